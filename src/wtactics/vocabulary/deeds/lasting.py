"""Lasting: what a standing text says while it stands, said by a deed for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Statement
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.things.meaning import Things


class Sayable(Statement):
    """A statement that a deed can say for a while, too: of the cards or players that it concerns now, in numbers of now."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def say(self, t: Table, until: i64) -> None:
        """Lay it down as it is now, for this long."""
        raise NotImplementedError

    def said(self) -> str:
        """The statement as a deed, without its time."""
        return self.text()


class For(Deed):
    """A statement holds for a while."""

    def __init__(self, statement: Sayable, until: i64) -> None:
        self.statement: Final = statement
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        self.statement.say(t, t.lasts(self.until))
        return NEXT

    def text(self) -> str:
        return timed(self.statement.said(), self.until)
