"""Blind regions of round 23, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, values
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.texts import plays, regions, until
from scenes.regions import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 30 damage to target region.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Moss": "creature 0 The Empire 1/1", "Fern": "creature 0 Gaian 1/1", "Bone": "creature 0 Dark Legion 1/1",
    "Ogre": "creature 0 Red Banner 1/1", "Lord": "creature 0 House of Nobles 1/1",
    "Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.", "Elm": "event 9: Draw a card.",
}  # fmt: skip
MARCHES, TOLLS, DOWNS, WARD = (
    "Hartwood Marches", "Salt Road Tollhouses", "Barrow Downs of Old Captains", "Lantern Canal Ward")  # fmt: skip
DRUM, HILLS, PLAZA = "Red Drum Terraces", "Terraced Granary Hills", "Plaza of Three Oratories"


@plays("Hartwood Marches", "Salt Road Tollhouses", "Barrow Downs of Old Captains", "Lantern Canal Ward")
@plays("Red Drum Terraces", "Terraced Granary Hills", "Plaza of Three Oratories")
@pytest.mark.parametrize(("region", "can"), [
    (MARCHES, "Fern"), (TOLLS, "Lord, Moss"), (DOWNS, "Bone"), (WARD, "Lord, Moss"), (DRUM, "Ogre"), (HILLS, "Fern, Ogre"),
    (PLAZA, "Fern, Moss, Ogre"),
])  # fmt: skip
def test_what_a_region_supports(region: str, can: str) -> None:
    s = regions(
        f"A: region {region}; hand: Moss, Fern, Bone, Ogre, Lord; army: Ox\nB: army: Elk\nphase: Entrance", TEXTS
    )
    assert sorted(offered(s, "play")) == can.split(", ")


def event(name: str, faction: str) -> dict[str, str]:
    """An event that this region supports."""
    return TEXTS | {name: TEXTS[name].replace("event 0:", f"event 0 {faction}:")}


def answered(region: str, prize: str) -> Scene:
    """In B's turn A wins the discipline that B claims, and takes this for it."""
    s = regions(
        f"A: region {region}; body: Ox, Cow; army: Yak 1/9; deck: 9; hand: Wait\n"
        "B: army: Elk 1/9; body: Bee; hand: 1; deck: 9\nphase: Tactics, active B", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Bee")
    until(s, "bid Ox")
    s.choose("bid Ox", "bid Cow")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(prize)), None) or s.way_on())
    return s


@plays("Hartwood Marches")
def test_in_the_marches_the_front_bears_one_more() -> None:
    s = regions(
        f"A: region {MARCHES}; army: Ox 1/1 marked, Yak 1/2; body: Cow 1/1; hand: Call, Ram; deck: 9\n"
        "B: army: Elk 1/1; hand: 1; deck: 9",
        event("Call", "Gaian") | {"Ram": event("Ram", "Gaian")["Ram"]},
    )
    assert values(s, "Ox", "Yak", "Cow", "Elk", "Avatar of A") == ["1/2", "1/3", "1/1", "1/1", "0/0"]
    s.play("Call", "target Cow")
    assert s.value("Cow") == "1/2"
    other = s.fork()
    s.to("Play", "B")
    assert values(s, "Ox", "Cow") == ["1/2", "1/2"]
    other.play("Ram", f"target {MARCHES}")
    assert (other.place(MARCHES), values(other, "Ox", "Cow")) == ("A's graveyard", ["1/1", "1/1"])
    s = regions(f"A: region Salt; regions: {MARCHES}; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: 1", TEXTS)
    assert s.value("Ox") == "1/1"


@plays("Hartwood Marches")
def test_whoever_has_suffered_enough_dies_as_the_marches_are_lost() -> None:
    s = regions(
        f"A: region {MARCHES}; army: Ox 1/2 hurt 2, Yak 1/3 hurt 2; hand: 1\nB: army: Elk; hand: Ram\nphase: Play, active B",
        TEXTS,
    )
    assert (s.place("Ox"), s.value("Ox")) == ("A's Front", "1/3")
    s.play("Ram", f"target {MARCHES}")
    assert (s.place("Ox"), s.place("Yak")) == ("A's graveyard", "A's Front")


@plays("Salt Road Tollhouses")
@pytest.mark.parametrize(("disciplines", "points", "drawn"), [
    ((), (), 0), (ONE, (), 1), (ONE, ONE, 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0), (ALL, (), 1),
])  # fmt: skip
def test_at_the_tollhouses_one_card_is_taken_instead_of_points(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int
) -> None:
    s = won(TOLLS, disciplines, points, "army: Yak; hand: Wait", "army: Elk; hand: 1; deck: 9")
    assert (9 - len(s.deck("A")), len(s.deck("B"))) == (drawn, 9)
    assert s.victory("A") == (3 if disciplines == ALL else len(points))


