"""SLOT-UPK, SLOT-MOVE: what lasts as long as it is paid for, and who has changed slots with whom."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import CardId
from wtactics.engine.rows import MODIFIER, MODIFIER_UNTIL
from wtactics.rulesets.slot.rules.fray import Fray
from wtactics.rulesets.slot.terms import EFFECTS, PAID_FOR


class Lasting(Fray):
    """Effects that are paid for, and swaps."""

    def lasts(self, until: i64) -> i64:
        """SLOT-UPK-04 An effect that is paid for ends as a whole, and no other with it."""
        if not PAID_FOR < until < PAID_FOR + EFFECTS:
            return until
        until += EFFECTS
        i: i64 = 0
        while i < len(self.modifiers):
            if self.modifiers[i + MODIFIER_UNTIL] == until:
                until += EFFECTS
                i = 0
            else:
                i += MODIFIER
        return until

    def have_swapped(self, c: CardId, other: CardId) -> None:
        """SLOT-MOVE-07 Two creatures have changed slots; of none but one, NOBODY, nothing is told."""
        if other >= 0:
            self.matters(facts.SWAPPED, c, other, 1)
            self.matters(facts.SWAPPED, other, c)
