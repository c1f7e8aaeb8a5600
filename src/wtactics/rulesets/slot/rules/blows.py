"""SLOT-RESOLVE, SLOT-GROUP: values are compared, losses gathered, and tokens laid, attack and strike back together."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import top
from wtactics.engine.meaning import BE_HURT, DEAL_DAMAGE
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import SEAT
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.verbs import NUMBER
from wtactics.rulesets.slot.ids import GROUP_10
from wtactics.rulesets.slot.rows import LOSS_N, LOSS_ROW, LOSS_SOURCE
from wtactics.rulesets.slot.rules.blows_back import answer_of, can_be_struck, striker, struck
from wtactics.rulesets.slot.rules.group import is_divided
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, BLOWS, GROUP_FORCE, LOSSES_BEFORE, MISSES, PRICE_THERE, STRIKES_FIRST


def taken_by(t: SlotTable, c: CardId) -> i64:
    """SLOT-RESOLVE-07, SLOT-PRIO-01 How many life points a blow of this creature takes: 1, or what a card says."""
    return reckoned(t, BLOWS, t.controller[c], c, 1)


def falls_first(t: SlotTable, source: CardId) -> bool:
    """SLOT-RESOLVE-09, SLOT-PRIO-01 Does a text let whom this blow would kill not strike back? It would if it struck."""
    if t.grouped or may(t, BENT, source, STRIKES_FIRST, 1) != 0:
        return False
    return t.harm[t.target] + taken_by(t, source) >= t.lives(t.target)


class Divide(Step[SlotTable]):
    """SLOT-GROUP-10, SLOT-GROUP-11 The defending player divides the strike back among a group, in whole parts, openly."""

    def ask(self, t: SlotTable) -> None:
        if not is_divided(t) or len(struck(t)) == 0 or len(t.parts) == len(t.fighters):
            return
        t.ask(self.divider(t))
        for n in range(self.left(t) + 1):
            if self.forbids(t, NUMBER, 0, n) == 0:
                t.offer(NUMBER, 0, n)

    def divider(self, t: SlotTable) -> Seat:
        """SLOT-GROUP-10 The controller of the attacked creature."""
        return t.controller[t.target]

    def left(self, t: SlotTable) -> i64:
        """How much of the value is not given out yet."""
        n = answer_of(t)
        for part in t.parts:
            n -= part
        return max(0, n)

    def forbids(self, t: SlotTable, what: i64, thing: i64, other: i64) -> i64:
        if what != NUMBER:
            return -1
        if not 0 <= other <= self.left(t) or len(t.parts) >= len(t.fighters):
            return GROUP_10
        return 0 if other == 0 or can_be_struck(t, t.fighters[len(t.parts)]) else GROUP_10

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.give_part(other_of(answer))
        return AGAIN if len(t.parts) < len(t.fighters) else NEXT


class Compare(Step[SlotTable]):
    """SLOT-RESOLVE-07, SLOT-RESOLVE-08, SLOT-RESOLVE-09 Both compare the values before either loss; each takes 1 life point."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        source, hit = t.fighters[0], self.hits(t)
        back = vec[i64]() if hit and falls_first(t, source) else struck(t)
        missed: i64 = 0
        for i in range(len(t.fighters)):
            if t.fighters[i] in back and self.strikes(t, i):
                who = striker(t)
                t.hurt(t.fighters[i], taken_by(t, who), who)
            elif t.fighters[i] in back:
                missed |= 1 << i
        if hit:
            t.hurt(t.target, taken_by(t, source), source)
        if t.minded >> facts.MISSED & 1 == 1:
            t.remember(MISSES, missed << 1 | i64(not hit))
        return NEXT

    def hits(self, t: SlotTable) -> bool:
        """SLOT-RESOLVE-07 Does the attack reach the target's DEF?"""
        force = self.force(t)
        return force != NOBODY and force >= t.guard(t.target)

    def force(self, t: SlotTable) -> i64:
        """SLOT-GROUP-09 The values of all attackers who are armed, added up; NOBODY if none is."""
        total: i64 = NOBODY
        for c in t.fighters:
            if t.is_armed(c, t.ranged_now) and may(t, DEAL_DAMAGE, c, t.target, 0) == 0:
                total = max(0, total) + t.strength(c, t.ranged_now)
        return reckoned(t, PRICE_THERE, t.active, GROUP_FORCE, total) if t.grouped and total != NOBODY else total

    def strikes(self, t: SlotTable, i: i64) -> bool:
        """SLOT-RESOLVE-08, SLOT-GROUP-10 Does the strike back reach this attacker's DEF? A part must be at least 1."""
        if not is_divided(t):
            return answer_of(t) >= t.guard(t.fighters[i])
        return i < len(t.parts) and t.parts[i] >= max(1, t.guard(t.fighters[i]))


