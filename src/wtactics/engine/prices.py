"""Prices: what playing cards, using abilities and other deeds take more or less, by all texts in force."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import FEES, HAND_SIZE, PRICES, STANDING, Statement
from wtactics.engine.places import BOARD, NOBODY, CardId, Seat
from wtactics.engine.rows import LAW, LAW_ABILITY, LAW_BOUND, LAW_DEEDS, LAW_SEAT
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled


def speaking(t: Table, i: i64) -> list[Statement]:
    """What the law that begins at i states; from now on its card speaks, for its seat, of the things bound to it."""
    t.me, t.you, t.bound = t.laws[i], t.laws[i + LAW_SEAT], t.laws[i + LAW_BOUND]
    return t.library.abilities[t.laws[i + LAW_ABILITY]].statements


def surcharge(t: Table, seat: Seat, c: CardId) -> i64:
    """How much more (less, if below 0) the seat pays for playing c, by all laws in force and the card's own text."""
    if not is_ruled(t, PRICES) and t.library.def_deeds[t.printed[c]] >> PRICES & 1 == 0:
        return 0
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    more: i64 = 0
    i: i64 = 0
    while i < len(t.laws):
        for statement in speaking(t, i):
            more += statement.price(t, seat, c)
        i += LAW
    more += own_price(t, seat, c)
    t.me, t.you, t.item, t.bound = me, you, item, bound
    return more


def own_price(t: Table, seat: Seat, c: CardId) -> i64:
    """How much more or less the card costs by its own text, while it is not in play."""
    d = t.printed[c]
    more: i64 = 0
    if t.library.def_deeds[d] >> PRICES & 1 == 1 and t.place[c] & 15 < BOARD:
        t.me, t.you = c, seat
        for a in range(t.library.first[d], t.library.first[d + 1]):
            condition = t.library.abilities[a].condition
            if t.library.kind_of[a] == STANDING and (condition is None or condition.holds(t)):
                for statement in t.library.abilities[a].statements:
                    more += statement.price(t, seat, c)
    return more


def price_by_law(t: Table, seat: Seat, c: CardId, printed: i64) -> i64:
    """What the seat pays for playing c, which costs so much by itself: no less than texts allow, and never below 0."""
    more = surcharge(t, seat, c)
    if more >= 0:
        return max(0, printed + more)
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    least: i64 = 0
    i: i64 = 0
    while i < len(t.laws):
        for statement in speaking(t, i):
            least = max(least, statement.floor(t, seat, c))
        i += LAW
    t.me, t.you, t.item, t.bound = me, you, item, bound
    return max(printed + more, min(printed, least))


def fee(t: Table, seat: Seat, c: CardId) -> i64:
    """How much more (less, if below 0) the seat pays for using an ability of c, by all laws in force."""
    if t.ruled_deeds >> FEES & 1 == 0 or not is_ruled(t, FEES):
        return 0
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    more: i64 = 0
    i: i64 = 0
    while i < len(t.laws):
        for statement in speaking(t, i):
            more += statement.fee(t, seat, c)
        i += LAW
    t.me, t.you, t.item, t.bound = me, you, item, bound
    return more


def toll(t: Table, deed: i64, c: CardId, usual: i64) -> i64:
    """What is paid for this deed of c by all laws in force, never below 0."""
    if not is_ruled(t, deed):
        return usual
    more: i64 = 0
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    i: i64 = 0
    while i < len(t.laws):
        if t.laws[i + LAW_DEEDS] >> deed & 1 == 1:
            for statement in speaking(t, i):
                more += statement.toll(t, deed, c, usual)
        i += LAW
    t.me, t.you, t.item, t.bound = me, you, item, bound
    return max(0, usual + more)


def hand_size(t: Table, seat: Seat, n: i64) -> i64:
    """How many cards the seat may keep in its hand, by all laws in force one after the other, where the rules say n."""
    if not is_ruled(t, HAND_SIZE):
        return n
    me, you, item, bound = t.me, t.you, t.item, t.bound
    t.item = NOBODY
    i: i64 = 0
    while i < len(t.laws):
        for statement in speaking(t, i):
            n = statement.size(t, seat, n)
        i += LAW
    t.me, t.you, t.item, t.bound = me, you, item, bound
    return max(0, n)
