"""ORC-COMBAT: who defends, and which combat comes next."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_ATTACK
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    DEFENDER,
    NOBODY,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    what_of,
)
from wtactics.engine.prices import LEAST_DEFENDERS
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, is_ruled
from wtactics.kits.fights import too_few
from wtactics.kits.onward import onward
from wtactics.kits.verbs import BLOCK, FIGHT, PASS
from wtactics.rulesets.orc.ids import (
    COMBAT_12,
    COMBAT_19,
)
from wtactics.rulesets.orc.rules.combat_block import cannot_defend, owing
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    COMBAT,
    LAST_BLOCK,
    NAMED,
)


class NameDefenders(Step[OrcTable]):
    """ORC-COMBAT-17, ORC-COMBAT-19, ORC-COMBAT-20, ORC-COMBAT-33 Any number of defenders, each for one attacker."""

    def ask(self, t: OrcTable) -> None:
        if t.defending == NOBODY or t.out[t.defending] != 0:
            return
        t.ask(t.defending)
        bound = owing(t)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        for d in t.board:
            if bound != NOBODY and not t.at_will and t.since[d] > t.since[bound]:
                continue
            if t.since[d] > last and t.in_front(d) and t.controller[d] == t.defending:
                for a in t.attackers:
                    if self.forbids(t, BLOCK, d, a) == 0:
                        t.offer(BLOCK, d, a)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            if is_ruled(t, LEAST_DEFENDERS) and too_few(t, t.attackers, NOBODY) > 0:
                return COMBAT_19
            bound = owing(t)
            return 0 if bound == NOBODY else BY_CARD + bound
        if what != BLOCK:
            return -1
        return cannot_defend(t, thing, other)

    def rank(self, t: OrcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == BLOCK else NOBODY

    def begun(self, t: OrcTable) -> bool:
        for d in t.board:
            if t.role[d] == DEFENDER:
                return True
        return False

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            for d in t.board:
                if t.role[d] == DEFENDER:
                    t.happened(facts.DEFENDED, d, t.foe[d])
            for a in t.attackers:
                if t.role[a] == ATTACKER and t.prey[a] == NOBODY:
                    t.matters(facts.PASSED, a, t.aim())
            t.remember(NAMED, 0)
            return NEXT
        t.remember(LAST_BLOCK, t.since[card_of(answer)])
        t.block(card_of(answer), other_of(answer))
        return AGAIN


class NextCombat(Step[OrcTable]):
    """ORC-COMBAT-06, ORC-COMBAT-07, ORC-COMBAT-12, ORC-COMBAT-13, ORC-COMBAT-14, ORC-COMBAT-32, ORC-COMBAT-36 In turns.

    The attacking player names the first combat, the defending player the next, and so on.
    """

    def ask(self, t: OrcTable) -> None:
        if t.opposing() == NOBODY:
            return
        t.ask(self.chooser(t))
        for a in t.attackers:
            if t.role[a] in (ATTACKER, BLOCKED):
                t.offer(FIGHT, a)

    def chooser(self, t: OrcTable) -> Seat:
        """Whose choice comes now."""
        return t.active if t.note(NAMED) % 2 == 0 or t.out[t.opposing()] != 0 else t.opposing()

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != FIGHT:
            return -1
        return 0 if thing in t.attackers and t.role[thing] in (ATTACKER, BLOCKED) else COMBAT_12

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.remember(NAMED, t.note(NAMED) + 1)
        t.then(COMBAT, card_of(answer))
        return AGAIN


class EndAttack(Step[OrcTable]):
    """ORC-COMBAT-39 When the attack is over nobody attacks or defends; attackers stay in their front, marked."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.end_modifiers(THIS_ATTACK, NOBODY)
        if t.defending != NOBODY:
            t.matters(facts.ATTACK_OVER, t.aim(), t.active)
        t.end_roles()
        t.end_hunt()
        return NEXT
