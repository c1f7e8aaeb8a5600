"""Delaying, played out: what is done at a moment to come, the next time that something happens, or whenever it does."""

import pytest

from scenes.arc import Scene, scene
from wtactics.engine.imagine import imagine
from wtactics.engine.view import View


def deed(text: str, mine: str = "", foe: str = "", *answers: str) -> Scene:
    s = scene(f"A: {mine}hand: Deed; deck: 40\nB: {foe}deck: 40", cards={"Deed": f"event 0: {text}"})
    s.play("Deed", *answers)
    return s


@pytest.mark.parametrize("text", [
    "At the start of your next turn, gain 3 victory points.",
    "Gain 3 victory points at the beginning of your next turn.",
    "At the start of your next Unmark phase, gain 3 victory points.",
])  # fmt: skip
def test_at_the_start_of_your_next_turn(text: str) -> None:
    s = deed(text)
    s.to("Draw", "B")
    assert s.points("A") == 15
    s.to("Draw", "A")
    assert s.points("A") == 18
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.points("A") == 18  # once


def test_at_the_end_of_this_turn_and_of_your_next() -> None:
    s = deed("At the end of turn, gain 3 victory points. At the end of your next turn, gain 1 victory point.")
    s.to("Draw", "B")
    assert s.points("A") == 18
    s.to("Draw", "A")
    assert s.points("A") == 18
    s.to("Draw", "B")
    assert s.points("A") == 19


def test_a_target_is_chosen_now_and_not_found_again_once_it_has_been_elsewhere() -> None:
    text = "At the end of turn, put target creature into its owner's graveyard."
    s = deed(text, "army: Elf 1/1; ")
    assert s.place("Elf") == "A's Army"
    s.to("Draw", "B")
    assert s.place("Elf") == "A's graveyard"
    back = {"Deed": f"event 0: {text}", "Recall": "event 0: Return target creature to its owner's hand."}
    s = scene("A: gems 9 Gaian; army: Elf 1/1; hand: Deed, Recall; deck: 40\nB: deck: 40", cards=back)
    s.play("Deed")
    s.play("Recall")
    s.play("Elf")
    s.to("Draw", "B")
    assert s.place("Elf") == "Keep of A"


def test_the_next_time_only_once_and_only_this_turn() -> None:
    text = "The next time you gain victory points this turn, draw a card."
    s = scene("A: hand: Deed, Boon, Boon; deck: 40\nB: deck: 40",
              cards={"Deed": f"event 0: {text}", "Boon": "event 0: Gain 1 victory point."})  # fmt: skip
    s.play("Deed")
    s.play("Boon")
    assert len(s.hand("A")) == 2
    s.play("Boon")
    assert len(s.hand("A")) == 1


def test_whenever_it_happens_this_turn() -> None:
    text = "Whenever a creature dies this turn, gain 1 victory point."
    s = scene("A: hand: Deed, Doom; army: Elf 1/1, Ox 1/1; deck: 40\nB: deck: 40",
              cards={"Deed": f"event 0: {text}", "Doom": "event 0: Kill all creatures."})  # fmt: skip
    s.play("Deed")
    s.play("Doom", "trigger of Deed")
    assert s.points("A") == 17


def test_what_was_chosen_is_waited_for() -> None:
    text = "When target creature dies this turn, gain 2 victory points."
    s = scene("A: hand: Deed, Doom; army: Elf 1/1, Ox 1/1; deck: 40\nB: deck: 40",
              cards={"Deed": f"event 0: {text}", "Doom": "event 0: Kill target creature."})  # fmt: skip
    s.play("Deed", "target Elf")
    s.play("Doom", "target Elf")
    assert s.points("A") == 17


@pytest.mark.parametrize("text", [
    "Whenever a creature is marked, kill it at the end of turn.",
    "Whenever a creature is marked, at the end of turn, kill it.",
])  # fmt: skip
def test_what_a_trigger_was_about_is_kept_for_later(text: str) -> None:
    s = scene("A: army: Elf 1/9, Sage; hand: Deed; deck: 40\nB: deck: 40",
              cards={"Sage": f"creature 1 1/1: {text}", "Deed": "event 0: Mark target creature."})  # fmt: skip
    s.play("Deed", "target Elf")
    assert s.place("Elf") == "A's Army"
    s.to("Draw", "B")
    assert (s.place("Elf"), s.place("Sage")) == ("A's graveyard", "A's Army")


@pytest.mark.parametrize(("time", "turns"), [
    ("until your next turn", "B"),
    ("until the end of your next turn", "BA"),
    ("until its controller's next turn", ""),
    ("until the end of its controller's next turn", "B"),
    ("during its controller's next turn", "B"),
    ("during your next turn", "A"),
    ("until an opponent's next turn", ""),
    ("until the end of an opponent's next turn", "B"),
    ("during an opponent's next turn", "B"),
    ("until the end of the next turn", "B"),
    ("during the next turn", "B"),
    ("until your next Unmark phase", "B"),
    ("until its controller's next Unmark phase", ""),
])  # fmt: skip
def test_whose_clock_it_is(time: str, turns: str) -> None:
    s = deed(f"Target creature gets +1/+1 {time}.", "", "army: Orc 1/1; ")
    found = ""
    for seat in "BABA":
        s.to("Draw", seat)
        found += seat if s.value("Orc") == "2/2" else ""
    assert found == turns


@pytest.mark.parametrize(("time", "turns"), [
    ("until an opponent's next turn", "A"),
    ("until the end of an opponent's next turn", "AB"),
    ("until the end of the next turn", "A"),
    ("until its controller's next turn", "A"),
    ("until the end of its controller's next turn", "AB"),
])  # fmt: skip
def test_whose_clock_it_is_in_an_opponents_turn(time: str, turns: str) -> None:
    s = scene("A: deck: 40; hand: Deed\nB: army: Orc 1/9; deck: 40\nphase: Attack, active B",
              cards={"Deed": f"event 0: Target creature gets +1/+1 {time}."})  # fmt: skip
    s.choose("attack A's army", "play Deed")
    found = ""
    for seat in "ABAB":
        s.to("Draw", seat)
        found += seat if s.value("Orc") == "2/10" else ""
    assert found == turns


@pytest.mark.parametrize("whose", ["an opponent's", "its controller's"])
def test_what_is_declared_of_many_ends_with_that_turn(whose: str) -> None:
    s = deed(f"Until the end of {whose} next turn, creatures an opponent controls can't attack.", "", "army: Orc 1/1; ")
    s.to("Draw", "B")
    assert list(s.table.modifiers)
    s.to("Draw", "A")
    assert not list(s.table.modifiers)


def test_everybody_can_see_that_an_effect_waits_and_it_lies_in_an_imagined_table() -> None:
    s = deed("At the end of turn, put target creature into its owner's graveyard.", "army: Elf 1/1; ")
    for seat in (0, 1):
        view = View(s.table, seat)
        assert list(imagine(view, 3).modifiers) == list(s.table.modifiers)
