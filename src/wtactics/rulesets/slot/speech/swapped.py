"""Swapped, in words: a creature changes slots with another, whichever of the two began it, or whatever text did it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import IS, VerbPhrase, Watched, call, says

SWAPPED: Final = Verb(facts.SWAPPED, "is swapped")


class TwoSwapped(Happens):
    """SLOT-MOVE-07 Two such creatures have changed slots: once for both."""

    def __init__(self, noun: Noun, words: str) -> None:
        super().__init__(facts.SWAPPED, noun, noun, words)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == 1 and super().matches(t, a, b, n)


def is_swapped(reading: Reading, watched: Watched, *other: Watched) -> Happens:
    """SLOT-MOVE-09 It need not be the one that moves; who changed slots with it can be spoken of if that is told."""
    if other:
        call(reading, other[0], True)
    call(reading, watched, False)
    reading.paired = pairing(facts.SWAPPED, False) if other else 0
    words = says(watched, "is swapped") + (f" with {other[0].words}" if other else "")
    return Happens(facts.SWAPPED, watched.noun, other[0].noun if other else None, words, watched.own())


def two_swapped(reading: Reading, noun: Noun) -> TwoSwapped:
    return TwoSwapped(noun, f"whenever two {noun.text(True)} are swapped")


CHANGE: Final = '("swap" | "change" "slots")'
PHRASES: Final = [
    Phrase("happening", f'watched {IS} "swapped" ("with" watched_card)?', is_swapped,
           ["When this creature is swapped, you get 1 AP.", "When this creature is swapped with an Elf, you get 1 AP."]),
    Phrase("happening", f'("two" | "2") card_nouns ("are" "swapped" | {CHANGE})', two_swapped,
           ["When two allies are swapped, you get 1 AP."]),
    VerbPhrase("was_done", SWAPPED, '("was" | "were" | "has" "been") "swapped"'),
]  # fmt: skip
