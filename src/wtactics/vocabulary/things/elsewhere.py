"""Elsewhere: another city, as it is meant of the card that goes there: not the one in which that is."""

from __future__ import annotations

from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import IN_PLAY, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.things.picking import Pick


def than_its_own(reading: Reading, things: Things, city: Things) -> None:
    """Who picks the city picks no home of what goes there, if it was said to be another and no other was spoken of."""
    if isinstance(things, This) or things.many():
        return
    for i, step in enumerate(reading.pending):
        noun = step.noun if isinstance(step, Pick) and step.slot is city else None
        if not isinstance(noun, CardNoun) or not isinstance(noun.other_than, HomeOf):
            continue
        if isinstance(noun.other_than.things, This):
            other = renewed(noun, Detail("other_than", HomeOf(things)))
            reading.pending[i] = Pick(step.players, other, step.least, step.most, step.slot, step.cost)


def not_of_opponents(reading: Reading, things: Things) -> None:
    """Whoever is in play stays with who controls him, and goes to no place of another player."""
    noun = reading.noun_of(things)
    if isinstance(noun, CardNoun) and noun.where in (IN_PLAY, ARMY, KINGDOM) and noun.whose == OPPONENTS:
        raise Misread("a creature that you control", things.text())
