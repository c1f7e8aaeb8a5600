"""What cities, creatures, cards and gems are worth on tables of realms, in hundredths."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import (
    HAND,
    RESERVE,
    CardId,
    Seat,
    place_of,
)
from wtactics.engine.state import zeros
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.table import Realm

CITY_STANDS: Final = 600
STRENGTH: Final = 140  # a point of a city's strength
POINT: Final = 300  # a victory point


def reserve_worth(t: Realm, seat: Seat) -> i64:
    """Resource cards, of which the first are worth most."""
    n = t.count[place_of(RESERVE, seat)]
    return n * (650 - 27 * min(n, 9))


def hand_worths(t: Realm, seat: Seat) -> i64:
    """All cards of the hand."""
    gems, n, worth = colours(t, seat), t.count[place_of(RESERVE, seat)], i64(0)
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        worth += hand_worth(t, c, n, gems)
        c = t.after[c]
    return worth


def board_worth(t: Realm, seat: Seat) -> i64:
    """All that the seat controls on the board."""
    worth: i64 = 0
    controller = t.controller
    for c in t.board:
        if controller[c] == seat:
            worth += card_worth(t, c)
    return worth


def colours(t: Realm, seat: Seat) -> vec[i64]:
    """How many gems of each faction the seat has, free or not."""
    gems = zeros(COLOURS)
    c = t.first[place_of(RESERVE, seat)]
    while c >= 0:
        gems[t.colour[c]] += 1
        c = t.after[c]
    return gems


def hand_worth(t: Realm, c: CardId, n: i64, gems: vec[i64]) -> i64:
    """A card in hand is worth more the sooner it can be paid for, and the better the gems suit it."""
    d = t.printed[c]
    cost, own = t.library.cost[d], gems[t.library.faction[d]]
    missing, suits = t.library.loyalty[d] - own, 10 * min(own, 4)
    if cost <= n and missing <= 0:
        return 150 + 40 * cost + suits
    return (130 + 20 * cost if cost <= n + 2 and missing <= 1 else 90) + suits


def card_worth(t: Realm, c: CardId) -> i64:
    """A card on the board: a city by its strength, a creature by its values, where it stands and whether it is marked."""
    if t.is_city(c):
        return CITY_STANDS + STRENGTH * (t.defense[c] - t.harm[c])
    kind = t.place[c] & 15
    if kind != ARMY and kind != KINGDOM:
        return 150 + 40 * t.library.cost[t.printed[c]]
    worth = body(t, c)
    return worth + (worth // 4 + 40 if kind == ARMY else 0) - (worth // 7 if t.marked[c] == 1 else 0)


def body(t: Realm, c: CardId) -> i64:
    """A creature by its values and its cost, which stands for its text."""
    return 120 + 180 * max(0, t.attack[c]) + 120 * max(0, t.defense[c]) + 30 * t.library.cost[t.printed[c]]
