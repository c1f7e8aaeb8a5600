"""Paying in coloured units: face-down resource cards that are marked for one unit each, and units produced for the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.places import RESERVE, CardId, Seat, place_of
from wtactics.engine.state import zeros
from wtactics.engine.table import Table

COLOURS: Final = 5
BITS: Final = 6  # of an option, for the units of one colour
MOST: Final = 63
ANY: Final = -1  # a payment may be of any colours
NONE: Final = zeros(COLOURS)  # no units of any colour, to be copied
WIDE: Final = 10  # bits of a purse, for the units of one colour
FULL: Final = 1023
PLENTY: Final = 500  # units of one colour that are produced beyond this are not counted, so that it never overflows
# A purse with one unit of a colour
ONE_OF: Final = vec[i64]([1 << n * WIDE | 1 << COLOURS * WIDE for n in range(COLOURS)])


def purse(t: Table, extra: vec[i64], seat: Seat) -> i64:
    """The seat's free units, packed by colour, and above them their sum: legality is asked of it again and again."""
    units = pooled(extra, seat)
    marked, colours, after = t.marked, t.colour, t.after
    c = t.first[place_of(RESERVE, seat)]
    while c >= 0:
        if marked[c] == 0:
            units += ONE_OF[colours[c]]
        c = after[c]
    return units


def pooled(extra: vec[i64], seat: Seat) -> i64:
    """A purse with what was produced for the seat in this turn."""
    units: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        produced = extra[seat * COLOURS + colour]
        if produced > 0:
            units += min(produced, PLENTY) * ONE_OF[colour]
        colour += 1
    return units


def units_in(purse: i64, colour: i64) -> i64:
    """How many units of a colour are in a purse; of ANY, all."""
    return purse >> colour * WIDE & FULL if colour != ANY else purse >> COLOURS * WIDE


def counted_out(purse: i64) -> vec[i64]:
    """The units in a purse by colour, and their sum at the end."""
    units = vec[i64](capacity=COLOURS + 1)
    colour: i64 = 0
    while colour < COLOURS:
        units = append(units, units_in(purse, colour))
        colour += 1
    return append(units, units_in(purse, ANY))


def one_of_any() -> i64:
    """A purse with one unit that pays for whichever colour, though for one only."""
    units: i64 = -(COLOURS - 1) * bit_of(COLOURS * WIDE)
    for one in ONE_OF:
        units += one
    return units


def versatile(units: vec[i64]) -> i64:
    """How many of the units could be of any colour: each of them is counted for every colour, and but once in the sum."""
    n: i64 = -units[COLOURS]
    colour: i64 = 0
    while colour < COLOURS:
        n += units[colour]
        colour += 1
    return n // (COLOURS - 1)


def payments(units: vec[i64], cost: i64, own: i64, least_own: i64) -> vec[i64]:
    """All ways to pay so much, at least so many units of the own colour; packed, each way once, default first.

    The default spends foreign units first, of the largest pile first, and own units last.
    """
    ways = vec[i64]()
    if cost > units[COLOURS] or (own != ANY and least_own > units[own]):
        return ways
    best = default_payment(units, cost, own, least_own)
    ways = append(ways, best)
    if cost == 0:
        return ways
    least = NONE[:]
    if own != ANY:
        least[own] = least_own
    ways = spread(units, least, cost, best, ways)
    return ways if versatile(units) == 0 else vec[i64]([way for way in ways if is_covered(units, way)])


def is_covered(units: vec[i64], way: i64) -> bool:
    """Are there units of any colour for all that goes beyond the others?"""
    free = versatile(units)
    beyond: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        beyond += max(0, units_of(way, colour) - (units[colour] - free))
        colour += 1
    return beyond <= free


def spread(units: vec[i64], least: vec[i64], cost: i64, best: i64, ways: vec[i64]) -> vec[i64]:
    """All other ways to pay the cost with at least so many units of each colour: the last colour pays what is left."""
    a = least[0]
    while a <= units[0] and a <= cost:
        b = least[1]
        left = cost - a
        while b <= units[1] and b <= left:
            c = least[2]
            while c <= units[2] and c <= left - b:
                d = least[3]
                while d <= units[3] and d <= left - b - c:
                    e = left - b - c - d
                    way = a | b << BITS | c << 2 * BITS | d << 3 * BITS | e << 4 * BITS
                    if least[4] <= e <= units[4] and way != best:
                        ways = append(ways, way)
                    d += 1
                c += 1
            b += 1
        a += 1
    return ways


def default_payment(units: vec[i64], cost: i64, own: i64, least_own: i64) -> i64:
    """The payment that keeps most of the own colour, and takes from the largest other pile first."""
    left = units[:]
    free = versatile(units)
    for colour in range(COLOURS):
        left[colour] -= free
    packed: i64 = 0
    if own != ANY:
        left[own] = max(0, left[own] - least_own)
        cost -= least_own
        packed = least_own << own * BITS
    while cost > 0:
        colour = largest(left, own)
        left[colour] -= 1
        cost -= 1
        packed += 1 << colour * BITS
    return packed


def largest(left: vec[i64], own: i64) -> i64:
    """The colour with most units left, the own one only when no other is."""
    found: i64 = own if own != ANY else 0
    most: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colour != own and left[colour] > most:
            found = colour
            most = left[colour]
        colour += 1
    return found


def units_of(packed: i64, colour: i64) -> i64:
    """How many units of a colour a packed payment takes."""
    return packed >> colour * BITS & MOST


def units_paid(packed: i64) -> i64:
    """How many units a packed payment takes in all."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        total += units_of(packed, colour)
        colour += 1
    return total


def mark_resources(t: Table, seat: Seat, colour: i64, n: i64) -> None:
    """Mark so many unmarked resource cards of a colour."""
    c: CardId = t.first[place_of(RESERVE, seat)]
    while c >= 0 and n > 0:
        if t.marked[c] == 0 and t.colour[c] == colour:
            t.mark(c)
            n -= 1
        c = t.after[c]
