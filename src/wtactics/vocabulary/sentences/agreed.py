"""Agreed: how many of the players who may do something do it, or don't."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import seats_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.picking import Willing


class WhoAgreed(Number):
    """How many players have done what they were offered, or have not."""

    def __init__(self, those: Willing, so: bool, opponents: bool) -> None:
        self.those: Final = those
        self.so: Final = so
        self.opponents: Final = opponents  # yours alone, if you were offered it, too

    def of(self, t: Table) -> i64:
        n = self.counted(t, self.those)
        return n if self.so else self.counted(t, self.those.players) - n

    def counted(self, t: Table, players: Things) -> i64:
        """How many of these players, or of your opponents among them, there are."""
        n: i64 = 0
        for seat in seats_of(t, players):
            n += i64(not self.opponents or seat != t.you)
        return n

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return f"the number of {'opponents' if self.opponents else 'players'} who {'do' if self.so else 'do not'}"


def who(reading: Reading, so: bool, opponents: bool) -> WhoAgreed:
    """Of those who were offered something just before."""
    offered: list[Any] = [each for each in reading.picked if isinstance(each, Willing)]
    if not offered:
        raise Misread("what players may do, before it", "who does")
    return WhoAgreed(offered[-1], so, opponents)


def who_did(reading: Reading, opponents: bool) -> WhoAgreed:
    return who(reading, True, opponents)


def who_did_not(reading: Reading, opponents: bool) -> WhoAgreed:
    return who(reading, False, opponents)


WHO: Final = '("that" | "who")'
DID: Final = '("does" | "did" | "do" | "agrees" | "accepts") "so"?'
DID_NOT: Final = '("doesn\'t" | "didn\'t" | "don\'t" | "do" "not" | "declines" | "refuses") ("do" "so"? | "so")?'
PHRASES: Final = [
    Phrase("offered_one", '("player" | "of" ("them" | "those" "players"))?', lambda reading: False),
    Phrase("offered_one", '"opponent" | "of" "those" "opponents"', lambda reading: True),
    Phrase("offered_all", '"players"', lambda reading: False),
    Phrase("offered_all", '"opponents"', lambda reading: True),
    Phrase("value", f'"the" "number" "of" offered_all {WHO} {DID}', who_did),
    Phrase("value", f'"the" "number" "of" offered_all {WHO} {DID_NOT}', who_did_not),
    Phrase("for_each", f'"for" "each" offered_one {WHO} {DID}', who_did,
           ["Each opponent may draw a card. Draw a card for each opponent who does."]),
    Phrase("for_each", f'"for" "each" offered_one {WHO} {DID_NOT}', who_did_not,
           ["Each opponent may draw a card. Draw a card for each opponent who doesn't."]),
]  # fmt: skip
