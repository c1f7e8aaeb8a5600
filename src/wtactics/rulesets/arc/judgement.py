"""Judgement of tables of ARC: points, cities, creatures, cards and gems, in hundredths."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import (
    ATTACKER,
    HAND,
    NOBODY,
    RESERVE,
    Card,
    Option,
    Seat,
    card_of,
    is_seat,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.state import zeros
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import COLOURS
from wtactics.kits.judgement import Judgement
from wtactics.kits.verbs import (
    ATTACK,
    BID,
    BLOCK,
    BRANCH,
    COLOUR,
    DISCARD,
    GIVE,
    HOME,
    LAY,
    NO,
    NUMBER,
    PASS,
    PICK,
    SEND,
    TARGET,
    YES,
)
from wtactics.rulesets.arc.table import ArcTable

VICTORY: Final = 1_000_000
CITY_STANDS: Final = 600
STRENGTH: Final = 140  # a point of a city's strength
POINT: Final = 300  # a victory point


class ArcJudgement(Judgement):
    """What counts in ARC, learnt from play; no rule is decided here."""

    def worth(self, t: Table, seat: Seat) -> i64:
        if not isinstance(t, ArcTable):
            raise TypeError("a table of another ruleset cannot be judged as one of ARC")
        if t.over:
            return 0 if t.winner == NOBODY else VICTORY if t.winner == seat else -VICTORY
        total: i64 = 0
        s: i64 = 0
        while s < t.seats:
            total += seat_worth(t, s) if s == seat else -seat_worth(t, s)
            s += 1
        for c in t.board:
            total += card_worth(t, c) if t.controller[c] == seat else -card_worth(t, c)
        return total

    def branches(self, verb: i64) -> bool:
        return verb in (TARGET, PICK, GIVE, NUMBER, HOME, BRANCH, YES, NO)

    def hastes(self, verb: i64) -> bool:
        return verb == ATTACK or verb == SEND

    def habit(self, t: Table, bold: bool) -> Option:
        if not isinstance(t, ArcTable):
            raise TypeError("a table of another ruleset cannot be judged as one of ARC")
        verb = what_of(t.options[len(t.options) - 1])
        if verb == BLOCK:
            return usual_block(t)
        if verb == SEND:
            return PASS if t.options[0] == PASS and not bold else strongest(t)
        if verb == BID:
            return t.options[1] if t.asked == t.active and len(t.bids) == 0 else PASS
        if t.options[0] == PASS:
            return PASS
        if verb == LAY or verb == DISCARD:
            return least_wanted(t)
        if verb == COLOUR:
            return wanted_colour(t)
        return t.options[len(t.options) - 1] if verb == NUMBER else t.options[0]


def seat_worth(t: ArcTable, seat: Seat) -> i64:
    """Points, cards in hand and gems of a seat, and how near it is to losing."""
    if t.out[seat] != 0:
        return 0
    points = t.points[seat]
    worth = POINT * points - 4000 // (points + 1)
    cities = len(t.cities(seat))
    worth -= 4000 // (cities * cities + 1)
    gems = colours(t, seat)
    n = t.count[place_of(RESERVE, seat)]
    worth += n * (650 - 27 * min(n, 9))
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        worth += hand_worth(t, c, n, gems)
        c = t.after[c]
    return worth


def colours(t: ArcTable, seat: Seat) -> vec[i64]:
    """How many gems of each faction the seat has, free or not."""
    gems = zeros(COLOURS)
    c = t.first[place_of(RESERVE, seat)]
    while c >= 0:
        gems[t.colour[c]] += 1
        c = t.after[c]
    return gems


def hand_worth(t: ArcTable, c: Card, n: i64, gems: vec[i64]) -> i64:
    """A card in hand is worth more the sooner it can be paid for, and the better the gems suit it."""
    d = t.printed[c]
    cost, own = t.library.cost[d], gems[t.library.faction[d]]
    missing, suits = t.library.loyalty[d] - own, 10 * min(own, 4)
    if cost <= n and missing <= 0:
        return 150 + 40 * cost + suits
    return (130 + 20 * cost if cost <= n + 2 and missing <= 1 else 90) + suits


def card_worth(t: ArcTable, c: Card) -> i64:
    """A card on the board: a city by its strength, a creature by its values, where it stands and whether it is marked."""
    if t.is_city(c):
        return CITY_STANDS + STRENGTH * (t.defense[c] - t.harm[c])
    kind = t.place[c] & 15
    if kind != ARMY and kind != KINGDOM:
        return 150 + 40 * t.library.cost[t.printed[c]]
    worth = body(t, c)
    return worth + (worth // 4 + 40 if kind == ARMY else 0) - (worth // 7 if t.marked[c] == 1 else 0)


def body(t: ArcTable, c: Card) -> i64:
    """A creature by its values and its cost, which stands for its text."""
    return 120 + 180 * max(0, t.attack[c]) + 120 * max(0, t.defense[c]) + 30 * t.library.cost[t.printed[c]]


def strongest(t: ArcTable) -> Option:
    """The attacker with the highest ATK."""
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if what_of(o) == SEND and t.attack[card_of(o)] > most:
            best, most = o, t.attack[card_of(o)]
    return best


def usual_block(t: ArcTable) -> Option:
    """The defence that wins most: what it kills and keeps from harm, less what it loses; or none."""
    best: Option = PASS
    most: i64 = 0
    for o in t.options:
        if what_of(o) == BLOCK:
            gain = block_gain(t, card_of(o), other_of(o))
            if gain > most:
                best, most = o, gain
    return best


def block_gain(t: ArcTable, d: Card, a: Card) -> i64:
    """What the blows between these two bring the defender."""
    gain: i64 = 0
    if t.attack[d] >= t.defense[a] - t.harm[a]:
        gain += body(t, a)
    if t.attack[a] >= t.defense[d] - t.harm[d]:
        gain -= body(t, d)
    if t.role[a] == ATTACKER:
        gain += saved(t, t.attack[a])
    return gain


def saved(t: ArcTable, n: i64) -> i64:
    """What the attacked player keeps if so much harm does not come about."""
    if is_seat(t.goal):
        return POINT * n + (VICTORY if n >= t.points[t.defending] else 0)
    last = n >= t.defense[t.goal] - t.harm[t.goal]
    return STRENGTH * n + (CITY_STANDS + (VICTORY if len(t.cities(t.defending)) == 1 else 0) if last else 0)


def least_wanted(t: ArcTable) -> Option:
    """The hand card that is missed least."""
    gems, n = colours(t, t.asked), t.count[place_of(RESERVE, t.asked)]
    best, least = t.options[0], i64(VICTORY)
    for o in t.options:
        worth = hand_worth(t, card_of(o), n, gems)
        if worth < least:
            best, least = o, worth
    return best


def wanted_colour(t: ArcTable) -> Option:
    """The faction that the loyalty of the hand cards lacks most."""
    gems = colours(t, t.asked)
    wants = zeros(COLOURS)
    c = t.first[place_of(HAND, t.asked)]
    while c >= 0:
        d = t.printed[c]
        wants[t.library.faction[d]] += max(0, t.library.loyalty[d] - gems[t.library.faction[d]]) * 4 + 1
        c = t.after[c]
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if wants[other_of(o)] > most:
            best, most = o, wants[other_of(o)]
    return best


