"""What hand cards are worth in AVA, and which gold they lack: own gold is due for all that loyalty marks do not cover."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import HAND, RESERVE, CardId, Option, Seat, other_of, place_of
from wtactics.engine.state import zeros
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.worth import colours
from wtactics.rulesets.ava.table import AvaTable


def hand_worths(t: AvaTable, seat: Seat) -> i64:
    """All cards of the hand."""
    stashes, n, worth = colours(t, seat), t.count[place_of(RESERVE, seat)], i64(0)
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        worth += hand_worth(t, c, n, stashes)
        c = t.after[c]
    return worth


def hand_worth(t: AvaTable, c: CardId, n: i64, stashes: vec[i64]) -> i64:
    """A card in hand is worth more the sooner it can be paid for; what gold of other factions cannot fill is missing."""
    d = t.printed[c]
    cost = t.library.cost[d]
    missing = max(cost - n, own_due(t, c) - stashes[t.library.faction[d]])
    if missing <= 0:
        return 170 + 40 * cost
    return 140 + 20 * cost - 25 * min(missing, 5)


def own_due(t: AvaTable, c: CardId) -> i64:
    """How much gold of its own faction the card needs at least (AVA-GOLD-09)."""
    d = t.printed[c]
    return max(0, t.library.cost[d] - t.library.loyalty[d])


def wanted_colour(t: AvaTable) -> Option:
    """The faction whose gold the hand cards lack most."""
    stashes = colours(t, t.asked)
    wants = zeros(COLOURS)
    c = t.first[place_of(HAND, t.asked)]
    while c >= 0:
        faction = t.library.faction[t.printed[c]]
        wants[faction] += max(0, own_due(t, c) - stashes[faction]) * 4 + 1
        c = t.after[c]
    best, most = t.options[0], i64(-1)
    for o in t.options:
        if wants[other_of(o)] > most:
            best, most = o, wants[other_of(o)]
    return best
