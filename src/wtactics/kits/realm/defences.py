"""Who defends an attacked army or city, and against which attacker."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DEFEND, DEFEND_MARKED
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
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
from wtactics.engine.prices import LEAST_DEFENDERS
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, ensure_rulings, is_ruled, may
from wtactics.kits.fights import next_bound, too_few
from wtactics.kits.onward import onward
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import COMBATS, LAST_BLOCK
from wtactics.kits.verbs import BLOCK, PASS


def cannot_block(t: Realm, d: CardId, a: CardId) -> i64:
    """0, or what keeps this creature from defending against that attacker."""
    if t.controller[d] != t.defending or not t.marches(d) or not t.stands(t.place[d] & 15):
        return t.law().defender
    # One text may permit it against the rule; another forbids even that.
    elsewhere = t.is_elsewhere(d)
    refusal = may(t, DEFEND, d, a, elsewhere)
    if refusal != 0:
        return refusal
    if elsewhere != 0 and not is_seat(t.goal) and t.admits(t.goal, d) != 0:  # whom a text bars does not fight for it
        return t.law().entry
    if t.marked[d] == 1 and may(t, DEFEND_MARKED, d, a, t.law().rested) != 0:
        return t.law().rested
    return t.law().assignment if t.role[d] != PEACE else 0


def could_follow(t: Realm, d: CardId) -> i64:
    """How many could be assigned after this one to attackers that are short of defenders, or to whom it was."""
    n: i64 = 0
    for other in t.board:
        if t.since[other] > t.since[d] and t.role[other] == PEACE:
            for a in t.attackers:
                if cannot_block(t, other, a) == 0:
                    n += 1
                    break
    return n


def tell_let_through(t: Realm) -> None:
    """Against whom nobody defends once all defenders are assigned, he is let through."""
    if t.goal == NOBODY or t.out[t.defending] != 0:
        return
    for a in t.attackers:
        if t.role[a] == ATTACKER:
            t.matters(facts.PASSED, a, t.goal)


class NameDefenders(Step[Realm]):
    """Any number of defenders, each for one attacker; defending does not mark."""

    def ask(self, t: Realm) -> None:
        if t.goal == NOBODY or t.out[t.defending] != 0:
            return
        t.ask(t.defending)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        ensure_rulings(t, DEFEND_MARKED)
        bound = self.owing(t) if not t.at_will else NOBODY  # who comes before those behind it
        for d in t.board:
            if bound != NOBODY and t.since[d] > t.since[bound]:
                continue
            able = t.marked[d] == 0 or (t.allowed[d] | t.law_deeds) >> DEFEND_MARKED & 1 == 1
            if t.since[d] > last and able and t.controller[d] == t.defending:
                for a in t.attackers:
                    if self.forbids(t, BLOCK, d, a) == 0:
                        t.offer(BLOCK, d, a)

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if what == PASS:
            if is_ruled(t, LEAST_DEFENDERS) and too_few(t, t.attackers, NOBODY) > 0:
                return t.law().assignment
            bound = self.owing(t)
            return 0 if bound == NOBODY else BY_CARD + bound
        if what != BLOCK:
            return -1
        if not t.is_card(thing) or not t.is_card(other) or t.role[other] not in (ATTACKER, BLOCKED):
            return t.law().defender
        refusal = cannot_block(t, thing, other)
        if refusal == 0 and is_ruled(t, LEAST_DEFENDERS) and too_few(t, t.attackers, other) > could_follow(t, thing):
            return t.law().assignment
        return refusal

    def owing(self, t: Realm) -> CardId:
        """The first that must defend by its text, and still could; or NOBODY."""
        d = next_bound(t, onward(t, t.note(LAST_BLOCK)))
        while d != NOBODY:
            for a in t.attackers:
                if self.forbids(t, BLOCK, d, a) == 0:
                    return d
            d = next_bound(t, t.since[d])
        return NOBODY

    def rank(self, t: Realm, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == BLOCK else NOBODY

    def begun(self, t: Realm) -> bool:
        for d in t.board:
            if t.role[d] == DEFENDER and t.foe[d] != NOBODY:
                return True
        return False

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            self.announce(t)
            t.remember(COMBATS, 0)  # where NextCombat counts
            return NEXT
        d, a = card_of(answer), other_of(answer)
        t.remember(LAST_BLOCK, t.since[d])
        t.block(d, a)
        return AGAIN

    def announce(self, t: Realm) -> None:
        """All defenders are assigned together."""
        t.answer_attack()
        for d in t.board:
            if t.role[d] == DEFENDER:
                t.happened(facts.DEFENDED, d, t.foe[d])
