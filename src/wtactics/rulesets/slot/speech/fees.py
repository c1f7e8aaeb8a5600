"""Fees: action points that are paid in an effect."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.speech.steps import points
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import first_seat
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.things.meaning import clause


class PayActions(Pay):
    """SLOT-AP-04 A player pays so many action points, or nothing if he has fewer."""

    def can_be_paid(self, t: Table) -> bool:
        assert isinstance(t, SlotTable)
        seat = first_seat(t, self.players)
        return seat != NOBODY and seat == t.active and t.ap >= max(self.number.of(t), 0)

    def ask(self, t: Table) -> None:
        """Action points are all alike."""

    def do(self, t: Table, answer: Option) -> Flow:
        n = self.number.of(t)
        if n > 0 and self.can_be_paid(t):
            t.gain_actions(first_seat(t, self.players), -n)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "pay", points(self.number))


def pay_actions(reading: Reading, number: Number) -> PayActions:
    return PayActions(reading.players(), number)


PHRASES: Final = [
    Phrase("deed", '({pay} | {spend}) number "ap"', pay_actions,
           ["Whenever this creature attacks, you may pay 1 AP. If you do, unmark an ally creature."]),
]  # fmt: skip
