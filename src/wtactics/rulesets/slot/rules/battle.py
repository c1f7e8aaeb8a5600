"""SLOT-DECL, SLOT-RESOLVE: an attack is announced, a battle begins, and it ends when its dead have fallen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import departing, fate_of, is_open
from wtactics.engine.lasting import THIS_COMBAT
from wtactics.engine.places import ATTACKER, DEFENDER, NOBODY, CardId, Flow, Option
from wtactics.engine.step import AGAIN, NEXT, WINDOW, Step
from wtactics.engine.values import refresh
from wtactics.rulesets.slot.rows import CLOSE_IN_USE, LOSS_ROW, LOSS_SOURCE, RANGED_IN_USE
from wtactics.rulesets.slot.rules.ap import keeps_speech, price_of_attack
from wtactics.rulesets.slot.rules.atk import attackers_of, attacks_marked, is_ranged
from wtactics.rulesets.slot.rules.exchange import IN_BATTLE
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.rules.twi import bury, doomed
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BATTLE

SORT: Final = 1  # notes of a battle, when it is over: 1 more than its type,
LEADER: Final = 2  # and 1 more than the member of a group who deals its blow
SKIPPED: Final = 4  # the steps between Remaining and EndBattle


def announce_attack(t: SlotTable, target: CardId, other: i64) -> None:
    """SLOT-DECL-03, SLOT-DECL-04, SLOT-DECL-05 Attackers are marked and points are paid; nothing is judged again later."""
    t.hold()
    t.name_target(target, in_slots(t, t.active, attackers_of(other)), is_ranged(other))
    t.pay_points(price_of_attack(t, t.fighters, target, t.ranged_now))
    if t.grouped:
        for c in vec[i64]([member for member in t.fighters if not keeps_speech(t, member)]):
            t.silence(c)  # SLOT-GROUP-08, SLOT-ABIL-29 their combat abilities, too
        refresh(t)
    for c in t.fighters:
        if (t.grouped and t.muted(c)) or attacks_marked(
            t, c
        ):  # SLOT-GROUP-07 who has lost that he stays unmarked is marked
            t.mark(c)
        t.take_role(c, ATTACKER, target)
    t.take_role(target, DEFENDER, t.fighters[0])
    switch_on(t)
    for c in t.fighters:
        t.happened(facts.ATTACKED, c, target, i64(t.ranged_now) | t.slot(target) << 1)
        t.happened(facts.DEFENDED, target, c)  # SLOT-DEF-04 whoever is attacked defends
    t.then(BATTLE)  # SLOT-DECL-06 to its end, before anything else is begun
    t.release()


class BeginBattle(Step[SlotTable]):
    """SLOT-RESOLVE-01, SLOT-ABIL-26, SLOT-ABIL-28 The weapons in use are switched on, the target's too if it has one."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        switch_on(t)  # whoever has come into the target's place by now
        for i in range(len(t.fighters)):
            t.happened(facts.BATTLE_BEGAN, t.fighters[i], t.target, i)
        return NEXT


def switch_on(t: SlotTable) -> None:
    """SLOT-RESOLVE-01, SLOT-ABIL-28 The weapons in use set off their abilities, those that wait for the attack, too."""
    switch = RANGED_IN_USE if t.ranged_now else CLOSE_IN_USE
    users = t.fighters[:]
    if is_there(t) and t.is_armed(t.target, t.ranged_now):
        users = append(users, t.target)
    for c in users:
        if not t.modified(c, switch):
            t.modify(switch, c, 0, 0, THIS_COMBAT, t.active, c)
    refresh(t)


