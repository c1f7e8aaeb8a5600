"""Surroundings, in words: a creature and those around it, to whom something is done at once."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.onslaughts import with_another
from wtactics.rulesets.slot.speech.positions import EMPTIED
from wtactics.rulesets.slot.speech.standing import the_one
from wtactics.rulesets.slot.speech.steps_between import that_one
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import an, an_other


def with_those(reading: Reading, first: Things, second: Things) -> Things:
    if isinstance(second, This):
        raise Misread("others than this creature", second.text(), lightly=True)
    return with_another(reading, first, second)


def who_left_it(reading: Reading) -> Things:
    """Whoever has fallen there, or gone from there: around him lies what lies around that slot."""
    reading.recall(facts.LEFT)
    return that_one(reading)


PHRASES: Final = [
    Phrase("neighbour", f'{EMPTIED} | "the" "slot" "it" ("left" | "has" "left" | "stood" "in" | "was" "in")', who_left_it,
           ["When this creature's attack kills a creature, the creature behind that slot loses 1 life."]),
    Phrase("pair", 'a_target "and" general', with_those,
           ["[ ]: Mark target enemy creature and each enemy creature adjacent to it."]),
    Phrase("pair", '("a" | "an") thing_noun_picked "and" general', with_those,
           ["[ ]: An ally and each ally adjacent to it get +1 DEF until end of turn."]),
    Phrase("pair", '"another" other_picked "and" general', with_those),
    Phrase("pair", 'again_here "and" single_general', with_those),
    Phrase("single_general", '"the" card_noun', the_one),
    Phrase("thing_noun_picked", "thing_noun", an),
    Phrase("other_picked", "thing_noun", an_other),
]  # fmt: skip
