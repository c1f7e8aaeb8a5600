"""Two players of whom the same is said at once: you and target opponent each gain 1 victory point."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import SEAT_THING
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import GOES_ON, Steps, subject, told
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.picking import Pick


class YouAnd(Things):
    """You and another player, beginning with whose turn it is."""

    def __init__(self, other: Things) -> None:
        self.other: Final = other

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        seat = t.active
        for _ in range(t.seats):
            if seat == t.you or self.other.has(t, SEAT_THING + seat):
                out = append(out, SEAT_THING + seat)
            seat = (seat + 1) % t.seats
        return out

    def depends(self) -> i64:
        return self.other.depends()

    def text(self) -> str:
        return f"you and {self.other.text()}"

    def many(self) -> bool:
        return True

    def people(self) -> bool:
        return True


def you_and(reading: Reading, other: Things) -> None:
    if isinstance(other, You):
        raise Misread("another player", "you")
    subject(reading, YouAnd(other))


def both_of_you(reading: Reading) -> None:
    """You, and the other player of whom it is."""
    you_and(reading, reading.he())


def by_both(reading: Reading, _subject: None, *parts: Any) -> Steps:
    """What either of them chooses of his own cannot be called yours."""
    steps = told(reading, None, *parts)
    for step in steps:
        nouns = parts_within(step.noun) if isinstance(step, Pick) else []
        if any(isinstance(noun, CardNoun) and noun.whose == YOURS for noun in nouns):
            raise Misread("what each of them controls", "what you control")
    return steps


EACH: Final = '("each" | "both")'
PHRASES: Final = [
    Phrase("you_and_him", f'"both"? "you" "and" he_player {EACH}? | he_player "and" "you" {EACH}?', you_and,
           ["You and target opponent each gain 1 victory point."]),
    Phrase("you_and_him", '"both" "of" "you" | "you" "both"', both_of_you,
           ["Whenever an opponent plays a creature, both of you draw a card."]),
    Phrase("led", f"you_and_him told ({GOES_ON} told)*", by_both),
]  # fmt: skip
