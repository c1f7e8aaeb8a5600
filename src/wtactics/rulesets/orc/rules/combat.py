"""ORC-COMBAT: who attacks, and whom."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ATTACK_FROM_CITY, GO_ALONE, MUST_ATTACK
from wtactics.engine.places import (
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
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, ensure_rulings, may
from wtactics.kits.onward import onward
from wtactics.kits.verbs import PASS, SEND
from wtactics.rulesets.orc.ids import (
    COMBAT_02,
    COMBAT_03,
    COMBAT_09,
    COMBAT_38,
)
from wtactics.rulesets.orc.rules.quest_confrontation import (
    attacks_marked,
    begin_fights,
    cannot_charge,
    cannot_hunt,
    monsters_of,
    toll_of,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, LAST_BLOCK, OFFENSIVE


def stands_to_attack(t: OrcTable, c: CardId) -> bool:
    """ORC-COMBAT-03 Does it stand in the Offensive, or in the Defensive with a text by which it may attack from there?"""
    kind = t.place[c] & 15
    return kind == OFFENSIVE or (kind == DEFENSIVE and may(t, ATTACK_FROM_CITY, c, NOBODY, COMBAT_03) == 0)


def cannot_attack(t: OrcTable, c: Thing, goal: Thing) -> i64:
    """ORC-COMBAT-03, ORC-CREA-04 0, or what keeps this creature from attacking."""
    if not t.is_creature(c) or not stands_to_attack(t, c) or t.controller[c] != t.active:
        return COMBAT_03
    return cannot_charge(t, c, goal)


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
    lone: CardId = NOBODY
    for c in t.board:
        if t.in_front(c) and t.controller[c] == t.active and stands_to_attack(t, c):
            refusal = cannot_attack(t, c, goal)
            if refusal == 0:
                if lone != NOBODY or may(t, GO_ALONE, c, goal, 0) == 0:
                    return 0
                lone = c
    return refusal if lone == NOBODY else BY_CARD + lone


def has_company(t: OrcTable, c: CardId, goal: Thing) -> bool:
    """ORC-CONFLICT-02 Could another one, which comes behind it or in any order, attack as well?"""
    for other in t.board:
        behind = t.at_will or t.since[other] > t.since[c]
        if other != c and behind and t.role[other] == PEACE and t.controller[other] == t.active:
            if is_seat(goal) and cannot_attack(t, other, goal) == 0:
                return True
            for monster in monsters_of(t, t.active):
                if cannot_hunt(t, other, monster) == 0:
                    return True
    return False


def goes_alone(t: OrcTable, c: CardId) -> bool:
    """ORC-CONFLICT-02 Is there nobody else with this one, which can't attack alone?"""
    return (len(t.attackers) == 0 or t.attackers[0] == c) and may(t, GO_ALONE, c, NOBODY, 0) != 0


def hangs_back(t: OrcTable, goals: vec[i64]) -> CardId:
    """ORC-CONFLICT-01 A creature that must attack by its text, and could attack one of these for nothing; or NOBODY."""
    ensure_rulings(t, MUST_ATTACK)
    for c in t.board:
        if t.allowed[c] >> MUST_ATTACK & 1 == 1 and t.controller[c] == t.active and t.role[c] == PEACE:
            for goal in goals:
                refusal = cannot_attack(t, c, goal) if is_seat(goal) else cannot_hunt(t, c, goal)
                if refusal == 0 and toll_of(t, c) == 0:  # nobody must pay
                    return c
    return NOBODY


def goals_of_all(t: OrcTable) -> vec[i64]:
    """ORC-COMBAT-38, ORC-QUEST-39 Whom the active player can attack: opponents, and monsters."""
    out = monsters_of(t, t.active)
    for n in range(1, t.seats):
        if t.out[(t.active + n) % t.seats] == 0:
            out = append(out, seat_thing((t.active + n) % t.seats))
    return out


class NameAttackers(Step[OrcTable]):
    """ORC-COMBAT-09, ORC-COMBAT-10, ORC-COMBAT-11, ORC-QUEST-52 All attackers are named, with their goals, and marked."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        last = onward(t, t.note(LAST_BLOCK))
        bound = hangs_back(t, self.goals(t)) if not t.at_will else NOBODY  # who comes before those behind it
        monsters = list(monsters_of(t, t.active))
        for c in t.board:
            if bound != NOBODY and t.since[c] > t.since[bound]:
                continue
            if t.since[c] > last and self.forbids(t, SEND, c, 0) == 0:
                t.offer(SEND, c)
            for quest in monsters if t.since[c] > last else []:
                if self.forbids(t, SEND, c, quest + 1) == 0:
                    t.offer(SEND, c, quest + 1)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            bound = hangs_back(t, self.goals(t))
            if len(t.attackers) == 1 and goes_alone(t, t.attackers[0]) and has_company(t, t.attackers[0], self.goal(t)):
                return BY_CARD + t.attackers[0]
            return COMBAT_09 if len(t.attackers) == 0 else 0 if bound == NOBODY else BY_CARD + bound
        if what != SEND:
            return -1
        if t.is_card(thing) and t.role[thing] != PEACE:
            return COMBAT_02
        if t.is_card(thing) and goes_alone(t, thing) and not has_company(t, thing, self.goal(t)):
            return BY_CARD + thing
        if other > 0:
            return cannot_hunt(t, thing, other - 1)
        return cannot_attack(t, thing, t.aim()) if t.defending != NOBODY else COMBAT_38

    def goal(self, t: OrcTable) -> Thing:
        """Which opponent is attacked, if one is."""
        return t.aim() if t.defending != NOBODY else NOBODY

    def goals(self, t: OrcTable) -> vec[i64]:
        """Whom attackers can be sent at now."""
        out = monsters_of(t, t.active)
        return append(out, t.aim()) if t.defending != NOBODY else out

    def rank(self, t: OrcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == SEND else NOBODY

    def begun(self, t: OrcTable) -> bool:
        return len(t.attackers) > 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer not in (NOTHING, PASS):
            t.remember(LAST_BLOCK, t.since[card_of(answer)])
            toll = toll_of(t, card_of(answer))
            if toll > 0:
                t.collect(t.active, toll)
            t.send(card_of(answer))
            if other_of(answer) > 0:
                t.hunt(card_of(answer), other_of(answer) - 1)
            return AGAIN
        t.hold()
        for c in t.attackers:
            if t.role[c] != PEACE and attacks_marked(t, c):  # who has died of being named is gone
                t.mark(c)
        begin_fights(t)
        if t.defending != NOBODY:
            t.matters(facts.CHARGED, t.aim(), t.active, len(t.attackers))
        for c in t.attackers:
            if t.role[c] != PEACE:
                t.happened(facts.ATTACKED, c, t.aim() if t.prey[c] == NOBODY else t.prey[c])
        t.release()
        t.remember(LAST_BLOCK, 0)
        return NEXT
