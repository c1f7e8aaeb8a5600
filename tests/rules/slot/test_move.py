"""SLOT-MOVE: one step at a time, into an empty slot or in exchange for an ally."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.kits.verbs import MOVE
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.ids import MOVE_05
from wtactics.rulesets.slot.rules.act import Act

FULL = "front: Page, Page, Page, Page; back: Page, Page, Page, Page"
NEXT = {"F1": "F2 B1", "F2": "F1 F3 B2", "F3": "F2 F4 B3", "F4": "F3 B4",
        "B1": "F1 B2", "B2": "F2 B1 B3", "B3": "F3 B2 B4", "B4": "F4 B3"}  # fmt: skip
CARDS = {
    "Alder": "close 1 def 1 life 1 fixed",
    "Rooted": "close 1 def 1 life 1: This creature can't move.",
    "Chained": "close 1 def 1 life 1: This creature can't be swapped.",
    "Anchored": "close 1 def 1 life 1: This creature can't be swapped away.",
    "Fleet": "close 1 def 1 life 1: This creature isn't marked for moving.",
    "Hare": "close 1 def 1 life 1: When this creature moves, unmark this creature.",
    "Watch": "def 1 life 1: [ ] Watch - This creature gets +1 DEF until end of turn.",
}


def moves(s: Scene) -> list[str]:
    """The moves that are offered, without the names of partners."""
    return [label.partition(",")[0] for label in s.options() if label.startswith("move ")]


def alone(slot: str, name: str) -> str:
    """An army of one creature in this slot."""
    row = ", ".join(name if other == slot else "-" for other in NAMES if other[0] == slot[0])
    return f"{'front' if slot[0] == 'F' else 'back'}: {row}"


@rule("SLOT-MOVE-EX1", "SLOT-MOVE-07", "SLOT-MOVE-05")
def test_a_full_army_has_twenty_swaps() -> None:
    s = scene(f"A: {FULL}\nB: front: Page\nstep: Move, ap 3")
    assert moves(s) == [f"move Page {here} to {there}" for here in NAMES for there in NEXT[here].split()]
    assert all(label.endswith(", swapping with Page") for label in s.options()[1:])
    assert (s.options()[0], len(s.options())) == ("done", 21)


@rule("SLOT-MOVE-05", "SLOT-MOVE-06", "SLOT-MOVE-01")
@pytest.mark.parametrize("slot", NAMES)
def test_one_step_into_each_adjacent_empty_slot(slot: str) -> None:
    s = scene(f"A: {alone(slot, 'Scout')}\nB: front: Page\nstep: Move")
    assert s.options() == ["done", *(f"move Scout {slot} to {there}" for there in NEXT[slot].split())]
    for there in NAMES:
        if there not in NEXT[slot].split():
            s.refused(f"move Scout {slot} to {there}", "SLOT-MOVE-05")
    goal = NEXT[slot].split()[-1]
    s.choose(f"move Scout {slot} to {goal}")
    assert s.army("A") == [f"Scout {goal}"]


@rule("SLOT-MOVE-05")
def test_nobody_moves_into_the_enemys_army_nor_moves_an_enemy() -> None:
    s = scene("A: front: Page\nB: front: Page\nstep: Move")
    for slot in (-1, 8, 15):
        assert s.match.forbids(MOVE, s.card("A", "F1"), slot) == MOVE_05
    assert s.match.forbids(MOVE, s.card("B", "F1"), 1) == MOVE_05
    s.choose("move Page F1 to F2")
    assert (s.army("A"), s.army("B")) == (["Page F2"], ["Page F1"])


@rule("SLOT-MOVE-EX2", "SLOT-MOVE-02", "SLOT-MOVE-03", "SLOT-MOVE-04", "SLOT-MOVE-08")
def test_two_ways() -> None:
    s = scene("A: front: Hare, -, -, Page\nB: front: Page\nstep: Move, ap 3", cards=CARDS)
    assert moves(s)[:2] == ["move Hare F1 to F2", "move Hare F1 to B1"]
    s.refused("move Hare F1 to B2", "SLOT-MOVE-05")
    s.choose("move Hare F1 to F2")
    assert (s.ap, s.marked("A F2"), "Hare is marked" in s.log()) == (2, False, True)
    s.refused("move Hare F2 to F3", "SLOT-MOVE-04")
    s.refused("move Hare F2 to F1", "SLOT-MOVE-04")
    s = scene("A: front: Page, -, -, Page\nB: front: Page\nstep: Move, ap 3")
    s.choose("move Page F1 to F2")
    assert (s.ap, s.marked("A F2")) == (2, True)
    s.refused("move Page F2 to F3", "SLOT-MOVE-02")


@rule("SLOT-MOVE-EX3", "SLOT-MOVE-09", "SLOT-MOVE-02", "SLOT-MOVE-07")
def test_who_may_begin_the_swap() -> None:
    s = scene("A: front: Ann, Ben marked\nB: front: Page\nstep: Move, ap 3")
    assert "move Ann F1 to F2, swapping with Ben" in s.options()
    s.refused("move Ben F2 to F1", "SLOT-MOVE-02")
    s.stop_at(Act)
    s.choose("move Ann F1 to F2")
    assert (s.army("A")[:2], s.marked("A F1"), s.marked("A F2"), s.ap) == (["Ben F1", "Ann F2"], True, True, 2)


@rule("SLOT-MOVE-09", "SLOT-MOVE-04", "SLOT-MOVE-07")
def test_the_other_one_of_a_swap_has_not_moved_and_stays_as_it_was() -> None:
    s = scene("A: front: Ann, Ben\nB: front: Page\nstep: Move, ap 3")
    s.choose("move Ann F1 to F2")
    assert (s.army("A"), s.marked("A F1"), s.ap) == (["Ben F1", "Ann F2"], False, 2)
    s.choose("move Ben F1 to F2")  # with one that is marked and has moved, and may still be swapped away
    assert "Ben goes to F2" in s.log()
    assert (s.army("A"), s.marked("A F1"), s.marked("A F2")) == (["Ann F1", "Ben F2"], True, True)


@rule("SLOT-MOVE-09", "SLOT-MOVE-01")
@pytest.mark.parametrize("name", ["Alder", "Rooted", "Chained"])
def test_who_cannot_move_by_its_own_text_is_not_swapped_away(name: str) -> None:
    s = scene(f"A: front: Page, {name}; back: -, -, -, Page\nB: front: Page\nstep: Move", cards=CARDS)
    s.refused("move Page F1 to F2", "SLOT-MOVE-09")
    assert "move Page F1 to B1" in s.options()
    s = scene("A: front: Page, Ben; back: -, -, -, Page\nB: front: Page\nstep: Move", cards=CARDS)
    assert "move Page F1 to F2, swapping with Ben" in s.options()


@rule("SLOT-MOVE-01", "SLOT-PRIO-01")
def test_whose_card_says_so_does_not_move() -> None:
    for name, why in (("Alder", "SLOT-MOVE-01"), ("Rooted", "Rooted")):
        s = scene(f"A: front: {name}, -, -, Page\nB: front: Page\nstep: Move", cards=CARDS)
        assert moves(s) == ["move Page F4 to F3", "move Page F4 to B4"]
        s.refused(f"move {name} F1 to F2", why)
    s = scene("A: front: Chained, -, -, Page\nB: front: Page\nstep: Move", cards=CARDS)
    assert "move Chained F1 to F2" in s.options()  # nobody swaps it away, but it moves


@rule("SLOT-MOVE-09")
def test_who_cannot_be_swapped_begins_no_swap_either_but_who_is_only_not_swapped_away_does() -> None:
    for name, begins in (("Chained", False), ("Anchored", True)):
        s = scene(f"A: front: {name}, Ben, -, Page\nB: front: Page\nstep: Move", cards=CARDS)
        assert (f"move {name} F1 to F2, swapping with Ben" in s.options()) is begins
        assert (f"move {name} F1 to B1" in s.options(), f"move Ben F2 to F1, swapping with {name}" in s.options()) == (
            True,
            False,
        )
        if not begins:
            s.refused(f"move {name} F1 to F2", name)


@rule("SLOT-MOVE-03", "SLOT-AP-02")
def test_a_swap_takes_one_point_like_any_other_move() -> None:
    s = scene("A: front: Ann, Ben, Cid; back: Dot\nB: front: Page\nstep: Move, ap 3")
    s.choose("move Ann F1 to F2")
    assert s.ap == 2
    s.choose("move Cid F3 to F4")
    assert s.ap == 1
    for ap in (0, 1):
        s = scene(f"A: front: Ann, Ben\nB: front: Page\nstep: Move, ap {ap}")
        assert (s.active, s.step) == ("A" if ap else "B", "Move")


@rule("SLOT-MOVE-08", "SLOT-MOVE-04", "SLOT-MARK-02")
def test_who_moved_is_marked_and_does_not_attack_unless_a_card_says_so() -> None:
    s = scene("A: front: -, Fleet, Page\nB: front: Page, -, -, Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Fleet F2 to F1", "move Page F3 to F2")
    assert (s.marked("A F1"), s.marked("A F2"), s.ap, s.step) == (False, True, 1, "Action")
    s.refused("attack Page F1 with Page F2, close", "SLOT-DECL-02")
    assert "attack Page F1 with Fleet F1, close" in s.options()
    s = scene("A: front: -, Fleet, Page\nB: front: Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Fleet F2 to F1")
    s.refused("move Fleet F1 to F2", "SLOT-MOVE-04")


@rule("SLOT-MOVE-02", "SLOT-MARK-03")
def test_the_marked_do_not_move() -> None:
    s = scene("A: front: Page marked; back: -, -, -, Page\nB: front: Page\nstep: Move")
    assert moves(s) == ["move Page B4 to F4", "move Page B4 to B3"]
    s.refused("move Page F1 to F2", "SLOT-MOVE-02")


@rule("SLOT-MOVE-04")
def test_who_was_moved_by_an_effect_has_not_moved_yet() -> None:
    cards = CARDS | {"Ferry": "def 1 life 1: [ ] Passage - Move target ally creature to an empty slot adjacent to it."}
    s = scene("A: front: Page, -, -, Ferry\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Ferry F4", "target Page F1")
    s.choose(next(label for label in s.options() if "F2" in label))
    assert (s.army("A"), s.marked("A F2"), s.ap, s.step) == (["Page F2", "Ferry F4"], False, 3, "Move")
    s.choose("move Page F2 to F1")
    assert s.army("A") == ["Page F1", "Ferry F4"]


@rule("SLOT-MOVE-10", "SLOT-POINTS-06")
def test_leaving_shapes_empty_scores_for_nobody() -> None:
    s = scene("A: front: Page, Page; back: -, -, -, Page\nB: front: Page\nstep: Move, ap 3")
    s.choose("move Page F1 to B1", "move Page F2 to F3", "move Page B4 to F4")
    assert s.army("A") == ["Page F3", "Page F4", "Page B1"]
    assert (s.points("A"), s.points("B")) == (0, 0)
    s = scene("A: front: Page; back: -, Page\nB: front: Page\nstep: Move, ap 3")
    s.choose("move Page F1 to F2")  # column 1, the left pair of the front row
    assert (s.army("A"), s.points("B"), s.over) == (["Page F2", "Page B2"], 0, False)


@rule("SLOT-MOVE-01")
def test_every_other_creature_moves_hurt_or_of_level_2() -> None:
    s = scene(
        "A: front: Knight hurt 1, -, -, Lord; back: -, Druid\nB: front: Page\nstep: Move, ap 3", settings={"level_2": 3}
    )
    assert {label.split()[1] for label in moves(s)} == {"Knight", "Lord", "Druid"}
