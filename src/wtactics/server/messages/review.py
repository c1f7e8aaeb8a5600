"""What is told of a game that is over: how it went, as one seat saw it."""

from __future__ import annotations

from typing import Literal

from wtactics.server.messages.message import Message, SeatNumber
from wtactics.server.messages.table import CounterLayout, Sentence, TableState
from wtactics.server.messages.web import RuleInfo


class MarkShown(Message):
    """How all stood when a turn began, or at the end."""

    turn: int
    seat: SeatNumber | None  # whose turn; None: this is the end
    seq: int
    scores: tuple[tuple[int, ...], ...]  # by counter, then by seat


class TurningPointShown(Message):
    """A round that changed much for the seat, by what it saw."""

    turn: int
    seat: SeatNumber  # whose turn
    seq: int  # after so many choices
    creatures: int  # by as many small creatures' worth it stood better; below 0: worse
    text: tuple[Sentence, ...]  # what was told then


class Reviewed(Message):
    """How the game went for this seat, and the rule that ended it."""

    say: Literal["reviewed"] = "reviewed"
    counters: tuple[CounterLayout, ...]
    marks: tuple[MarkShown, ...]
    points: tuple[TurningPointShown, ...]
    rule: RuleInfo


class Looked(Message):
    """The table as this seat saw it after so many choices, without what it was asked."""

    say: Literal["looked"] = "looked"
    seq: int
    state: TableState
