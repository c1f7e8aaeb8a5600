"""Blind cities of AVA's round 32, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Hail": "event 0: Kill all creatures.", "Scare": "event 0: Discard target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Deed": "magic 0: Draw a card.", "Vine": "enchantment 0: Attach to a creature. Enchanted creature gets +0/+1.",
    "Blow": "magic 0: Deal 1 damage to target creature.", "Page": "creature 2 Red Banner loyalty 1 1/1",
    "Whelp": "creature 1 Gaian 1/1", "Mite": "creature 0 Gaian 1/1", "Writ": "magic 2 Gaian: Gain 1 life point.",
    "Brawn": "event 0: Target creature gets +1/+0 until end of turn.",
    "Sap": "event 0: Target creature gets -1/+0 until end of turn.",
    "Void": "event 0: Counter target magic.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
STONEQUAY, WILLOWHALL, ARCHIVE = "Stonequay", "Willowhall", "Ninefold Archive"
BLACKFEN, CINDERFORGE = "Blackfen", "Cinderforge"


def resolved(s: Scene, *wanted: str) -> None:
    """All is resolved, in whatever order, and these are chosen on the way."""
    while starting(s, "trigger of") or s.table.chain:
        found = [o for o in s.options() if o in wanted] or starting(s, "trigger of")
        s.choose(found[0] if found else s.way_on())


@plays("Stonequay", "Willowhall", "Ninefold Archive", "Blackfen", "Cinderforge")
@pytest.mark.parametrize(("city", "discipline", "strength"), [
    (STONEQUAY, "Body", 7), (WILLOWHALL, "Soul", 6), (ARCHIVE, "Mind", 5), (BLACKFEN, "Soul", 6), (CINDERFORGE, "Body", 6),
])  # fmt: skip
def test_what_discipline_a_city_is_of(city: str, discipline: str, strength: int) -> None:
    s = ava(f"A: city {city}: Hen; army: Ox; hand: 1\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    assert offered(s, "claim") == [discipline]
    s = ava(f"A: army: Ram {strength}/9; hand: 1\nB: city {city} (hurt 1); city Fen; army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose(f"attack {city}")
    fought(s)
    assert s.place(city) == "B's graveyard"
    s = ava(f"A: army: Ram {strength - 1}/9; hand: 1\nB: city {city}; city Fen; army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose(f"attack {city}")
    fought(s)
    assert s.place(city) == "B's Kingdom"


@plays("Stonequay")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_with_the_quay_ones_army_strikes_harder_for_the_turn(prize: str, more: int) -> None:
    s = ava(
        f"A: army: Ox 1/9, Yak 0/1; city {STONEQUAY}: Hen, Nun; hand: Call, House\nB: army: Cow; hand: 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Body", "Hen", prize)
    s.to("Play")
    assert values(s, "Ox", "Yak", "Hen", "Nun", "Cow", "Avatar of A") == [
        f"{1 + more}/9",
        f"{more}/1",
        "1/1",
        "1/1",
        "1/1",
        "0/0",
    ]
    s.play("Call", "target Nun")
    assert s.value("Nun") == f"{1 + more}/1"
    s.choose("play House", "target Ox")
    s.choose(*starting(s, f"target {STONEQUAY}"))
    s.all_pass()
    assert (s.place("Ox"), s.value("Ox")) == (STONEQUAY, "1/9")
    s.to("Play", "B")
    assert values(s, "Yak", "Nun") == ["0/1", "1/1"]


@plays("Stonequay")
def test_won_in_a_foes_turn_it_helps_to_defend_until_it_is_lost() -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: Raze\nB: city {STONEQUAY} (advantage); city Fen; army: Cow; hand: Wait{COMBAT}", TEXTS
    )
    assert values(s, "Cow", "Ram") == ["2/1", "1/9"]
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ram with Cow")
    lost = s.fork()
    fought(s)
    assert s.damage("Ram") == 2
    until(lost, "play Raze")
    lost.choose("play Raze", f"target {STONEQUAY}")
    resolved(lost)
    assert lost.value("Cow") == "1/1"


@plays("Willowhall")
@pytest.mark.parametrize(("card", "gained"), [("Deed", 1), ("Blow", 1), ("Wait", 0), ("Vine", 0)])
@pytest.mark.parametrize("lit", [True, False])
def test_each_magic_of_ones_own_gives_a_life_point(card: str, gained: int, lit: bool) -> None:
    s = ava(
        f"A: army: Ox 1/9; city {WILLOWHALL}{' (advantage)' * lit}; hand: {card}, Deed, 1; deck: 9\nB: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose(starting(s, f"play {card}")[0])
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    assert s.life("A") == 20 + gained * lit
    s.choose(starting(s, "play Deed")[0])
    resolved(s)
    assert (s.life("A"), s.life("B")) == (20 + (gained + 1) * lit, 20)


@plays("Willowhall")
def test_it_is_gained_before_the_magic_and_whatever_becomes_of_that() -> None:
    s = ava(f"A: army: Ox; city {WILLOWHALL} (advantage); hand: Deed; deck: 9\nB: army: Cow; hand: Void, Wait", TEXTS)
    s.choose("play Deed")
    while s.life("A") == 20:
        assert len(s.deck("A")) == 9
        s.choose(s.way_on())
    assert (s.life("A"), s.place("Deed")) == (21, "the chain")
    until(s, "play Void")
    s.choose("play Void")
    s.choose(*starting(s, "target Deed"))
    resolved(s)
    assert (s.life("A"), len(s.deck("A")), s.place("Deed")) == (21, 9, "A's graveyard")
    s = ava(f"A: army: Ox; city {WILLOWHALL} (advantage); hand: Wait\nB: army: Cow; hand: Deed{COMBAT}", TEXTS)
    s.to("Play", "B")
    s.play("Deed")
    assert (s.life("A"), s.life("B")) == (20, 20)


@plays("Ninefold Archive")
@pytest.mark.parametrize(("lit", "gold", "can"), [
    (1, "1 Red Banner", ["Mite", "Page", "Whelp"]), (0, "1 Red Banner", ["Mite"]), (1, "1 Gaian", ["Mite", "Page", "Whelp"]),
    (1, "", ["Mite", "Whelp"]), (2, "", ["Mite", "Page", "Whelp"]), (0, "1 Red Banner, 1 Gaian", ["Mite", "Page", "Whelp"]),
])  # fmt: skip
def test_creatures_are_cheap(lit: int, gold: str, can: list[str]) -> None:
    cities = [f"city {ARCHIVE}{' (advantage)' * (n < lit)}" for n in range(2)]
    money = f"gold {gold}; " if gold else ""
    s = ava(
        f"A: {money}{'; '.join(cities)}; army: Ox; hand: Page, Whelp, Mite, 1\nB: army: Cow; hand: 1{ENTRANCE}", TEXTS
    )
    assert sorted(o for o in offered(s, "play") if not o.startswith("Spare")) == can
    if "Page" in can:
        s.choose("play Page", "place in the Army")
        s.all_pass()
        assert (s.place("Page"), s.gems("A")) == ("A's Army", "")


@plays("Ninefold Archive")
def test_nothing_else_is_cheaper_nor_for_anybody_else_nor_next_turn() -> None:
    s = ava(
        f"A: gold 1 Gaian; city {ARCHIVE} (advantage); cities: Elm; army: Ox; hand: Writ, 1; deck: 9\n"
        "B: army: Cow; hand: Whelp, 1; deck: 9", TEXTS | {"Elm": "city 2 Gaian Body 8"},
    )  # fmt: skip
    assert not offered(s, "play", "Writ")
    s.to("Entrance")
    assert not offered(s, "build")
    s.to("Entrance", "B")
    assert "play Whelp" not in s.options()
    s = ava(f"A: city {ARCHIVE} (advantage); army: Ox; hand: Whelp, 1; deck: 9\nB: army: Cow; hand: 1; deck: 9", TEXTS)
    s.to("Play", "B")
    s.to("Entrance", "A")
    assert "play Whelp" not in s.options()


@plays("Blackfen")
@pytest.mark.parametrize("who", ["Ox", "Hen", "Cow"])
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("robbed", ["B", "C"])
def test_for_gold_each_death_robs_a_foe_of_a_card(who: str, pays: bool, robbed: str) -> None:
    s = ava(
        f"A: gold 1 Red Banner; city {BLACKFEN} (advantage): Hen; army: Ox; hand: Axe, Rye\nB: army: Cow; hand: Oat, Bean\n"
        "C: hand: Pea, Leek", TEXTS,
    )  # fmt: skip
    s.choose("play Axe", f"target {who}")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes" if pays else "no")
    if pays:
        until(s, "pick player")
        assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["player B", "player C"])
        s.choose(f"pick player {robbed}")
        assert (s.asked, len(s.options())) == (robbed, 2)
        s.choose(s.options()[1])
    resolved(s)
    assert [len(s.hand(seat)) for seat in "ABC"] == [1, 2 - (pays and robbed == "B"), 2 - (pays and robbed == "C")]
    assert s.gems("A") == ("" if pays else "1 Red Banner")
    if pays:
        assert s.place("Bean" if robbed == "B" else "Leek") == f"{robbed}'s graveyard"


@plays("Blackfen")
@pytest.mark.parametrize(("way", "gold", "left"), [("Hail", 2, 1), ("Hail", 3, 0), ("Hail", 1, 2), ("Scare", 2, 3)])
def test_it_is_asked_for_each_death_and_for_nothing_else(way: str, gold: int, left: int) -> None:
    s = ava(
        f"A: gold {gold} Gaian; city {BLACKFEN} (advantage): Hen; army: Ox; hand: {way}, 1\nB: army: Cow; hand: 3",
        TEXTS,
    )
    s.choose(f"play {way}")
    s.choose(*starting(s, "target Ox"))
    while starting(s, "trigger of", "yes", "discard", "pick") or s.table.chain:
        s.choose(next(iter(starting(s, "trigger of", "yes", "discard", "pick")), None) or s.way_on())
    assert len(s.hand("B")) == left


@plays("Blackfen")
def test_an_empty_hand_costs_the_gold_and_without_advantage_or_gold_nothing_is_asked() -> None:
    s = ava(f"A: gold 1 Gaian; city {BLACKFEN} (advantage): Hen; army: Ox; hand: Axe\nB: army: Cow; hand: 0", TEXTS)
    s.choose("play Axe", "target Ox")
    until(s, "yes")
    s.choose("yes")
    resolved(s)
    assert (s.gems("A"), s.hand("B")) == ("", [])
    for gold, lit in (("gold 1 Gaian; ", ""), ("", " (advantage)")):
        s = ava(f"A: {gold}city {BLACKFEN}{lit}; army: Ox; hand: Axe\nB: army: Cow; hand: 2", TEXTS)
        s.choose("play Axe", "target Ox")
        while s.table.chain:
            assert "yes" not in s.options()
            s.choose(s.way_on())
        assert len(s.hand("B")) == 2


@plays("Cinderforge")
def test_those_who_live_at_the_forge_are_stronger_without_a_bid() -> None:
    s = ava(
        f"A: army: Ox 1/9; city {CINDERFORGE}: Hen, Nun 2/2; city Fen: Ewe; hand: Call\nB: army: Cow; hand: 1", TEXTS
    )
    assert values(s, "Hen", "Nun", "Ewe", "Ox", "Cow") == ["2/1", "3/2", "1/1", "1/9", "1/1"]
    s.play("Call", "target Hen")
    assert s.value("Hen") == "1/1"


@plays("Cinderforge")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    (CINDERFORGE, "avatar", "2/9"), ("B's army", "avatar", "1/9"), ("Fen", "avatar", "1/9"),
    (CINDERFORGE, "city Elm; avatar in Elm", "1/9"),
])  # fmt: skip
def test_who_helps_to_hold_the_forge_lives_there_for_the_attack(goal: str, avatar: str, value: str) -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: Wait\nB: city {CINDERFORGE}; city Fen; {avatar}; army: Cow 1/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value("Cow") == value
    fought(s)
    assert s.value("Cow") == "1/9"


@plays("Cinderforge")
def test_even_an_avatar_at_the_forge_strikes() -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: 1\nB: city {CINDERFORGE}; avatar in {CINDERFORGE}; army: Cow; hand: 1{COMBAT}", TEXTS
    )
    s.choose(f"attack {CINDERFORGE}")
    until(s, "block")
    s.choose("block Ram with Avatar of B")
    fought(s)
    assert s.damage("Ram") == 1


@plays("Cinderforge")
@pytest.mark.parametrize(("lit", "goal", "can"), [
    (True, "B's army", ["Avatar of B", "Bear", "Ewe"]), (True, "Dale", ["Avatar of B", "Bear", "Ewe", "Nun"]),
    (False, "Dale", ["Avatar of B", "Bear", "Cow", "Ewe", "Hen", "Nun", "Sow"]),
])  # fmt: skip
def test_with_the_advantage_the_weak_do_not_defend(lit: bool, goal: str, can: list[str]) -> None:
    s = ava(
        f"A: city {CINDERFORGE}{' (advantage)' * lit}; army: Ox 1/9; hand: Sap\n"
        "B: army: Cow 1/9, Bear 2/2, Ewe 1/1, Sow 2/2; city Dale: Hen 0/9, Nun 3/3; hand: Brawn\nphase: Attack", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "play Brawn")
    s.choose("play Brawn", "target Ewe")
    resolved(s)
    until(s, "play Sap")
    s.choose("play Sap", "target Sow")
    resolved(s)
    until(s, "block")
    assert sorted(o.removeprefix("Ox with ") for o in offered(s, "block")) == can


@plays("Cinderforge")
def test_ones_own_weak_ones_defend_and_who_is_weakened_later_stays() -> None:
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: city {CINDERFORGE} (advantage); army: Cow 1/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert "Ox with Cow" in offered(s, "block")
    s = ava(f"A: city {CINDERFORGE} (advantage); army: Ox 1/9; hand: Sap\nB: army: Bear 2/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ox with Bear")
    until(s, "play Sap")
    s.choose("play Sap", "target Bear")
    fought(s)
    assert (s.damage("Bear"), s.damage("Ox"), s.victory("A")) == (1, 1, 0)
