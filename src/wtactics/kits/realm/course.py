"""One combat after another, and the end of an attack."""

from __future__ import annotations

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_ATTACK
from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, Flow, Option
from wtactics.engine.step import AGAIN, NEXT, Step
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import COMBAT, COMBATS


class NextCombat(Step[Realm]):
    """One combat per attacker, one after another, in the announced order."""

    def do(self, t: Realm, answer: Option) -> Flow:
        i = t.note(COMBATS)
        if i >= len(t.attackers):
            return NEXT
        t.remember(COMBATS, i + 1)
        if t.role[t.attackers[i]] in (ATTACKER, BLOCKED):
            t.then(COMBAT, t.attackers[i])
        return AGAIN


class EndAttack(Step[Realm]):
    """When the attack is over nobody attacks or defends; attackers stay in the Army, marked."""

    def do(self, t: Realm, answer: Option) -> Flow:
        t.end_modifiers(THIS_ATTACK, NOBODY)
        t.matters(facts.ATTACK_OVER, t.goal, t.active)
        t.end_roles()
        return NEXT
