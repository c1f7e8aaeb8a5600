"""Who is in combat with whom: in conditions, of those that are named, and as it happens to one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import DEFENDER, NOBODY, PEACE, SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, article
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.ways import How


class InCombatWith(Quality):
    """One of the two is an attacker, and the other defends against it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] == PEACE:
            return False
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and (is_against(t, c, other) or is_against(t, other, c)):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def is_passing(self) -> bool:
        return True

    def rank(self) -> i64:
        return 2  # it names others

    def behind(self) -> str:
        return f"in combat with {self.things.text()}"


class AnyOf(All):
    """Any one of these."""

    def text(self) -> str:
        return article(self.noun.text(False))


def is_against(t: Table, d: CardId, a: CardId) -> bool:
    """Does the one defend against the other?"""
    return t.role[d] == DEFENDER and t.foe[d] == a


def in_combat_with(reading: Reading, things: Things) -> Quality:
    return InCombatWith(things)


def fights_with(reading: Reading, things: Things) -> How:
    quality = InCombatWith(things)
    return How(quality, quality.behind(), False)


def this_fellow(reading: Reading, this: Things) -> Things:
    """Only creatures attack and defend."""
    if reading.word not in ("creature", "avatar"):
        raise Misread("a creature", this.text())
    return this


def very_fellow(reading: Reading, things: Things) -> Things:
    return reading.tell(things)


BEING: Final = '("is" | "are")'
PHRASES: Final = [
    Phrase("post", '"in" "combat" "with" fellow', lambda reading, things: Detail("quality", InCombatWith(things)),
           ["When this creature is dealt damage, kill each creature in combat with this creature."]),
    Phrase("how", '"in" ("a" | "its")? "combat" "with" fellow', fights_with,
           ["Whenever a creature dies in combat with this creature, draw a card."]),
    Phrase("predicate", f'{BEING} "in" "combat" "with" fellow', in_combat_with),
    Phrase("fellow", "self", this_fellow),
    Phrase("fellow", "aimed", same),
    Phrase("fellow", "enchanted_thing", very_fellow),
    Phrase("fellow", '("a" | "an" | "another") card_noun', lambda reading, noun: AnyOf(noun)),
]  # fmt: skip
