"""What ARC says of its Draw & Resource phase: that more resource cards may be laid there than the rules have it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DRAWS, LAYINGS, Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.allowances import Allowance
from wtactics.vocabulary.rulings.keeping import DrawMore
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT, decree_alone
from wtactics.vocabulary.sentences.prices import power


class NeverDraws(DrawMore):
    """ARC-TURN-07 Players can't choose to draw so many cards: of the three ways in which they draw and lay that one is shut."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -NEVER if self.is_of(t, what, seat) and usual == self.number.of(t) else 0

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} can't choose to draw {self.number.text()} cards in the Draw phase"


def never_draws(reading: Reading, payer: Payer, number: Number) -> NeverDraws:
    return NeverDraws(payer.players, number)


def lays_more(reading: Reading, payer: Payer, *number: Number) -> Allowance:
    """Those that the rules have him lay come first, and the others are of his choice."""
    return Allowance(payer.players, LAYINGS, number[0] if number else Fixed(1), True)


def lays_more_now(reading: Reading, statement: Statement) -> Deed:
    return decree_alone(reading, statement)


NEVER: Final = 1 << 10  # more than anybody could draw
DRAW_PHASE: Final = (
    '(("in" | "during") ("your" | "his" | "the" | "their") "draw" ("and" "resource")? ("phase" | "phases"))'
)
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
    Phrase(STATEMENT, f'card_payer {NOT} "choose" "to" "draw" number ("card" | "cards") {DRAW_PHASE}?', never_draws,
           ["Opponents can't choose to draw two cards in their Draw phase."], needs=Needs(deeds=bit_of(DRAWS))),
    Phrase(ORDER, 'more_laid ("each" "turn")?', lays_more_now, ["You may lay an additional resource card this turn."]),
]  # fmt: skip
