"""Paying inside effects: so much power, with gems of one's choice, as far as one has it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.coins import ANY, payments
from wtactics.kits.verbs import PAY
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.needs import POWER
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause


class Pay(Deed):
    """A player pays so much power, or nothing if he has less."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def can_be_paid(self, t: Table) -> bool:
        """Has he so much?"""
        seat = first_seat(t, self.players)
        return seat != NOBODY and len(payments(t.gems(seat), max(self.number.of(t), 0), ANY, 0)) > 0

    def ask(self, t: Table) -> None:
        seat, n = first_seat(t, self.players), self.number.of(t)
        if seat == NOBODY or n <= 0:
            return
        t.ask(seat)
        for way in payments(t.gems(seat), n, ANY, 0):
            t.offer(PAY, t.me, way)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            t.spend(first_seat(t, self.players), other_of(answer))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "pay", f"{self.number.text()} power")


class CanPay(Condition):
    """What is to be paid can be paid."""

    def __init__(self, payment: Pay) -> None:
        self.payment: Final = payment

    def holds(self, t: Table) -> bool:
        return self.payment.can_be_paid(t)

    def text(self) -> str:
        return f"you can {self.payment.text()}"


def pay(reading: Reading, number: Number) -> Pay:
    return Pay(reading.players(), number)


PHRASES: Final = [
    Phrase(
        "deed", '{pay} number ("power" | "gold")', pay, ["You may pay 2 power. If you do, draw a card."], needs=POWER
    ),
]
