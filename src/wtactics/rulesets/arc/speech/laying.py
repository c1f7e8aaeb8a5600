"""What ARC says of its Draw & Resource phase: that more resource cards may be laid there than the rules have it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import LAYINGS, Number, Statement
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.allowances import Allowance
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.prices import power


def lays_more(reading: Reading, payer: Payer, *number: Number) -> Allowance:
    """Those that the rules have him lay come first, and the others are of his choice."""
    return Allowance(payer.players, LAYINGS, number[0] if number else Fixed(1), True)


def lays_more_now(reading: Reading, statement: Statement) -> Deed:
    return decree_alone(reading, statement)


MORE: Final = '("additional" | "extra" | "more" | "further")'
CARD: Final = '("resource" | "resource" "card")'
CARDS: Final = '("resources" | "resource" "cards" | "resource" "card")'
LAY: Final = '("lay" | "play" | "place" | "put" "down")'
WHEN: Final = (
    '("each" "turn" | "per" "turn" | ("in" | "during") ("your" | "his" | "their" | "the" | "each" ("of" "your")?)'
    ' "draw" ("and" "resource")? ("phase" | "phases"))'
)
SO_MANY: Final = f'(("an" {MORE} | "another" | "one" {MORE}) {CARD} | ("up" "to")? number {MORE} {CARDS})'
LAID: Final = Needs(deeds=bit_of(LAYINGS))
PHRASES: Final = [
    Phrase("price_part", 'number "free"? [faction] ("gem" | "gems")', power, ["2 Gaian gems: Draw a card."]),
    Phrase("more_laid", f'card_payer ("may" | "can") {LAY} {SO_MANY}', lays_more, needs=LAID),
    Phrase(STATEMENT, f"more_laid {WHEN}", lambda reading, statement: statement,
           ["You may lay an additional resource card each turn."]),
    Phrase(STATEMENT, f'("once" ("each" "turn" | "per" "turn") | {WHEN}) "," more_laid', lambda reading, statement: statement),
    Phrase(ORDER, 'more_laid ("each" "turn")?', lays_more_now, ["You may lay an additional resource card this turn."]),
]  # fmt: skip
