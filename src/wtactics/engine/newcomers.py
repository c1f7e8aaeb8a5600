"""Newcomers: tokens, which nobody has brought and which end when they leave play; and how a card's own text lets it enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import GONE, NOBODY, SEAT_THING, CardId, Seat

if TYPE_CHECKING:
    from wtactics.engine.table import Table

MOST_TOKENS: Final = 200  # so many come into being in a match; whoever would make more makes none


def room_for_tokens(t: Table) -> i64:
    """How many more tokens can come into being."""
    return min(MOST_TOKENS - t.tokens, SEAT_THING - len(t.place))


def create(t: Table, d: i64, seat: Seat) -> CardId:
    """One more token of this definition, the seat's own, not in play yet; NOBODY if the match has had too many."""
    if room_for_tokens(t) <= 0:
        return NOBODY
    t.printed, t.owner = t.printed[:], t.owner[:]  # clones share them
    t.add_card(d, seat)
    t.tokens += 1
    c = len(t.place) - 1
    t.move(c, GONE, seat)
    t.happened(facts.CREATED, c, seat)
    return c


def come_as_told(t: Table, c: CardId) -> None:
    """The card comes into play as its own text says: marked, with counters."""
    library, d = t.library, t.printed[c]
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, t.controller[c])
    for i in range(library.first[d], library.first[d + 1]):
        ability = library.abilities[i]
        condition = ability.condition
        if ability.switch == 0 and (condition is None or condition.holds(t)):
            for statement in ability.statements:
                statement.enter(t, c)
    t.speak_again(me, you, item)
