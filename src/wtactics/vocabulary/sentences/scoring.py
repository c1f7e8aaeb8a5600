"""Scoring otherwise: of points that somebody would gain or lose, more are, or fewer, half of them, or none."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.averting import Scored
from wtactics.vocabulary.numbers.meaning import Half, ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.replacing import open_would

Change = tuple[Number, bool, str]  # by how much, whether it is more, and in words


def plus(reading: Reading, number: Number) -> Change:
    return number, True, f"that many plus {number.text()}"


def minus(reading: Reading, number: Number) -> Change:
    return number, False, f"that many minus {number.text()}"


def double(reading: Reading) -> Change:
    return ThatMuch(), True, "twice that many"


def half(reading: Reading, usual: bool, *up: bool) -> Change:
    """What is left is rounded as the text says, or else as the game has it, and what is taken off the other way."""
    left_up = up[0] if up else usual
    return Half(ThatMuch(), not left_up), False, f"half that many rounded {'up' if left_up else 'down'}"


def none(reading: Reading) -> Change:
    return ThatMuch(), False, "none"


class ScorePhrase(Phrase):
    """You, or he, would gain or lose points, and does so otherwise."""

    def __init__(self, form: str, fact: i64, words: str, examples: list[str] | None = None) -> None:
        super().__init__("bare_row", f'{form} "only"? scored_so "instead"?', self.give, examples or [])
        self.fact: Final = fact
        self.words: Final = words

    def give(self, reading: Reading, *parts: Any) -> Steps:
        open_would(reading)
        number, more, words = parts[-1]
        return [Scored(number, more, self.fact, f"{self.words} {words} instead")]


HE: Final = '("he" | "they" | "that" "player" | "that" "opponent")'
POINTS: Final = '("victory" ("point" | "points"))'
MORE: Final = '("more" | "additional" | "extra")'
THAT_MANY: Final = f'("that" ("many" | "much") {POINTS}?)'
TWICE: Final = f'("twice" | "double") ({THAT_MANY} | "as" ("many" | "much") {POINTS}? | "the" "amount")'
HALF: Final = f'halving ({THAT_MANY} | "as" ("many" | "much") {POINTS}? | "of" "that" | "the" "amount") rounding?'
PHRASES: Final = [
    Phrase("scored_so", f'{THAT_MANY} ","? "plus" number {POINTS}? | number {MORE} {POINTS}? | number {POINTS} "more"', plus),
    Phrase("scored_so", f'{THAT_MANY} ","? "minus" number {POINTS}?', minus),
    Phrase("scored_so", f'number ("less" | "fewer") {POINTS}? | number {POINTS} "less"', minus),
    Phrase("scored_so", TWICE, double),
    Phrase("scored_so", HALF, half),
    Phrase("scored_so", f'"none" ("of" ("it" | "them"))? | "nothing" | "no" {POINTS}', none),
    ScorePhrase('"you"? "gain"', facts.GAINED, "you gain",
                ["If you would gain victory points, you gain that many plus 1 instead."]),
    ScorePhrase(f'{HE} ("gains" | "gain")', facts.GAINED, "he gains",
                ["If an opponent would gain victory points, he gains half that many rounded down instead."]),
    ScorePhrase('"you"? "lose"', facts.LOST, "you lose",
                ["If you would lose victory points, you lose that many minus 1 instead."]),
    ScorePhrase(f'{HE} ("loses" | "lose")', facts.LOST, "he loses",
                ["If an opponent would lose victory points, he loses twice that many instead."]),
]  # fmt: skip
