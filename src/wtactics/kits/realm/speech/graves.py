"""Graves in words: which card of a graveyard lies on top, and which at the bottom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import GRAVE, SEAT_THING
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, possessive
from wtactics.vocabulary.things.mentioning import keeper


class EndOfGrave(Things):
    """The newest cards of players' graveyards, which lie on top, or the oldest."""

    def __init__(self, players: Things, top: bool) -> None:
        self.players: Final = players
        self.top: Final = top

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.players.of(t):
            cards = t.at(GRAVE, thing - SEAT_THING)
            if len(cards) > 0:
                out = append(out, cards[len(cards) - 1] if self.top else cards[0])
        return out

    def text(self) -> str:
        return f"the {'top' if self.top else 'bottom'} card of {possessive(self.players)} graveyard"

    def many(self) -> bool:
        return self.players.many()


def top_of_grave(reading: Reading, whose: Detail) -> Things:
    return reading.tell(EndOfGrave(keeper(whose), True))


def bottom_of_grave(reading: Reading, whose: Detail) -> Things:
    return reading.tell(EndOfGrave(keeper(whose), False))


CARD: Final = '"card" ("of" | "in" | "from") pile_owner "graveyard"'
PHRASES: Final = [
    Phrase("general", f'"the" ("top" | "topmost" | "newest") {CARD}', top_of_grave,
           ["Remove the top card of target player's graveyard from the game."]),
    Phrase("general", f'"the" ("bottom" | "oldest" | "bottommost") {CARD}', bottom_of_grave,
           ["Put the bottom card of your graveyard into your hand."]),
]  # fmt: skip
