"""Heaps: victory points that are gained or lost so many at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number, Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, says


class ManyPoints(Happens):
    """A player gains or loses so many victory points at once, or more."""

    def __init__(self, fact: i64, who: Noun, least: i64, words: str) -> None:
        super().__init__(fact, None, who, words, False, True)
        self.least: Final = least

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n >= self.least and super().matches(t, a, b, n)


def two_or_more(number: Number) -> int:
    """One or more is any number."""
    least = plain(number)
    if least < 2:
        raise Misread("two or more", number.text())
    return least


def so_many_points(reading: Reading, who: Watched, doing: Doing, number: Number) -> Trigger:
    call(reading, who, True)
    least = two_or_more(number)
    return ManyPoints(doing.verb.fact, who.noun, least, f"{says(who, doing.verb.words)} {least} or more victory points")


SO_MANY: Final = '(number "or" "more" "victory" "points" | "at" "least" number "victory" "points")'
PHRASES: Final = [
    Phrase("happening", f"anyone points_doing {SO_MANY}", so_many_points,
           ["Whenever you gain 2 or more victory points, draw a card."]),
]  # fmt: skip
