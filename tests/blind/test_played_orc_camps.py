"""Blind texts of ORC that move whole camps, and defenders that change their attackers, played as their writers meant them."""

import pytest

from blind.gestures import aiming, starting, targets, values
from blind.texts import orc, plays
from scenes.orc import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/1", "Wait": "event 0: Draw a card.", "Axe": "event 0: Kill target creature.",

    "Sword": "equipment 0: Equipped creature gets +1/0.", "Bow": "equipment 0 (Weapon): Equipped creature gets +2/0.",
    "Guard": "creature 1/1: (A): Demons you control get 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def played(s: Scene, card: str, *answers: str) -> None:
    """The Magic is played in the Offensive, and nobody answers."""
    aiming(s, card)
    s.choose(*answers)
    s.all_pass()


def places(s: Scene, *names: str) -> list[str]:
    return [s.place(name) for name in names]


CAMP = "A: 9 gold; offensive: Mage, Ox marked, Guard assigned; defensive: Rat; hand: {0}; attached: Sword on Ox\n"
FOES = "B: offensive: Hen; defensive: Cow 3/3 hurt 1; hand: Wait"
WENT = {"A": ("A's Offensive", "A's Defensive"), "B": ("B's Offensive", "B's Defensive")}


def went(s: Scene, *names: str) -> list[bool]:
    """Which of them are no longer where the table had them."""
    at = {"Mage": "A's Offensive", "Ox": "A's Offensive", "Guard": "A's Offensive", "Rat": "A's Defensive",
          "Hen": "B's Offensive", "Cow": "B's Defensive"}  # fmt: skip
    return [s.place(name) != at[name] for name in names]


ALL = ("Mage", "Ox", "Guard", "Rat", "Hen", "Cow")


@plays("The Camp Turned About")
def test_the_unmarked_of_both_fronts_cross_over() -> None:
    s = orc(CAMP.format("The Camp Turned About") + FOES, TEXTS)
    played(s, "The Camp Turned About")
    assert went(s, *ALL) == [True, False, False, True, False, False]
    assert (s.place("Rat"), s.marked("Mage"), s.place("Sword")) == ("A's Offensive", False, "on Ox")


@plays("The Camps Change Places", "Wheel the Lines")
@pytest.mark.parametrize("card", ["The Camps Change Places", "Wheel the Lines"])
@pytest.mark.parametrize("whose", ["A", "B"])
def test_all_of_one_player_cross_over_assigned_ones_too(card: str, whose: str) -> None:
    s = orc(CAMP.format(card) + FOES, TEXTS)
    aiming(s, card)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {whose}")
    s.all_pass()
    assert went(s, *ALL) == [whose == "A"] * 4 + [whose == "B"] * 2
    assert (s.marked("Ox"), s.assigned("Guard"), s.damage("Cow"), s.place("Sword")) == (True, True, 1, "on Ox")


@plays("The Great Wheeling")
def test_everybody_crosses_over_at_the_same_moment() -> None:
    s = orc(CAMP.format("The Great Wheeling") + FOES, TEXTS)
    played(s, "The Great Wheeling")
    assert went(s, *ALL) == [True] * 6
    assert (s.marked("Ox"), s.assigned("Guard"), s.marked("Mage")) == (True, True, False)


@plays("Crossing the Yard")
def test_one_of_each_front_crosses_the_yard() -> None:
    s = orc(CAMP.format("Crossing the Yard") + FOES, TEXTS)
    s.choose("play Crossing the Yard")
    s.choose(*starting(s, "in the")[:1])
    assert sorted(targets(s)) == ["Mage", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert went(s, *ALL) == [False, True, False, True, False, False]


@plays("Two Roads of Smoke")
def test_it_comes_back_at_the_end_of_the_turn() -> None:
    s = orc(CAMP.format("Two Roads of Smoke") + FOES, TEXTS)
    aiming(s, "Two Roads of Smoke")
    assert sorted(targets(s)) == ["Mage", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Defensive", False)
    s.to("Play", "B")
    assert (s.place("Ox"), s.place("Sword")) == ("A's Offensive", "on Ox")


@plays("Lend an Arm")
def test_one_lends_the_other_its_arm_until_end_of_turn() -> None:
    s = orc("A: 9 gold; offensive: Page 3/3, Ox 1/5, Mage; hand: Lend an Arm, 1\nB: defensive: Cow; hand: Wait", TEXTS)
    aiming(s, "Lend an Arm")
    assert sorted(targets(s)) == ["Mage", "Ox", "Page"]
    s.choose("target Page")
    assert sorted(targets(s)) == ["Mage", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert values(s, "Page", "Ox") == ["1/3", "5/5"]
    s.to("Play", "B")
    assert values(s, "Page", "Ox") == ["3/3", "1/5"]
