"""Blind regions of round 22, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, values
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.texts import plays, regions, until

TEXTS = {
    "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 30 damage to target region.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Moss": "creature 0 The Empire 1/1", "Fern": "creature 0 Gaian 1/1", "Bone": "creature 0 Dark Legion 1/1",
    "Ogre": "creature 0 Red Banner 1/1", "Lord": "creature 0 House of Nobles 1/1",
    "Vine": "enchantment 2 Dark Legion: Attach to a creature.", "Thread": "enchantment 0 Dark Legion: Attach to a creature.",
    "Rite": "magic 2 Dark Legion: Draw a card.",
    "Page": "creature 2 Red Banner 1/1", "Mite": "creature 0 Red Banner 1/1",
    "Edict": "magic 2 Red Banner: Gain 1 life point.",
}  # fmt: skip
WEALD, QUARTER, FIELDS, CROSSING = "Copperbeech Weald", "Candlewick Quarter", "Drumhead Fields", "Stavehold Crossing"
CLOISTER, OSSUARY, EXCHANGE = "Springwater Cloister", "Ossuary Row", "Exchange of Seven Doors"


@plays("Copperbeech Weald", "Candlewick Quarter", "Drumhead Fields", "Stavehold Crossing")
@plays("Springwater Cloister", "Ossuary Row", "Exchange of Seven Doors")
@pytest.mark.parametrize(("region", "can"), [
    (WEALD, "Fern, Lord"), (QUARTER, "Lord, Moss"), (FIELDS, "Moss, Ogre"), (CROSSING, "Moss, Ogre"), (CLOISTER, "Fern, Moss"),
    (OSSUARY, "Bone, Lord"), (EXCHANGE, "Lord, Moss, Ogre"),
])  # fmt: skip
def test_what_a_region_supports(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; hand: Moss, Fern, Bone, Ogre, Lord; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS
    )
    assert sorted(offered(s, "play")) == can.split(", ")


def event(name: str, faction: str) -> dict[str, str]:
    """An event that this region supports."""
    return TEXTS | {name: TEXTS[name].replace("event 0:", f"event 0 {faction}:")}


@plays("Copperbeech Weald")
def test_in_the_weald_those_of_the_front_strike_harder() -> None:
    s = regions(
        f"A: region {WEALD}; army: Ox 1/1; body: Cow 1/1; hand: Call, Ram\nB: army: Elk 1/1; hand: 1",
        event("Call", "Gaian") | {"Ram": event("Ram", "Gaian")["Ram"]},
    )
    assert values(s, "Ox", "Cow", "Elk", "Avatar of A") == ["2/1", "1/1", "1/1", "0/0"]
    s.play("Call", "target Cow")
    assert s.value("Cow") == "2/1"
    s.play("Ram", f"target {WEALD}")
    assert (s.place(WEALD), values(s, "Ox", "Cow")) == ("A's graveyard", ["1/1", "1/1"])
    s = regions(f"A: region Salt; regions: {WEALD}; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: 1", TEXTS)
    assert s.value("Ox") == "1/1"


@plays("Candlewick Quarter")
@pytest.mark.parametrize("who", ["A", "B"])
def test_when_the_quarter_is_lost_two_cards_are_drawn(who: str) -> None:
    hands = ("Ram, 1", "1") if who == "A" else ("1", "Ram, 1")
    s = regions(
        f"A: region {QUARTER}; army: Ox; hand: {hands[0]}; deck: 9\nB: army: Elk; hand: {hands[1]}; deck: 9\n"
        f"phase: Play, active {who}", event("Ram", "House of Nobles"),
    )  # fmt: skip
    s.choose("play Ram", f"target {QUARTER}")
    s.all_pass()
    assert (s.place(QUARTER), len(s.deck("A")), len(s.deck("B"))) == ("A's graveyard", 7, 9)


@plays("Candlewick Quarter")
@pytest.mark.parametrize(("attack", "drawn"), [(9, 2), (8, 0)])
def test_in_an_attack_it_is_lost_too_and_hurt_it_is_not(attack: int, drawn: int) -> None:
    s = regions(
        f"A: army: Ewe {attack}/9; hand: 1; deck: 9\nB: region {QUARTER}; army: Elk; hand: 1; deck: 9\nphase: Attack",
        TEXTS,
    )
    s.attack(QUARTER, "Ewe")
    fought(s)
    assert (len(s.deck("B")), len(s.deck("A"))) == (9 - drawn, 9)


@plays("Candlewick Quarter")
def test_with_an_empty_deck_it_is_the_end() -> None:
    s = regions(
        f"A: army: Ox; hand: Ram; deck: 9\nB: region {QUARTER}; army: Elk; hand: 1; deck: 0\nC: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Ram", f"target {QUARTER}")
    s.all_pass()
    assert (s.out("B") != "", s.over) == (True, False)


@plays("Drumhead Fields")
@pytest.mark.parametrize(("disciplines", "points", "more"), [
    (ONE, (), 1), (ONE, ONE, 0), ((), (), 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0), (ALL, (), 1),
])  # fmt: skip
def test_with_a_benefit_ones_attackers_strike_harder(
    disciplines: tuple[str, ...], points: tuple[str, ...], more: int
) -> None:
    s = won(FIELDS, disciplines, points, "army: Yak 1/9, Ewe 1/9; hand: Wait", "army: Elk 1/9; hand: 1; deck: 9")
    s.to("Attack")
    assert values(s, "Yak", "Ewe", "Elk") == ["1/9", "1/9", "1/9"]
    s.attack("Keep of B", "Yak")
    assert values(s, "Yak", "Ewe", "Elk") == [f"{1 + more}/9", "1/9", "1/9"]
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    fought(s)
    assert (s.hp("Keep of B"), s.value("Yak")) == (10 - 1 - more, "1/9")
    s.to("Play", "B")
    assert s.value("Yak") == "1/9"


@plays("Drumhead Fields")
def test_a_lost_field_ends_it_and_foes_are_not_helped() -> None:
    s = regions(
        f"A: region {FIELDS} advantage; army: Yak 1/9; hand: 1\nB: army: Elk 1/9; hand: Ram\nphase: Attack", TEXTS
    )
    s.choose("attack Keep of B")
    until(s, "play Ram")
    assert s.value("Yak") == "2/9"
    s.choose("play Ram", f"target {FIELDS}")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Yak") == "1/9"
    s = regions(
        f"A: region {FIELDS} advantage; army: Yak 1/9; hand: 1\nB: army: Elk 1/9; hand: 1\nphase: Attack, active B",
        TEXTS,
    )
    s.attack(FIELDS, "Elk")
    assert values(s, "Elk", "Yak") == ["1/9", "1/9"]


@plays("Stavehold Crossing")
@pytest.mark.parametrize(("where", "damage"), [
    ("body: Cow 2/9, Pig 3/9", 2), ("mind: Cow 2/9; body: Pig 3/9", 0), ("soul: Cow 2/9", 0),
])  # fmt: skip
def test_the_top_of_the_body_domain_strikes_back(where: str, damage: int) -> None:
    s = regions(f"A: army: Ewe 1/9, Sow 1/9; hand: 1\nB: region {CROSSING}; {where}; hand: 1\nphase: Attack", TEXTS)
    s.attack(CROSSING, "Ewe")
    s.defend("Ewe with Cow")
    assert (s.damage("Ewe"), s.damage("Cow"), s.hp(CROSSING)) == (damage, 1, 10)


@plays("Stavehold Crossing")
def test_both_blows_fall_at_once_and_foes_tops_do_not_strike_back() -> None:
    s = regions(f"A: army: Ewe 9/2; hand: 1\nB: region {CROSSING}; body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack(CROSSING, "Ewe")
    s.defend("Ewe with Cow")
    assert (s.place("Ewe"), s.place("Cow")) == ("A's graveyard", "B's graveyard")
    s = regions(f"A: region {CROSSING}; army: Ewe 1/9; hand: 1\nB: body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack("Keep of B", "Ewe")
    s.defend("Ewe with Cow")
    assert (s.damage("Ewe"), s.damage("Cow")) == (0, 1)


@plays("Springwater Cloister")
@pytest.mark.parametrize(("hurt", "hp"), [(5, 6), (1, 9), (0, 9)])
def test_in_ones_own_upkeep_the_cloister_is_mended(hurt: int, hp: int) -> None:
    s = regions(
        f"A: region {CLOISTER} hurt {hurt}; army: Ox; hand: 1\nB: region Hill (10) hurt 5; army: Elk; hand: 1\n"
        "phase: Entrance, active B", TEXTS,
    )  # fmt: skip
    s.to("Play", "A")
    assert (s.hp(CLOISTER), s.hp("Hill")) == (hp, 5)
    s.to("Play", "B")
    assert s.hp(CLOISTER) == hp
    s.to("Play", "A")
    assert s.hp(CLOISTER) == min(hp + 2, 9)


@plays("Ossuary Row")
@pytest.mark.parametrize(("card", "gold", "can"), [
    ("Vine", 1, True), ("Vine", 0, False), ("Thread", 0, True), ("Rite", 1, False), ("Rite", 2, True),
])  # fmt: skip
def test_ones_own_enchantments_are_cheap(card: str, gold: int, can: bool) -> None:
    money = f"gold {gold} Dark Legion; " if gold else ""
    s = regions(f"A: region {OSSUARY}; {money}army: Ox; hand: {card}\nB: army: Elk; hand: 1", TEXTS)
    assert bool(offered(s, "play")) is can
    if can:
        s.choose(f"play {card}")
        s.choose(*[o for o in s.options() if o == "target Elk"])
        s.all_pass()
        assert s.gems("A") == ""


@plays("Ossuary Row")
def test_a_foes_are_not() -> None:
    s = regions(f"A: gold 1 Dark Legion; army: Ox; hand: Vine\nB: region {OSSUARY}; army: Elk; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Exchange of Seven Doors")
@pytest.mark.parametrize(("disciplines", "points", "cheap", "drawn", "victory"), [
    (ONE, (), True, 0, 0), (ONE, ONE, False, 0, 1), (TWO, (), True, 2, 0), (TWO, ONE, True, 0, 1), (TWO, TWO, False, 0, 2),
    (ALL, (), True, 2, 3), ((), (), False, 0, 0),
])  # fmt: skip
def test_what_the_exchange_gives(
    disciplines: tuple[str, ...], points: tuple[str, ...], cheap: bool, drawn: int, victory: int
) -> None:
    s = won(
        EXCHANGE, disciplines, points, "army: Yak; gold 1 Red Banner; hand: Fern, Wait; deck: 9",
        "army: Elk; hand: 1; deck: 9",
    )  # fmt: skip
    assert (9 - len(s.deck("A")), s.victory("A"), len(s.deck("B"))) == (drawn, victory, 9)
    turn = s.turn
    while s.turn == turn and "play Fern" not in s.options():
        s.choose(s.way_on())
    assert (s.turn == turn, "play Fern" in s.options()) == (cheap, cheap)


@plays("Exchange of Seven Doors")
def test_creatures_alone_are_cheaper_and_no_longer_than_the_region_is_held() -> None:
    table = (
        f"A: region {EXCHANGE} advantage; gold 1 Red Banner; army: Ox; hand: Page, Mite, Edict, {{}}\n"
        "B: army: Elk; hand: 1\nphase: {}"
    )
    s = regions(table.format("Page", "Entrance"), TEXTS)
    assert sorted(set(offered(s, "play"))) == ["Mite", "Page", "Page (2)"]
    s.choose("play Page", "place in the Front")
    s.all_pass()
    assert (s.place("Page"), s.gems("A")) == ("A's Front", "")
    s.choose("play Mite", "place in the Front")
    s.all_pass()
    assert s.place("Mite") == "A's Front"
    s = regions(table.format("Ram", "Play"), event("Ram", "Red Banner"))
    assert "play Edict" not in s.options()
    s.play("Ram", f"target {EXCHANGE}")
    s.to("Entrance")
    assert "play Page" not in s.options()


@plays("Exchange of Seven Doors")
def test_two_cards_of_an_empty_deck_are_the_end() -> None:
    s = regions(
        f"A: region {EXCHANGE}; body: Ox; mind: Cow; army: Yak; deck: 1; hand: Wait\nB: army: Elk; hand: 1\n"
        "C: army: Hen; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    for discipline, bid in (("Body", "Ox"), ("Mind", "Cow")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bid}")
    while s.out("A") == "" and s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": the benefit")), None) or s.way_on())
    assert s.out("A") != ""
