"""Choices of several players, each of as many things as are counted for him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import Seat
from wtactics.engine.table import Table
from wtactics.vocabulary.things.picking import Pick

MOST_APIECE: Final = 12  # that each of several players picks where they are counted


class PickApiece(Pick):
    """RESP-09 Each of several players picks as many as are counted for him, all of them before anything is done."""

    def __init__(self, one: Pick, number: Number, or_fewer: bool = False) -> None:
        least: i64 = 0 if or_fewer else MOST_APIECE
        super().__init__(one.players, one.noun, least, MOST_APIECE, one.slot, one.cost, one.linked)
        self.number: Final = number

    def most_of(self, t: Table, seat: Seat) -> i64:
        t.speak_of(seat)
        return max(0, min(self.number.of(t), self.most))
