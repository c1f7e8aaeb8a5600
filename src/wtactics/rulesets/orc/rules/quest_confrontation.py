"""ORC-QUEST: monsters: who may attack them, how they fight, and what it costs to flee."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ATTACK as ATTACK_DEED
from wtactics.engine.meaning import ATTACK_MARKED, ATTACK_TOLL, BE_MARKED, GO_ALONE, MARK_TO_ATTACK
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, is_ruled, may
from wtactics.kits.fights import FREE
from wtactics.kits.verbs import NUMBER, SEND
from wtactics.rulesets.orc.ids import ASSIGN_15, COMBAT_02, COMBAT_03, COMBAT_09, GOLD_20, QUEST_39, QUEST_49
from wtactics.rulesets.orc.oaths import FOUGHT, FOUGHT_CARD
from wtactics.rulesets.orc.rules.quest import give_up_quest
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import BY_SEAT, SO_FAR, THE_QUEST

TURN: Final = (
    64  # SO_FAR: 1 + the opponent who spreads the damage, and from here on how many creatures were asked about
)


def monsters_of(t: OrcTable, seat: Seat) -> vec[i64]:
    """ORC-QUEST-39 The monsters that the seat may aim at: those whose quests are active for it."""
    out = vec[i64]()
    for owner in range(t.seats):
        quest = t.open_quest(owner)
        if quest >= 0 and t.is_monster(quest) and t.pursues(seat, quest):
            out = append(out, quest)
    return out


def cannot_hunt(t: OrcTable, c: Thing, quest: Thing) -> i64:
    """ORC-QUEST-39, ORC-QUEST-52 0, or what keeps this creature, of whichever front, from attacking this monster."""
    if not t.is_card(quest) or not t.is_monster(quest) or not t.pursues(t.active, quest):
        return QUEST_39
    if not t.is_creature(c) or t.controller[c] != t.active:
        return COMBAT_03
    return cannot_charge(t, c, quest)


def cannot_charge(t: OrcTable, c: CardId, goal: Thing) -> i64:
    """ORC-COMBAT-02, ORC-ASSIGN-02, ORC-ASSIGN-15 0, or what keeps a creature from attacking anything, or just this."""
    if t.was_unassigned(c):
        return ASSIGN_15
    if t.marked[c] != 0 and (t.marked[c] != 1 or may(t, ATTACK_MARKED, c, NOBODY, COMBAT_02) != 0):
        return COMBAT_02
    if t.marked[c] == 0 and attacks_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return COMBAT_02
    if is_ruled(t, ATTACK_TOLL) and toll_of(t, c) > t.purse(t.active):
        return GOLD_20
    refusal = t.debarred(SEND, t.active, c, goal)
    return refusal if refusal != 0 else may(t, ATTACK_DEED, c, goal, 0)


def toll_of(t: OrcTable, c: CardId) -> i64:
    """ORC-CONFLICT-01 What texts ask to be paid as this creature is announced as an attacker."""
    return reckoned(t, ATTACK_TOLL, t.active, c, 0)


def attacks_marked(t: OrcTable, c: CardId) -> bool:
    """ORC-COMBAT-10, ORC-MARK-04 Attackers are marked, unless a card says that this one is not."""
    return may(t, MARK_TO_ATTACK, c, NOBODY, FREE) != 0


def cannot_begin_hunt(t: OrcTable, quest: Thing) -> i64:
    """ORC-QUEST-52, ORC-COMBAT-09 0, or what keeps the active player from attacking this monster."""
    refusal: i64 = COMBAT_09
    lone: CardId = NOBODY
    for c in t.board:
        if t.is_creature(c) and t.controller[c] == t.active:
            refusal = cannot_hunt(t, c, quest)
            if refusal == 0:
                if lone != NOBODY or may(t, GO_ALONE, c, quest, 0) == 0:
                    return 0
                lone = c
    return refusal if lone == NOBODY else BY_CARD + lone


def random_opponent(t: OrcTable, seat: Seat) -> Seat:
    """ORC-QUEST-44, ORC-QUEST-49 An opponent by lot; between two players it is the other one."""
    others = vec[i64]()
    for n in range(1, t.seats):
        if t.out[(seat + n) % t.seats] == 0:
            others = append(others, (seat + n) % t.seats)
    if len(others) == 0:
        return NOBODY
    return others[t.roll(len(others)) if len(others) > 1 else 0]


def begin_fights(t: OrcTable) -> None:
    """ORC-QUEST-44, ORC-QUEST-57 Monsters that are attacked are unmarked, and an opponent plays them in this attack."""
    hunted = False
    for a in t.attackers:
        if t.prey[a] != NOBODY:
            hunted = True
            t.unmark(t.prey[a])
            t.note_fight(t.prey[a], t.active, a)
    if hunted:
        t.name_keeper(random_opponent(t, t.active))


def those_who_fled(t: OrcTable, quest: CardId, seat: Seat) -> vec[i64]:
    """ORC-QUEST-49 Creatures that have dealt with the monster, and are still in play."""
    out = vec[i64]()
    for i in range(0, len(t.fought), FOUGHT):
        c = t.fought[i + FOUGHT_CARD]
        if t.has_fought(quest, seat, c) and t.is_creature(c) and t.controller[c] == seat and c not in out:
            out = append(out, c)
    return out


class FleeingDamage(Step[OrcTable]):
    """ORC-QUEST-49 An opponent spreads damage equal to its ATK over those who dealt with the monster, as far as he likes."""

    def ask(self, t: OrcTable) -> None:
        fled = those_who_fled(t, t.note(THE_QUEST), t.note(BY_SEAT))
        if t.note(SO_FAR) == 0 or t.note(SO_FAR) // TURN >= len(fled) or t.out[self.judge(t)] != 0:
            return
        t.ask(self.judge(t))
        for n in range(self.left(t) + 1):
            t.offer(NUMBER, 0, n)

    def judge(self, t: OrcTable) -> Seat:
        """Who spreads it."""
        return t.note(SO_FAR) % TURN - 1

    def left(self, t: OrcTable) -> i64:
        """How much damage is left to be spread."""
        n = max(0, t.attack[t.note(THE_QUEST)])
        for i in range(1, len(t.division), 2):
            n -= t.division[i]
        return n

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != NUMBER:
            return -1
        return 0 if 0 <= other <= self.left(t) else QUEST_49

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        if t.note(SO_FAR) == 0:
            t.forget_division()
            t.remember(SO_FAR, random_opponent(t, seat) + 1)
            return AGAIN if t.note(SO_FAR) > 0 else NEXT
        if answer == NOTHING:
            return NEXT
        fled = those_who_fled(t, quest, seat)
        t.assign_blow(fled[t.note(SO_FAR) // TURN], other_of(answer))
        t.remember(SO_FAR, t.note(SO_FAR) + TURN)
        return AGAIN


class Flee(Step[OrcTable]):
    """ORC-QUEST-22, ORC-QUEST-49 The damage is dealt at once, and the token is taken off."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        t.hold()
        for i in range(0, len(t.division), 2):
            if t.division[i + 1] > 0:
                t.hurt(t.division[i], t.division[i + 1], quest)
                t.note_flight(quest, t.division[i], t.division[i + 1])
        t.release()
        t.forget_division()
        give_up_quest(t, seat, quest, True)
        return NEXT
