"""ORC-COUNTER-01, ORC-COUNTER-03: what an ability of a Hero says of being countered itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option
from wtactics.engine.rows import ABILITY
from wtactics.engine.step import NEXT, Step
from wtactics.rulesets.orc.table import OrcTable

NEVER: Final = -1


class Guarded(Step[OrcTable]):
    """ORC-COUNTER-03 Whoever counters this ability spends so much more, or nobody can: nothing is done as it resolves."""

    def __init__(self, more: i64) -> None:
        self.more: Final = more

    def do(self, t: OrcTable, answer: Option) -> Flow:
        return NEXT

    def text(self) -> str:
        if self.more == NEVER:
            return "This ability can't be countered"
        return f"Opponents must pay {self.more} gold more to counter this ability"


def guard_of(t: OrcTable, item: i64) -> i64:
    """How much more countering the ability of this item takes by its own text; NEVER if nobody can."""
    more: i64 = 0
    for step in t.library.abilities[t.chain[item + ABILITY]].effects:
        if isinstance(step, Guarded):
            if step.more == NEVER:
                return NEVER
            more += step.more
    return more
