"""What a bot that looks ahead must know of a ruleset: what a table is worth, and what one usually does."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Option, Seat
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH, NO, NUMBER, PICK, TARGET, YES

VICTORY: Final = 1_000_000

T = TypeVar("T", bound=Table)


class Judgement(Generic[T]):
    """A ruleset's own judgement fills in what a seat is worth; 100 is about the worth of half a small creature."""

    def __init__(self, tables: type[T]) -> None:
        self.tables: Final = tables

    def worth(self, t: Table, seat: Seat) -> i64:
        """What the table is worth to the seat: all that is its own, less all that is others'."""
        if not isinstance(t, self.tables):
            raise TypeError(f"expected {self.tables.__name__} to judge, found {type(t).__name__}")
        if t.over:
            return 0 if t.winner == NOBODY else VICTORY if t.winner == seat else -VICTORY
        total: i64 = 0
        s: i64 = 0
        while s < t.seats:
            total += self.seat_worth(t, s) if s == seat else -self.seat_worth(t, s)
            s += 1
        return total

    def seat_worth(self, t: T, seat: Seat) -> i64:
        """All that a seat has: its points, its hand, its cards in play."""
        raise NotImplementedError

    def habit(self, t: T, bold: bool) -> Option:
        """The sensible answer to the open question without any looking ahead; bold: attack with all there is."""
        return t.options[0]

    def branches(self, verb: i64) -> bool:
        """Is this a question in the middle of a play, whose every answer is worth looking at?"""
        return verb in (TARGET, PICK, NUMBER, BRANCH, YES, NO)

    def hastes(self, verb: i64) -> bool:
        """After this option, may the rest of the turn be played carefully or boldly?"""
        return False

    def contests(self, verb: i64) -> bool:
        """Is this a question to which an opponent's worst answer must be expected, as he sees what he can do?"""
        return False
