"""Newcomers: tokens, cards that nobody has brought; they come into being while a match runs, and end when they leave play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import GONE, NOBODY, SEAT_THING, CardId, Seat
from wtactics.engine.table import Table

MOST_TOKENS: Final = 200  # so many come into being in a match; whoever would make more makes none


def room_for_tokens(t: Table) -> i64:
    """How many more tokens can come into being."""
    return min(MOST_TOKENS - t.tokens, SEAT_THING - len(t.place))


def create(t: Table, d: i64, seat: Seat) -> CardId:
    """One more token of this definition, the seat's own, not in play yet; NOBODY if the match has had too many."""
    if room_for_tokens(t) <= 0:
        return NOBODY
    t.unshare()
    t.add_card(d, seat)
    t.tokens += 1
    c = len(t.place) - 1
    t.move(c, GONE, seat)
    t.happened(facts.CREATED, c, seat, d)
    return c
