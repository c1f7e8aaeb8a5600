"""SLOT-MOVE: one step into an adjacent slot, empty or in exchange for the ally there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BE_MARKED, MARK_TO_MOVE, MOVE_TOLL
from wtactics.engine.meaning import MOVE as MOVE_DEED
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, card_of, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled, law, may, unruled
from wtactics.kits.fights import FREE
from wtactics.kits.verbs import MOVE, PASS
from wtactics.rulesets.slot.grid import ADJACENT, ASKEW, SLOTS, way
from wtactics.rulesets.slot.ids import AP_05, MARK_03, MOVE_01, MOVE_02, MOVE_04, MOVE_05, MOVE_09, TURN_06
from wtactics.rulesets.slot.rules.ap import A_MOVE, is_out_of_points, lacks_points, price_of_move
from wtactics.rulesets.slot.rules.move_fixed import STEPPING, can_be_swapped, fixed_slots
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ACTION_STEP,
    BEGIN_SWAP,
    BENT,
    GO_THERE,
    MOVE_ASKEW,
    MOVE_MARKS,
    MOVE_STEP,
    MOVES,
    MOVES_LATE,
    MOVES_MARKED,
    PRICE_THERE,
)

BENDING: Final = bit_of(BENT)  # and that by which they let the marked move
SPOKEN: Final = STEPPING | BENDING | bit_of(MOVES) | bit_of(MOVE_ASKEW) | bit_of(MOVE_TOLL)  # all that is said of moves


def cannot_move(t: SlotTable, seat: Seat, c: Thing, slot: i64) -> i64:
    """0, or the number of the rule (or card) that keeps this creature from moving into this slot."""
    refusal = cannot_leave(t, seat, c)
    return refusal if refusal != 0 else cannot_go(t, c, slot)


def cannot_leave(t: SlotTable, seat: Seat, c: Thing) -> i64:
    """SLOT-MOVE-01, SLOT-MOVE-02, SLOT-MOVE-03, SLOT-MOVE-04 0, or what keeps this creature from moving anywhere."""
    if not t.is_card(c) or not t.in_army(c) or t.controller[c] != seat:
        return MOVE_05
    if seat != t.active or (t.phase != MOVE_STEP and moves_late(t, c) != 0):
        return TURN_06
    if t.is_fixed(c):
        return MOVE_01
    if t.marked[c] == 1 and may(t, BENT, c, MOVES_MARKED, MOVE_02) != 0:
        return MOVE_02
    if has_moved(t, c):
        return MOVE_04
    if is_ruled(t, PRICE_THERE):
        return 0
    return lacks_points(t, A_MOVE, c)


def moves_late(t: SlotTable, c: CardId) -> i64:
    """SLOT-TURN-06, SLOT-PRIO-01 0 if it is the Action step, and a text lets this creature move then; else the rule."""
    return may(t, BENT, c, MOVES_LATE, TURN_06) if t.phase == ACTION_STEP else i64(TURN_06)


def has_moved(t: SlotTable, c: CardId) -> bool:
    """SLOT-MOVE-04, SLOT-PRIO-01 Has it moved as often as it may in a turn: once, unless a text says otherwise?"""
    done: i64 = 0
    for other in t.moved:
        done += i64(other == c)
    return done > 0 and done >= reckoned(t, MOVES, t.controller[c], c, 1)


def cannot_go(t: SlotTable, c: CardId, slot: i64) -> i64:
    """SLOT-MOVE-05 0, or what keeps this creature from moving there."""
    if not 0 <= slot < SLOTS or steps_from(t, c) >> slot & 1 == 0:
        return MOVE_05
    return cannot_step(t, c, slot)


def cannot_step(t: SlotTable, c: CardId, slot: i64) -> i64:
    """SLOT-MOVE-06, SLOT-MOVE-07, SLOT-MOVE-09 The same, of a slot to which one step leads it."""
    partner = t.in_slot(t.controller[c], slot)
    if partner >= 0 and not can_be_swapped(t, partner):
        return MOVE_09
    if unruled(t, STEPPING):
        return 0
    bound = may(t, BEGIN_SWAP, c, NOBODY, 0) if partner >= 0 else 0
    if bound != 0:
        return bound
    if moves_marked(t, c, slot) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return MARK_03
    if is_ruled(t, PRICE_THERE) and t.ap < price_of_move(t, c, slot):
        return AP_05
    refusal = may(t, MOVE_DEED, c, partner, 0)
    return refusal if refusal != 0 else may(t, GO_THERE, c, slot, 0)


def steps_from(t: SlotTable, c: CardId) -> i64:
    """SLOT-MOVE-05, SLOT-PRIO-01 The slots to which one step leads it: those adjacent, and others if a text says so."""
    here = t.slot(c)
    steps = ADJACENT[here] | ASKEW[here] if may(t, MOVE_ASKEW, c, NOBODY, FREE) == 0 else ADJACENT[here]
    if is_ruled(t, GO_THERE):
        for slot in range(SLOTS):
            if slot != here and law(t, GO_THERE, c, slot, False):
                steps |= 1 << slot
    return steps


def moves_marked(t: SlotTable, c: CardId, slot: i64) -> bool:
    """SLOT-MOVE-08 A creature is marked for moving there, unless a card (or the settings) says that it is not."""
    return t.setting(MOVE_MARKS) == 1 and may(t, MARK_TO_MOVE, c, slot, FREE) != 0


def offer_plain_moves(t: SlotTable, army: vec[i64]) -> None:
    """SLOT-MOVE-02, SLOT-MOVE-04, SLOT-MOVE-05 Where no text speaks of moves: the unmarked, once, to a side."""
    fixed, marked, controller = fixed_slots(t, army), t.marked, t.controller
    for c in army:
        here = t.slot(c)
        if marked[c] == 0 and fixed >> here & 1 == 0 and controller[c] == t.active and not has_moved(t, c):
            steps, slot = ADJACENT[here] & ~fixed, i64(0)
            while steps >> slot != 0:
                if steps >> slot & 1 == 1:
                    t.offer(MOVE, c, slot)
                slot += 1


def offer_moves(t: SlotTable) -> None:
    """SLOT-MOVE-03 Offer each creature the steps that it may take."""
    if is_out_of_points(t, A_MOVE) or (t.ap < t.setting(A_MOVE) and unruled(t, SPOKEN)):
        return
    army, freely = t.army(t.active), unruled(t, STEPPING)
    if t.phase == MOVE_STEP and unruled(t, SPOKEN):
        offer_plain_moves(t, army)
        return
    taken, slot = fixed_slots(t, army) if freely else i64(0), i64(0)
    for c in army:
        if not (t.marked[c] == 1 and unruled(t, BENDING)) and cannot_leave(t, t.active, c) == 0:
            steps, slot = steps_from(t, c) & ~taken, 0
            while steps >> slot != 0:
                if steps >> slot & 1 == 1 and (freely or cannot_step(t, c, slot) == 0):
                    t.offer(MOVE, c, slot)
                slot += 1


class MoveCreatures(Step[SlotTable]):
    """SLOT-TURN-06, SLOT-MOVE-01 Creatures move one after the other, as far as marks and action points allow."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        t.offer(PASS)
        offer_moves(t)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == MOVE:
            return cannot_move(t, t.active, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.hold()
        self.move(t, card_of(answer), other_of(answer))
        t.release()
        return AGAIN

    def move(self, t: SlotTable, c: CardId, slot: i64) -> None:
        move(t, c, slot)


def move(t: SlotTable, c: CardId, slot: i64) -> None:
    """SLOT-MOVE-08, SLOT-MOVE-09 It alone is marked and has moved; SLOT-MOVE-10 nobody scores for what it leaves."""
    t.pay_points(price_of_move(t, c, slot))
    partner, here = t.in_slot(t.active, slot), t.slot(c)
    if moves_marked(t, c, slot):
        t.mark(c)
    t.use_up(c)
    t.stand(c, slot)
    if partner >= 0:
        t.stand(partner, here)
    t.happened(facts.MOVED, c, partner, slot)
    t.matters(facts.SHIFTED, c, NOBODY, way(here, slot))
    t.have_swapped(c, partner)
