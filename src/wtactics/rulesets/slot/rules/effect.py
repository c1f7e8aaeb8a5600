"""SLOT-ABIL: an ability is used: targets, price, effect; nothing waits on a chain."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pop, speak, tell, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import Flow, Option, Thing
from wtactics.engine.rows import (
    ABILITY,
    RESOLVING,
    SEAT,
    SOURCE,
    STATE,
    X,
)
from wtactics.engine.step import NEXT, RESOLVE, Step
from wtactics.engine.table import Table
from wtactics.kits import plays
from wtactics.kits.targets import ChooseTargets, keep_targets, tell_targets
from wtactics.rulesets.slot.ids import ABIL_08, ABIL_22
from wtactics.rulesets.slot.rules.aim import does_something
from wtactics.rulesets.slot.table import SlotTable


class BeginAnnouncing(plays.BeginAnnouncing[SlotTable]):
    """SLOT-ABIL-22 An ability is used: its targets are named, then its price is paid, then it takes effect."""


class SlotTargets(ChooseTargets):
    """SLOT-ABIL-22, SLOT-DEF-10 Targets are named one by one, and must be possible; who is covered may be one."""

    def amiss(self) -> i64:
        return ABIL_22

    def unsuited(self, t: Table, ability: Ability, at: i64, thing: Thing) -> i64:
        """SLOT-ABIL-08 Nothing is a target to which the text would do nothing."""
        assert isinstance(t, SlotTable)
        return 0 if does_something(t, ability, thing) else ABIL_08


class BeginEffect(Step[SlotTable]):
    """SLOT-ABIL-22, SLOT-RESOLVE-06 What has been paid for takes effect at once."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.happened(facts.ACTIVATED, top(t, SOURCE), top(t, SEAT), top(t, ABILITY))
        tell_targets(t)
        t.square_up()
        begin_effect(t)
        t.release()
        return NEXT


def begin_effect(t: SlotTable) -> None:
    """The newest item is carried out next; losses of it are those that come from now on."""
    tell(t, STATE, RESOLVING)
    t.then(RESOLVE, len(t.losses))


class Effects(Step[SlotTable]):
    """SLOT-ABIL-22, SLOT-RESOLVE-06 The text is followed, wherever its card may be by now."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        speak(t)
        t.hold()
        t.act_for(t.you)
        ability = t.library.abilities[top(t, ABILITY)]
        left = keep_targets(t)  # SLOT-ABIL-08, SLOT-MARK-08 what is no possible target any more is skipped
        if ability.x_is is not None:
            tell(t, X, max(0, ability.x_is.of(t)))
        if left and len(ability.effects) > 0:
            t.happened(facts.RESOLVED, top(t, SOURCE), top(t, SEAT))
            t.then_step(t.terms.rule_steps + ability.start)
        else:
            t.happened(facts.FIZZLED, top(t, SOURCE), top(t, SEAT))
        return NEXT


class FinishEffect(Step[SlotTable]):
    """SLOT-RESOLVE-15, SLOT-WIN-03 It has been carried out: now those die whom it killed, and it is seen who has won."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        pop(t)
        t.forget_searches()
        t.alarm()
        t.release()
        return NEXT
