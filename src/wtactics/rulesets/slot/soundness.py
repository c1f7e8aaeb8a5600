"""What must hold of every table of SLOT at a question, beside what holds of all tables; whoever breaks it is found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.places import ASIDE, NOBODY, CardId, Seat, place_of
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.rules.ap import keeps_speech
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, MOVE_STEP, RULE_NUMBER

BENDING: Final = 1 << RULE_NUMBER | 1 << BENT  # texts that may have let more of level 2 in


def check_armies(t: SlotTable) -> None:
    """Raise Broken if an army, a twilight or a battle is at odds with the rules; the table is not changed."""
    check_marks(t)
    for seat in range(t.seats):
        check_army(t, seat)
    if t.ap < 0:
        raise Broken(f"{t.ap} action points are left")
    if t.over:
        return
    if t.target == NOBODY:
        check_peace(t)
    elif t.held == 0 and not t.bleeding:
        check_battle(t)


def check_marks(t: SlotTable) -> None:
    """SLOT-MARK-01 A creature is marked or unmarked; there is no third state."""
    for c in range(len(t.marked)):
        if t.marked[c] > 1:
            raise Broken(f"card {c} is marked {t.marked[c]} times")


def check_army(t: SlotTable, seat: Seat) -> None:
    """SLOT-ARMY-03, SLOT-LEVEL-01, SLOT-CARD-06 One creature in a slot, no more of level 2 than may be, nobody dead."""
    for slot in range(SLOTS):
        if t.count[t.place_in(slot, seat)] > 1:
            raise Broken(f"slot {slot} of seat {seat} holds {t.count[t.place_in(slot, seat)]} creatures")
        down = t.laid[seat * SLOTS + slot]
        if down >= 0 and t.in_slot(seat, slot) >= 0:
            raise Broken(f"slot {slot} of seat {seat} holds a creature face up and one face down")
    if t.elite(seat) > t.elite_limit() and t.library.spoken & BENDING == 0:
        raise Broken(f"seat {seat} has {t.elite(seat)} creatures of level 2")
    for c in t.army(seat):
        if t.held == 0 and not t.bleeding and not t.over and not t.values_stale and t.turn > 0:
            check_alive(t, c)


def check_alive(t: SlotTable, c: CardId) -> None:
    """SLOT-CARD-06 Nobody stands who has as many tokens as life points."""
    if t.is_dead(c):
        raise Broken(f"card {c} stands with {t.harm[c]} tokens and {t.lives(c)} life points")


def check_peace(t: SlotTable) -> None:
    """Where nobody is attacked nothing is left of a battle, but for the dead of whom texts do something else, or may."""
    undecided = t.bleeding and len(t.averting) > 0  # SLOT-RESOLVE-10
    lost: i64 = 0 if undecided else len(t.losses)
    left: i64 = len(t.fighters) + len(t.parts) + lost  # a text may silence somebody for longer
    if left > 0 or t.grouped or t.spared or (t.bleeding and not undecided):
        raise Broken("a battle is over, but something of it is left")
    if t.held == 0 and t.wave == 0 and len(t.kills) > 0:
        raise Broken("somebody was killed, and nobody has looked who scores")
    if t.phase <= MOVE_STEP and t.count[place_of(ASIDE, t.other(t.active))] > 0 and t.turn == 0:
        raise Broken("there is a twilight before the first turn")


def check_battle(t: SlotTable) -> None:
    """SLOT-GROUP-01 In a battle somebody attacks, or did so, and a group is silent."""
    for c in t.fighters:
        if not t.in_army(c) or t.controller[c] != t.active:
            raise Broken(f"card {c} attacks, but is not in the army of the active player")
        if t.grouped and not t.muted(c) and not keeps_speech(t, c):
            raise Broken(f"card {c} attacks in a group, and has abilities")
