"""SLOT-TURN, SLOT-AP, SLOT-MARK: the seven steps of a turn, its action points, unmarking, and how a turn ends."""

from __future__ import annotations

from wtactics.engine.places import NOBODY, CardId, Flow, Option
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.rulesets.slot.ids import DRAW_05
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ACTION_POINTS, STALL_TURNS, TURN_POINTS, UNMARK_BOTH


class BeginStep(turns.BeginPhase[SlotTable]):
    """SLOT-TURN-01, SLOT-TURN-02, SLOT-TURN-03 The steps come in this order, each once, in every turn."""


class SetPoints(Step[SlotTable]):
    """SLOT-AP-01, SLOT-AP-03 At the start of his turn a player has three action points, whatever he has left unused before."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        points = reckoned(t, TURN_POINTS, t.active, NOBODY, t.setting(ACTION_POINTS))
        t.gain_actions(t.active, points)  # what a card gave as the turn began is not lost
        return NEXT


class UnmarkAll(turns.UnmarkAll[SlotTable]):
    """SLOT-MARK-05 All creatures of the active player are unmarked, and only his (unless a setting says otherwise)."""

    def includes(self, t: SlotTable, c: CardId) -> bool:
        return t.controller[c] == t.active or t.setting(UNMARK_BOTH) == 1


class TurnEnds(turns.TurnEnds[SlotTable]):
    """SLOT-TURN-07 What waits for the end of the turn happens before anything of the turn ends."""


class EndTurn(turns.EndTurn[SlotTable]):
    """SLOT-TURN-07, SLOT-AP-03, SLOT-ABIL-22 Action points lapse, who moved is forgotten, what lasts for this turn ends."""

    def lapse(self, t: SlotTable) -> None:
        t.end_turn()

    def do(self, t: SlotTable, answer: Option) -> Flow:
        flow = super().do(t, answer)
        if t.turn - t.lively >= t.setting(STALL_TURNS):  # SLOT-DRAW-05 nobody came, left or scored in all these turns
            t.end(NOBODY, DRAW_05)
        return flow
