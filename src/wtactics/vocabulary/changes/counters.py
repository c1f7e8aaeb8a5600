"""Counters that cards come into play with."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Number
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.changes.values import counters
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Triggered
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import says, very_card


def comes_with(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number]) -> Triggered:
    """They are put on it when it has come: what X counts may be a target, and that is chosen for a trigger."""
    watched = very_card(reading, this)
    trigger = Happens(facts.ENTERED, watched.noun, None, says(watched, "come into play"), watched.own())
    return Triggered(trigger, [counters(reading, number, bonus, this)])


def comes_with_x(reading: Reading, this: Things, number: Number, bonus: tuple[Number, Number], x: Number) -> Triggered:
    reading.define_x(x)
    return comes_with(reading, this, number, bonus)


COMES: Final = '(("comes" | "come") "into" | "enters" | "enter") "play" "with"'
PHRASES: Final = [
    Phrase("ability", f'self {COMES} number bonus ("counter" | "counters")', comes_with,
           ["This creature comes into play with two +1/+1 counters."]),
    Phrase("ability", f'self {COMES} number bonus ("counter" | "counters") "," "where" "x" "is" ("equal" "to")? value',
           comes_with_x,
           ["This creature comes into play with X +1/+1 counters, where X is the number of Elves you control."]),
]  # fmt: skip
