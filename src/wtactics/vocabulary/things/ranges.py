"""Ranges and measures: one or two of them, two or more, as many as there are of something, half of them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.counting import halved
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.exes import pick_so_many
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import MANY, among_searched, counted, plain


class Range:
    """How many are chosen: at least, at most, and how it is said."""

    def __init__(self, least: int, most: int, words: str) -> None:
        self.least: Final = least
        self.most: Final = most
        self.words: Final = words


def or_more(reading: Reading, number: Number) -> Range:
    n = plain(number)
    return Range(n, MANY, f"{counted(n)} or more")


def exactly(reading: Reading, number: Number) -> Range:
    n = plain(number)
    return Range(n, n, counted(n))


def or_fewer(reading: Reading, number: Number) -> Range:
    n = plain(number)
    return Range(0, n, f"up to {counted(n)}")


def from_to(reading: Reading, first: Number, second: Number) -> Range:
    least, most = plain(first), plain(second)
    if not least < most <= MANY:
        raise Misread("a smaller number and a greater one", f"{least} and {most}")
    return Range(least, most, f"between {counted(least)} and {counted(most)}")


def ranged(reading: Reading, many: Range, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.pick(noun, f"{many.words} {noun.text(many.most > 1)}", many.least, many.most)


def ranged_targets(reading: Reading, many: Range, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.target(noun, f"{many.words} target {noun.text(many.most > 1)}", many.least, many.most)


def measured(reading: Reading, noun: Noun, number: Number) -> Things:
    noun = among_searched(reading, noun)
    return pick_so_many(reading, noun, number, f"a number of {noun.text(True)} equal to {number.text()}")


def half_of(reading: Reading, usual: bool, noun: Noun, up: bool | None = None) -> Things:
    """Half of those there are, whoever of them."""
    if not isinstance(noun, CardNoun):
        raise Misread("cards", noun.text(True))
    number = halved(reading, usual, CountOf(noun), up)
    return pick_so_many(reading, noun, number, f"half the {noun.text(True)} rounded {'up' if number.up else 'down'}")


EQUAL: Final = '"equal" ("in" "number")? "to" value'
MEASURES: Final = (
    f'("a" "number" "of" NOUNS {EQUAL} | NOUNS "equal" "in" "number" "to" value | "as" "many" NOUNS "as" as_many)'
)
ONES: Final = "(thing_nouns | held_nouns)"


def as_many_of(nouns: str) -> str:
    """The form for as many of these as there are of something."""
    return MEASURES.replace("NOUNS", nouns)


PHRASES: Final = [
    Phrase("range", 'number "or" "more" | "at" "least" number', or_more),
    Phrase("range", '"at" "most" number | number "or" "less"', or_fewer),
    Phrase("range", 'number ("or" | "to") number | "between" number "and" number', from_to),
    Phrase("range", '"exactly" number', exactly),
    Phrase("chosen", f"range {ONES}", ranged, ["Mark one or two creatures."]),
    Phrase("chosen", 'range "of" owned_nouns', ranged),
    Phrase("aimed", f'range "target" {ONES}', ranged_targets, ["Mark one or more target creatures."]),
    Phrase("chosen", as_many_of(ONES), measured, ["Mark as many creatures as there are Elves you control."]),
    Phrase("chosen", f'halving ("the" | "all" "the"?)? {ONES} rounding?', half_of,
           ["Mark half the creatures you control, rounded up."]),
    Phrase("chosen", "halving owned_nouns rounding?", half_of),
]  # fmt: skip
