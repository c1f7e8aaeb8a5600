"""Arriving: what comes into play marked, by what another card says."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import COME_MARKED
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATED, Deed
from wtactics.vocabulary.nouns.cards import IN_PLAY, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import All, Things


class ComeMarked(Law):
    """Whichever of these comes into play comes marked."""

    def text(self) -> str:
        return f"{self.things.text()} come into play marked"


def come_marked(reading: Reading) -> ComeMarked:
    """Of those to come it is said, whoever they are; of itself a card says it otherwise."""
    return all_come_marked(reading, reading.subject())


def all_come_marked(reading: Reading, things: Things) -> ComeMarked:
    if not isinstance(things, All) or (isinstance(things.noun, CardNoun) and things.noun.where != IN_PLAY):
        raise Misread("all of a sort", things.text())
    return ComeMarked(things, Act("come into play marked", bit(COME_MARKED)), None, can=True)


def all_come_marked_now(reading: Reading, things: Things) -> Deed:
    return decree_alone(reading, all_come_marked(reading, things))


MARKED: Final = '(("comes" | "come") "into" "play" | "enters" | "enter") "marked"'
PHRASES: Final = [
    Phrase(STATED, MARKED, come_marked, ["Creatures an opponent controls come into play marked."]),
    Phrase(ORDER, f"general {MARKED}", all_come_marked_now),
]  # fmt: skip
