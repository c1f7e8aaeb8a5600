"""BYHAND-TOOL: what can be done by hand: each tool says on whom, where or how much, and does it by the table's own changers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import (
    CITY,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    EVENT,
    GONE,
    GRAVE,
    HAND,
    MAGIC,
    CardId,
    Seat,
    Thing,
    place_of,
    seat_thing,
)
from wtactics.engine.sight import seen_by
from wtactics.engine.table import Table
from wtactics.kits.handwork import NO_MEASURE, ZERO, handled, measure_words

# Types of cards that go from place to place; what stands for a player, and what he fights for, stays where it is.
MOVING: Final = 1 << CREATURE | 1 << CITY | 1 << ENCHANTMENT | 1 << MAGIC | 1 << EVENT | 1 << EQUIPMENT
SUFFERING: Final = 1 << CREATURE | 1 << CITY


class Tool:
    """Something that can be done by hand; it has no state."""

    def __init__(self, number: i64, measures: list[int] | None = None) -> None:
        self.number: Final = number
        self.fixed: Final = vec[i64](measures if measures is not None else [int(NO_MEASURE)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        """The cards and players that the seat can use it on, in the table's order."""
        raise NotImplementedError

    def measures(self, t: Any, seat: Seat, thing: Thing) -> vec[i64]:
        """Where, how much or which it can be."""
        return self.fixed

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        """The seat does it."""
        raise NotImplementedError

    def words(self, t: Any, n: i64) -> str:
        """The same in words."""
        return measure_words(handled(self.number, n)).strip()

    def needs_leave(self, seat: Seat, thing: Thing, n: i64) -> bool:
        """BYHAND-OPEN-04 Would it show what lies hidden with another player?"""
        return False


def amounts(most: int) -> list[int]:
    """So much more, from one on, then so much less."""
    n = int(ZERO)
    return [*range(n + 1, n + most + 1), *range(n - 1, n - most - 1, -1)]


def everybody_sees(t: Table, c: CardId) -> bool:
    """Is its face no secret?"""
    return seen_by(t, c) == (1 << t.seats) - 1


def in_the_open(t: Table, types: i64) -> vec[i64]:
    """The cards in play of these types that lie face up."""
    out = vec[i64]()
    for c in t.board:
        if 1 << t.type(c) & types != 0 and everybody_sees(t, c):
            out = append(out, c)
    return out


def lying_apart(t: Table, seat: Seat) -> vec[i64]:
    """The cards of the seat's own hand, and those of all graveyards and of all that was removed from the game."""
    out = t.at(HAND, seat)
    for kind in (GRAVE, GONE):
        for owner in range(t.seats):
            for c in t.at(kind, owner):
                if everybody_sees(t, c) and not t.is_token(c):
                    out = append(out, c)
    return out


def those_in(t: Table) -> vec[i64]:
    """The players who are still in the match, as things."""
    out = vec[i64]()
    for seat in range(t.seats):
        if t.out[seat] == 0:
            out = append(out, seat_thing(seat))
    return out


def has_cards(t: Table, kind: i64, seat: Seat) -> bool:
    """Does anything lie there?"""
    return t.count[place_of(kind, seat)] > 0
