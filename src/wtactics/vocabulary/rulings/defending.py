"""Defending: what is said of those who defend against a card; it says when, too, if nothing else does: as soon as they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DEFEND, Noun, Trigger
from wtactics.engine.places import DEFENDER, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Against
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.triggers.watching import Watched, call, says, very_card


class IsDefendedAgainst(Trigger):
    """Somebody defends against such a creature: once in each attack, however many they are."""

    def __init__(self, attacker: Noun, words: str) -> None:
        super().__init__(facts.DEFENDED)
        self.attacker: Final = attacker
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not self.attacker.fits(t, b):
            return False
        for c in t.board:  # all defenders are named together, so the first of them stands for all
            if t.role[c] == DEFENDER and t.foe[c] == b:
                return a == c
        return False

    def text(self) -> str:
        return self.words


def is_defended_against(reading: Reading, watched: Watched) -> Trigger:
    call(reading, watched, True)
    return IsDefendedAgainst(watched.noun, says(watched, "is defended against"))


def against(reading: Reading, foe: Things) -> Detail:
    """Nobody defends but from one moment of an attack on: then a text is carried out that says no other time."""
    if isinstance(foe, This):
        watched = very_card(reading, foe)
        reading.moment = IsDefendedAgainst(watched.noun, says(watched, "is defended against"))
    return Detail("quality", Against(foe))


PHRASES: Final = [
    Phrase("happening", 'watched ("is" | "are" | "am") "defended" "against"', is_defended_against,
           ["Whenever this creature is defended against, draw a card."]),
    Phrase("reach", '"defending" "against" cards', against,
           ["Mark each creature defending against this creature."]),
    ActPhrase("suffered", '"be" ("defended" "against" | "blocked")', Act("be defended against", bit(DEFEND))),
]  # fmt: skip
