"""Victory points gained and lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.fates import loses
from wtactics.engine.meaning import Number
from wtactics.engine.places import Seat
from wtactics.engine.table import Table
from wtactics.kits.points import earn
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import ByEach, Losing, counted
from wtactics.vocabulary.numbers.counting import so_many, so_much
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import clause


class GainPoints(ByEach):
    """Players gain victory points."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        earn(t, seat, n)

    def text(self) -> str:
        return clause(self.players, "gain", counted(self.number, "victory point"))


class LosePoints(Losing):
    """Players lose victory points."""

    def has(self, t: Table, seat: Seat, n: i64) -> bool:
        return t.could_lose(seat, n)

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        loses(t, seat, n)

    def text(self) -> str:
        return clause(self.players, "lose", counted(self.number, "victory point"))


def gain_points(reading: Reading, number: Number, *each: Number) -> GainPoints:
    return GainPoints(reading.players(), so_many(number, each))


def lose_points(reading: Reading, number: Number, *each: Number) -> LosePoints:
    return LosePoints(reading.players(), so_many(number, each))


POINTS: Final = '"victory" ("point" | "points")'
PHRASES: Final = [
    Phrase("deed", "{gain} half_points", gain_points),
    Phrase("deed", "{lose} half_points", lose_points),
    Phrase(
        "deed",
        f"({{gain}} | {{get}}) {so_much(POINTS)} for_each?",
        gain_points,
        ["Gain 2 victory points.", "Gain 1 victory point for each Elf you control."],
    ),
    Phrase(
        "deed",
        f"{{lose}} {so_much(POINTS)} for_each?",
        lose_points,
        ["Target opponent loses 1 victory point."],
    ),
]
