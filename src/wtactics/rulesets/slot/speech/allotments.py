"""Allotments: how many action points players have in each of their turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition, Number, Statement
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.terms import TURN_POINTS
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import Everyone, Things, You

EXACTLY: Final = 0
MORE: Final = 1
LESS: Final = -1


class TurnPoints(Statement):
    """SLOT-AP-01 Players have so many action points in each of their turns, or so many more or fewer, as it begins."""

    def __init__(self, players: Things | None, number: Number, how: i64) -> None:
        self.players: Final = players
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY

    def law(self) -> i64:
        return bit_of(TURN_POINTS)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        players = self.players
        if what != TURN_POINTS or (players is not None and not players.has(t, seat_thing(seat))):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        who = self.players if self.players is not None else Everyone(False)
        have = "you have" if isinstance(who, You) else f"{who.text()} has"
        return f"{have} {self.number.text()}{more} AP each turn"


def more_each(reading: Reading, payer: Payer, number: Number, how: int) -> TurnPoints:
    return TurnPoints(payer.players, number, how)


def so_many_each(reading: Reading, payer: Payer, number: Number) -> TurnPoints:
    return TurnPoints(payer.players, number, EXACTLY)


def instead_each(reading: Reading, payer: Payer, number: Number, _usual: Number) -> TurnPoints:
    return TurnPoints(payer.players, number, EXACTLY)


def instead_or_so_many(reading: Reading, payer: Payer, number: Number, *_usual: Number) -> TurnPoints:
    return so_many_each(reading, payer, number)


def if_at_start(reading: Reading, condition: Condition, number: Number, *_usual: Number) -> Contribution:
    """What is asked at the start of your turn is asked when its points are counted."""
    return Standing([Stated([TurnPoints(You(), number, EXACTLY)], condition)])


HAVE: Final = '("have" | "has")'
GET: Final = '("have" | "has" | "get" | "gets" | "gain" | "gains" | "receive" | "receives")'
TURNLY: Final = (
    '("each" "turn" | "in" "each" "turn" | ("in" | "during" | "on") ("your" | "his" | "their") ("turn" | "turns")'
    ' | ("in" | "during" | "on") "each" "of" ("his" | "their") "turns")'
)
START: Final = '"at" "the" "start" "of" "your" "turn"'
THIS: Final = '(("this" | "that") "turn")'
PHRASES: Final = [
    Phrase("more_ap", '"more" | "additional" | "extra" | "further"', lambda reading: MORE),
    Phrase("more_ap", '"less" | "fewer"', lambda reading: LESS),
    Phrase(STATEMENT, f'card_payer {GET} number more_ap "ap" {TURNLY}', more_each,
           ["You have 1 more AP each turn."]),
    Phrase(STATEMENT, f'card_payer {GET} number "ap" more_ap {TURNLY}', more_each),
    Phrase(STATEMENT, f'card_payer {HAVE} (number more_ap "ap" | number "ap" more_ap)', more_each,
           ["If you control no creature of level 2, you have 1 more AP."]),
    Phrase(STATEMENT, f'card_payer {HAVE} "only"? number "ap" {TURNLY}', so_many_each,
           ["Each opponent has 2 AP each turn."]),
    Phrase(STATEMENT, f'card_payer {GET} "only"? number "ap" {TURNLY}? "instead" "of" number {TURNLY}?', instead_each),
    Phrase(STATEMENT, 'card_payer ("begin" | "begins" | "start" | "starts") ("each" "turn" | ("your" | "his") "turns") "with"'
           ' "only"? number "ap" ("instead" "of" number)?', instead_or_so_many),
    Phrase("ability", f'"if" if_condition {START} "," "you" {HAVE} number "ap" {THIS} ("instead" "of" number)?',
           if_at_start,
           ["If this creature is in the front row at the start of your turn, you have 4 AP this turn instead of 3."]),
    Phrase("ability", f'{START} "," "if" if_condition "," "you" {HAVE} number "ap" {THIS} ("instead" "of" number)?',
           if_at_start),
]  # fmt: skip
