"""ARC-COMBAT: announcing an attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ATTACK as ATTACK_DEED
from wtactics.engine.meaning import ATTACK_MARKED, ATTACK_TOLL, BE_MARKED, MARK_TO_ATTACK, MUST_ATTACK
from wtactics.engine.places import (
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
from wtactics.kits.verbs import ATTACK, PASS, PAY, SEND
from wtactics.rulesets.arc.ids import COMBAT_01, COMBAT_03, COMBAT_04, COMBAT_06, MULTI_02, POWER_08
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import ATTACKING

DUTY: Final = 3  # of the passage's notes: what is owed for the attacker announced last


def cannot_attack(t: ArcTable, c: CardId, goal: Thing) -> i64:
    """ARC-COMBAT-01, ARC-COMBAT-03, ARC-CONFLICT-01 0, or what keeps this creature from attacking that (NOBODY: anything)."""
    # ARC-AREA-03, ARC-CREA-03 Only the Army attacks; who is in a city cannot.
    if t.place[c] & 15 != ARMY or t.controller[c] != t.active or t.type(c) != CREATURE:
        return COMBAT_03
    if t.marked[c] == 1:
        if may(t, ATTACK_MARKED, c, NOBODY, COMBAT_01) != 0:
            return COMBAT_01
    elif attacks_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return COMBAT_01
    if is_ruled(t, ATTACK_TOLL) and not t.affords(t.active, duty_of(t, c)):
        return POWER_08
    return may(t, ATTACK_DEED, c, goal, 0)


def duty_of(t: ArcTable, c: CardId) -> i64:
    """ARC-CONFLICT-01 What texts ask to be paid as this creature is announced as an attacker."""
    return reckoned(t, ATTACK_TOLL, t.active, c, 0)


def attacks_marked(t: ArcTable, c: CardId) -> bool:
    """ARC-COMBAT-03 An attacker is marked as it is announced, unless a card says that it is not."""
    return may(t, MARK_TO_ATTACK, c, NOBODY, FREE) != 0


def hangs_back(t: ArcTable, goal: Thing) -> i64:
    """ARC-CONFLICT-01 0, or the card that must attack by its text, and still could."""
    ensure_rulings(t, MUST_ATTACK)
    for c in t.board:
        must = t.allowed[c] >> MUST_ATTACK & 1 == 1 and t.role[c] == PEACE
        if must and cannot_attack(t, c, goal) == 0 and duty_of(t, c) == 0:  # nobody must pay
            return BY_CARD + c
    return 0


class NameGoal(Step[ArcTable]):
    """ARC-COMBAT-02, ARC-COMBAT-04, ARC-TURN-16 One attack, on one opponent's army or one of his cities; or none."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.active] != 0 or not self.any_attacker(t):
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

    def offer_goal(self, t: ArcTable, goal: Thing) -> None:
        """Offer to attack this, if it may be attacked by anybody."""
        if self.forbids(t, ATTACK, goal, 0) == 0:
            t.offer(ATTACK, goal)

    def any_attacker(self, t: ArcTable) -> bool:
        """Is there an unmarked creature in the Army, or one that could attack marked?"""
        ensure_rulings(t, ATTACK_MARKED)
        for c in t.board:
            if (
                (t.marked[c] == 0 or t.allowed[c] >> ATTACK_MARKED & 1 == 1)
                and t.place[c] & 15 == ARMY
                and t.controller[c] == t.active
            ):
                return True
        return False

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what == PASS:
            return hangs_back(t, NOBODY)
        if what != ATTACK:
            return COMBAT_04 if what == SEND else -1  # the target comes first
        if not t.is_card(thing) and not SEAT_THING <= thing < SEAT_THING + t.seats:
            return COMBAT_04
        seat = thing - SEAT_THING if is_seat(thing) else t.controller[thing]
        if seat == t.active or (not is_seat(thing) and not t.is_city(thing)):
            return COMBAT_04
        if t.out[seat] != 0:
            return MULTI_02
        if other > 0:  # with this creature, not just with any
            return cannot_attack(t, other - 1, thing)
        refusal: i64 = COMBAT_03
        for c in t.board:
            if t.place[c] & 15 == ARMY and t.controller[c] == t.active:
                refusal = cannot_attack(t, c, thing)
                if refusal == 0:
                    return 0
        return refusal

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.name_goal(card_of(answer))
        t.hold()
        t.then(ATTACKING)
        return NEXT


class NameAttackers(Step[ArcTable]):
    """ARC-COMBAT-03, ARC-COMBAT-05 Attackers are announced in the order of their combats; each is marked as it is announced."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.active] != 0 or t.goal == NOBODY:  # ARC-MULTI-05 one of the two has left
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

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if t.note(DUTY) > 0:
            if what != PAY:
                return -1
            return 0 if other in t.ways_to_pay(t.active, t.note(DUTY)) else POWER_08
        if what == PASS:
            return COMBAT_03 if len(t.attackers) == 0 else hangs_back(t, t.goal)
        if what != SEND:
            return COMBAT_04 if what == ATTACK else -1  # all attackers share the one target
        if not t.is_card(thing):
            return COMBAT_03
        if t.role[thing] != PEACE:
            return (
                COMBAT_06 if t.marked[thing] == 0 or may(t, ATTACK_MARKED, thing, NOBODY, COMBAT_01) == 0 else COMBAT_01
            )
        return cannot_attack(t, thing, t.goal)

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == PAY:
            t.remember(DUTY, 0)
            t.spend(t.active, other_of(answer))
            return AGAIN
        if answer in (NOTHING, PASS):
            t.matters(facts.CHARGED, t.goal, t.active, len(t.attackers))
            for a in t.attackers:
                t.happened(facts.ATTACKED, a, t.goal)
            t.release()
            return NEXT
        c = card_of(answer)
        if attacks_marked(t, c):
            t.mark(c)
        owed = duty_of(t, c)
        t.send(c)
        if owed > 0:
            t.remember(DUTY, owed)
        return AGAIN
