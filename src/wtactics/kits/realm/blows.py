"""What the blows of one combat do."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import departing, hits_player
from wtactics.engine.lasting import THIS_COMBAT
from wtactics.engine.meaning import STRIKE_FIRST
from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, CardId, Flow, Option, is_seat
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import may, refresh
from wtactics.kits.fights import FREE, blow, defenders_of, force, tell_outcome
from wtactics.kits.killers import tell_killers
from wtactics.kits.realm.checks import StateCheck, bury
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import BREACHES, FIGHTER, SPLIT_DAMAGE

T = TypeVar("T", bound=Realm)


class Blows(Step[T]):
    """Attacker and defenders strike together; who dies still strikes back."""

    def do(self, t: T, answer: Option) -> Flow:
        a = t.note(FIGHTER)
        if t.role[a] not in (ATTACKER, BLOCKED):  # it has left, or the attack is over
            return NEXT
        if t.role[a] == ATTACKER:
            self.unopposed(t, a)  # who was blocked never comes here, even if its defenders are gone
            return NEXT
        t.hold()
        self.exchange(t, a, True)
        if t.role[a] == BLOCKED:  # it may have died of the first blows
            self.exchange(t, a, False)
        t.release()
        return NEXT

    def unopposed(self, t: T, a: CardId) -> None:
        """Undefended, it harms what it attacks."""
        n = force(t, a)
        if is_seat(t.goal):
            self.harm_player(t, a, n)
        # It strikes with its ATK of now; a city that was lost meanwhile takes nothing.
        elif not t.lost:
            blow(t, a, t.goal, reckoned(t, BREACHES, t.controller[a], a, n))

    def harm_player(self, t: T, a: CardId, n: i64) -> None:
        """Nobody defended the attacked army against this attacker: its player's points go, down to none."""
        n = hits_player(t, t.defending, n, a)
        if n > 0:
            t.happened(facts.STRUCK, a, t.goal, n)
            t.matters(facts.HURT, t.goal, a, n)

    def exchange(self, t: T, a: CardId, first: bool) -> None:
        """The blows of those who strike first, and, of those who are left, of all others: each round falls together."""
        foes = defenders_of(t, a)
        strikes = self.strikes(t, a) == first
        n = force(t, a)
        if first and not strikes and not self.any_first(t, foes):
            return
        back = vec[i64]([0 if self.strikes(t, d) != first else self.answer(t, d) for d in foes])
        for d in foes:
            if strikes:
                part = n if t.setting(SPLIT_DAMAGE) == 0 else share(t, n, d, foes)
                blow(t, a, d, part)
                n -= part if t.setting(SPLIT_DAMAGE) == 1 else 0
        for i in range(len(foes)):
            blow(t, foes[i], a, back[i])
        if first:
            self.fall(t, a, foes)

    def answer(self, t: T, d: CardId) -> i64:
        """With how much a defender strikes back."""
        return force(t, d)

    def strikes(self, t: T, c: CardId) -> bool:
        """Does a card say that it strikes first?"""
        return may(t, STRIKE_FIRST, c, NOBODY, FREE) == 0

    def any_first(self, t: T, foes: vec[i64]) -> bool:
        """Does one of these strike first?"""
        for d in foes:
            if self.strikes(t, d):
                return True
        return False

    def fall(self, t: T, a: CardId, foes: vec[i64]) -> None:
        """Who died of the first blows does not strike back."""
        refresh(t)
        check = StateCheck()
        dead = departing(t, vec[i64]([c for c in append(foes, a) if check.must_go(t, c)]))
        tell_killers(t, dead)
        bury(t, dead)
        t.forget_blows()


def share(t: Realm, n: i64, d: CardId, foes: vec[i64]) -> i64:
    """opt:splitAttackerDamage: an attacker's ATK is divided; as much as kills goes to each in turn, the rest to the last."""
    if d == foes[len(foes) - 1]:
        return n
    return min(n, max(0, t.defense[d] - t.harm[d]))


class CleanUp(Step[Realm]):
    """When a combat is over its dead have gone to the graveyard, and what lasted for it ends."""

    def do(self, t: Realm, answer: Option) -> Flow:
        t.end_modifiers(THIS_COMBAT, NOBODY)
        tell_outcome(t, t.note(FIGHTER), t.goal)
        return NEXT
