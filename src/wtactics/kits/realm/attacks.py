"""Announcing an attack."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ATTACK as ATTACK_DEED
from wtactics.engine.meaning import (
    ATTACK_FROM_CITY,
    ATTACK_MARKED,
    ATTACK_TOLL,
    BE_MARKED,
    GO_ALONE,
    MARK_TO_ATTACK,
    MUST_ATTACK,
    UNLED_ATTACK,
)
from wtactics.engine.places import (
    ATTACKER,
    CREATURE,
    NOBODY,
    PEACE,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Thing,
    card_of,
    is_seat,
    other_of,
    seat_thing,
    what_of,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, ensure_rulings, is_ruled, may
from wtactics.kits.cities import ARMY
from wtactics.kits.fights import FREE
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import ATTACKING, DUTY, GO_WITHOUT
from wtactics.kits.verbs import ATTACK, PASS, PAY, SEND


def cannot_attack(t: Realm, c: CardId, goal: Thing, beside: CardId = NOBODY) -> i64:
    """0, or what keeps this creature from attacking that (NOBODY: anything), alone or with others, of whom one may be told."""
    refusal = cannot_march(t, c, goal)
    if refusal == 0 and may(t, GO_ALONE, c, goal, 0) != 0 and not has_creature(t) and not has_company(t, c, goal):
        return BY_CARD + c
    if refusal == 0 and may(t, GO_WITHOUT, c, c, 0) != 0:
        with_it = beside != NOBODY and may(t, GO_WITHOUT, c, beside, 0) == 0
        if not with_it and not has_fellow(t, c, goal, False):
            return BY_CARD + c
    return refusal


def has_fellow(t: Realm, c: CardId, goal: Thing, announced: bool) -> bool:
    """Is one announced without whom this creature cannot attack, or could he be?"""
    for other in t.board:
        if other != c and may(t, GO_WITHOUT, c, other, 0) == 0:
            if t.role[other] == ATTACKER:
                return True
            if not announced and t.role[other] == PEACE and cannot_march(t, other, goal) == 0:
                return True
    return False


def goes_without(t: Realm) -> i64:
    """0, or an attacker without one whom it needs, if that one could still be announced."""
    for a in t.attackers:
        needs = may(t, GO_WITHOUT, a, a, 0) != 0 and not has_fellow(t, a, t.goal, True)
        if needs and has_fellow(t, a, t.goal, False):
            return BY_CARD + a
    return 0


def has_company(t: Realm, c: CardId, goal: Thing) -> bool:
    """Could another creature attack the same beside this one?"""
    for other in t.board:
        if other != c and t.type(other) == CREATURE and t.role[other] == PEACE and cannot_march(t, other, goal) == 0:
            return True
    return False


def goes_alone(t: Realm) -> i64:
    """0, or the only creature among attackers, that can't be alone, if another could still be announced."""
    one: CardId = NOBODY
    for a in t.attackers:
        if t.type(a) == CREATURE:
            if one != NOBODY:
                return 0
            one = a
    if one == NOBODY or may(t, GO_ALONE, one, t.goal, 0) == 0 or not has_company(t, one, t.goal):
        return 0
    return BY_CARD + one


def cannot_march(t: Realm, c: CardId, goal: Thing) -> i64:
    """The same of one that may have company."""
    if t.controller[c] != t.active or not t.marches(c) or not sets_out(t, c):
        return t.law().attacker
    refusal = t.cannot_lead(t.active)
    if refusal != 0 and may(t, UNLED_ATTACK, c, NOBODY, refusal) != 0:
        return refusal
    if t.marked[c] == 1:
        if may(t, ATTACK_MARKED, c, NOBODY, t.law().rested) != 0:
            return t.law().rested
    elif attacks_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return t.law().rested
    if is_ruled(t, ATTACK_TOLL) and not t.affords(t.active, duty_of(t, c)):
        return t.law().cost
    return may(t, ATTACK_DEED, c, goal, t.keeps_home(c, goal))


def stays_unled(t: Realm) -> i64:
    """0, or the rule by which nobody of an Army without its leader attacks; a card may let its creature go."""
    refusal = t.cannot_lead(t.active)
    if refusal != 0 and is_ruled(t, UNLED_ATTACK):
        for c in t.board:
            if t.controller[c] == t.active and may(t, UNLED_ATTACK, c, NOBODY, refusal) == 0:
                return 0
    return refusal


def sets_out(t: Realm, c: CardId) -> bool:
    """Only the Army attacks; who is in a city cannot, unless a card permits it."""
    kind = t.place[c] & 15
    return kind == ARMY or (t.stands(kind) and may(t, ATTACK_FROM_CITY, c, NOBODY, FREE) == 0)


def duty_of(t: Realm, c: CardId) -> i64:
    """What texts ask to be paid as this creature is announced as an attacker."""
    return reckoned(t, ATTACK_TOLL, t.active, c, 0)


def attacks_marked(t: Realm, c: CardId) -> bool:
    """An attacker is marked as it is announced, unless a card says that it is not."""
    return may(t, MARK_TO_ATTACK, c, NOBODY, FREE) != 0


