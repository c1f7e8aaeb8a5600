"""Fights: who defends against whom, what a creature's blow does, and who comes out of a combat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BE_HURT, DEAL_DAMAGE, MUST_DEFEND, STRIKE_DOUBLE
from wtactics.engine.places import ATTACKER, BLOCKED, DEFENDER, NOBODY, PEACE, CardId, Thing
from wtactics.engine.prices import LEAST_DEFENDERS, reckoned
from wtactics.engine.table import Table
from wtactics.engine.values import ensure_rulings, may

FREE: Final = 100  # a rule number that only a card's permission answers
OUTCOMES: Final = bit_of(facts.SURVIVED) | bit_of(facts.COMBAT_OVER)


def defenders_of(t: Table, a: CardId) -> vec[i64]:
    """Who still defends against this attacker."""
    out = vec[i64]()
    for d in t.board:
        if t.role[d] == DEFENDER and t.foe[d] == a:
            out = append(out, d)
    return out


def next_bound(t: Table, last: i64) -> CardId:
    """Who comes next behind this rank of those that must defend by a text, and take part in no fight yet; or NOBODY."""
    found: CardId = NOBODY
    if t.ruled_deeds >> MUST_DEFEND & 1 == 0:
        return found
    ensure_rulings(t, MUST_DEFEND)
    for d in t.board:
        first = t.since[d] > last and (found == NOBODY or t.since[d] < t.since[found])
        if first and t.allowed[d] >> MUST_DEFEND & 1 == 1 and t.role[d] == PEACE:
            found = d
    return found


def too_few(t: Table, attackers: vec[i64], against: Thing) -> i64:
    """How many more must defend with those who do, and one against this attacker, as texts ask for several."""
    missing: i64 = 0
    for a in attackers:
        n = len(defenders_of(t, a)) + i64(a == against)
        if n > 0:
            missing += max(0, reckoned(t, LEAST_DEFENDERS, t.active, a, 1) - n)
    return missing


def force(t: Table, c: CardId) -> i64:
    """The damage that it inflicts: its ATK, never below 0, unless a card says that it deals none, or double."""
    if may(t, DEAL_DAMAGE, c, NOBODY, 0) != 0:
        return 0
    n = max(0, t.attack[c])
    return 2 * n if may(t, STRIKE_DOUBLE, c, NOBODY, FREE) == 0 else n


def blow(t: Table, source: CardId, c: CardId, n: i64) -> None:
    """One deals so much combat damage to the other, on top of what it has suffered."""
    if n > 0 and may(t, DEAL_DAMAGE, source, c, 0) == 0 and may(t, BE_HURT, c, source, 0) == 0:
        dealt = t.hurt(c, n, source)
        if dealt > 0:
            t.happened(facts.STRUCK, source, c, dealt)


def tell_outcome(t: Table, a: CardId, goal: Thing) -> None:
    """The combat is over for those who still take part in it."""
    if t.minded & OUTCOMES == 0:
        return
    t.matters(facts.COMBAT_OVER, a, goal)
    if t.role[a] in (ATTACKER, BLOCKED):
        t.matters(facts.SURVIVED, a)
    for d in defenders_of(t, a):
        t.matters(facts.SURVIVED, d)
