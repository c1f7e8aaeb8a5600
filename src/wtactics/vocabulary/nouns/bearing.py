"""Bearing: cards that have something attached to them: enchanted creatures, a creature with an enchantment attached to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun
from wtactics.engine.places import ATTACHED, ENCHANTMENT, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ENCHANTING
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import article


class Bearing(Quality):
    """A card has one of these attached to it, or none."""

    def __init__(self, noun: Noun, bears: bool, word: str = "") -> None:
        self.noun: Final = noun
        self.bears: Final = bears
        self.word: Final = word

    def holds(self, t: Table, c: CardId) -> bool:
        found = False
        for piece in t.board:
            if t.host[piece] == c and t.place[piece] & 15 == ATTACHED and self.noun.fits(t, piece):
                found = True
        return found == self.bears

    def depends(self) -> i64:
        return self.noun.depends()

    def before(self) -> str:
        return self.word

    def behind(self) -> str:
        if self.word:
            return ""
        return f"with {self.what(False)} attached to it"

    def told(self, many: bool) -> str:
        if self.word:
            return super().told(many)
        return f"{'have' if many else 'has'} {self.what(many)} attached to {'them' if many else 'it'}"

    def what(self, many: bool) -> str:
        """What is attached."""
        return article(self.noun.text(False)) if self.bears else f"no {self.noun.text(True)}"


def bearing(reading: Reading, noun: Noun) -> Quality:
    return Bearing(noun, True)


def bearing_none(reading: Reading, noun: Noun) -> Quality:
    return Bearing(noun, False)


def that_bears(reading: Reading, noun: Noun) -> Detail:
    return Detail("quality", bearing(reading, noun))


def that_bears_none(reading: Reading, noun: Noun) -> Detail:
    return Detail("quality", bearing_none(reading, noun))


def is_piece(noun: Noun) -> CardNoun:
    """Whatever can be attached to something needs no word for it."""
    if not isinstance(noun, CardNoun) or noun.types_meant & ~PIECES != 0:
        raise Misread("what is attached to it", noun.text(True))
    return noun


def that_bears_piece(reading: Reading, noun: Noun) -> Detail:
    return that_bears(reading, is_piece(noun))


def that_bears_no_piece(reading: Reading, noun: Noun) -> Detail:
    return that_bears_none(reading, is_piece(noun))


def is_enchanted(reading: Reading) -> tuple[CardNoun, str]:
    return CardNoun([Sort()], where=ANYWHERE, qualities=[IS_ENCHANTED]), "enchanted"


def is_unenchanted(reading: Reading) -> tuple[CardNoun, str]:
    return CardNoun([Sort()], where=ANYWHERE, qualities=[IS_UNENCHANTED]), "unenchanted"


PIECES: Final = 1 << ENCHANTMENT  # equipment has words of its own
ENCHANTMENTS: Final = CardNoun([Sort(1 << ENCHANTMENT, word="enchantment")])
IS_ENCHANTED: Final = Bearing(ENCHANTMENTS, True, "enchanted")
IS_UNENCHANTED: Final = Bearing(ENCHANTMENTS, False, "unenchanted")
TO_IT: Final = '"attached" ("to" ("it" | "them" | "him" | "her"))?'
HAS_NOT: Final = '("doesn\'t" | "don\'t") "have"'
PHRASES: Final = [
    DetailPhrase("stance", '"enchanted"', "quality", IS_ENCHANTED, ENCHANTING),
    DetailPhrase("stance", '"unenchanted" | "non" "-" "enchanted"', "quality", IS_UNENCHANTED, ENCHANTING),
    Phrase("state", '"enchanted"', is_enchanted, ["Destroy target creature that is enchanted."], needs=ENCHANTING),
    Phrase("state", '"unenchanted"', is_unenchanted, needs=ENCHANTING),
    Phrase("quality", f'("with" | "that" ("has" | "have")) ("a" | "an" | "any") card_noun {TO_IT}', that_bears,
           ["Destroy target creature with an enchantment attached to it."], needs=ENCHANTING),
    Phrase("quality", f'("with" | "that" ("has" | "have")) "no" (card_noun | card_nouns) {TO_IT}', that_bears_none,
           needs=ENCHANTING),
    Phrase("quality", f'"that" {HAS_NOT} ("a" | "an" | "any") (card_noun | card_nouns) {TO_IT}', that_bears_none,
           ["Destroy each creature that doesn't have an enchantment attached to it."], needs=ENCHANTING),
    Phrase("quality", f'"without" ("a" | "an" | "any")? (card_noun | card_nouns) {TO_IT}', that_bears_none,
           needs=ENCHANTING),
    Phrase("quality", '("with" | "that" ("has" | "have")) ("a" | "an" | "any") card_noun', that_bears_piece, needs=ENCHANTING),
    Phrase("quality", '("with" "no" | "that" ("has" | "have") "no" | "without" ("a" | "an" | "any")?) (card_noun | card_nouns)',
           that_bears_no_piece,
           needs=ENCHANTING),
    Phrase("predicate", f'("has" | "have") ("a" | "an") card_noun {TO_IT}', bearing,
           ["As long as this creature has an enchantment attached to it, it gets +1/+1."], needs=ENCHANTING),
    Phrase("predicate", f'(("has" | "have") "no" | {HAS_NOT} ("a" | "an" | "any")) (card_noun | card_nouns) {TO_IT}',
           bearing_none, needs=ENCHANTING),
]  # fmt: skip
