"""The only one: a card is such, and no other is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import renewed


class Only(Quality):
    """A card is such a one, and there is no other."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def holds(self, t: Table, c: CardId) -> bool:
        return self.noun.fits(t, c) and self.noun.count(t) == 1

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def behind(self) -> str:
        return f"that is the only {self.noun.text(False)}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} the only {self.noun.text(False)}"


def only_one(reading: Reading, noun: CardNoun) -> Quality:
    """What leans on this card itself, such as its row, is said elsewhere."""
    if noun.other_than is not None or f"this {reading.word}" in noun.text(False):
        raise Misread("a noun that does not lean on this card", noun.text(False))
    if any(sort.word == "attacker" for sort in noun.sorts):
        raise Misread("that it attacks alone", noun.text(False))  # is said by games that know attackers
    return Only(noun)


def your_only_one(reading: Reading, noun: CardNoun) -> Quality:
    return only_one(reading, renewed(noun, Detail("whose", YOURS)))


BEING: Final = '("is" | "are")'
PHRASES: Final = [
    Phrase("predicate", f'{BEING} "the" "only" card_noun', only_one,
           ["As long as this creature is the only creature you control, it can't attack."]),
    Phrase("predicate", f'{BEING} "your" "only" card_noun', your_only_one),
]  # fmt: skip
