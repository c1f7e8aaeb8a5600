"""SLOT-TURN, SLOT-AP, SLOT-MARK: the seven steps of a turn, its action points, unmarking, and how a turn ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_TURN, NEXT_UNMARK
from wtactics.engine.meaning import PHASES, TURNS, UNMARK
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.step import AGAIN, NEXT, Step
from wtactics.engine.values import may, refresh
from wtactics.rulesets.slot.ids import DRAW_05
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ACTION_POINTS, STALL_TURNS, TOLD_STEP, UNMARK_BOTH, UNMARK_STEP


class BeginStep(Step[SlotTable]):
    """SLOT-TURN-01, SLOT-TURN-02, SLOT-TURN-03 The steps come in this order, each once, in every turn."""

    def __init__(self, step: i64) -> None:
        self.step: Final = step

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if self.step != UNMARK_STEP and t.note(TOLD_STEP) != self.step:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
            if len(t.waiting) > 0:  # what the end of a step triggers still belongs to it
                t.remember(TOLD_STEP, self.step)
                return AGAIN
        t.begin_step(self.step, PHASES | TURNS if self.step == UNMARK_STEP else PHASES)
        if self.step == UNMARK_STEP:
            t.end_modifiers(NEXT_TURN, t.active)
            t.happened(facts.TURN_BEGAN, t.turn, t.active)
        t.happened(facts.PHASE_BEGAN, t.phase, t.active)
        return NEXT


class SetPoints(Step[SlotTable]):
    """SLOT-AP-01, SLOT-AP-03 At the start of his turn a player has three action points, whatever he has left unused before."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.gain_actions(t.active, t.setting(ACTION_POINTS))  # what a card gave as the turn began is not lost
        return NEXT


class UnmarkAll(Step[SlotTable]):
    """SLOT-MARK-05 All creatures of the active player are unmarked, and only his (unless a setting says otherwise)."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        both = t.setting(UNMARK_BOTH) == 1
        for c in t.board:
            if t.marked[c] == 1 and (both or t.controller[c] == t.active) and may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        t.end_modifiers(NEXT_UNMARK, t.active)
        return NEXT


class TurnEnds(Step[SlotTable]):
    """SLOT-TURN-07 What waits for the end of the turn happens before anything of the turn ends."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.happened(facts.PHASE_ENDED, t.phase, t.active)
        t.happened(facts.TURN_ENDED, t.turn, t.active)
        return NEXT


class EndTurn(Step[SlotTable]):
    """SLOT-TURN-07, SLOT-AP-03, SLOT-ABIL-22 Action points lapse, who moved is forgotten, what lasts for this turn ends."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.hold()
        t.end_turn_modifiers()
        t.end_turn()
        t.release()
        refresh(t)
        if t.turn - t.lively >= t.setting(STALL_TURNS):  # SLOT-DRAW-05 nobody came, left or scored in all these turns
            t.end(NOBODY, DRAW_05)
        return NEXT
