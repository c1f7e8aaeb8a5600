"""X of them: so many things are picked as X says when the deed is done."""

from __future__ import annotations

from wtactics.engine.meaning import Noun, Number
from wtactics.vocabulary.numbers.meaning import XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apiece import MOST_APIECE, PickApiece
from wtactics.vocabulary.things.meaning import Things


def is_x(reading: Reading, number: Number) -> bool:
    """Does X say how many are picked, by one player? Of several each would pick his."""
    actor = reading.actor
    return isinstance(number, XNumber) and (actor is None or not (actor.people() and actor.many()))


def pick_so_many(reading: Reading, noun: Noun, number: Number, words: str, or_fewer: bool = False) -> Things:
    """As many of what the noun means as are counted when they are picked, or all if they are fewer."""
    slot = reading.pick(noun, words, 0, MOST_APIECE)
    reading.pending[-1] = PickApiece(reading.pending[-1], number, or_fewer)
    return slot


def pick_x(reading: Reading, noun: Noun, number: Number, words: str = "") -> Things:
    """X of what the noun means, or all if they are fewer."""
    return pick_so_many(reading, noun, number, f"X {words or noun.text(True)}")
