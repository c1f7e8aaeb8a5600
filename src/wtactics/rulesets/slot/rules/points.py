"""SLOT-POINTS: victory points for shapes of the enemy army that kills leave empty."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.kits.points import earn
from wtactics.rulesets.slot.grid import best_order, slot_of, worth
from wtactics.rulesets.slot.rows import KILL_PLACE, KILL_ROW, KILL_SEAT
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import COLUMN_POINTS, PAIR_POINTS, RULE_NUMBER, SQUARE_POINTS


class Score(Step[SlotTable]):
    """SLOT-POINTS-01, SLOT-POINTS-10 Kills score when they are complete, those of both sides before anything is judged."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.over or len(t.kills) == 0 or t.held > 0 or t.bleeding:
            return NEXT
        for seat in (t.active, t.other(t.active)):
            slots = self.fallen(t, seat)
            if slots != 0:
                t.suffer(seat)
                earn(t, t.other(seat), worth_of(t, seat, slots))  # SLOT-POINTS-07 at once
        t.forget_kills()
        return NEXT

    def fallen(self, t: SlotTable, seat: Seat) -> i64:
        """SLOT-POINTS-06, SLOT-POINTS-08 The slots that the enemy has emptied by kills; nobody scores for his own dead."""
        slots: i64 = 0
        for i in range(0, len(t.kills), KILL_ROW):
            place, scorer = t.kills[i + KILL_PLACE], t.kills[i + KILL_SEAT]
            if place >> 4 == seat and scorer == t.other(seat):
                slots |= 1 << slot_of(place & 15)
        return slots & ~t.filled(seat)


def points_for(t: SlotTable, seat: Seat, shape: i64) -> i64:
    """SLOT-POINTS-02, SLOT-PRIO-01 What a shape of this sort is worth to the player: as the rules, or a card, say."""
    return reckoned(t, RULE_NUMBER, seat, shape, t.setting(shape))


def worth_of(t: SlotTable, seat: Seat, slots: i64) -> i64:
    """SLOT-POINTS-02, SLOT-POINTS-03, SLOT-POINTS-04, SLOT-POINTS-09 What these slots are worth, counted in the best order.

    SLOT-POINTS-05, SLOT-POINTS-11 Why the other slots of a shape are empty does not matter, nor how often one was filled.
    """
    scorer = t.other(seat)
    pair, column = points_for(t, scorer, PAIR_POINTS), points_for(t, scorer, COLUMN_POINTS)
    square = points_for(t, scorer, SQUARE_POINTS)
    stays = t.filled(seat)
    return worth(best_order(slots, stays, pair, column, square), stays, pair, column, square)
