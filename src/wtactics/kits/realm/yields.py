"""What resource cards give by texts in force: more or fewer units than one, and units of any faction."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import RESERVE, CardId, Seat, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.state import zeros
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled
from wtactics.kits.coins import ANY, COLOURS, FULL, PLENTY, WIDE, payers
from wtactics.kits.realm.terms import ANY_FACTION, YIELDS

SPEAKING: Final = 1 << YIELDS | 1 << ANY_FACTION


def is_spoken_of(t: Table) -> bool:
    """Does a text in force say what resource cards give?"""
    return t.ruled_deeds & SPEAKING != 0 and (is_ruled(t, YIELDS) or is_ruled(t, ANY_FACTION))


def yield_of(t: Table, seat: Seat, c: CardId) -> i64:
    """How many units this resource card of the seat gives when it is marked."""
    return reckoned(t, YIELDS, seat, c, 1)


def gives_any(t: Table, seat: Seat, c: CardId) -> bool:
    """Are they of the faction that its player wants, whichever pile it lies in?"""
    return reckoned(t, ANY_FACTION, seat, c, 0) > 0


def free_of(t: Table, seat: Seat) -> vec[i64]:
    """The seat's resource cards that can give something now."""
    free = vec[i64]()
    c = t.first[place_of(RESERVE, seat)]
    while c >= 0:
        if t.marked[c] == 0 and yield_of(t, seat, c) > 0:
            free = append(free, c)
        c = t.after[c]
    return free


def purse_by_texts(t: Table, extra: vec[i64], seat: Seat) -> i64:
    """The seat's units as a purse: those of any faction are there in each colour, and once in their sum."""
    units: i64 = 0
    for colour in range(COLOURS):
        units |= min(units_towards(t, extra, seat, colour)[colour], PLENTY) << colour * WIDE
    return units | min(units_towards(t, extra, seat, ANY)[COLOURS], FULL) << COLOURS * WIDE


def units_towards(t: Table, extra: vec[i64], seat: Seat, colour: i64) -> vec[i64]:
    """The seat's units by colour, and their sum; those of any faction count for this colour (ANY: for their own pile's)."""
    units = zeros(COLOURS + 1)
    for c in free_of(t, seat):
        n = yield_of(t, seat, c)
        units[colour if colour != ANY and gives_any(t, seat, c) else t.colour[c]] += n
        units[COLOURS] += n
    for each in range(COLOURS):
        n = max(extra[seat * COLOURS + each], 0)
        units[each] += n
        units[COLOURS] += n
    return units


def to_be_marked(t: Table, seat: Seat, colour: i64, n: i64) -> vec[i64]:
    """Which resource cards give so many units of a colour: its own first, then those of any faction."""
    marked = vec[i64]()
    free = free_of(t, seat)
    for wide in range(2):
        fitting, gives = vec[i64](), vec[i64]()
        for c in free:
            if i64(gives_any(t, seat, c)) == wide and (wide == 1 or t.colour[c] == colour):
                fitting = append(fitting, c)
                gives = append(gives, yield_of(t, seat, c))
        for i in payers(gives, n):
            marked = append(marked, fitting[i])
            n -= gives[i]
    return marked
