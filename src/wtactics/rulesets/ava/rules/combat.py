"""AVA-COMBAT and AVA-AVATAR: attacks, who defends, and whether the player stands alongside.

What kits/realm does for it:

    attacks.py: cannot_attack AVA-COMBAT-01, AVA-COMBAT-03, AVA-CREA-02, AVA-CREA-09, AVA-AREA-02; NameGoal AVA-COMBAT-25,
        AVA-MULTI-02
    blows.py: Blows AVA-CARD-10; exchange AVA-COMBAT-14, AVA-COMBAT-15; unopposed AVA-COMBAT-18
    defences.py: cannot_block AVA-COMBAT-05, AVA-COMBAT-06, AVA-CITY-08, AVA-CITY-09, AVA-AVATAR-15
    blows.py: Blows.unopposed AVA-CITY-10
    ledger.py: block AVA-COMBAT-11, end_roles AVA-COMBAT-26; table.py: settle_down AVA-COMBAT-21
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import FOUND, texts_instead
from wtactics.engine.bits import bit_of
from wtactics.engine.places import ATTACKER, AVATAR, NOBODY, CardId, Flow, Option, is_seat
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import player_may
from wtactics.kits.realm import attacks, blows, course, defences
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import BLOCK, NO, YES
from wtactics.rulesets.ava.ids import AVATAR_07, AVATAR_10
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import MUST_STAND, SPOILS, STAND
from wtactics.vocabulary.deeds.averting import Forgo
from wtactics.vocabulary.triggers.meaning import Happens


class NameGoal(attacks.NameGoal):
    """AVA-COMBAT-02, AVA-COMBAT-04, AVA-TURN-13, AVA-AVATAR-11 One attack, on an opponent's army or a city of his; or none."""


class NameAttackers(attacks.NameAttackers):
    """AVA-COMBAT-03, AVA-COMBAT-07, AVA-COMBAT-08, AVA-AVATAR-06 Attackers are announced in order, and marked with that."""


class NameDefenders(defences.NameDefenders):
    """AVA-COMBAT-10, AVA-COMBAT-11, AVA-COMBAT-24, AVA-COMBAT-22 Any number of defenders, each for one attacker, unmarked."""

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        """AVA-AVATAR-10 Who may not stand alongside does not block himself in an attack on his army."""
        refusal = super().forbids(t, what, thing, other)
        himself = what == BLOCK and refusal == 0 and t.type(thing) == AVATAR and is_seat(t.goal)
        return AVATAR_10 if himself and not player_may(t, STAND, t.defending) else refusal


class StandAlongside(Step[AvaTable]):
    """AVA-AVATAR-07, AVA-AVATAR-09, AVA-AVATAR-10 Does the player defend his army alongside his creatures?

    AVA-COMBAT-10 Then it is settled who is let go undefended, and texts are told.
    """

    def ask(self, t: AvaTable) -> None:
        """Where nobody is left unblocked it matters to texts alone; who blocks himself stands alongside."""
        if t.goal == NOBODY or not is_seat(t.goal) or t.alongside or t.out[t.defending] != 0:
            return
        if t.may_stand_alongside(t.defending) and self.is_of_interest(t):
            t.ask(t.defending)
            t.offer(YES)
            if not t.is_told(MUST_STAND, t.defending):
                t.offer(NO)

    def is_of_interest(self, t: AvaTable) -> bool:
        """Does it matter to what is let through, or to a text that would hear of it?"""
        return self.anybody_unblocked(t) or t.minded & (bit_of(facts.ASSIGNED) | bit_of(facts.UNASSIGNED)) != 0

    def anybody_unblocked(self, t: AvaTable) -> bool:
        """Has an attacker been let through?"""
        for a in t.attackers:
            if t.role[a] == ATTACKER:
                return True
        return False

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        if what == NO and t.is_told(MUST_STAND, t.defending):
            return AVATAR_07
        return 0 if what in (YES, NO) else -1

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if answer == YES:
            t.stand_alongside()
        elif is_seat(t.goal) and not t.alongside and t.out[t.defending] == 0:
            t.stand_aside()
        defences.tell_let_through(t)
        return NEXT


class NextCombat(course.NextCombat):
    """AVA-COMBAT-07, AVA-COMBAT-20 One combat for each attacker, one after another, in the announced order."""


class EndAttack(course.EndAttack):
    """AVA-COMBAT-24, AVA-COMBAT-26 When the attack is over nobody attacks or defends; attackers stay in the Army, marked."""


def is_harmless(t: AvaTable, a: CardId, n: i64) -> bool:
    """AVA-AVATAR-08 Points are equal to damage: does a text keep the attacker from dealing any, to whomever it would be?"""
    mask = bit_of(facts.HURT) & t.averted
    if mask == 0:
        return False
    found = texts_instead(t, mask, t.goal, a, n)
    i: i64 = 0
    while i < len(found):
        ability = t.library.abilities[found[i + 1]]
        trigger = ability.trigger
        to_anybody = isinstance(trigger, Happens) and trigger.first is None and not trigger.own
        if to_anybody and any(isinstance(step, Forgo) for step in ability.effects):
            return True
        i += FOUND
    return False


class Blows(blows.Blows[AvaTable]):
    """AVA-COMBAT-13 to AVA-COMBAT-17, AVA-CREA-04 Attacker and defenders strike together; who is defended does no harm."""

    def harm_player(self, t: AvaTable, a: i64, n: i64) -> None:
        """AVA-COMBAT-19, AVA-AVATAR-07, AVA-AVATAR-08, AVA-AVATAR-14 Life points of who stands alongside, else points."""
        if t.alongside:
            super().harm_player(t, a, n)
        elif n > 0 and not is_harmless(t, a, n):
            t.score(t.active, reckoned(t, SPOILS, t.active, a, n))
            t.happened(facts.STRUCK, a, t.goal, n)


class CleanUp(blows.CleanUp):
    """AVA-COMBAT-23 When a combat is over its dead have gone to the graveyard, and what lasted for it ends."""
