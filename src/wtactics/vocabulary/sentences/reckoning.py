"""Reckoning: X is known only when the text has done something: draw X cards, where X is the cost of the discarded card."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import tell
from wtactics.engine.meaning import Number
from wtactics.engine.places import Flow, Option
from wtactics.engine.rows import X
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.language.structure import parts_within
from wtactics.vocabulary.numbers.meaning import XNumber
from wtactics.vocabulary.reading.leaning import define_x
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot
from wtactics.vocabulary.things.picking import Agree, Branch, Check, May, Skip


class Reckon(Step[Table]):
    """X is so much, as it is now, for so many of the steps that follow."""

    def __init__(self, number: Number, steps: i64) -> None:
        self.number: Final = number
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        tell(t, X, self.number.of(t))
        return NEXT

    def text(self) -> str:
        return f"where X is {self.number.text()}"


def where_x(reading: Reading, steps: list[Any], value: Number) -> list[Any]:
    """X is known when the text is announced, or else not before it is needed."""
    if not any(part in reading.picked for part in parts_within(value) if isinstance(part, Slot)):
        define_x(reading, value)
        return steps
    first = next((i for i, step in enumerate(steps) if speaks_of_x(step)), len(steps))
    told_before = reading.x_is is not None or reading.extra is not None or any(map(speaks_of_x, reading.targets))
    if first == len(steps) or told_before or any(isinstance(step, JUMPS) for step in steps[:first]):
        define_x(reading, value)  # refuses it
    return [*steps[:first], Reckon(value, len(steps) - first), *steps[first:]]


def speaks_of_x(part: Any) -> bool:
    return any(isinstance(each, XNumber) for each in parts_within(part))


JUMPS: Final = (Agree, Branch, Check, May, Skip)
