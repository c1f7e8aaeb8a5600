"""The city in which a creature lives."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.vocabulary.things.meaning import One, Things, possessive


class HomeOf(One):
    """The city that is a creature's home; who but helps to defend another does not live there."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if c < SEAT_THING:
                return t.home[c]
        return NOBODY

    def lived_in(self, t: Table) -> Thing:
        """For whoever asks about its residents, who helps to defend a city is one of them (ARC-CITY-06)."""
        for c in self.things.of(t):
            if c < SEAT_THING:
                return t.dwelling(c)
        return NOBODY

    def text(self) -> str:
        return f"{possessive(self.things)} city"
