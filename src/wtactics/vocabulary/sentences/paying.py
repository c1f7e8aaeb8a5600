"""Paying inside effects: so much, with what its player chooses of what he has, or nothing if he has less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.engine.meaning import DRAW, Condition, Number
from wtactics.engine.places import NOBODY, Flow, Option, other_of, what_of
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.engine.values import player_may
from wtactics.kits.verbs import PAY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, Losing, Whole, amount, first_seat, seats_of
from wtactics.vocabulary.deeds.hands import DrawCards
from wtactics.vocabulary.needs import POWER
from wtactics.vocabulary.numbers.counting import unmeasured
from wtactics.vocabulary.numbers.meaning import XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apiece import PickApiece
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.picking import Pick, seat_at


class Pay(Deed):
    """A player pays so much, or nothing if he has less."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def can_be_paid(self, t: Table) -> bool:
        """Has he so much?"""
        seat = first_seat(t, self.players)
        return seat != NOBODY and t.affords(seat, max(self.number.of(t), 0))

    def ask(self, t: Table) -> None:
        seat, n = first_seat(t, self.players), self.number.of(t)
        if seat == NOBODY or n <= 0:
            return
        t.ask(seat)
        for way in t.ways_to_pay(seat, n):
            t.offer(PAY, t.me, way)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == PAY:
            t.spend(first_seat(t, self.players), other_of(answer))
        elif self.can_be_paid(t) and self.number.of(t) > 0:
            t.collect(first_seat(t, self.players), self.number.of(t))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "pay", amount(self.number, "gold"))


class CanPay(Condition):
    """What is to be paid can be paid."""

    def __init__(self, payment: Pay) -> None:
        self.payment: Final = payment

    def holds(self, t: Table) -> bool:
        return self.payment.can_be_paid(t)

    def text(self) -> str:
        return f"you can {self.payment.text()}"


class CanPick(Condition):
    """There are as many as are to be picked; of what is hidden nobody is told."""

    def __init__(self, choice: Pick) -> None:
        self.choice: Final = choice

    def holds(self, t: Table) -> bool:
        seat = seat_at(t, self.choice.players, 0)
        if seat == NOBODY or self.choice.noun.is_hidden(t):
            return True
        t.speak_of(seat)
        choice = self.choice
        least = choice.most_of(t, seat) if isinstance(choice, PickApiece) else choice.least
        return choice.noun.reaches(t, least)

    def text(self) -> str:
        return f"there are {self.choice.least} {self.choice.noun.text(True)}"


class CanDraw(Condition):
    """There are as many cards as are to be drawn."""

    def __init__(self, drawing: DrawCards) -> None:
        self.drawing: Final = drawing

    def holds(self, t: Table) -> bool:
        for seat in seats_of(t, self.drawing.players):
            t.speak_of(seat)
            if player_may(t, DRAW, seat) and not t.could_draw(seat, self.drawing.number.of(t)):
                return False
        return True

    def text(self) -> str:
        return f"there are {self.drawing.number.text()} cards to draw"


class CanLose(Condition):
    """Whoever is to lose so much has as much."""

    def __init__(self, loss: Losing) -> None:
        self.loss: Final = loss

    def holds(self, t: Table) -> bool:
        for seat in seats_of(t, self.loss.players):
            t.speak_of(seat)
            if not self.loss.has(t, seat, self.loss.number.of(t)):
                return False
        return True

    def text(self) -> str:
        return f"there are {self.loss.number.text()} points to lose"


class CanDo(Condition):
    """It can be done in full."""

    def __init__(self, deed: Whole) -> None:
        self.deed: Final = deed

    def holds(self, t: Table) -> bool:
        return self.deed.can_be_done(t)

    def text(self) -> str:
        return f"you can {self.deed.text()}"


def can_be_done(steps: Sequence[Step[Table]]) -> Condition | None:
    """What must hold so that one may choose this: a payment, a choice, a draw or a loss may be out of reach."""
    first = steps[0] if steps else None
    if isinstance(first, Pay):
        return CanPay(first)
    if isinstance(first, DrawCards):
        return CanDraw(first) if not first.optional else None
    if isinstance(first, Losing):
        return CanLose(first)
    if isinstance(first, Whole):
        return CanDo(first)
    return CanPick(first) if isinstance(first, Pick) and first.least > 0 and not first.linked else None


def pay(reading: Reading, number: Number, *_coin: None) -> Pay:
    return Pay(reading.players(), number)


def pay_more(reading: Reading, number: Number, *_coin: None) -> Pay:
    """More than was paid before: so much, as what X is would hang on the announcing of a card."""
    if isinstance(number, XNumber):
        raise Misread("a number such as 1", number.text())
    if reading.word in SPELLS and isinstance(reading.players(), You):
        raise Misread("X, which is paid as the card is played", number.text())
    return Pay(reading.players(), number)


def pay_measured(reading: Reading, *parts: Number | None) -> Pay:
    return Pay(reading.players(), next(part for part in parts if part is not None))


SPELLS: Final = ("event", "magic")
MORE: Final = '("additional" | "extra" | "more" | "further")'
PHRASES: Final = [
    Phrase("deed", "{pay} number coin?", pay,
           ["You may pay 2 gold. If you do, draw a card.", "You may pay 1. If you do, draw a card."]),
    Phrase("deed", f'{{pay}} ("an" ("additional" | "extra") number | number {MORE}) coin?', pay_more,
           ["Target player loses 1 victory point unless he pays 2 additional gold."]),
    Phrase("deed", f"{{pay}} {unmeasured('coin')}", pay_measured,
           ["You may pay gold equal to the number of Elves you control. If you do, draw a card."]),
    Phrase("coin", '"gold" | "g"', lambda reading: None),
    Phrase("coin", '"power" | "resource" | "resources" | "gem" | "gems"', lambda reading: None, needs=POWER),
]  # fmt: skip
