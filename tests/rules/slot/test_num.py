"""SLOT-NUM: whole numbers, rounding, and nothing below 0."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.rulesets.slot.rules.effect import FinishEffect

END = "back: -, -, -, Page"
MEASURE = "close {} def 9 life 9: [ ] Measure - Deal damage equal to {} this creature's close to target enemy creature."
UP, DOWN = "Ally creatures in the front row get +2 DEF.", "Ally creatures in the front row get -3 DEF."


def dealt(close: int, share: str) -> int:
    """The damage of an ability that deals such a share of a close value."""
    cards = {"Scale": MEASURE.format(close, share), "Wall": "def 1 life 50"}
    s = scene(f"A: front: Scale; {END}\nB: front: Wall; {END}\nstep: Abilities", cards=cards)
    s.choose("use Scale F1", "target Wall F1")
    return s.tokens("B F1")


@rule("SLOT-NUM-02", "SLOT-NUM-EX1", "SLOT-NUM-EX2", "SLOT-NUM-01")
@pytest.mark.parametrize(("close", "half"), [(5, 3), (1, 1), (4, 2), (7, 4), (2, 1)])
def test_halves_are_rounded_upwards(close: int, half: int) -> None:
    assert dealt(close, "half") == half


@rule("SLOT-NUM-02")
@pytest.mark.parametrize(("close", "quarter"), [(5, 2), (3, 1), (9, 3)])
def test_each_division_is_rounded_at_once(close: int, quarter: int) -> None:
    assert dealt(close, "half half") == quarter  # 5 and 9 would be 1.25 and 2.25 at the end


@rule("SLOT-NUM-03", "SLOT-NUM-EX2")
@pytest.mark.parametrize("order", [("Cheer", "Gloom"), ("Gloom", "Cheer")])
def test_all_changes_are_added_up_before_the_sum_is_raised_to_0(order: tuple[str, str]) -> None:
    cards = {"Cheer": f"def 1 life 1: {UP}", "Gloom": f"def 1 life 1: {DOWN}", "Dummy": "def 2 life 1"}
    s = scene(f"A: front: Dummy; back: {', '.join(order)}\nB: front: Page", cards=cards)
    assert s.value("A F1", "DEF") == 1
    s = scene("A: front: Dummy; back: Gloom\nB: front: Page", cards=cards)
    assert s.value("A F1", "DEF") == 0


@rule("SLOT-NUM-03")
def test_changes_that_came_one_after_the_other_are_added_up_too() -> None:
    give = "def 1 life 1: [ ] - Target ally creature gets {} close until end of turn."
    cards = {"Curse": give.format("-3"), "Boon": give.format("+2"), "Dummy": "close 2 def 1 life 1"}
    for first, second in (("Curse F2", "Boon F3"), ("Boon F3", "Curse F2")):
        s = scene("A: front: Dummy, Curse, Boon\nB: front: Page\nstep: Abilities", cards=cards)
        s.choose(f"use {first}", "target Dummy F1", f"use {second}", "target Dummy F1")
        assert s.value("A F1", "close") == 1


@rule("SLOT-NUM-03")
@pytest.mark.parametrize(("value", "word"), [("close", "close"), ("ranged", "ranged"), ("DEF", "DEF")])
def test_no_value_falls_below_0(value: str, word: str) -> None:
    cards = {"Gloom": f"def 1 life 1: Ally creatures in the front row get -9 {word}."}
    s = scene("A: front: Fighter; back: Gloom\nB: front: Page", cards=cards)
    assert s.value("A F1", value) == 0


@rule("SLOT-NUM-03", "SLOT-CARD-03", "SLOT-RESOLVE-07")
def test_a_value_below_0_counts_as_0_in_a_battle() -> None:
    cards = {"Gloom": "def 1 life 1: Ally creatures in the front row get -9 close.", "Air": "def 0 life 1"}
    s = scene(f"A: front: Fighter; back: Gloom\nB: front: Air; {END}", cards=cards)
    s.choose("attack Air F1 with Fighter F1, close")
    assert s.who("B F1") == ""


def after(text: str, points: int = 0) -> Scene:
    """The table after an ability with this text was used."""
    cards = {"Clerk": f"def 1 life 1: [ ] Count - {text}"}
    s = scene(f"A: {points} points; front: Clerk\nB: front: Page; {END}\nstep: Abilities, ap 1", cards=cards)
    s.stop_at(FinishEffect)
    s.choose("use Clerk F1")
    return s


@rule("SLOT-NUM-03", "SLOT-POINTS-07")
def test_victory_points_stop_at_0_with_each_single_change() -> None:
    assert after("Lose 5 victory points. Gain 2 victory points.", points=3).points("A") == 2
    assert after("Gain 2 victory points. Lose 5 victory points.", points=4).points("A") == 1
    assert after("Lose 5 victory points.", points=3).points("A") == 0


@rule("SLOT-NUM-03", "SLOT-AP-01")
def test_action_points_stop_at_0_with_each_single_change() -> None:
    assert after("Lose 5 AP. You get 2 AP.").ap == 2
    assert after("You get 2 AP. Lose 1 AP.").ap == 2
    assert (after("Lose 5 AP.").ap, after("Lose 5 AP.").step) == (0, "Abilities")


@rule("SLOT-NUM-03", "SLOT-PAY-06")
def test_no_cost_falls_below_0() -> None:
    cards = {
        "Quartermaster": "close 1 def 1 life 1: Soldiers cost you 4 gold less.",
        "Guard": "cost 2 def 1 life 1 (Soldier)",
    }
    s = scene(
        "A: front: Quartermaster marked; deck: Guard, Ann; twilight: Mage\nB: front: Page\nstep: Recruit", cards=cards
    )
    s.choose("recruit Guard", "place Guard in B1")
    assert (s.who("A B1"), s.twilight("A"), s.marked("A F1")) == ("Guard", ["Mage"], True)
