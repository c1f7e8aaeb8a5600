"""Paying in coloured units: face-down resource cards that are marked for one unit each, and units produced for the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
    units: i64 = 0
    marked, colours, after = t.marked, t.colour, t.after
    c = t.first[place_of(RESERVE, seat)]
    while c >= 0:
        if marked[c] == 0:
            units += ONE_OF[colours[c]]
        c = after[c]
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


def payments(units: vec[i64], cost: i64, own: i64, least_own: i64) -> vec[i64]:
    """All ways to pay so much, at least so many units of the own colour; packed, each way once, default first.

    The default spends foreign units first, of the largest pile first, and own units last.
    """
    ways = vec[i64]()
    if cost > units[COLOURS] or (own != ANY and least_own > units[own]):
        return ways
    best = default_payment(units, cost, own, least_own)
    ways = append(ways, best)
    if cost == 0 or cost == units[COLOURS]:  # nothing is taken, or all
        return ways
    least = NONE[:]
    if own != ANY:
        least[own] = least_own
    return spread(units, least, cost, best, ways)


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
    packed: i64 = 0
    if own != ANY:
        left[own] -= least_own
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


def payers(gives: vec[i64], n: i64) -> vec[i64]:
    """Which of cards that give so much each are marked for n units, by their positions: such that little is left over."""
    chosen = vec[i64]()
    left = gives[:]
    while n > 0:
        best: i64 = -1
        i: i64 = 0
        while i < len(left):
            if left[i] > 0 and (best < 0 or serves_better(left[i], left[best], n)):
                best = i
            i += 1
        if best < 0:
            break
        n -= left[best]
        left[best] = 0
        chosen = append(chosen, best)
    return chosen


def serves_better(this: i64, that: i64, n: i64) -> bool:
    """Towards n units: of what is no more than that the most, else the least."""
    if this <= n and that <= n:
        return this > that
    return this < that


def mark_resources(t: Table, seat: Seat, colour: i64, n: i64) -> None:
    """Mark so many unmarked resource cards of a colour."""
    c: CardId = t.first[place_of(RESERVE, seat)]
    while c >= 0 and n > 0:
        if t.marked[c] == 0 and t.colour[c] == colour:
            t.mark(c)
            n -= 1
        c = t.after[c]