@plays("Salt Road Tollhouses")
@pytest.mark.parametrize("prize", [": the benefit", ": 1 VP"])
def test_it_is_won_in_others_tactics_phases_too(prize: str) -> None:
    s = answered(TOLLS, prize)
    assert (s.active, len(s.deck("A")), len(s.deck("B"))) == ("B", 8 if prize == ": the benefit" else 9, 9)
    assert s.victory("A") == (prize == ": 1 VP")


@plays("Salt Road Tollhouses")
def test_out_of_an_empty_deck_the_toll_is_the_end() -> None:
    s = regions(
        f"A: region {TOLLS}; body: Ox; army: Yak; deck: 0; hand: Wait\nB: army: Elk; hand: 1\nC: army: Hen; hand: 1\n"
        "phase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    while s.phase == "Tactics" and not s.out("A"):
        s.choose(next((o for o in s.options() if o.endswith(": the benefit")), None) or s.way_on())
    assert (s.out("A") != "", s.over) == (True, False)


@plays("Barrow Downs of Old Captains")
@pytest.mark.parametrize("who", ["A", "B"])
def test_when_the_downs_are_lost_two_cards_are_drawn(who: str) -> None:
    hands = ("Ram, 1", "1") if who == "A" else ("1", "Ram, 1")
    s = regions(
        f"A: region {DOWNS}; regions: Hill, Coast; army: Ox; hand: {hands[0]}; deck: 9\n"
        f"B: army: Elk; hand: {hands[1]}; deck: 9\nphase: Play, active {who}", event("Ram", "Dark Legion"),
    )  # fmt: skip
    s.choose("play Ram", f"target {DOWNS}")
    while s.place(DOWNS) != "A's graveyard":
        s.choose("pass")
    assert s.place("Hill") == "A's Region"
    s.all_pass()
    assert (s.place("Hill"), len(s.deck("A")), len(s.deck("B"))) == ("A's Region", 7, 9)


@plays("Barrow Downs of Old Captains")
@pytest.mark.parametrize(("attack", "drawn"), [(8, 2), (7, 0)])
def test_in_an_attack_they_are_lost_too_and_hurt_they_are_not(attack: int, drawn: int) -> None:
    s = regions(
        f"A: army: Ewe {attack}/9; hand: 1; deck: 9\nB: region {DOWNS}; army: Elk; hand: 1; deck: 9\nphase: Attack",
        TEXTS,
    )
    s.attack(DOWNS, "Ewe")
    fought(s)
    assert (9 - len(s.deck("B")), len(s.deck("A"))) == (drawn, 9)


@plays("Barrow Downs of Old Captains")
@pytest.mark.parametrize(("deck", "pile", "out"), [
    (2, "", False), (1, "", True), (0, "", True), (9, "; no regions", True),
])  # fmt: skip
def test_with_too_few_cards_or_no_other_region_it_is_the_end(deck: int, pile: str, out: bool) -> None:
    s = regions(
        f"A: army: Ox; hand: Ram; deck: 9\nB: region {DOWNS}{pile}; army: Elk; hand: 1; deck: {deck}\nC: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Ram", f"target {DOWNS}")
    s.all_pass()
    assert (s.out("B") != "", s.over) == (out, False)


@plays("Barrow Downs of Old Captains")
def test_from_the_pile_or_anothers_loss_nothing_is_drawn() -> None:
    s = regions(
        f"A: army: Ox; hand: Ram; deck: 9; region {DOWNS}\n"
        f"B: region Hill; regions: {DOWNS}, Coast; army: Elk; hand: 1; deck: 9",
        event("Ram", "Dark Legion"),
    )
    s.choose("play Ram", "target Hill")
    s.all_pass()
    assert (s.place("Hill"), len(s.deck("A")), len(s.deck("B"))) == ("B's graveyard", 9, 9)


@plays("Lantern Canal Ward")
@pytest.mark.parametrize(("where", "damage"), [
    ("body: Cow 2/9, Pig 3/9", 2), ("mind: Cow 2/9; body: Pig 3/9", 2), ("soul: Cow 2/9", 2),
])  # fmt: skip
def test_in_the_ward_civilians_strike_back(where: str, damage: int) -> None:
    for region, struck in ((WARD, damage), ("Salt", 0)):
        s = regions(f"A: army: Ewe 1/9, Sow 1/9; hand: 1\nB: region {region}; {where}; hand: 1\nphase: Attack", TEXTS)
        s.attack(region, "Ewe")
        s.defend("Ewe with Cow")
        assert (s.damage("Ewe"), s.damage("Cow"), s.damage(region)) == (struck, 1, 0)


@plays("Lantern Canal Ward")
def test_both_strike_at_once_and_several_add_up_and_foes_civilians_do_not() -> None:
    s = regions(f"A: army: Ewe 9/2; hand: 1\nB: region {WARD}; body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack(WARD, "Ewe")
    s.defend("Ewe with Cow")
    assert (s.place("Ewe"), s.place("Cow")) == ("A's graveyard", "B's graveyard")
    s = regions(
        f"A: army: Ewe 1/9; hand: 1\nB: region {WARD}; body: Cow 2/9; mind: Pig 3/9; hand: 1\nphase: Attack", TEXTS
    )
    s.attack(WARD, "Ewe")
    s.defend("Ewe with Cow", "Ewe with Pig")
    assert s.damage("Ewe") == 5
    s = regions(f"A: region {WARD}; army: Ewe 1/9; hand: 1\nB: body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack("Keep of B", "Ewe")
    s.defend("Ewe with Cow")
    assert (s.damage("Ewe"), s.damage("Cow")) == (0, 1)


@plays("Lantern Canal Ward")
@pytest.mark.parametrize("first", ["Sow", "Ewe"])
def test_when_the_ward_is_lost_in_mid_attack_later_civilians_do_not_strike_back(first: str) -> None:
    order = ["Sow", "Ewe"] if first == "Sow" else ["Ewe", "Sow"]
    s = regions(
        f"A: army: Ewe 1/9, Sow 9/9; hand: 1\nB: region {WARD}; body: Cow 2/9; hand: 1\nphase: Attack", TEXTS
    )  # fmt: skip
    s.attack(WARD, *order)
    s.defend("Ewe with Cow")
    assert (s.place(WARD), s.damage("Ewe"), s.damage("Cow")) == ("B's graveyard", 0 if first == "Sow" else 2, 1)


@plays("Red Drum Terraces")
@pytest.mark.parametrize(("disciplines", "points", "more"), [
    (ONE, (), 1), (ONE, ONE, 0), ((), (), 0), (TWO, (), 1), (TWO, ONE, 1), (TWO, TWO, 0), (ALL, (), 1),
])  # fmt: skip
def test_with_a_benefit_the_front_strikes_harder(
    disciplines: tuple[str, ...], points: tuple[str, ...], more: int
) -> None:
    s = won(DRUM, disciplines, points, "army: Yak 1/9, Ewe 1/9; hand: Wait, Ogre", "army: Elk 1/9; hand: 1; deck: 9")
    assert values(s, "Yak", "Ewe", "Elk", "Ox") == [f"{1 + more}/9", f"{1 + more}/9", "1/9", "1/1"]
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    s.to("Attack")
    assert s.value("Yak") == f"{1 + more}/9"
    s.to("Play", "B")
    assert s.value("Yak") == "1/9"


@plays("Red Drum Terraces")
def test_who_comes_later_strikes_harder_too_and_with_the_region_it_ends() -> None:
    s = regions(
        f"A: region {DRUM} advantage; army: Yak 1/9; body: Cow 1/1; hand: Call, Ram, 1\nB: army: Elk 1/9; hand: 1",
        event("Call", "Red Banner") | {"Ram": event("Ram", "Red Banner")["Ram"]},
    )
    assert values(s, "Yak", "Cow") == ["2/9", "1/1"]
    s.play("Call", "target Cow")
    assert s.value("Cow") == "2/1"
    s.play("Ram", f"target {DRUM}")
    assert values(s, "Yak", "Cow") == ["1/9", "1/1"]


@plays("Red Drum Terraces")
def test_won_in_anothers_turn_it_holds_for_defenders() -> None:
    s = answered(DRUM, ": the benefit")
    s.to("Attack")
    assert (s.active, values(s, "Yak", "Elk")) == ("B", ["2/9", "1/9"])
    s.attack(DRUM, "Elk")
    s.defend("Elk with Yak")
    assert s.damage("Elk") == 2
    s.to("Play", "A")
    assert s.value("Yak") == "1/9"


@plays("Terraced Granary Hills")
@pytest.mark.parametrize(("hurt", "left"), [(5, 4), (1, 0), (0, 0)])
def test_in_each_upkeep_of_ones_own_the_hills_recover(hurt: int, left: int) -> None:
    s = regions(
        f"A: region {HILLS} hurt {hurt}; army: Ox; hand: 1; deck: 9\nB: region Hill (10) hurt 5; army: Elk; hand: 1; deck: 9\n"
        "phase: Entrance, active B", TEXTS,
    )  # fmt: skip
    s.to("Play", "A")
    assert (s.damage(HILLS), s.hp(HILLS), s.damage("Hill")) == (left, 12 - left, 5)
    s.to("Play", "B")
    assert s.damage(HILLS) == left
    s.to("Play", "A")
    assert s.damage(HILLS) == max(left - 1, 0)


@plays("Terraced Granary Hills")
def test_it_is_done_between_unmark_and_draw() -> None:
    s = regions(
        f"A: region {HILLS} hurt 5; army: Ox marked; hand: Wait; deck: 9\nB: army: Elk; hand: Wait; deck: 9\n"
        "phase: Entrance, active B", TEXTS,
    )  # fmt: skip
    while s.damage(HILLS) == 5:
        s.choose(s.way_on())
    assert (s.active, s.phase, s.marked("Ox"), len(s.deck("A"))) == ("A", "Upkeep", False, 9)


@plays("Plaza of Three Oratories")
@pytest.mark.parametrize(("disciplines", "points", "drawn", "more", "left"), [
    ((), (), 0, 0, 3), (ONE, (), 1, 0, 3), (ONE, ONE, 0, 0, 3), (TWO, (), 1, 1, 3), (TWO, ONE, 1, 0, 3), (TWO, TWO, 0, 0, 3),
    (ALL, (), 1, 1, 1),
])  # fmt: skip
def test_what_the_plaza_gives(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int, more: int, left: int
) -> None:
    s = won(
        PLAZA,
        disciplines,
        points,
        "army: Yak 1/9; hand: Wait",
        "army: Elk 1/9; body: Bee; hand: Rat, Hog, Elm; deck: 9",
    )
    s.all_pass()
    while s.asked == "B" and offered(s, "pick"):
        s.choose(s.options()[0])
    assert (9 - len(s.deck("A")), len(s.hand("B")), len(s.deck("B"))) == (drawn, left, 9)
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    assert values(s, "Yak", "Ox", "Cow", "Hen", "Elk") == [
        f"{1 + more}/{9 + more}", *[f"{1 + more}/{1 + more}"] * 3, "1/9"]  # fmt: skip
    s.to("Play", "B")
    assert s.value("Yak") == "1/9"


@plays("Plaza of Three Oratories")
def test_who_has_fewer_than_two_cards_gives_all_he_has() -> None:
    s = won(PLAZA, ALL, (), "army: Yak; hand: Wait", "army: Elk; hand: Rat; deck: 9")
    s.all_pass()
    assert (s.hand("B"), s.grave("B"), s.victory("A")) == ([], ["Rat"], 3)


@plays("Plaza of Three Oratories")
def test_each_opponent_chooses_his_two_and_later_comers_are_stronger_until_the_plaza_is_lost() -> None:
    s = regions(
        f"A: region {PLAZA}; body: Ox; mind: Cow; soul: Hen; army: Yak 1/9; hand: Moss, Ram; deck: 9\n"
        "B: army: Elk; hand: Rat, Hog, Elm; deck: 9\nC: army: Ewe; hand: 3; deck: 9\nphase: Tactics", event("Ram", "Gaian"),
    )  # fmt: skip
    for discipline, bid in (("Body", "Ox"), ("Mind", "Cow"), ("Soul", "Hen")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bid}")
    until(s, "pick")
    while offered(s, "pick"):
        assert s.asked in "BC"
        s.choose(
            "pick Elm" if "pick Elm" in s.options() else "pick Hog" if "pick Hog" in s.options() else s.options()[0]
        )
    assert (s.hand("B"), len(s.hand("C")), s.victory("A")) == (["Rat"], 1, 3)
    until(s, "play Moss")
    s.choose("play Moss", "place in the Mind Domain")
    while s.place("Moss") != "A's Mind":
        s.choose("pass")
    assert values(s, "Moss", "Yak") == ["2/2", "2/10"]
    until(s, "play Ram")
    s.choose("play Ram", f"target {PLAZA}")
    while s.table.chain:
        s.choose("pass")
    assert values(s, "Moss", "Yak", "Ox") == ["1/1", "1/9", "1/1"]
