"""Blind texts of ARC's twenty-eighth round about whoever moves, comes and grows, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Back": "event 0: Return target creature to its owner's hand.",
    "Pay": "event 1: Gain 1 victory point.", "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Cub": "creature 1 (Beast) 1/1", "Sow": "creature 1 (Boar Beast) 1/1",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def goes(s: Scene, name: str, goal: str) -> None:
    """It moves there."""
    s.choose(f"move {name} to {goal}")
    resolve(s)


LEGION = "Paviour Legionary"


@plays("Paviour Legionary")
def test_the_legionary_marches_and_attacks_in_one_turn() -> None:
    s = arc(f"A: city Oak (Body, 8): {LEGION}, Hen; city Fir (Mind, 8); army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    goes(s, LEGION, "the Army")
    assert (s.marked(LEGION), s.place(LEGION), offered(s, "move", "Hen")) == (False, "A's Army", [])
    back = s.fork()
    goes(back, LEGION, "Fir")
    assert (back.marked(LEGION), back.place(LEGION), offered(back, "move")) == (False, "Fir", [])
    goes(s, "Wolf", "Fir")
    assert s.marked("Wolf")
    s.to("Attack")
    s.choose("attack Elm")
    assert s.marked(LEGION)
    fought(s)
    assert s.damage("Elm") == 2


@plays("Paviour Legionary")
def test_the_marked_legionary_does_not_march_and_a_bid_marks_it() -> None:
    s = arc(f"A: city Oak (Body, 8): {LEGION} marked, Hen; city Fir (Mind, 8)\nB: army: Ox", TEXTS)
    assert sorted({way.partition(" to ")[0] for way in offered(s, "move")}) == ["Hen"]
    s = arc(f"A: city Oak (Body, 8): {LEGION}; city Fir (Mind, 8)\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {LEGION}")
    assert s.marked(LEGION)


MATRON = "Thicket Matron"


@plays("Thicket Matron")
@pytest.mark.parametrize(
    "there", ["army: {0}, Cub, Wolf; city Oak (Body, 8): Sow", "army: Cub, Wolf; city Oak (Body, 8): {0}, Sow"]
)
def test_the_matron_shields_the_other_beasts(there: str) -> None:
    s = arc(f"A: {there.format(MATRON)}; hand: Axe\nB: army: Cub", TEXTS)
    assert values(s, MATRON, "Cub", "Sow", "Wolf", "Cub (2)") == ["3/4", "1/2", "1/2", "1/1", "1/1"]
    s.play("Axe", f"target {MATRON}")
    assert values(s, "Cub", "Sow") == ["1/1", "1/1"]


@plays("Thicket Matron")
def test_two_matrons_shield_each_other_and_the_hurt_die_without_them() -> None:
    s = arc(f"A: army: {MATRON}, {MATRON}, Cub hurt 2, Sow hurt 1; hand: Back\nB: army: Ox", TEXTS)
    assert values(s, MATRON, f"{MATRON} (2)", "Cub", "Sow") == ["3/5", "3/5", "1/3", "1/3"]
    s.play("Back", f"target {MATRON} (2)")
    s.all_pass()
    assert (s.value(MATRON), s.place("Cub"), s.place("Sow")) == ("3/4", "A's graveyard", "A's Army")


TROOPER = "Impatient Trooper"


@plays("Impatient Trooper")
@pytest.mark.parametrize("home", ["city Oak (Body, 8)", "city Oak (Body, 8); city Fir (Mind, 8)", "city Marsh"])
def test_the_trooper_comes_into_the_army_and_attacks(home: str) -> None:
    s = arc(f"A: hand: {TROOPER}; gems 2 Red Banner; {home}\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"play {TROOPER}")
    while s.table.chain:
        assert not offered(s, "place")
        s.choose(s.way_on())
    assert (s.place(TROOPER), s.marked(TROOPER)) == ("A's Army", False)
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 2


@plays("Impatient Trooper")
def test_the_trooper_who_is_called_back_comes_into_the_army_too() -> None:
    s = arc(f"A: hand: Raise; grave: {TROOPER}; city Oak (Body, 8); city Fir (Mind, 8)\nB: army: Ox", TEXTS)
    s.play("Raise")
    assert (s.place(TROOPER), s.marked(TROOPER)) == ("A's Army", False)


RIDER = "Hearse Outrider"


@plays("Hearse Outrider")
@pytest.mark.parametrize("card", ["Rat", "Hog"])
def test_the_outrider_rides_for_a_card_once_each_turn(card: str) -> None:
    s = arc(f"A: army: {RIDER}; hand: Rat, Hog, Hog; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    s.choose(f"use {RIDER}")
    assert {label.split()[1] for label in s.options() if label.startswith("give")} == {"Rat", "Hog"}
    s.choose(next(label for label in s.options() if label.startswith(f"give {card}")))
    assert card in s.grave("A")
    resolve(s)
    assert (s.value(RIDER), s.marked(RIDER), offered(s, "use")) == ("4/3", False, [])
    s.to("Draw", "B")
    assert s.value(RIDER) == "2/2"
    s.to("Play", "A")
    assert offered(s, "use") == [RIDER]


@plays("Hearse Outrider")
def test_the_outrider_rides_in_combat_and_without_cards_not_at_all() -> None:
    s = arc(f"A: army: {RIDER}\nB: army: Ox", TEXTS)
    assert offered(s, "use") == []
    s = arc(f"A: army: Wolf 1/9; {WAITING}; deck: 9\nB: army: {RIDER}; hand: Rat, Wait, Wait; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"block Wolf with {RIDER}")
    s.choose(f"block Wolf with {RIDER}")
    until(s, "use")
    s.choose(f"use {RIDER}", "give Rat")
    while s.table.chain:
        s.choose("pass")
    assert (s.value(RIDER), offered(s, "use")) == ("4/3", [])
    fought(s)
    assert s.damage("Wolf") == 4
    until(s, f"use {RIDER}")  # the next turn is one of its own
    assert (s.turn, s.value(RIDER)) == (4, "2/2")


@plays("Hearse Outrider")
def test_a_ride_counts_from_its_beginning() -> None:
    s = arc(f"A: army: {RIDER}, {RIDER}; hand: Rat, Hog, Cow\nB: army: Ox; {WAITING}", TEXTS)
    s.choose(f"use {RIDER} (1)" if f"use {RIDER} (1)" in s.options() else f"use {RIDER}", "give Rat")
    assert s.chain() == [RIDER]
    until(s, "use")
    assert len(offered(s, "use")) == 1  # the other has not ridden yet


PLANNER = "Crossroads Planner"
TOWNS = "city Oak (Body, 8): Hen, Cow, Bee; city Fir (Mind, 8): Sage, Elf, Imp"


@plays("Crossroads Planner")
@pytest.mark.parametrize("army", [PLANNER, f"{PLANNER} marked", f"{PLANNER} marked, {PLANNER} marked"])
def test_each_city_is_part_of_two_moves(army: str) -> None:
    s = arc(f"A: {TOWNS}; army: {army}; deck: 9\nB: army: Ox; city Elm (Body, 8); city Ash (Mind, 8); deck: 9", TEXTS)
    goes(s, "Hen", "the Army")
    goes(s, "Cow", "Fir")
    assert (s.place("Cow"), offered(s, "move", "Bee")) == ("Fir", [])
    goes(s, "Sage", "the Army")
    assert offered(s, "move") == []
    s.to("Draw", "B")
    s.to("Play", "A")
    goes(s, "Bee", "the Army")
    assert offered(s, "move", "Elf") != []


@plays("Crossroads Planner")
def test_only_in_the_army_it_plans_and_only_for_its_own() -> None:
    s = arc(f"A: city Oak (Body, 8): {PLANNER}, Hen, Cow; hand: Back\nB: army: Ox", TEXTS)
    goes(s, "Hen", "the Army")
    assert offered(s, "move") == []
    s = arc(f"A: city Oak (Body, 8): {PLANNER}, Hen, Cow; hand: Back\nB: army: Ox", TEXTS)
    goes(s, PLANNER, "the Army")  # the first of the two
    left = s.fork()
    goes(s, "Hen", "the Army")
    assert (s.place("Hen"), offered(s, "move", "Cow")) == ("A's Army", [])
    left.play("Back", f"target {PLANNER}")
    assert offered(left, "move", "Hen") == []
    s = arc(f"A: {TOWNS}\nB: army: {PLANNER}", TEXTS)
    goes(s, "Hen", "the Army")
    assert offered(s, "move", "Cow") == []


ROOT = "Thirsting Taproot"


@plays("Thirsting Taproot")
@pytest.mark.parametrize(
    ("gems", "attack"),
    [
        ("2 Red Banner", 0), ("1 Gaian", 1), ("2 Gaian, 2 Red Banner", 2), ("1 Gaian, 2 Gaian consumed", 3),
        ("5 Gaian", 5), ("7 Gaian", 5),
    ],
)  # fmt: skip
def test_the_taproot_drinks_from_gaian_cards(gems: str, attack: int) -> None:
    s = arc(f"A: army: {ROOT}; gems {gems}\nB: gems 3 Gaian", TEXTS)
    assert s.value(ROOT) == f"{attack}/6"


@plays("Thirsting Taproot")
def test_a_spent_gem_is_still_drunk_from_and_a_new_card_at_once() -> None:
    s = arc(f"A: army: {ROOT}; gems 2 Gaian; hand: Pay, Rat, Hog\nB: city Elm (Body, 8)\nphase: Draw", TEXTS)
    s.choose("2 resources", "lay Rat", "name Gaian", "lay Hog", "name Red Banner")  # what they are does not matter
    s.to("Play")
    assert (s.value(ROOT), s.gems("A")) == ("3/6", "3 Gaian + 1 Red Banner")
    s.play("Pay", "pay 1 Gaian")
    assert (s.points("A"), s.value(ROOT)) == (16, "3/6")
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 3
