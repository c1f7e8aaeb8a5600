"""The look at a table of SLOT finds what is at odds with the rules."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from scenes.slot import scene
from wtactics.engine.invariants import Broken
from wtactics.rulesets.slot.grid import kind_of
from wtactics.rulesets.slot.soundness import check_armies
from wtactics.rulesets.slot.table import SlotTable

TABLE = "A: front: Page, Fighter hurt 1\nB: front: Fighter; deck: Page\nstep: Action"


def crowd(t: SlotTable) -> None:
    t.move(t.in_slot(0, 1), kind_of(0), 0)


def cover_up(t: SlotTable) -> None:
    t.laid[0] = t.in_slot(0, 0)


def overspend(t: SlotTable) -> None:
    t.ap = -1


def mark_twice(t: SlotTable) -> None:
    t.marked[t.in_slot(0, 0)] = 2


def hurt_to_death(t: SlotTable) -> None:
    t.harm[t.in_slot(0, 1)] = 2


def leave_an_attacker(t: SlotTable) -> None:
    t.fighters = vec[i64]([i64(t.in_slot(0, 0))])


def attack_with_a_stranger(t: SlotTable) -> None:
    t.target, t.fighters = t.in_slot(1, 0), vec[i64]([i64(t.in_slot(1, 0))])


BREAKS: list[tuple[Callable[[SlotTable], None], str]] = [
    (crowd, "slot 0 of seat 0 holds 2 creatures"),
    (cover_up, "holds a creature face up and one face down"),
    (overspend, "-1 action points are left"),
    (mark_twice, "is marked 2 times"),
    (hurt_to_death, "stands with 2 tokens and 2 life points"),
    (leave_an_attacker, "a battle is over, but something of it is left"),
    (attack_with_a_stranger, "is not in the army of the active player"),
]


@pytest.mark.parametrize(("spoil", "told"), BREAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_at_odds_with_the_rules_is_told(spoil: Callable[[SlotTable], None], told: str) -> None:
    t = scene(TABLE).table
    assert isinstance(t, SlotTable)
    check_armies(t)
    spoil(t)
    with pytest.raises(Broken, match=told):
        check_armies(t)


def test_three_of_level_2_are_too_many() -> None:
    with pytest.raises(Broken, match="seat 0 has 3 creatures of level 2"):
        scene("A: front: Knight, Lord, Knight\nB: front: Page\nstep: Action")
    scene("A: front: Knight, Lord, Knight\nB: front: Page\nstep: Action", settings={"level_2": 3})
