"""Judgement of tables of SLOT: points, creatures, and shapes in danger, in hundredths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.bots.judgement import Judgement
from wtactics.engine.places import NOBODY, Card, Option, Seat, card_of, other_of, what_of
from wtactics.engine.table import Table
from wtactics.kits.grid import SLOTS, column, row
from wtactics.kits.verbs import (
    ATTACK,
    BRANCH,
    LAY,
    NO,
    NUMBER,
    PASS,
    PICK,
    PLACE,
    SHAPE,
    TARGET,
    UPKEEP,
    YES,
)
from wtactics.rulesets.slot.table import SlotTable

VICTORY: Final = 1_000_000
POINT: Final = 300  # a victory point
NEAR: Final = 11  # points from which each one more counts double
CREATURE: Final = 150
LIFE: Final = 60  # a life point that is left
VALUE: Final = 15  # a point of close, ranged or DEF
LONELY: Final = 60  # a column that its last creature holds alone: its fall gives points
COLUMNS: Final = SLOTS // 2


class SlotJudgement(Judgement):
    """What counts in SLOT, learnt from play; no rule is decided here."""

    def worth(self, t: Table, seat: Seat) -> i64:
        if not isinstance(t, SlotTable):
            raise TypeError("a table of another ruleset cannot be judged as one of SLOT")
        if t.over:
            return 0 if t.winner == NOBODY else VICTORY if t.winner == seat else -VICTORY
        total: i64 = 0
        s: i64 = 0
        while s < t.seats:
            total += army_worth(t, s) if s == seat else -army_worth(t, s)
            s += 1
        return total

    def branches(self, verb: i64) -> bool:
        return verb in (TARGET, PICK, PLACE, NUMBER, SHAPE, BRANCH, YES, NO)

    def hastes(self, verb: i64) -> bool:
        return False

    def habit(self, t: Table, bold: bool) -> Option:
        if not isinstance(t, SlotTable):
            raise TypeError("a table of another ruleset cannot be judged as one of SLOT")
        verb = what_of(t.options[len(t.options) - 1])
        if verb == LAY:
            return best_laid(t)
        for o in t.options:
            if what_of(o) == UPKEEP:  # who is paid for stays
                return o
        if t.options[0] == PASS:
            return best_attack(t) if verb == ATTACK and bold else PASS
        return t.options[0]


def army_worth(t: SlotTable, seat: Seat) -> i64:
    """Points, creatures, and columns that one more death would empty."""
    if t.out[seat] != 0:
        return 0
    points = t.points[seat]
    worth = POINT * points + POINT * max(0, points - NEAR)
    held: i64 = 0
    alone: i64 = 0
    for slot in range(SLOTS):
        c = t.in_slot(seat, slot)
        if c >= 0:
            worth += creature_worth(t, c)
            bit: i64 = 1 << column(slot)
            alone = alone & ~bit if held & bit != 0 else alone | bit
            held |= bit
    for i in range(COLUMNS):
        worth -= LONELY if alone >> i & 1 == 1 else 0
    return worth


def creature_worth(t: SlotTable, c: Card) -> i64:
    """A creature by what life it has left and by its values, which its cost and text are measured by, too."""
    values = max(0, t.attack[c]) + max(0, t.ranged[c]) + max(0, t.defense[c])
    return CREATURE + LIFE * (t.life[c] - t.harm[c]) + VALUE * values + 20 * t.library.cost[t.printed[c]]


def best_laid(t: SlotTable) -> Option:
    """The creature and slot that suit each other best: the tough in the front row, those who shoot behind them."""
    best, most = t.options[0], i64(-VICTORY)
    for o in t.options:
        d = t.printed[card_of(o)]
        library = t.library
        body = 2 * library.defense[d] + 2 * library.life[d]
        if what_of(o) == LAY and row(other_of(o)) == 0:
            fit = 2 * library.attack[d] + 2 * body + library.ranged[d]
        else:
            fit = 3 * library.ranged[d] + body + library.attack[d]
        fit = 4 * fit - i64(column(other_of(o)) == 0 or column(other_of(o)) == 3)  # of equal slots the middle ones first
        if fit > most:
            best, most = o, fit
    return best


def best_attack(t: SlotTable) -> Option:
    """The attack on whoever has least life left."""
    best: Option = PASS
    least: i64 = VICTORY
    for o in t.options:
        if what_of(o) == ATTACK:
            left = t.life[card_of(o)] - t.harm[card_of(o)]
            if left < least:
                best, least = o, left
    return best
