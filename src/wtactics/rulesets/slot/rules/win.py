"""SLOT-WIN, SLOT-DRAW: who has won, and when nobody has."""

from __future__ import annotations

from wtactics.engine import facts
from wtactics.engine.places import NOBODY, Flow, Option, Seat
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.rulesets.slot.ids import DRAW_01, DRAW_02, DRAW_03, DRAW_04, WIN_01, WIN_02, WIN_05, WIN_06
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import RULE_NUMBER, WINNING_POINTS


class Verdict(Step[SlotTable]):
    """SLOT-WIN-03, SLOT-WIN-04 After all that can matter it is seen who has won; the twilight saves nobody."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if t.over or not t.unsettled or t.held > 0 or t.bleeding:
            return NEXT
        if t.graced and (t.wave > 0 or len(t.waiting) > 0):  # the triggers of a battle's deaths may still save an army
            return NEXT
        t.calm()
        if t.turn > 0:  # SLOT-WIN-07 not before the first turn
            self.judge(t)
        t.forget_suffered()
        return NEXT

    def judge(self, t: SlotTable) -> None:
        """The table below SLOT-DRAW, from its first line to its last; a draw is a proper result (SLOT-DESIGN-12)."""
        here, there = t.active, t.other(t.active)
        lost, won = is_gone(t, here), is_gone(t, there)
        if lost and won:
            t.end(NOBODY, DRAW_01)
        elif lost or won:
            self.emptied(t, here if lost else there)
        else:
            self.scored(t, self.has_goal(t, here), self.has_goal(t, there))

    def scored(self, t: SlotTable, here: bool, there: bool) -> None:
        """SLOT-WIN-02, SLOT-DRAW-02 The active player, the other, or both have the points that win."""
        if here and there:
            t.end(NOBODY, DRAW_02)
        elif here:
            t.end(t.active, WIN_02)
        elif there:
            t.end(t.other(t.active), WIN_02)

    def emptied(self, t: SlotTable, loser: Seat) -> None:
        """SLOT-WIN-01, SLOT-WIN-05, SLOT-DRAW-03 One army is gone: its player has lost, unless he has the points that win."""
        if self.has_goal(t, loser):
            t.end(NOBODY, DRAW_03)
        else:
            t.end(t.other(loser), WIN_01 if t.bled >> loser & 1 == 1 else WIN_05)

    def has_goal(self, t: SlotTable, seat: Seat) -> bool:
        """SLOT-WIN-02, SLOT-PRIO-01 Has the player the victory points that win, or more?"""
        return t.points[seat] >= reckoned(t, RULE_NUMBER, seat, WINNING_POINTS, t.setting(WINNING_POINTS))


def is_gone(t: SlotTable, seat: Seat) -> bool:
    """SLOT-WIN-01 Are all slots of the army empty?"""
    for c in t.board:
        if t.place[c] >> 4 == seat:
            return False
    return True


class Concede(Step[SlotTable]):
    """SLOT-WIN-06 A player may concede at any time; the other wins. The answer is his seat."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.put_out(answer, WIN_06)
        t.end(t.other(answer), WIN_06)
        return NEXT


class Agree(Step[SlotTable]):
    """SLOT-DRAW-04 The players may agree on a draw at any time."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.end(NOBODY, DRAW_04)
        return NEXT


class Endless(turns.Endless[SlotTable]):
    """SLOT-DRAW-05 Triggers that follow each other without end leave nobody a decision: such a game is stalled as well."""
