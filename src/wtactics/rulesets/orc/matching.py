"""Which deeds of a quest fit together: of one faction, by one creature, or no two of the same sort."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY
from wtactics.rulesets.orc.oaths import DEED_BY, DEED_CARD, DEED_PRINTED, DEED_SINCE
from wtactics.rulesets.orc.pacts import (
    APART_CARD,
    APART_COST,
    APART_FACTION,
    APART_TYPE,
    DOER,
    FACTION,
    NOTHING,
    TYPE,
    Feat,
)
from wtactics.rulesets.orc.questing import Questing


def that_fit(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """How many of these deeds fit together."""
    if feat.alike >= APART_TYPE:
        return kinds_among(t, feat.alike, rows)
    if feat.alike != NOTHING or feat.cost > 0:
        return best_group(t, feat, rows)
    return len(rows)


def kinds_among(t: Questing, apart: i64, rows: vec[i64]) -> i64:
    """How many of these deeds there can be no two of which were done to cards that are equal in this."""
    found: list[i64] = []
    for i in rows:
        d = t.deeds[i + DEED_PRINTED]
        if d != NOBODY:
            key = (
                kind_of(t, apart, d) if apart != APART_CARD else t.deeds[i + DEED_SINCE] << 16 | t.deeds[i + DEED_CARD]
            )
            if key not in found and (apart != APART_FACTION or key != NOBODY):
                found.append(key)
    return len(found)


def kind_of(t: Questing, apart: i64, d: i64) -> i64:
    """In what what is printed there must differ from the others."""
    if apart == APART_TYPE:
        return t.library.type[d]
    if apart == APART_FACTION:
        return t.library.faction[d]
    return t.library.cost[d] if apart == APART_COST else t.library.names.index(t.library.names[d])


def best_group(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """ORC-QUEST-EX2 How many fit together; enough of them that cost too little are one too few."""
    best: i64 = 0
    for key in keys_of(t, feat.alike, rows):
        costs: list[int] = []
        for i in rows:
            if shares(t, feat.alike, i, key):
                costs.append(t.library.cost[t.deeds[i + DEED_PRINTED]])
        costs.sort(reverse=True)
        n: i64 = len(costs)
        if n >= feat.count and sum(costs[: feat.count]) < feat.cost:
            n = feat.count - 1
        best = max(best, n)
    return best


def keys_of(t: Questing, alike: i64, rows: vec[i64]) -> vec[i64]:
    """The factions, or the types, by which these may be grouped; one for all where they need not share any."""
    if alike == TYPE:
        return vec[i64]([kind for kind, _ in enumerate(t.library.kinds)])
    if alike == FACTION:
        return vec[i64]([t.library.faction[t.deeds[i + DEED_PRINTED]] for i in rows])
    if alike == DOER:
        return vec[i64]([t.deeds[i + DEED_BY] for i in rows])
    return vec[i64]([0])


def shares(t: Questing, alike: i64, i: i64, key: i64) -> bool:
    """Is it of this faction, or type, or done by this card? Cards without a faction share none."""
    d = t.deeds[i + DEED_PRINTED]
    if alike == DOER:
        return key != NOBODY and t.deeds[i + DEED_BY] == key
    if alike == FACTION:
        return key != NOBODY and t.library.faction[d] == key
    return alike == NOTHING or t.library.is_kind(d, key)
