"""ARC-COMBAT and ARC-CITY: who defends an attacked army or city, and against which attacker."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DEFEND, DEFEND_MARKED, LEAST_DEFENDERS
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    CREATURE,
    DEFENDER,
    NOBODY,
    PEACE,
    CardId,
    Flow,
    Option,
    card_of,
    is_seat,
    other_of,
    what_of,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import ensure_rulings, is_ruled, may
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.fights import defenders_of
from wtactics.kits.onward import onward
from wtactics.kits.verbs import BLOCK, PASS
from wtactics.rulesets.arc.ids import COMBAT_01, COMBAT_08, COMBAT_10, MOVE_09
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import COMBATS, LAST_BLOCK


def cannot_block(t: ArcTable, d: CardId, a: CardId) -> i64:
    """ARC-COMBAT-01, ARC-COMBAT-08, ARC-CITY-05 0, or what keeps this creature from defending against that attacker."""
    kind = t.place[d] & 15
    if t.controller[d] != t.defending or t.type(d) != CREATURE or kind not in (ARMY, KINGDOM):
        return COMBAT_08
    # ARC-CONFLICT-02 One text may permit it against the rule; another forbids even that.
    refusal = may(t, DEFEND, d, a, is_elsewhere(t, d))
    if refusal != 0:
        return refusal
    if t.marked[d] == 1 and may(t, DEFEND_MARKED, d, a, COMBAT_01) != 0:
        return COMBAT_01
    return COMBAT_10 if t.role[d] != PEACE else 0


def is_elsewhere(t: ArcTable, d: CardId) -> i64:
    """ARC-COMBAT-08, ARC-CREA-04 0 if it is in the Army and allowed into the attacked city, or a resident of that."""
    if is_seat(t.goal):
        return 0 if t.place[d] & 15 == ARMY else COMBAT_08
    if t.place[d] & 15 == ARMY:  # also when the city has fallen or changed hands since it was attacked
        return 0 if t.admits(t.goal, d) == 0 else MOVE_09
    return 0 if t.home[d] == t.goal else COMBAT_08


def too_few(t: ArcTable, a: CardId) -> i64:
    """ARC-CONFLICT-01 How many more must defend with those who do, and one against a, as texts ask for several."""
    missing: i64 = 0
    for attacker in t.attackers:
        n = len(defenders_of(t, attacker)) + i64(attacker == a)
        if n > 0:
            missing += max(0, reckoned(t, LEAST_DEFENDERS, t.active, attacker, 1) - n)
    return missing


def could_follow(t: ArcTable, d: CardId) -> i64:
    """How many could be assigned after this one to attackers that are short of defenders, or to whom it was."""
    n: i64 = 0
    for other in t.board:
        if t.since[other] > t.since[d] and t.role[other] == PEACE:
            for a in t.attackers:
                if cannot_block(t, other, a) == 0:
                    n += 1
                    break
    return n


class NameDefenders(Step[ArcTable]):
    """ARC-COMBAT-09, ARC-COMBAT-10, ARC-COMBAT-11 Any number of defenders, each for one attacker; defending does not mark."""

    def ask(self, t: ArcTable) -> None:
        if t.goal == NOBODY or t.out[t.defending] != 0:
            return
        t.ask(t.defending)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        ensure_rulings(t, DEFEND_MARKED)
        for d in t.board:
            able = t.marked[d] == 0 or t.allowed[d] >> DEFEND_MARKED & 1 == 1
            if t.since[d] > last and able and t.controller[d] == t.defending:
                for a in t.attackers:
                    if self.forbids(t, BLOCK, d, a) == 0:
                        t.offer(BLOCK, d, a)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what == PASS:
            return COMBAT_10 if is_ruled(t, LEAST_DEFENDERS) and too_few(t, NOBODY) > 0 else 0
        if what != BLOCK:
            return -1
        if not t.is_card(thing) or not t.is_card(other) or t.role[other] not in (ATTACKER, BLOCKED):
            return COMBAT_08
        refusal = cannot_block(t, thing, other)
        if refusal == 0 and is_ruled(t, LEAST_DEFENDERS) and too_few(t, other) > could_follow(t, thing):
            return COMBAT_10
        return refusal

    def rank(self, t: ArcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == BLOCK else NOBODY

    def begun(self, t: ArcTable) -> bool:
        for d in t.board:
            if t.role[d] == DEFENDER and t.foe[d] != NOBODY:
                return True
        return False

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            self.announce(t)
            t.remember(COMBATS, 0)  # where NextCombat counts
            return NEXT
        d, a = card_of(answer), other_of(answer)
        t.remember(LAST_BLOCK, t.since[d])
        t.block(d, a)
        return AGAIN

    def announce(self, t: ArcTable) -> None:
        """All defenders are assigned together."""
        for d in t.board:
            if t.role[d] == DEFENDER:
                t.happened(facts.DEFENDED, d, t.foe[d])
