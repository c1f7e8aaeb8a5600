"""None there: a condition on what the sentence before counted or was done to."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within, structure
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import AT_MOST
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All


def meant(reading: Reading) -> CardNoun:
    """The one sort of things that the sentence before counts, or damages."""
    nouns: list[object] = [part.noun for part in parts_within(reading.last_said) if isinstance(part, CountOf)]
    hurt = [step.things for step in reading.last_said if isinstance(step, DealDamage)]  # and still there as it is asked
    nouns += [things.noun for things in hurt if isinstance(things, All)]
    cards = {structure(noun): noun for noun in nouns if isinstance(noun, CardNoun)}
    if len(cards) != 1 or len(cards) != len({structure(noun) for noun in nouns}):
        raise Misread("a sentence before it that speaks of all of one sort", "none of them")
    return next(iter(cards.values()))


def there_are_none(reading: Reading) -> Condition:
    noun = meant(reading)
    return Compare(CountOf(noun), AT_MOST, Fixed(0), f"there are no {noun.text(True)}")


NONE: Final = '("none" ("of" ("them" | "those"))?)'
PHRASES: Final = [
    Phrase("condition", f'"there" ("is" | "are") {NONE} | ("it" | "he" | "she") "has" {NONE}'
           f' | "you" ("control" | "have") {NONE}'
           f' | "there" ("isn\'t" | "aren\'t") "any"', there_are_none,
           ["Gain 1 victory point for each Elf you control. If there are none, draw a card instead."]),
]  # fmt: skip