def tell_misses(t: SlotTable) -> Flow:
    """SLOT-RESOLVE-07, SLOT-RESOLVE-08 Texts are told whose blow did not reach the DEF that it met."""
    missed, ranged = t.note(MISSES), i64(t.ranged_now)
    for i in range(len(t.fighters)):
        if missed & 1 == 1:
            t.matters(facts.MISSED, t.fighters[i], t.target, ranged)
        if missed >> i + 1 & 1 == 1:
            t.matters(facts.MISSED, striker(t), t.fighters[i], ranged + 2)
    return NEXT


class LastChance(Step[SlotTable]):
    """SLOT-RESOLVE-10, SLOT-ABIL-09 Before losses become tokens, whatever prevents or replaces them may happen."""

    def __init__(self, of_ability: bool) -> None:
        self.of_ability: Final = of_ability  # its losses are those since it began to be carried out

    def do(self, t: SlotTable, answer: Option) -> Flow:
        start = t.note(LOSSES_BEFORE)
        if len(t.losses) <= start:
            if self.of_ability:
                t.jump(1)
            return NEXT
        if self.of_ability:
            t.release()
        told = vec[i64]()
        for i in range(start, len(t.losses), LOSS_ROW):
            c = t.losses[i]
            if c not in told and is_about_to_die(t, c):
                told = append(told, c)
                t.happened(facts.ABOUT_TO_DIE, c, t.losses[i + LOSS_SOURCE])
        if t.wave > 0:
            t.prefer()
        return NEXT


def is_about_to_die(t: SlotTable, c: CardId) -> bool:
    """Would the losses that are gathered kill the creature?"""
    n = t.harm[c]
    for i in range(0, len(t.losses), LOSS_ROW):
        n += t.losses[i + LOSS_N] if t.losses[i] == c else 0
    return t.in_army(c) and n > t.harm[c] and n >= t.lives(c)


class PlaceTokens(Step[SlotTable]):
    """SLOT-RESOLVE-11 Each life point lost is recorded with a token, all at the same time."""

    def __init__(self, of_ability: bool) -> None:
        self.of_ability: Final = of_ability

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if self.of_ability:
            t.hold()
        else:
            t.bleed()
        start = min(t.note(LOSSES_BEFORE), len(t.losses))
        told = t.losses[start:]
        for i in range(0, len(told), LOSS_ROW):
            c, n, source = told[i], told[i + LOSS_N], told[i + LOSS_SOURCE]
            t.settle_loss(start + i)
            if t.in_army(c) and may(t, BE_HURT, c, source, 0) == 0:
                self.lay(t, c, n, source)
        if not self.of_ability:
            return tell_misses(t)
        t.drop_losses(start)
        return NEXT

    def lay(self, t: SlotTable, c: CardId, n: i64, source: CardId) -> None:
        """SLOT-POINTS-08 Tokens on one creature; whoever controls their source is to blame."""
        n = t.shielded(c, n)
        if n <= 0:
            return
        t.blame_on(c, top(t, SEAT) if self.of_ability else t.controller[source], source)
        t.wound(c, n, source)
        if not self.of_ability:
            t.happened(facts.STRUCK, source, c, n)
