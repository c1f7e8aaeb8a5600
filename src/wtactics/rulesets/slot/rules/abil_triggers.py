"""SLOT-ABIL: triggered abilities, carried out as soon as what caused them is complete, one after the other."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pop, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.rows import CANCELLED, IT, STATE
from wtactics.engine.step import NEXT, Step
from wtactics.kits import triggers
from wtactics.kits.targets import tell_targets
from wtactics.rulesets.slot.rules.aim import can_aim
from wtactics.rulesets.slot.rules.blows import is_about_to_die
from wtactics.rulesets.slot.rules.effect import begin_effect
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import INTERRUPTED


class PlaceTriggers(triggers.PlaceTriggers[SlotTable]):
    """SLOT-ABIL-04, SLOT-ABIL-05, SLOT-ABIL-09 What has triggered is carried out before anybody decides anything else."""

    def begin(self, t: SlotTable) -> None:
        t.begin_wave()

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.wave > 0:
            return NEXT
        return super().do(t, answer)


class NextTrigger(triggers.OrderTriggers[SlotTable]):
    """SLOT-ABIL-10, SLOT-ABIL-12 The active player's come first; each orders his own, and each is carried out to its end."""

    def turn_of(self, t: SlotTable) -> Seat:
        """Whose triggers of this wave come now."""
        return t.active if len(self.own(t, t.active)) > 0 else t.other(t.active)

    def lined_up(self, t: SlotTable) -> i64:
        """Those of this wave; what they set off lines up behind it."""
        return t.wave - 1

    def take(self, t: SlotTable, i: i64) -> None:
        t.go_on_with_wave()
        t.hold()
        super().take(t, i)


class EndWave(Step[SlotTable]):
    """SLOT-WIN-03 After the triggers of a battle's deaths it is seen who has won, before what they in turn set off."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.end_wave(t.note(INTERRUPTED))
        return NEXT


class DropAimless(triggers.DropAimless[SlotTable]):
    """SLOT-ABIL-08 A trigger that has no possible target does nothing, nor one that came too late to prevent a death."""

    def can_go_on(self, t: SlotTable, ability: Ability) -> bool:
        return can_aim(t, ability) and not self.comes_late(t, ability)

    def comes_late(self, t: SlotTable, ability: Ability) -> bool:
        """SLOT-RESOLVE-10 Does it wait for a death that has been prevented by now?"""
        trigger = ability.trigger
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
