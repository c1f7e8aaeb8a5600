"""Whoever does something: what is said of him is done whenever somebody does it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Trigger
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject_general
from wtactics.vocabulary.triggers.watching import Watched, any_card, happens

ANYBODY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


def anybody(reading: Reading) -> Watched:
    return any_card(reading, ANYBODY)


def whoever(reading: Reading, trigger: Trigger) -> None:
    """The one of whom the trigger tells is the one of whom it is said; what changes him must say for how long."""
    reading.moment, reading.whoever = trigger, True
    subject_general(reading, reading.that(reading.mentions[-1].words[0], False))


PHRASES: Final = [
    Phrase("whoever", '("a" | "an" | "any") card_noun "that"', any_card, ["A creature that attacks becomes marked."]),
    Phrase("whoever", '"whoever" | "anyone" "that"', anybody),
    Phrase("who_does", "whoever doing", happens),
    Phrase("who_does", 'whoever ("is" | "was" | "has" "been" | "gets") undergone', happens),
    Phrase("subject_one", "who_does", whoever),
]
