"""Surcharges, in words: how many others more, or less, the sign [n] marks for abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CREATURE, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.terms import ASKED, PRICE_THERE
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import COSTS, TO_USE
from wtactics.vocabulary.things.meaning import All, Things
from wtactics.vocabulary.things.mentioning import same

ENEMIES: Final = All(CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=OPPONENTS, side=True))


class SignToll(Statement):
    """SLOT-ABIL-16 Abilities of these creatures, or those only that ask for [n], ask for so many others more."""

    def __init__(self, things: Things, number: Number, signed: bool) -> None:
        self.things: Final = things
        self.number: Final = number
        self.signed: Final = signed

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or c < ASKED or (self.signed and usual == 0) or not self.things.has(t, c - ASKED):
            return 0
        return self.number.of(t)

    def text(self) -> str:
        things = self.things.noun.text(True) if isinstance(self.things, All) else self.things.text()
        which = " with a price in [n]" if self.signed else ""
        return f"abilities of {things}{which} cost [{self.number.text()}] more"


class SignRelief(SignToll):
    """SLOT-ABIL-16 They ask for so many others less, and for no fewer than is said, or for none."""

    def __init__(self, things: Things, number: Number, least: Number) -> None:
        super().__init__(things, number, True)
        self.least: Final = least

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -min(super().alters(t, what, seat, c, usual), max(0, usual - self.least.of(t)))

    def text(self) -> str:
        least = self.least.text()
        return f"{super().text().removesuffix(' more')} less{'' if least == '0' else f', but at least [{least}]'}"


def asks_less(reading: Reading, things: Things, number: Number, *least: Number) -> SignRelief:
    return SignRelief(things, number, least[0] if least else Fixed(0))


def asks(reading: Reading, things: Things, number: Number) -> SignToll:
    return SignToll(things, number, False)


def asks_signed(reading: Reading, things: Things, number: Number) -> SignToll:
    return SignToll(things, number, True)


def any_of(reading: Reading, noun: CardNoun) -> Things:
    return All(noun)


A: Final = '("a" | "an" | "any" | "each" | "every")'
OTHERS: Final = '("creature" | "creatures" | "ally" | "allies" | "other" "creature" | "other" "creatures")'
ADDED: Final = '("additional" | "additionally" | "extra" | "further")'
NEED: Final = '("ask" "for" | "asks" "for" | "require" | "requires" | "need" | "needs")'
ASK: Final = f'({COSTS} ("an" "opponent" | "opponents" | "you")? | {NEED})'
IN_SIGNS: Final = '"with" ("a" | "the")? ("price" | "sign") ("in" | "of")? "[" "n" "]"'
PHRASES: Final = [
    # how many
    Phrase("sign_number", '"[" (number | bare_one) "]"', same),
    Phrase("signs_more", 'sign_number ("more" | "in" "addition" | "additionally" | "extra")', same),
    Phrase("signs_more", f'"an"? {ADDED} ("payment" "of" | "price" "of")? sign_number', same),
    Phrase("signs_more", f'number ("more" {OTHERS} | ("other" | {ADDED}) {OTHERS} "more"?)', same),
    Phrase("signs_more", f'"an" {ADDED} ("creature" | "ally")', lambda reading: Fixed(1)),
    Phrase("signs_less", 'sign_number ("less" | "fewer")', same),
    Phrase("signs_less", f'number (("fewer" | "less") {OTHERS} | {OTHERS} ("fewer" | "less"))', same),
    Phrase("signs_least", '","? ("but" | "to" | "though")? ("at" "least" | ("never" | "not") "less" "than") sign_number', same),
    # of which abilities
    Phrase("ability_meant", f'{A} "activated"? "ability" "of" (general | again)', same),
    Phrase("ability_meant", f'{A} "activated"? "ability" "of" {A} card_noun', any_of),
    Phrase("ability_meant", f'{A} "enemy" "activated"? "ability"', lambda reading: ENEMIES),
    Phrase(STATEMENT, f"(abilities_meant | ability_meant) {ASK} signs_more {TO_USE}", asks,
           ["Activated abilities of enemy creatures in this column cost [1] more.",
            "Each enemy ability costs [1] more."]),
    Phrase(STATEMENT, f"(abilities_meant | ability_meant) ({IN_SIGNS})? {ASK} signs_less {TO_USE} signs_least?", asks_less,
           ["Abilities of adjacent allies cost [1] less.", "Abilities of your creatures cost [1] less, but at least [1]."]),
    Phrase(STATEMENT, f"(abilities_meant | ability_meant) {IN_SIGNS} {ASK} signs_more {TO_USE}", asks_signed,
           ["Each enemy ability with a price [n] asks for one more creature."]),
]  # fmt: skip