class OpenExchange(Step[SlotTable]):
    """SLOT-RESOLVE-02 The exchange of abilities begins with the defending player."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.then(WINDOW, t.other(t.active), 0, IN_BATTLE)
        return NEXT


def is_there(t: SlotTable) -> bool:
    """SLOT-RESOLVE-12 Is the attacked creature still in play? That it changed its slot does not matter."""
    return t.in_army(t.target) and t.role[t.target] == DEFENDER


def who_fights(t: SlotTable) -> vec[i64]:
    """Who is in the battle with abilities that could tell of it: SLOT-GROUP-08 no members of a group, but whom they attack."""
    fighters = vec[i64]([c for c in t.fighters if not t.muted(c)]) if t.grouped else t.fighters[:]
    return append(fighters, t.target) if is_there(t) else fighters


class Remaining(Step[SlotTable]):
    """SLOT-RESOLVE-12, SLOT-RESOLVE-13, SLOT-GROUP-12 Without target or attackers the battle ends here; points stay spent."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.muster()
        if not is_there(t) or len(t.fighters) == 0:
            t.jump(SKIPPED)
        return NEXT


class EndBattle(Step[SlotTable]):
    """SLOT-ABIL-28 What waits for the end of the battle happens while its weapons are still in use."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.bleed()
        there = is_there(t)
        for i in range(len(t.fighters)):
            t.happened(facts.BATTLE_ENDED, t.fighters[i], t.target if there else NOBODY, i)
        if there and len(t.fighters) == 0:
            t.happened(facts.BATTLE_ENDED, t.target, NOBODY)
        return NEXT


class BuryFallen(Step[SlotTable]):
    """SLOT-RESOLVE-11, SLOT-GROUP-08, SLOT-DEF-06 What lasted for the battle ends, and its dead are buried together."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.hold()
        combat, leader = t.note(SORT), t.note(LEADER)
        if combat == 0:
            combat, leader = 1 + i64(t.ranged_now), self.leader(t)
        fought = who_fights(t) if t.minded >> facts.SURVIVED & 1 == 1 else vec[i64]()
        silent = t.mute[:]
        t.end_modifiers(THIS_COMBAT, NOBODY)
        t.let_speak()
        t.end_roles()
        refresh(t)
        dead = departing(t, self.without_voice(t, doomed(t), silent))
        if is_open(t):  # SLOT-RESOLVE-10 texts do something instead of a death, or may: all are buried behind that
            self.tell_survivors(t, fought)
            t.remember(SORT, combat)
            t.remember(LEADER, leader)
            t.release()
            return AGAIN
        losses = t.take_losses()
        for i in range(0, len(losses), LOSS_ROW):
            if losses[i] in dead:
                self.kill(t, losses[i + LOSS_SOURCE], losses[i], combat, leader)
        bury(t, dead, leader - 1 if self.lost_speech(t, leader) else NOBODY)
        self.tell_survivors(t, fought)
        t.end_bleeding(len(dead) > 0)
        t.release()
        return NEXT

    def without_voice(self, t: SlotTable, dead: vec[i64], silent: vec[i64]) -> vec[i64]:
        """SLOT-GROUP-08 Only those who survive have their abilities again: of these, who had none dies without them."""
        for c in dead:
            if c in silent:
                t.silence(c)
        refresh(t)
        return dead

    def tell_survivors(self, t: SlotTable, fought: vec[i64]) -> None:
        """Who has fought and stands there still has come out alive, unless that is open."""
        for c in fought:
            if t.in_army(c) and fate_of(t, c) == NOBODY:
                t.matters(facts.SURVIVED, c)

    def leader(self, t: SlotTable) -> i64:
        """SLOT-GROUP-09 1 more than who deals the one blow of a group; 0 where nobody attacks in one."""
        return 1 + t.fighters[0] if t.grouped and len(t.fighters) > 0 else 0

    def lost_speech(self, t: SlotTable, leader: i64) -> bool:
        """SLOT-GROUP-08 Was it without abilities as its blow fell, though it has them again?"""
        return leader > 0 and not t.muted(leader - 1) and not keeps_speech(t, leader - 1)

    def kill(self, t: SlotTable, killer: CardId, c: CardId, combat: i64, leader: i64) -> None:
        """SLOT-GROUP-08 Texts look at the dead as they stood, a member's own does not; only they mind the type of combat."""
        if t.listening:
            t.log(facts.KILLED, killer, c)
        of_group = killer + 1 == leader and self.lost_speech(t, leader)
        if of_group:
            t.silence(killer)
        t.matters(facts.KILLED, killer, c, combat)
        if of_group:
            t.let_speak(killer)
