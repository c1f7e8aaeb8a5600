"""Tallies: the counters that texts name, rust and charge and the like; they lie on cards in play, and everybody sees them."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import TALLY, WHILE_IN_PLAY
from wtactics.engine.places import NOBODY, RESERVE, CardId
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_B, MODIFIER_ON
from wtactics.engine.table import Table


def tally_at(t: Table, c: CardId, counter: i64) -> i64:
    """Where the modifier begins that counts these counters on the card; NOBODY where there are none."""
    i: i64 = 0
    while i < len(t.modifiers):
        if t.modifiers[i] == TALLY and t.modifiers[i + MODIFIER_ON] == c and t.modifiers[i + MODIFIER_A] == counter:
            return i
        i += MODIFIER
    return NOBODY


def counters_on(t: Table, c: CardId, counter: i64) -> i64:
    """How many counters of this name lie on the card."""
    i = tally_at(t, c, counter)
    return t.modifiers[i + MODIFIER_B] if i != NOBODY else 0


def add_counters(t: Table, c: CardId, counter: i64, n: i64) -> None:
    """So many more counters of this name lie on the card; fewer if n is below 0, down to none."""
    if t.place[c] & 15 < RESERVE:
        return
    i = tally_at(t, c, counter)
    had = t.modifiers[i + MODIFIER_B] if i != NOBODY else 0
    n = max(n, -had)
    if n == 0:
        return
    if i == NOBODY:
        t.modify(TALLY, c, counter, n, WHILE_IN_PLAY, t.controller[c], t.me)
    elif had + n == 0:
        t.drop_modifier(i)
    else:
        t.modifiers[i + MODIFIER_B] = had + n
        t.changed_values()
    t.matters(facts.COUNTED, c, counter, n)
    t.happened(facts.TALLIED, c, counter, n)
