"""Judgement of tables of SLOT: points, creatures, and shapes in danger, in hundredths."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import CardId, Option, Seat, card_of, other_of, what_of
from wtactics.kits.judgement import VICTORY, Judgement
from wtactics.kits.verbs import (
    ACTIVATE,
    ATTACK,
    LAY,
    PASS,
    PLACE,
    SHAPE,
    UPKEEP,
)
from wtactics.rulesets.slot.grid import FRONT, SLOTS, column, row
from wtactics.rulesets.slot.rules.atk import attackers_of, is_ranged
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.table import SlotTable

POINT: Final = 300  # a victory point
NEAR: Final = 11  # points from which each one more counts double
CREATURE: Final = 150
LIFE: Final = 60  # a life point that is left
VALUE: Final = 15  # a point of close, ranged or DEF
LONELY: Final = 60  # a column that its last creature holds alone: its fall gives points
COLUMNS: Final = SLOTS // 2


class SlotJudgement(Judgement[SlotTable]):
    """What counts in SLOT, learnt from play; no rule is decided here."""

    def seat_worth(self, t: SlotTable, seat: Seat) -> i64:
        return army_worth(t, seat)

    def branches(self, verb: i64) -> bool:
        return super().branches(verb) or verb in (PLACE, SHAPE)

    def hastes(self, verb: i64) -> bool:
        return True  # who pays, who moves and who is recruited shows its worth in the attacks that follow

    def contests(self, verb: i64) -> bool:
        return verb == ACTIVATE  # all combat abilities lie open

    def habit(self, t: SlotTable, bold: bool) -> Option:
        verb = what_of(t.options[len(t.options) - 1])
        if verb == LAY:
            return best_laid(t)
        for o in t.options:
            if what_of(o) == UPKEEP:  # who is paid for stays
                return o
        if t.options[0] == PASS:
            return best_attack(t) if bold else PASS
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


def creature_worth(t: SlotTable, c: CardId) -> i64:
    """A creature by what life it has left, and by the values that are of use where it stands; its cost stands for its text."""
    values = max(0, t.ranged[c]) + max(0, t.defense[c])
    if row(t.slot(c)) == FRONT:
        values += max(0, t.attack[c])
    return CREATURE + LIFE * (t.life[c] - t.harm[c]) + VALUE * values + 20 * t.library.cost[t.printed[c]]


def best_laid(t: SlotTable) -> Option:
    """The creature and slot that suit each other best: the tough in the front row, those who shoot behind them."""
    best, most = t.options[0], i64(-VICTORY)
    for o in t.options:
        d = t.printed[card_of(o)]
        library = t.library
        body = 2 * library.defense[d] + 2 * library.life[d]
        if what_of(o) == LAY and row(other_of(o)) == FRONT:
            fit = 2 * library.attack[d] + 2 * body + library.ranged[d]
        else:
            fit = 3 * library.ranged[d] + body
        # Of equal slots the middle ones first
        fit = 4 * fit - i64(column(other_of(o)) == 0 or column(other_of(o)) == 3)
        if fit > most:
            best, most = o, fit
    return best


def best_attack(t: SlotTable) -> Option:
    """The attack that is worth most, if nobody uses an ability; none if it is not worth its price."""
    best: Option = PASS
    most: i64 = 0
    for o in t.options:
        if what_of(o) == ATTACK:
            gain = worth_of_attack(
                t, card_of(o), in_slots(t, t.active, attackers_of(other_of(o))), is_ranged(other_of(o))
            )
            if gain > most:
                best, most = o, gain
    return best


def worth_of_attack(t: SlotTable, target: CardId, attackers: vec[i64], ranged: bool) -> i64:
    """What the target loses by it, less what the strike back takes of an attacker."""
    strength: i64 = 0
    loss: i64 = 0
    back = t.strength(target, ranged) if t.is_armed(target, ranged) else 0
    for c in attackers:
        strength += t.strength(c, ranged)
        if back > 0 and back >= t.guard(c):
            loss = max(loss, worth_of_life(t, c))
    return worth_of_life(t, target) - loss if strength >= t.guard(target) else 0


def worth_of_life(t: SlotTable, c: CardId) -> i64:
    """A life point of this creature: all of it and a victory point, if it is the last."""
    return LIFE if t.harm[c] + 1 < t.lives(c) else creature_worth(t, c) + POINT
