"""Numbers of the rules as texts in force change them: what cards, abilities and other deeds cost, how many cards are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import PRICES, STANDING, Statement
from wtactics.engine.places import BOARD, NOBODY, CardId, Seat
from wtactics.engine.rows import LAW, LAW_ABILITY, LAW_BOUND, LAW_DEEDS, LAW_SEAT
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled

LEAST_DEFENDERS: Final = 54  # how many defend against an attacker if any do
FRONTS_LEFT: Final = 55  # out of how many fronts a player moves creatures in a turn
BID_TIES: Final = 45  # of bids that come to the same: who is above 0 wins; SLOT has a toll of this number
BID_SIZE: Final = 58  # what a card counts that is marked for a bid, and (of no card) what the bid comes to
CITY_MOVES: Final = 59  # in how many moves of a turn a city may take part
BID_PRIZE: Final = 60  # how many points a won bid brings


def reckoned(t: Table, what: i64, seat: Seat, c: CardId, usual: i64, raised: bool = True) -> i64:
    """What a number is by all texts in force, where the rules say `usual`: what one sets it to, and the sum of all changes.

    It never goes below 0, nor by changes below what the texts that make it less allow. It is not raised to 0 yet where
    other texts are still to change it.
    """
    own = what == PRICES and t.library.def_deeds[t.printed[c]] >> PRICES & 1 == 1 and t.place[c] & 15 < BOARD
    if not is_ruled(t, what) and not own:
        return usual
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    base, more, i = usual, i64(0), i64(0)
    if own:
        more = own_change(t, PRICES, seat, c, usual)
    while i < len(t.laws):
        if t.laws[i + LAW_DEEDS] >> what & 1 == 1:
            t.me, t.you, t.bound = t.laws[i], t.laws[i + LAW_SEAT], t.laws[i + LAW_BOUND]
            for statement in t.library.abilities[t.laws[i + LAW_ABILITY]].statements:
                change = statement.alters(t, what, seat, c, usual)
                if statement.sets():
                    base = usual + change if change != 0 else base
                else:
                    more += change
        i += LAW
    least: i64 = 0
    if more < 0:
        least = max(least_of(t, what, seat, c), own_least(t, what, seat, c) if own else 0)
    t.me, t.you, t.item, t.bound = me, you, item, bound
    if not raised and base + more < 0 and least == 0:
        return base + more
    least = max(0, min(base, least))
    return max(base + more, least)


def own_words(t: Table, seat: Seat, c: CardId) -> list[Statement]:
    """What the card's text says of itself, not in play, where its laws are not in force. From then on the card speaks."""
    d = t.printed[c]
    found: list[Statement] = []
    t.me, t.you = c, seat
    for a in range(t.library.first[d], t.library.first[d + 1]):
        condition = t.library.abilities[a].condition
        if t.library.kind_of[a] == STANDING and (condition is None or condition.holds(t)):
            found += t.library.abilities[a].statements
    return found


def own_change(t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
    """How much more or less a number is by what the card's text says of itself, not in play."""
    more: i64 = 0
    for statement in own_words(t, seat, c):
        if statement.rulings() >> what & 1 == 1:
            more += statement.alters(t, what, seat, c, usual)
    return more


def own_least(t: Table, what: i64, seat: Seat, c: CardId) -> i64:
    """What the number is at least, as the card's text says of itself, not in play."""
    least: i64 = 0
    for statement in own_words(t, seat, c):
        least = max(least, statement.floor(t, what, seat, c))
    return least


def least_of(t: Table, what: i64, seat: Seat, c: CardId) -> i64:
    """What the number is at least, as texts in force say that make it less."""
    least: i64 = 0
    for statement in said_of(t, what):
        least = max(least, statement.floor(t, what, seat, c))
    return least


def said_of(t: Table, what: i64) -> Iterator[Statement]:
    """What texts in force say of such a deed, one statement after the other; whoever says it speaks while it is looked at."""
    if not is_ruled(t, what):
        return
    me, you, bound = t.me, t.you, t.bound
    for i in range(0, len(t.laws), LAW):
        if t.laws[i + LAW_DEEDS] >> what & 1 == 1:
            t.me, t.you, t.bound = t.laws[i], t.laws[i + LAW_SEAT], t.laws[i + LAW_BOUND]
            yield from t.library.abilities[t.laws[i + LAW_ABILITY]].statements
    t.me, t.you, t.bound = me, you, bound
