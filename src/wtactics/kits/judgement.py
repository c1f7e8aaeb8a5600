"""What a bot that looks ahead must know of a ruleset: what a table is worth, and what one usually does."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Option, Seat
from wtactics.engine.table import Table


class Judgement:
    """A ruleset's own judgement fills these in."""

    def worth(self, t: Table, seat: Seat) -> i64:
        """What the table is worth to the seat; 100 is about the worth of half a small creature."""
        raise NotImplementedError

    def habit(self, t: Table, bold: bool) -> Option:
        """The sensible answer to the open question without any looking ahead; bold: attack with all there is."""
        raise NotImplementedError

    def branches(self, verb: i64) -> bool:
        """Is this a question in the middle of a play, whose every answer is worth looking at?"""
        raise NotImplementedError

    def hastes(self, verb: i64) -> bool:
        """After this option, may the rest of the turn be played carefully or boldly?"""
        raise NotImplementedError

    def contests(self, verb: i64) -> bool:
        """Is this a question to which an opponent's worst answer must be expected, as he sees what he can do?"""
        return False
