"""Blind texts of SLOT about kills, losses and who takes them over, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Bow": "ranged 6 def 6 life 5", "Four": "close 4 def 4 life 5",
    "Bold": "close 1 ranged 1 def 1 life 5: Steadfast.", "Six": "def 6 life 5",
}  # fmt: skip


@plays("Countess Morl of the Second Shovel")
def test_two_neighbours_are_given_up_for_her() -> None:
    her = "Countess Morl of the Second Shovel"
    s = slot(f"A: front: Club; {FAR}\nB: front: {her} hurt 1, Ox, Ox; back: Ann, -, -, Page", CAST)
    s.choose(f"attack {her} F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.who("B F2"), s.who("B B1"), s.points("A")) == (her, 0, "", "", 1)
    assert (sorted(s.grave("B")), s.twilight("B"), s.who("B F3")) == (["Ann", "Ox"], [], "Ox")
    no.choose("no")
    assert (no.who("B F1"), no.points("A")) == ("", 0)
    s = slot(f"A: front: Witch; {FAR}\nB: front: {her}, Ox, Ox; back: -, Ann, -, Page\nstep: Abilities", CAST)
    s.choose("use Witch F1", f"target {her} F1")
    s.choose("yes")
    assert (s.who("B F1"), s.who("B F2"), s.points("A")) == ("", "Ox", 2)  # with one neighbour alone it is not possible


@plays("Gap Runner")
@pytest.mark.parametrize(
    ("army", "foes", "label", "left"),
    [
        ("Gap Runner", "Imp, Ox", "Imp F1 with Gap Runner F1, close", 3),
        ("Gap Runner", "Ox, Ox", "Ox F1 with Gap Runner F1, close", 2),
        ("Gap Runner, Ox", "Imp, Ox", "Imp F1 with Gap Runner F1 + Ox F2, close", 1),
        ("Lamb, Ox", "Gap Runner, Ox", "Gap Runner F1 with Lamb F1, close", 2),
        ("Gap Runner, Ox", "Hard, Ox", "Hard F1 with Gap Runner F1, close", 3),
    ],
)
def test_a_kill_of_its_attack_brings_a_point(army: str, foes: str, label: str, left: int) -> None:
    s = battle(army, foes, f"attack {label}", CAST | {"Hard": "close 3 def 3 life 1"})
    assert s.ap == left


@plays("Knell-Boy", "Imperial Banner-Wagon")
def test_a_death_marks_others() -> None:
    s = slot("A: front: Club, Ann, Ox; back: Ox\nB: front: Knell-Boy, Ox", CAST)
    s.choose("attack Knell-Boy F1 with Club F1, close")
    s.decline()
    assert (s.asked, s.options()) == ("B", ["target Ann F2", "target Ox F3"])
    s.choose("target Ox F3")
    assert [s.marked(f"A {where}") for where in ("F2", "F3", "B1")] == [False, True, False]
    wagon = "Imperial Banner-Wagon"
    s = slot(f"A: front: Witch, {wagon}, Ox, Ann; back: Ox\nB: front: Ox\nstep: Abilities", CAST)
    s.choose("use Witch F1", f"target {wagon} F2")
    assert [s.marked(f"A {where}") for where in ("F3", "F4", "B1")] == [True, True, False]


@plays("Lamp-Eyed Ghoul", "Redcleaver Cook", "Pale Grave-Robber")
def test_a_kill_in_battle_does_it_good_but_not_in_a_group() -> None:
    for army, foes, label, tokens in (
        ("Redcleaver Cook hurt 1", "Imp, Ox", "Imp F1 with Redcleaver Cook F1, close", 0),
        ("Redcleaver Cook hurt 1", "Ox, Ox", "Ox F1 with Redcleaver Cook F1, close", 1),
        ("Redcleaver Cook hurt 1, Ox", "Imp, Ox", "Imp F1 with Redcleaver Cook F1 + Ox F2, close", 1),
        ("Lamp-Eyed Ghoul hurt 1", "Imp, Ox", "Imp F1 with Lamp-Eyed Ghoul F1, close", 0),
        ("Lamp-Eyed Ghoul hurt 1", "Ox, Ox", "Ox F1 with Lamp-Eyed Ghoul F1, close", 1),
        ("Lamp-Eyed Ghoul hurt 1, Ox", "Imp, Ox", "Imp F1 with Lamp-Eyed Ghoul F1 + Ox F2, close", 1),
    ):
        assert battle(army, foes, f"attack {label}", CAST).tokens("A F1") == tokens
    for army, foes, label, marked in (
        ("Pale Grave-Robber", "Imp, Ox", "Imp F1 with Pale Grave-Robber F1, close", False),
        ("Pale Grave-Robber", "Ox, Ox", "Ox F1 with Pale Grave-Robber F1, close", True),
        ("Pale Grave-Robber, Ox", "Imp, Ox", "Imp F1 with Pale Grave-Robber F1 + Ox F2, close", True),
    ):
        assert battle(army, foes, f"attack {label}", CAST).marked("A F1") == marked
    s = battle("Lamb, Ox", "Pale Grave-Robber marked", "attack Pale Grave-Robber F1 with Lamb F1, ranged", CAST)
    assert s.who("A F1") == "Lamb"
    s = battle(
        "Sheep, Ox",
        "Pale Grave-Robber marked",
        "attack Pale Grave-Robber F1 with Sheep F1, close",
        CAST | {"Sheep": "close 1 def 1 life 1"},
    )
    assert (s.who("A F1"), s.marked("B F1")) == ("", False)


@plays("Paid Second", "Vow-Sister of the Ramparts")
@pytest.mark.parametrize("name", ["Paid Second", "Vow-Sister of the Ramparts"])
def test_it_may_lose_the_life_point_of_a_neighbour(name: str) -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Ox, {name} marked", CAST)
    s.choose("attack Ox F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (0, 1)
    no.choose("no")
    assert (no.tokens("B F1"), no.tokens("B F2")) == (1, 0)
    s = slot(f"A: front: Ox, {name}; {FAR}\nB: front: Club", CAST)
    s.choose("attack Club F1 with Ox F1, close", "yes")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)
    for army in (f"front: Ox, -, {name}", f"front: {name}, Ox; back: -, -, Ox"):
        s = slot(f"A: front: Club, Club; {FAR}\nB: {army}", CAST)
        target = "Ox F1" if army.startswith("front: Ox") else f"{name} F1"
        s.choose(f"attack {target} with Club F1, close")
        assert s.tokens("B F1") == 1
    s = slot(f"A: front: {name}, Ox; {FAR}\nB: front: Four", CAST)
    s.choose(f"attack Four F1 with {name} F1 + Ox F2, close", "number 0", "number 4")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)  # a member has no text


@plays("Smoke-Pot Thrower")
def test_whom_its_pot_hurts_is_marked() -> None:
    for a, b, label, where, marked in (
        ("Smoke-Pot Thrower", "Ann", "Ann F1 with Smoke-Pot Thrower F1, ranged", "B F1", True),
        ("Smoke-Pot Thrower", "Six", "Six F1 with Smoke-Pot Thrower F1, ranged", "B F1", False),
        ("Smoke-Pot Thrower", "Ox", "Ox F1 with Smoke-Pot Thrower F1, close", "B F1", False),
        ("Bold", "Smoke-Pot Thrower", "Smoke-Pot Thrower F1 with Bold F1, ranged", "A F1", True),
        ("Smoke-Pot Thrower, Ox", "Ox", "Ox F1 with Smoke-Pot Thrower F1 + Ox F2, ranged", "B F1", False),
    ):
        s = battle(a, b, f"attack {label}", CAST)
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.marked(where) == marked, label


@plays("First on the Ladder")
def test_after_a_kill_it_may_go_on_unmarked() -> None:
    s = battle("First", "Imp, Ox", "attack Imp F1 with First F1, close", CAST)
    no = s.fork()
    s.choose("yes")
    s.choose("place First F1 in B1")
    assert (s.who("A B1"), s.marked("A B1"), s.who("A F1"), s.ap) == ("First", False, "", 2)
    no.choose("no")
    assert (no.who("A F1"), no.marked("A F1")) == ("First", True)
    s = slot("A: front: First, Ox; back: Ox, -, -, Page\nB: front: Imp, Ox", CAST)
    s.choose("attack Imp F1 with First F1, close")
    s.choose("yes")
    assert (s.who("A F1"), s.marked("A F1")) == ("First", False)  # each is done as far as it can be (SLOT-ABIL-08)
    s = battle("First", "Ox, Ox", "attack Ox F1 with First F1, close", CAST)
    assert (s.who("A F1"), s.asked) == ("First", "A")


@plays("Sleepwalking Titan")
def test_it_sleeps_on_and_strikes_twice() -> None:
    s = slot(
        f"A: front: Ox; {FAR}\nB: front: Sleepwalking Titan marked, Ox marked, Ox; back: Ox, Ox; twilight: Imp", CAST
    )
    s.to("Upkeep", "B")
    assert (s.marked("B F1"), s.marked("B F2")) == (True, False)
    s.choose("pay 1 for Sleepwalking Titan F1", "give Imp (twilight)")
    s.to("Abilities", "B")
    s.choose("use Sleepwalking Titan F1")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[0])
    assert (s.marked("B F1"), sum(s.marked(f"B {where}") for where in ("F2", "F3", "B1", "B2"))) == (False, 3)
    s.to("Action", "B")
    s.choose("attack Ox F1 with Sleepwalking Titan F1, close")
    s.decline()
    assert s.tokens("A F1") == 2
    s = battle("Ox", "Sleepwalking Titan", "attack Sleepwalking Titan F1 with Ox F1, close", CAST)
    assert s.tokens("A F1") == 2
    s = battle("Sleepwalking Titan, Ox", "Four", "attack Four F1 with Sleepwalking Titan F1 + Ox F2, close", CAST)
    s.choose("number 0", "number 0")
    assert s.tokens("B F1") == 1
    s = battle("Ox, Ox", "Sleepwalking Titan", "attack Sleepwalking Titan F1 with Ox F1 + Ox F2, close", CAST)
    s.choose("number 3", "number 3")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (2, 2)


@plays("Second in the Duel")
def test_marked_it_takes_the_place_of_the_attacked() -> None:
    s = slot(f"A: front: Club, Ox; {FAR}\nB: front: Lamb, Second in the Duel", CAST)
    s.choose("attack Lamb F1 with Club F1, close")
    no = s.fork()
    s.choose("yes")
    s.decline()
    assert (s.who("B F2"), s.who("B F1"), s.tokens("B F1"), s.marked("B F1")) == ("Lamb", "Second in the Duel", 1, True)
    no.choose("no")
    no.decline()
    assert (no.who("B F1"), no.who("B F2"), no.marked("B F2")) == ("", "Second in the Duel", False)
    for foes in ("Lamb, Second in the Duel marked", "Lamb, -, Second in the Duel"):
        s = slot(f"A: front: Club, Ox; {FAR}\nB: front: {foes}", CAST)
        s.choose("attack Lamb F1 with Club F1, close")
        s.choose(*[option for option in s.options() if option == "yes"])
        assert s.who("B F1") == ""
        assert "Second in the Duel" in " ".join(s.army("B"))


@plays("Pennon Thief")
@pytest.mark.parametrize(
    ("army", "foes", "label", "points"),
    [
        ("Pennon Thief", "front: Imp, Ox", "Imp F1 with Pennon Thief F1, close", 3),
        ("Pennon Thief", "front: Imp, Ox; back: Ox", "Imp F1 with Pennon Thief F1, close", 0),
        ("Pennon Thief, Ox", "front: Imp, Ox", "Imp F1 with Ox F2, close", 2),
        ("Pennon Thief, Ox", "front: Imp, Ox", "Imp F1 with Pennon Thief F1 + Ox F2, close", 2),
    ],
)
def test_its_kills_are_worth_a_point_more_where_they_are_worth_any(
    army: str, foes: str, label: str, points: int
) -> None:
    s = slot(f"A: front: {army}; {FAR}\nB: {foes}", CAST)
    s.choose(f"attack {label}")
    s.decline()
    assert s.points("A") == points


@plays("Tactician of the Broken Line")
def test_beside_it_members_keep_their_abilities() -> None:
    cast = CAST | {"Elder": "close 1 def 1 life 5: This creature gets +3 close.", "Foe": "close 0 def 5 life 5"}
    for back, tokens in (("Tactician of the Broken Line, -", 1), ("-, -, Tactician of the Broken Line", 0)):
        s = slot(f"A: front: Elder, Ox; back: {back}\nB: front: Foe", cast)
        s.choose("attack Foe F1 with Elder F1 + Ox F2, close")
        while "number 0" in s.options():
            s.choose("number 0")
        assert s.tokens("B F1") == tokens
    s = slot(f"A: front: Tactician of the Broken Line, Ox; {FAR}\nB: front: Foe", cast)
    attacks = [option for option in s.options() if "Tactician" in option]
    assert attacks
    assert not [option for option in attacks if "+" in option]
