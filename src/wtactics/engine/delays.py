"""Delays: effects that were told to wait, until something happens or a moment comes, each bound to what it was made with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wtactics.engine.lasting import DELAYED, ONCE_MORE, READY, WHILE_IN_PLAY
from wtactics.engine.meaning import DONE_ONCE
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.rows import (
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_SEAT,
    MODIFIER_SOURCE,
    MODIFIER_UNTIL,
)

if TYPE_CHECKING:
    from wtactics.engine.table import Table


def hear_delayed(t: Table, fact: i64, a: Thing, b: Thing, n: i64) -> None:
    """Let effects hear of it that were told to wait: what is done once is ready then, and waits no more."""
    bound = t.bound
    i: i64 = 0
    while i < len(t.modifiers):
        number = t.modifiers[i + MODIFIER_A]
        if t.modifiers[i] == DELAYED and t.library.hears_of[number] >> fact & 1 == 1:
            t.me, t.you = t.modifiers[i + MODIFIER_SOURCE], t.modifiers[i + MODIFIER_SEAT]
            t.bound = t.modifiers[i + MODIFIER_B]
            if t.library.abilities[number].is_heard(t, a, b, n) and not is_early(t, i):
                make_ready(t, i)
                t.await_trigger(t.me, number, t.you, a, b, n)
        i += MODIFIER
    t.bound = bound


def is_early(t: Table, i: i64) -> bool:
    """Is it the next such moment for which the effect at i waits, not this one?"""
    if t.modifiers[i + MODIFIER_UNTIL] // ONCE_MORE % 2 == 0:
        return False
    t.modifiers[i + MODIFIER_UNTIL] -= ONCE_MORE
    t.changes += 1
    return True


def make_ready(t: Table, i: i64) -> None:
    """What is done once waits no more; what is done whenever that happens goes on waiting."""
    if t.library.abilities[t.modifiers[i + MODIFIER_A]].delay == DONE_ONCE:
        t.modifiers[i] = READY
        t.modifiers[i + MODIFIER_UNTIL] = WHILE_IN_PLAY
        t.changes += 1


def bound_to(t: Table, number: i64, source: CardId, seat: Seat) -> i64:
    """Where the modifier begins by which an effect on its way to the chain was delayed; -1 if nowhere."""
    waiting: i64 = -1
    i: i64 = 0
    while i < len(t.modifiers):
        what = t.modifiers[i]
        same = t.modifiers[i + MODIFIER_A] == number and t.modifiers[i + MODIFIER_SOURCE] == source
        if (what == READY or what == DELAYED) and same and t.modifiers[i + MODIFIER_SEAT] == seat:
            if what == READY:
                return i
            waiting = i
        i += MODIFIER
    return waiting
