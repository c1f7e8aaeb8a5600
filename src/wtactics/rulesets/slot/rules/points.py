"""SLOT-POINTS: victory points for shapes of the enemy army that kills leave empty."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.kits.points import earn
from wtactics.rulesets.slot.grid import best_order, best_sort, emptied, slot_of
from wtactics.rulesets.slot.rows import KILL_PLACE, KILL_ROW, KILL_SEAT
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    COLUMN_POINTS,
    MIDDLE_COUNTS,
    PAIR_POINTS,
    ROW_POINTS,
    RULE_NUMBER,
    SQUARE_POINTS,
)


class Score(Step[SlotTable]):
    """SLOT-POINTS-01, SLOT-POINTS-10 Kills score when they are complete, those of both sides before anything is judged."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.over or len(t.kills) == 0 or t.held > 0 or t.bleeding:
            return NEXT
        self.count(t, t.active)
        self.count(t, t.other(t.active))
        t.give_prize(NOBODY, NOBODY, 0)
        t.forget_kills()
        return NEXT

    def count(self, t: SlotTable, seat: Seat) -> None:
        """SLOT-POINTS-07 What the enemy has emptied of this army counts at once."""
        slots = self.fallen(t, seat)
        if slots != 0:
            t.suffer(seat)
            self.award(t, seat, slots)

    def award(self, t: SlotTable, seat: Seat, slots: i64) -> None:
        """SLOT-POINTS-02, SLOT-POINTS-09 One death after the other, in the best order, each for its shape."""
        scorer = t.other(seat)
        worths = worths_for(t, scorer)
        still = t.filled(seat) | slots
        for slot in best_order(slots, t.filled(seat), worths):
            still &= ~(1 << slot)
            points = emptied(slot, still, worths)
            t.give_prize(self.fallen_in(t, seat, slot), best_sort(slot, still, points, worths), points)
            earn(t, scorer, points)

    def fallen_in(self, t: SlotTable, seat: Seat, slot: i64) -> CardId:
        """Who has been killed in this slot, the last of several."""
        found = NOBODY
        for i in range(0, len(t.kills), KILL_ROW):
            place = t.kills[i + KILL_PLACE]
            if place >> 4 == seat and slot_of(place & 15) == slot:
                found = t.kills[i]
        return found

    def fallen(self, t: SlotTable, seat: Seat) -> i64:
        """SLOT-POINTS-06, SLOT-POINTS-08 The slots that the enemy has emptied by kills; nobody scores for his own dead."""
        slots: i64 = 0
        for i in range(0, len(t.kills), KILL_ROW):
            place, scorer = t.kills[i + KILL_PLACE], t.kills[i + KILL_SEAT]
            if place >> 4 == seat and scorer == t.other(seat):
                slots |= 1 << slot_of(place & 15)
        return slots & ~t.filled(seat)


def worths_for(t: SlotTable, seat: Seat) -> vec[i64]:
    """SLOT-POINTS-02, SLOT-PRIO-01 What rows, columns, pairs, squares and the middle are worth to him: a text may say."""
    column, pair = points_for(t, seat, COLUMN_POINTS), points_for(t, seat, PAIR_POINTS)
    square = points_for(t, seat, SQUARE_POINTS)
    middle: i64 = square if reckoned(t, RULE_NUMBER, seat, MIDDLE_COUNTS, 0) > 0 else 0
    return vec[i64]([reckoned(t, RULE_NUMBER, seat, ROW_POINTS, 0), column, pair, square, middle])


def points_for(t: SlotTable, seat: Seat, shape: i64) -> i64:
    """What a shape of this sort is worth to the player: as the rules, or a card, say."""
    return reckoned(t, RULE_NUMBER, seat, shape, t.setting(shape))
