"""Trading: two targets that are named as one pair change hands, perhaps two that cost the same."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.journeys import Exchange, exchange
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import EXACTLY
from wtactics.vocabulary.nouns.measuring import beside_things
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.mentioning import another_target, renewed, target


def two_traded(reading: Reading, noun: CardNoun, *value: int) -> Exchange:
    """The second target is another one; with the same value, it has that of the first."""
    if noun.is_linked():
        raise Misread("two, each by himself", noun.text(True))
    first = target(reading, noun)
    such = noun
    if value:
        such = renewed(noun, Detail("quality", beside_things(reading, value[0], EXACTLY, again(first, "it"))))
    return exchange(reading, first, another_target(reading, such))


SAME: Final = '("that" "have" | "with" | "of") ("the" "same" | "equal") card_value'
PHRASES: Final = [
    Phrase(ORDER, f'("exchange" | "swap") "control" "of" "two" "target" card_nouns ({SAME})?', two_traded,
           ["Exchange control of two target creatures.", "Exchange control of two target creatures with the same cost."]),
]  # fmt: skip
