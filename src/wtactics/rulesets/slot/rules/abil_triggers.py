"""SLOT-ABIL: triggered abilities, carried out as soon as what caused them is complete, one after the other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pop, take_waiting, tell, top
from wtactics.engine.places import Flow, Option, Seat, Thing, other_of
from wtactics.engine.rows import ABILITY, CANCELLED, IT, STATE, THE_ABILITY, WAIT, WAIT_SEAT
from wtactics.engine.step import AGAIN, NEXT, NOTHING, TRIGGERS, Step
from wtactics.kits.targets import tell_targets
from wtactics.kits.verbs import ORDER
from wtactics.rulesets.slot.ids import ABIL_10
from wtactics.rulesets.slot.rules.aim import can_aim
from wtactics.rulesets.slot.rules.blows import is_about_to_die
from wtactics.rulesets.slot.rules.effect import begin_effect
from wtactics.rulesets.slot.rules.win import Endless
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import AIMING, INTERRUPTED


class PlaceTriggers(Step[SlotTable]):
    """SLOT-ABIL-04, SLOT-ABIL-05, SLOT-ABIL-09 What has triggered is carried out before anybody decides anything else."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if len(t.waiting) > 0 and t.held == 0 and t.wave == 0 and not t.over:
            Endless().do(t, 0)
            t.begin_wave()
            t.then(TRIGGERS)
        return NEXT


class NextTrigger(Step[SlotTable]):
    """SLOT-ABIL-10, SLOT-ABIL-12 The active player's come first; each orders his own, and each is carried out to its end."""

    def ask(self, t: SlotTable) -> None:
        mine = self.own(t, self.turn_of(t))
        if len(mine) > 1:
            t.ask(self.turn_of(t))
            for i in mine:
                t.offer(ORDER, t.waiting[i * WAIT], i)

    def turn_of(self, t: SlotTable) -> Seat:
        """Whose triggers of this wave come now."""
        return t.active if len(self.own(t, t.active)) > 0 else t.other(t.active)

    def own(self, t: SlotTable, seat: Seat) -> vec[i64]:
        """The places of the seat's triggers of this wave; what they set off lines up behind it."""
        out = vec[i64]()
        for i in range(t.wave - 1):
            if t.waiting[i * WAIT + WAIT_SEAT] == seat:
                out = append(out, i)
        return out

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != ORDER:
            return -1
        mine = self.own(t, self.turn_of(t))
        return 0 if other in mine and t.waiting[other * WAIT] == thing else ABIL_10

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.wave <= 1:
            return NEXT
        i = other_of(answer) if answer != NOTHING else self.own(t, self.turn_of(t))[0]
        t.go_on_with_wave()
        t.hold()
        take_waiting(t, i)
        t.then(AIMING, 0, top(t, ABILITY))
        return AGAIN


class EndWave(Step[SlotTable]):
    """SLOT-WIN-03 After the triggers of a battle's deaths it is seen who has won, before what they in turn set off."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.end_wave(t.note(INTERRUPTED))
        return NEXT


class DropAimless(Step[SlotTable]):
    """SLOT-ABIL-08 A trigger that has no possible target does nothing, nor one that came too late to prevent a death."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        ability = t.library.abilities[t.note(THE_ABILITY)]
        if can_aim(t, ability) and not self.comes_late(t):
            return NEXT
        tell(t, STATE, CANCELLED)
        t.jump(1)
        return NEXT

    def comes_late(self, t: SlotTable) -> bool:
        """SLOT-RESOLVE-10 Does it wait for a death that has been prevented by now?"""
        trigger = t.library.abilities[t.note(THE_ABILITY)].trigger
        return trigger is not None and trigger.fact == facts.ABOUT_TO_DIE and not is_about_to_die(t, top(t, IT))


class BeginTrigger(Step[SlotTable]):
    """SLOT-ABIL-04, SLOT-ABIL-06, SLOT-ABIL-07 It has to be carried out, unless nothing can; a "may" is asked by its effect."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if top(t, STATE) == CANCELLED:
            pop(t)
        else:
            tell_targets(t)
            begin_effect(t)
        t.release()
        return NEXT
