"""ORC-COMBAT: announcing an attack, defending, and combats in an order that both players choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_ATTACK, THIS_COMBAT
from wtactics.engine.meaning import ATTACK as ATTACK_DEED
from wtactics.engine.meaning import ATTACK_MARKED, BE_HURT, BE_MARKED, DEAL_DAMAGE, DEFEND, MARK_TO_ATTACK
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    DEFENDER,
    NOBODY,
    PEACE,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    other_of,
    what_of,
)
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.onward import onward
from wtactics.kits.verbs import BLOCK, NUMBER, PASS, SEND
from wtactics.rulesets.orc.ids import (
    COMBAT_02,
    COMBAT_03,
    COMBAT_04,
    COMBAT_09,
    COMBAT_12,
    COMBAT_21,
    COMBAT_28,
    COMBAT_38,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    COMBAT,
    DEALT,
    DEFENSIVE,
    FIGHTER,
    LAST_BLOCK,
    NAMED,
    OFFENSIVE,
    ONTO,
)

FREE: Final = 100  # a rule number that only a card's permission answers


def cannot_attack(t: OrcTable, c: Thing, goal: Thing) -> i64:
    """ORC-COMBAT-02, ORC-COMBAT-03, ORC-CREA-04 0, or what keeps this creature from attacking."""
    if not t.is_creature(c) or t.place[c] & 15 != OFFENSIVE or t.controller[c] != t.active:
        return COMBAT_03
    if t.marked[c] != 0 and (t.marked[c] != 1 or may(t, ATTACK_MARKED, c, NOBODY, COMBAT_02) != 0):
        return COMBAT_02
    if t.marked[c] == 0 and attacks_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return COMBAT_02
    return may(t, ATTACK_DEED, c, goal, 0)


def attacks_marked(t: OrcTable, c: CardId) -> bool:
    """ORC-COMBAT-10 Attackers are marked, unless a card says that this one is not."""
    return may(t, MARK_TO_ATTACK, c, NOBODY, FREE) != 0


def cannot_begin(t: OrcTable, goal: Thing) -> i64:
    """ORC-COMBAT-38, ORC-COMBAT-09 0, or what keeps the active player from attacking this opponent."""
    if (
        not is_seat(goal)
        or goal - SEAT_THING >= t.seats
        or goal - SEAT_THING == t.active
        or t.out[goal - SEAT_THING] != 0
    ):
        return COMBAT_38
    refusal: i64 = COMBAT_09
    for c in t.board:
        if t.place[c] & 15 == OFFENSIVE and t.controller[c] == t.active:
            refusal = cannot_attack(t, c, goal)
            if refusal == 0:
                return 0
    return refusal


class NameAttackers(Step[OrcTable]):
    """ORC-COMBAT-09, ORC-COMBAT-10 All attackers are named, and marked together; at least one."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0 or t.defending == NOBODY:
            return
        t.ask(t.active)
        if len(t.attackers) > 0:
            t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        for c in t.board:
            if t.since[c] > last and self.forbids(t, SEND, c, 0) == 0:
                t.offer(SEND, c)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return 0 if len(t.attackers) > 0 else COMBAT_09
        if what != SEND:
            return -1
        if t.is_card(thing) and t.role[thing] != PEACE:
            return COMBAT_02
        return cannot_attack(t, thing, t.aim())

    def rank(self, t: OrcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == SEND else NOBODY

    def begun(self, t: OrcTable) -> bool:
        return len(t.attackers) > 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer not in (NOTHING, PASS):
            t.remember(LAST_BLOCK, t.since[card_of(answer)])
            t.send(card_of(answer))
            return AGAIN
        t.hold()
        for c in t.attackers:
            if attacks_marked(t, c):
                t.mark(c)
        for c in t.attackers:
            t.happened(facts.ATTACKED, c, t.aim())
        t.release()
        t.remember(LAST_BLOCK, 0)
        return NEXT


def cannot_block(t: OrcTable, d: Thing, a: Thing) -> i64:
    """ORC-COMBAT-02, ORC-COMBAT-04, ORC-COMBAT-21, ORC-CREA-05 0, or what keeps this creature from defending against that."""
    if not t.is_card(a) or t.role[a] not in (ATTACKER, BLOCKED):
        return COMBAT_04
    if not t.is_creature(d) or t.place[d] & 15 != DEFENSIVE or t.controller[d] != t.defending:
        return COMBAT_04
    if t.marked[d] != 0:
        return COMBAT_02
    return COMBAT_21 if t.role[d] != PEACE else may(t, DEFEND, d, a, 0)


class NameDefenders(Step[OrcTable]):
    """ORC-COMBAT-17, ORC-COMBAT-19, ORC-COMBAT-20, ORC-COMBAT-33 Any number of defenders, each for one attacker."""

    def ask(self, t: OrcTable) -> None:
        if t.defending == NOBODY or t.out[t.defending] != 0:
            return
        t.ask(t.defending)
        t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        for d in t.board:
            if t.since[d] > last and t.place[d] & 15 == DEFENSIVE and t.controller[d] == t.defending:
                for a in t.attackers:
                    if self.forbids(t, BLOCK, d, a) == 0:
                        t.offer(BLOCK, d, a)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != BLOCK:
            return 0 if what == PASS else -1
        return cannot_block(t, thing, other)

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
            t.remember(NAMED, 0)
            return NEXT
        t.remember(LAST_BLOCK, t.since[card_of(answer)])
        t.block(card_of(answer), other_of(answer))
        return AGAIN


class NextCombat(Step[OrcTable]):
    """ORC-COMBAT-12, ORC-COMBAT-13, ORC-COMBAT-14, ORC-COMBAT-32 The attacking player names a combat, then the other."""

    def ask(self, t: OrcTable) -> None:
        if t.defending == NOBODY:
            return
        t.ask(self.chooser(t))
        for a in t.attackers:
            if t.role[a] in (ATTACKER, BLOCKED):
                t.offer(SEND, a)

    def chooser(self, t: OrcTable) -> Seat:
        """Whose choice comes now."""
        return t.active if t.note(NAMED) % 2 == 0 or t.out[t.defending] != 0 else t.defending

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != SEND:
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
        t.end_roles()
        return NEXT


def defenders_of(t: OrcTable, a: CardId) -> vec[i64]:
    """Who still defends against this attacker."""
    out = vec[i64]()
    for d in t.board:
        if t.role[d] == DEFENDER and t.foe[d] == a:
            out = append(out, d)
    return out


def force(t: OrcTable, c: CardId) -> i64:
    """ORC-CREA-06, ORC-CREA-13, ORC-COMBAT-37 The damage that it deals: its ATK, never below 0."""
    return max(0, t.attack[c]) if may(t, DEAL_DAMAGE, c, NOBODY, 0) == 0 else 0


class Divide(Step[OrcTable]):
    """ORC-COMBAT-28 Against several defenders the attacker's player divides its ATK among them, in whole points."""

    def ask(self, t: OrcTable) -> None:
        a = t.note(FIGHTER)
        foes = defenders_of(t, a)
        if t.role[a] != BLOCKED or len(foes) < 2 or t.note(ONTO) >= len(foes) - 1 or t.out[t.controller[a]] != 0:
            return
        t.ask(t.controller[a])
        for n in range(force(t, a) - t.note(DEALT) + 1):
            t.offer(NUMBER, 0, n)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != NUMBER:
            return -1
        return 0 if 0 <= other <= force(t, t.note(FIGHTER)) - t.note(DEALT) else COMBAT_28

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.assign_blow(defenders_of(t, t.note(FIGHTER))[t.note(ONTO)], other_of(answer))
        t.remember(DEALT, t.note(DEALT) + other_of(answer))
        t.remember(ONTO, t.note(ONTO) + 1)
        return AGAIN


class Blows(Step[OrcTable]):
    """ORC-COMBAT-22 to ORC-COMBAT-31 Attacker and defenders strike at the same moment; undefended, influence is lost."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        a = t.note(FIGHTER)
        if t.role[a] == ATTACKER:
            t.lose(t.defending, force(t, a))
            if force(t, a) > 0:
                t.happened(facts.STRUCK, a, t.aim(), force(t, a))
        elif t.role[a] == BLOCKED:
            t.hold()
            self.exchange(t, a)
            t.release()
        return NEXT

    def exchange(self, t: OrcTable, a: CardId) -> None:
        """ORC-COMBAT-25, ORC-COMBAT-28, ORC-COMBAT-30 Defenders' ATK add up; what is left goes to the last."""
        foes, left = defenders_of(t, a), force(t, a)
        back = vec[i64]([force(t, d) for d in foes])
        for i in range(len(foes)):
            part = left if i == len(foes) - 1 else min(left, t.blow_on(foes[i]))
            blow(t, a, foes[i], part)
            left -= part
        for i in range(len(foes)):
            blow(t, foes[i], a, back[i])


def blow(t: OrcTable, source: CardId, c: CardId, n: i64) -> None:
    """ORC-COMBAT-29 One deals combat damage to the other, on top of what it has suffered."""
    if n > 0 and may(t, DEAL_DAMAGE, source, c, 0) == 0 and may(t, BE_HURT, c, source, 0) == 0:
        dealt = t.hurt(c, n, source)
        if dealt > 0:
            t.happened(facts.STRUCK, source, c, dealt)


class CleanUp(Step[OrcTable]):
    """ORC-COMBAT-27, ORC-COMBAT-08 The combat is over; the next one starts from what it has left."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        a = t.note(FIGHTER)
        for d in defenders_of(t, a):
            t.stand_down(d)
        t.stand_down(a)
        t.forget_division()
        t.end_modifiers(THIS_COMBAT, NOBODY)
        return NEXT
