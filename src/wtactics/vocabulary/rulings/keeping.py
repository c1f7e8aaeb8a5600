"""Keeping: how many cards players may keep in their hands at the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import HAND_SIZE, Number, Statement
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.things.meaning import Things, possessive

NO_LIMIT: Final = 1 << 20
EXACTLY: Final = 0
MORE: Final = 1
LESS: Final = -1


class Keep(Statement):
    """Players may keep so many cards, or so many more or fewer; without a number, any number."""

    def __init__(self, players: Things | None, number: Number | None, how: i64) -> None:
        self.players: Final = players
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY and self.number is not None

    def law(self) -> i64:
        return bit_of(HAND_SIZE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        players, number = self.players, self.number
        if what != HAND_SIZE or (players is not None and not players.has(t, seat_thing(seat))):
            return 0
        if number is None:
            return NO_LIMIT
        return number.of(t) - usual if self.how == EXACTLY else self.how * number.of(t)

    def text(self) -> str:
        whose = "each player's" if self.players is None else possessive(self.players)
        if self.number is None:
            return f"there is no limit to the number of cards in {whose} hand"
        by = "" if self.how == EXACTLY else "increased by " if self.how == MORE else "reduced by "
        return f"{whose} maximum hand size is {by}{self.number.text()}"


def unlimited(reading: Reading, payer: Payer) -> Keep:
    return Keep(payer.players, None, EXACTLY)


def size_is(reading: Reading, payer: Payer, number: Number) -> Keep:
    return Keep(payer.players, number, EXACTLY)


def size_changed(reading: Reading, payer: Payer, more: bool, number: Number) -> Keep:
    return Keep(payer.players, number, MORE if more else LESS)


def keeps_more(reading: Reading, payer: Payer, number: Number, more: bool) -> Keep:
    return Keep(payer.players, number, MORE if more else LESS)


HAND: Final = '("maximum" "hand" "size" | "hand" "size" | "hand" "limit" | "hand" "size" "limit" | "maximum" "hand")'
CAN_KEEP: Final = '("can" | "may") ("keep" | "hold" | "have")'
NO_LIMIT_TO: Final = '"there" "is" "no" "limit" ("to" | "on") "the" "number" "of" "cards"'
KEEPS: Final = '("can" | "may")? ("keep" | "keeps" | "hold" | "holds" | "have" | "has")'
IN_HAND: Final = '("in" ("hand" | "his" "hand" | "their" "hands" | "your" "hand"))'
PHRASES: Final = [
    Phrase(STATEMENT, f"{NO_LIMIT_TO} card_payer {KEEPS} {IN_HAND}", unlimited),
    Phrase(STATEMENT, f'{NO_LIMIT_TO} "in" whose_cards ("hand" | "hands")',
           unlimited, ["There is no limit to the number of cards in your hand."]),
    Phrase(STATEMENT, f'card_payer ("have" | "has") "no" {HAND}', unlimited),
    Phrase(STATEMENT, f'card_payer {CAN_KEEP} "any" "number" "of" "cards" {IN_HAND}', unlimited),
    Phrase(STATEMENT, f'whose_cards {HAND} "is" "equal" "to" value | whose_cards {HAND} "is" number', size_is,
           ["Your maximum hand size is 9."]),
    Phrase(STATEMENT, f'whose_cards {HAND} "is" changed_up "by" number', size_changed,
           ["Each opponent's maximum hand size is reduced by 1."]),
    Phrase(STATEMENT, f'card_payer {CAN_KEEP} number more_or_less ("card" | "cards") {IN_HAND}', keeps_more),
]  # fmt: skip