def hangs_back(t: Realm, goal: Thing) -> i64:
    """0, or the card that must attack by its text, and still could."""
    ensure_rulings(t, MUST_ATTACK)
    for c in t.board:
        must = t.allowed[c] >> MUST_ATTACK & 1 == 1 and t.role[c] == PEACE
        if must and cannot_attack(t, c, goal) == 0 and duty_of(t, c) == 0:  # nobody must pay
            return BY_CARD + c
    return 0


def has_creature(t: Realm) -> bool:
    """Is one of the attackers a creature?"""
    for a in t.attackers:
        if t.type(a) == CREATURE:
            return True
    return False


def is_whole(t: Realm) -> bool:
    """Is one of the attackers a creature, or goes by itself?"""
    for a in t.attackers:
        if t.type(a) == CREATURE or t.goes_by_itself(a):
            return True
    return False


class NameGoal(Step[Realm]):
    """One attack, on one opponent's army or one of his cities; or none."""

    def ask(self, t: Realm) -> None:
        if t.out[t.active] != 0 or stays_unled(t) != 0 or not self.any_attacker(t):
            return
        t.ask(t.active)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        seat = t.next_seat(t.active)
        while seat != t.active:
            self.offer_goal(t, seat_thing(seat))
            for city in t.cities(seat):
                self.offer_goal(t, city)
            seat = t.next_seat(seat)

    def offer_goal(self, t: Realm, goal: Thing) -> None:
        """Offer to attack this, if it may be attacked by anybody."""
        if self.forbids(t, ATTACK, goal, 0) == 0:
            t.offer(ATTACK, goal)

    def any_attacker(self, t: Realm) -> bool:
        """Is there an unmarked creature in the Army, or one that could attack marked?"""
        ensure_rulings(t, ATTACK_MARKED)
        for c in t.board:
            if (
                (t.marked[c] == 0 or t.allowed[c] >> ATTACK_MARKED & 1 == 1)
                and t.controller[c] == t.active
                and sets_out(t, c)
            ):
                return True
        return False

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if what == PASS:
            return hangs_back(t, NOBODY)
        if what != ATTACK:
            return t.law().goal if what == SEND else -1  # the target comes first
        refusal = stays_unled(t)
        if refusal != 0:
            return refusal
        if not t.is_card(thing) and not SEAT_THING <= thing < SEAT_THING + t.seats:
            return t.law().goal
        seat = thing - SEAT_THING if is_seat(thing) else t.controller[thing]
        if seat == t.active or (not is_seat(thing) and not t.is_city(thing)):
            return t.law().goal
        if t.out[seat] != 0:
            return t.law().opponent
        if other > 0:  # with this creature, not just with any
            return cannot_attack(t, other - 1, thing)
        refusal = t.law().attacker
        for c in t.board:
            if t.controller[c] == t.active and sets_out(t, c):
                refusal = cannot_attack(t, c, thing)
                if refusal == 0:
                    return 0
        return refusal

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.name_goal(card_of(answer))
        t.hold()
        t.then(ATTACKING)
        return NEXT


class NameAttackers(Step[Realm]):
    """Attackers are announced in the order of their combats; each is marked as it is announced."""

    def ask(self, t: Realm) -> None:
        if t.out[t.active] != 0 or t.goal == NOBODY:  # one of the two has left
            return
        t.ask(t.active)
        if t.note(DUTY) > 0:
            for way in t.ways_to_pay(t.active, t.note(DUTY)):
                t.offer(PAY, t.attackers[len(t.attackers) - 1], way)
            return
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        for c in t.board:
            if self.forbids(t, SEND, c, 0) == 0:
                t.offer(SEND, c)

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if t.note(DUTY) > 0:
            if what != PAY:
                return -1
            return 0 if other in t.ways_to_pay(t.active, t.note(DUTY)) else t.law().cost
        if what == PASS:
            refusal = goes_alone(t)
            refusal = refusal if refusal != 0 else goes_without(t)
            return refusal if refusal != 0 else hangs_back(t, t.goal) if is_whole(t) else t.law().attacker
        if what != SEND:
            return t.law().goal if what == ATTACK else -1  # all attackers share the one target
        if not t.is_card(thing):
            return t.law().attacker
        if t.role[thing] != PEACE:
            twice = t.marked[thing] == 0 or may(t, ATTACK_MARKED, thing, NOBODY, t.law().rested) == 0
            return t.law().order if twice else t.law().rested
        return cannot_attack(t, thing, t.goal)

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == PAY:
            t.remember(DUTY, 0)
            t.spend(t.active, other_of(answer))
            return AGAIN
        if answer in (NOTHING, PASS):
            t.matters(facts.CHARGED, t.goal, t.active, len(t.attackers))
            for a in t.attackers:
                t.happened(facts.ATTACKED, a, t.goal)
            t.set_out()
            return NEXT
        c = card_of(answer)
        if attacks_marked(t, c):
            t.mark(c)
        owed = duty_of(t, c)
        t.send(c)
        if owed > 0:
            t.remember(DUTY, owed)
        return AGAIN
