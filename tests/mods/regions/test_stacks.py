"""Stacks: who lies below or above another one in its Domain, and Domains in which nobody lies."""

import pytest

from scenes.regions import KIT, rule, scene
from wtactics.language.errors import TextRefused

CARDS = {
    "Root": "creature 0 1/1: Creatures above this creature get +0/+1.",
    "Wake": "creature 0 1/1: When this creature enters play in a Domain, unmark the creature directly below it.",
    "Tally": "magic 0: Draw a card for each of your Domains that is empty.",
    "Vigil": "magic 0: Gain 1 VP for each Domain of yours in which a creature lies.",
    "Raze": "magic 0: Deal 4 damage to the active region of target opponent.",
    "Marsh": "region 8 Gaian: Advantage: Remove 1 damage from Marsh. Domination: Remove 2 more.",
    "Lift": "event 0: Put target creature into your Mind Domain.",
}


@rule("AVA-REGION-07")
def test_those_above_it_in_the_same_domain() -> None:
    s = scene("A: mind: Imp 2/2, Ox 1/4, Root, Sage 0/3; body: Elder 1/1\nB:\nphase: Play", cards=CARDS)
    shown = s.show()
    assert all(each in shown for each in ("Imp ATK 2 DEF 3", "Ox ATK 1 DEF 5", "Sage ATK 0 DEF 3", "Elder ATK 1 DEF 1"))


@rule("AVA-REGION-07", "AVA-REGION-08")
def test_who_comes_into_play_wakes_the_one_below_it_and_who_is_put_there_does_not() -> None:
    s = scene("A: hand: Wake; mind: Ox 1/4 marked, Sage 0/3 marked; body: Elder 1/1\nB:\nphase: Entrance", cards=CARDS)
    s.choose("play Wake")
    s.choose(next(each for each in s.options() if "Mind" in each))
    s.settle()
    assert (s.domain("A", "Mind"), s.marked("Ox"), s.marked("Sage")) == (["Wake", "Ox", "Sage"], False, True)
    s = scene("A: army: Wake; hand: Lift; mind: Ox 1/4 marked\nB:\nphase: Play", cards=CARDS)
    s.play("Lift", "target Wake")
    assert (s.domain("A", "Mind"), s.marked("Ox")) == (["Wake", "Ox"], True)


@rule("AVA-REGION-07")
def test_domains_with_and_without_creatures_are_counted() -> None:
    s = scene("A: hand: Tally, Vigil; mind: Ox 1/4, Sage 0/3; deck: 9\nB:\nphase: Play", cards=CARDS)
    s.play("Tally")
    assert len(s.hand("A")) == 3
    s.play("Vigil")
    assert s.victory("A") == 1


@rule("AVA-REGION-04")
def test_the_region_of_an_opponent_is_the_one_that_is_active() -> None:
    s = scene("A: hand: Raze\nB: region Marsh\nphase: Play", cards=CARDS)
    s.play("Raze")
    assert s.hp("Marsh") == 4


def test_on_top_of_it_is_no_deck_where_a_domain_was_spoken_of() -> None:
    with pytest.raises(TextRefused):
        KIT.library({"Rise": "event 0: Put target creature in a Domain on top of it."})


def test_what_is_removed_more_is_removed_from_this_region() -> None:
    with pytest.raises(TextRefused):
        KIT.library(
            {"Marsh": "region 8 Gaian: Advantage: Remove 1 damage from target region. Domination: Remove 2 more."}
        )


@rule("AVA-REGION-07")
def test_it_is_asked_whether_somebody_lies_in_each_domain() -> None:
    for text in (
        "If you have a creature in each of your Domains", "If none of your Domains is empty",
        "If all three of your Domains have creatures",
    ):  # fmt: skip
        cards = {"Moot": f"event 0: {text}, gain 1 LP."}
        for more, life in (("soul: Sage 1/1", 21), ("avatar in Soul", 20)):
            s = scene(f"A: body: Ox 1/4; mind: Elder 1/1; {more}; hand: Moot\nB:", cards=cards)
            s.play("Moot")
            assert s.life("A") == life
