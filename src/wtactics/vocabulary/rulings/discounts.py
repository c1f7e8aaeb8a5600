"""Discounts and surcharges in other words: the cost of this card is reduced, Elves cost X less, play Elves for 1 less."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import PRICES, Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import PEOPLE_HIT
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import Fixed, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost, OwnCost
from wtactics.vocabulary.rulings.duties import AttackDuty, duty_of
from wtactics.vocabulary.rulings.pricing import (
    COSTS,
    PLAYS,
    THE_COST,
    TO_PLAY,
    Amount,
    Payer,
    Priced,
    at_least,
    cost,
    pays,
)
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import plain


def x_amount(reading: Reading, *said: bool | None) -> Amount | None:
    """So much as X is, which is said behind it: more, or less."""
    return Amount(NO_NUMBER, next(more for more in said if more is not None))


def counted_x(number: Number) -> Number:
    """What X counts, one by one: it is written as so much for each."""
    if not per(number)[1]:
        raise Misread("an X that counts something", number.text())
    return number


def cost_x(reading: Reading, what: Priced, *parts: Payer | Amount | Number | int | None) -> Cost:
    number = counted_x(next(part for part in parts if isinstance(part, Number)))
    more = next(part.more for part in parts if isinstance(part, Amount))
    rest = [part for part in parts if isinstance(part, Payer | int)]
    return cost(reading, what, Amount(number, more), *rest)


def own_cost_x(reading: Reading, _this: Things, said: Amount, number: Number) -> OwnCost:
    return OwnCost(counted_x(number), said.more)


class OwnCostAtLeast(OwnCost):
    """This card itself costs so much less, but never less than that."""

    def __init__(self, cost: OwnCost, least: i64) -> None:
        super().__init__(cost.number, cost.more)
        self.least: Final = least

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        return self.least if what == PRICES and c == t.me and not t.in_play(c) else 0

    def text(self) -> str:
        return f"{super().text()}, but never less than {self.least}"


def own_cost_at_least(reading: Reading, _this: Things, said: Amount, *rest: Number | int) -> OwnCost:
    each = tuple(part for part in rest if isinstance(part, Number))
    least = next(part for part in rest if isinstance(part, int))
    if said.more:
        raise Misread("a card that costs less", "one that costs more")
    return OwnCostAtLeast(OwnCost(so_many(said.number, each), False), least)


def own_floor(reading: Reading, _this: Things, least: Number, *_coin: Any) -> OwnCost:
    """However much less it costs by other texts."""
    return OwnCostAtLeast(OwnCost(Fixed(0), False), plain(least))


def own_cost_by(reading: Reading, _this: Things, more: bool, number: Number, *each: Number | None) -> OwnCost:
    return OwnCost(so_many(number, each), more)


def change_own_cost(reading: Reading, more: bool, this: Things, number: Number, *each: Number | None) -> OwnCost:
    return own_cost_by(reading, this, more, number, *each)


def plays_for(reading: Reading, payer: Payer, what: Priced, said: Amount, *least: int) -> Cost:
    return cost(reading, what, payer, said, *least)


def attack_price(reading: Reading, number: Number, *said: Things | None) -> AttackDuty:
    return duty_of(reading, next(part for part in said if part is not None), number)


NO_NUMBER: Final = Number()
WHERE_X: Final = '","? "where" "x" "is" ("equal" "to")? value'
ITS_COST: Final = f'({THE_COST} self | self "\'s" ("power" | "gold")? "cost")'
DECLARE: Final = '"to" ("declare" | "announce") self ("as"? "an" "attacker")?'
ATTACKING: Final = f'({DECLARE} | "to" "attack" "with" self | "for" self "to" "attack")'
PLAYING: Final = '"playing"'
PHRASES: Final = [
    Phrase("amount_of_x", '"x" coin? more_or_less coin?', x_amount),
    Phrase("cost_law", f"priced {COSTS} card_payer? amount_of_x {TO_PLAY} {WHERE_X} least?", cost_x),
    Phrase("card_law", f"self {COSTS} amount {TO_PLAY} for_each? least", own_cost_at_least,
           ["This card costs 1 less for each city you control, but never less than 1."]),
    Phrase("card_law", f'self "always" {COSTS} "at" "least" number coin? | self "never" {COSTS} "less" "than" number coin?',
           own_floor, ["This card always costs at least 1."]),
    Phrase("least", '("," | "," "but" | "but") "at" "least" number | "(" ("at" "least" | "never" "less" "than") number ")"',
           at_least),
    Phrase("card_law", f"self {COSTS} amount_of_x {TO_PLAY} {WHERE_X}", own_cost_x,
           ["This card costs X less, where X is the number of Elves you control."]),
    Phrase("card_law", f'{ITS_COST} ("is" | "are") changed_up "by" number coin? for_each?', own_cost_by,
           ["This card's cost is reduced by 1 for each Elf you control."]),
    Phrase("card_law", f'change_up {ITS_COST} "by" number coin? for_each?', change_own_cost),
    Phrase("cost_law", f'card_payer ("may" | "can")? {PLAYS} priced_alone "for" amount least?', plays_for,
           ["You play Elves for 1 less."]),
    Phrase("cost_law", f"{PLAYING} priced_alone {COSTS} card_payer? amount for_each? least?", cost),
    Phrase("cost_law", f'card_payer ("pay" | "pays") owed "for" {PLAYING} priced_alone', pays),
    Phrase(STATEMENT, f'"you" ("must" | "have" "to") "pay" number coin? {ATTACKING}', attack_price,
           ["You must pay 2 to declare this creature an attacker."], needs=PEOPLE_HIT),
]  # fmt: skip
