"""Last fights: with whom this creature fought in the battle in which it fell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import PAST as PAST_FACTS
from wtactics.engine.places import CardId
from wtactics.engine.rows import PAST, PAST_A, PAST_B, PAST_LAST, PAST_N, PAST_TURN
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.quality import Quality


class FoughtLast(Quality):
    """SLOT-RESOLVE-14 A creature fought this one in the last battle of this one, which has fallen; or attacked it there."""

    def __init__(self, attacking: bool) -> None:
        self.attacking: Final = attacking

    def holds(self, t: Table, c: CardId) -> bool:
        start = self.began(t)
        i: i64 = 0
        while i < len(t.past):
            if start >= 0 and t.past[i] == facts.BATTLE_BEGAN and t.past[i + PAST_LAST] >= start:
                a, b = t.past[i + PAST_A], t.past[i + PAST_B]
                if (a == c and b == t.me) or (not self.attacking and a == t.me and b == c):
                    return True
            i += PAST
        return False

    def began(self, t: Table) -> i64:
        """When its last battle of this turn began; a member of a group would have lost what it says."""
        start: i64 = -1
        i: i64 = 0
        while i < len(t.past):
            first = t.past[i] == facts.BATTLE_BEGAN and t.past[i + PAST_N] == 0 and t.past[i + PAST_TURN] == t.turn
            if first and t.me in (t.past[i + PAST_A], t.past[i + PAST_B]):
                start = max(start, t.past[i + PAST_LAST])
            i += PAST
        return start

    def depends(self) -> i64:
        return PAST_FACTS

    def behind(self) -> str:
        return f"that {'attacked' if self.attacking else 'fought'} this creature"

    def told(self, many: bool) -> str:
        return f"{'attacked' if self.attacking else 'fought'} this creature"
