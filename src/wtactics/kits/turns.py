"""Turns: who begins, whose turn comes next, how phases begin, what is unmarked, how a turn ends.

A ruleset names these as rules of its own: a class of two lines, whose docstring has the rule, over each brick that it takes.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_TACTICS, NEXT_TURN, NEXT_UNMARK, TURN_OVER
from wtactics.engine.meaning import PHASES, TURNS, UNMARK
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat
from wtactics.engine.step import AGAIN, NEXT, TURN, Step
from wtactics.engine.table import Table
from wtactics.engine.values import may, refresh

FIRST_PHASE: Final = 1  # of a turn; 0 is what comes before the first turn
TOLD: Final = 2  # noted in the frame of a turn: the phase before which it was told that the last one ends

T = TypeVar("T", bound=Table)


class ChooseFirstPlayer(Step[T]):
    """Lot decides who begins, unless a setting names somebody."""

    def __init__(self, setting: i64) -> None:
        self.setting: Final = setting

    def do(self, t: T, answer: Option) -> Flow:
        named = t.terms.settings[self.setting]
        t.begin_with(named if named != NOBODY else t.roll(t.seats))
        return NEXT


class NextTurn(Step[T]):
    """Players take whole turns in seat order; who has left is passed over."""

    def do(self, t: T, answer: Option) -> Flow:
        first = t.turn == 0 and t.out[t.starter] == 0
        seat = t.starter if first else t.next_seat(t.active)
        if not first:
            self.pass_over(t, seat)
        t.begin_turn(seat, TURN)
        return AGAIN

    def pass_over(self, t: T, seat: Seat) -> None:
        """What lasts until a turn or phase of who has left ends where that would have come."""
        gone = (t.active + 1) % t.seats
        while gone != seat:
            for until in (NEXT_TURN, NEXT_UNMARK, NEXT_TACTICS, TURN_OVER):
                t.end_modifiers(until, gone)
            gone = (gone + 1) % t.seats


class BeginPhase(Step[T]):
    """Phases come one after the other, each once a turn; in those of a player who has left nothing happens."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def do(self, t: T, answer: Option) -> Flow:
        if t.out[t.active] != 0:
            t.skip_phase(self.phase)
            return NEXT
        if self.phase != FIRST_PHASE and t.note(TOLD) != self.phase:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
            if len(t.waiting) > 0:  # what the end of a phase triggers still belongs to it
                t.remember(TOLD, self.phase)
                return AGAIN
        t.begin_phase(self.phase, PHASES | TURNS if self.phase == FIRST_PHASE else PHASES)
        if self.phase == FIRST_PHASE:
            t.end_modifiers(NEXT_TURN, t.active)
            t.happened(facts.TURN_BEGAN, t.turn, t.active)
        t.happened(facts.PHASE_BEGAN, t.phase, t.active)
        return NEXT


class UnmarkAll(Step[T]):
    """The active player's cards in play are unmarked, but for those that a card keeps from it."""

    def includes(self, t: T, c: CardId) -> bool:
        """Is this marked card one of those?"""
        return t.controller[c] == t.active

    def do(self, t: T, answer: Option) -> Flow:
        for c in t.board:
            if t.marked[c] == 1 and self.includes(t, c) and may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        t.end_modifiers(NEXT_UNMARK, t.active)
        return NEXT


class TurnEnds(Step[T]):
    """What waits for the end of the turn happens before anything of the turn ends."""

    def do(self, t: T, answer: Option) -> Flow:
        if t.out[t.active] == 0:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
            t.happened(facts.TURN_ENDED, t.turn, t.active)
        return NEXT


class EndTurn(Step[T]):
    """What lasts for this turn ends, all of it in one step."""

    def lapse(self, t: T) -> None:
        """What the ruleset beside that keeps for one turn lapses."""

    def do(self, t: T, answer: Option) -> Flow:
        t.hold()
        t.end_turn_modifiers()
        self.lapse(t)
        t.release()
        refresh(t)
        return NEXT


class Endless(Step[T]):
    """If triggers repeat without end the match is a draw."""

    def __init__(self, limit: i64, rule: i64) -> None:
        self.limit: Final = limit  # the setting that says how many in a row are too many
        self.rule: Final = rule

    def do(self, t: T, answer: Option) -> Flow:
        if answer < 0 or t.loops >= t.terms.settings[self.limit]:
            t.end(NOBODY, self.rule)
        return NEXT
