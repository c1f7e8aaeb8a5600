"""ORC-COMBAT: who may defend against whom, and who must."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import DEFEND, DEFEND_MARKED
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    NOBODY,
    PEACE,
    CardId,
    Thing,
)
from wtactics.engine.prices import LEAST_DEFENDERS
from wtactics.engine.values import is_ruled, may
from wtactics.kits.fights import next_bound, too_few
from wtactics.kits.onward import onward
from wtactics.kits.verbs import BLOCK
from wtactics.rulesets.orc.ids import (
    COMBAT_02,
    COMBAT_04,
    COMBAT_19,
    COMBAT_21,
    QUEST_53,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    DEFEND_AHEAD,
    DEFENSIVE,
    LAST_BLOCK,
    OFFENSIVE,
)


def stands_to_defend(t: OrcTable, d: CardId) -> bool:
    """ORC-CREA-04, ORC-COMBAT-04 Does it stand in the Defensive, or in the Offensive with a text that lets it defend there?"""
    kind = t.place[d] & 15
    return kind == DEFENSIVE or (kind == OFFENSIVE and may(t, DEFEND_AHEAD, d, NOBODY, COMBAT_04) == 0)


def cannot_block(t: OrcTable, d: Thing, a: Thing) -> i64:
    """ORC-COMBAT-02, ORC-COMBAT-04, ORC-COMBAT-05, ORC-COMBAT-21, ORC-CREA-05 0, or what forbids to defend so."""
    if not t.is_card(a) or t.role[a] not in (ATTACKER, BLOCKED):
        return COMBAT_04
    if t.prey[a] != NOBODY:
        return QUEST_53
    if not t.is_creature(d) or not stands_to_defend(t, d) or t.controller[d] != t.defending:
        return COMBAT_04
    if t.marked[d] != 0 and (t.marked[d] != 1 or may(t, DEFEND_MARKED, d, a, COMBAT_02) != 0):
        return COMBAT_02
    if t.role[d] != PEACE:
        return COMBAT_21
    refusal = t.debarred(BLOCK, t.defending, d, a)
    return refusal if refusal != 0 else may(t, DEFEND, d, a, 0)


def could_follow(t: OrcTable, d: CardId) -> i64:
    """How many could be named after this one, each against one attacker."""
    n: i64 = 0
    for other in t.board:
        if t.since[other] > t.since[d] and t.role[other] == PEACE:
            for a in t.attackers:
                if cannot_block(t, other, a) == 0:
                    n += 1
                    break
    return n


def cannot_defend(t: OrcTable, d: Thing, a: Thing) -> i64:
    """ORC-COMBAT-19 0, or what forbids to defend so; nobody begins what others could not make enough."""
    refusal = cannot_block(t, d, a)
    if refusal == 0 and is_ruled(t, LEAST_DEFENDERS) and too_few(t, t.attackers, a) > could_follow(t, d):
        return COMBAT_19
    return refusal


def owing(t: OrcTable) -> CardId:
    """ORC-CONFLICT-01 The first that must defend by its text, and still could; or NOBODY."""
    d = next_bound(t, onward(t, t.note(LAST_BLOCK)))
    while d != NOBODY:
        for a in t.attackers:
            if cannot_defend(t, d, a) == 0:
                return d
        d = next_bound(t, t.since[d])
    return NOBODY
