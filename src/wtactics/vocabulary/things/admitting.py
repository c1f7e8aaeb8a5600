"""Admitting: who puts a creature into a city of his choice chooses among those that admit it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING
from wtactics.engine.places import SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.things.picking import Pick


class Admitting(Quality):
    """MOVE-09 A city that no text bars to one of these at least, or to which none of them is a creature."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        barred = False
        for one in self.things.of(t):
            if one < SEAT_THING:
                if t.admits(c, one) == 0:
                    return True
                barred = True
        return not barred

    def depends(self) -> i64:
        return ANYTHING

    def behind(self) -> str:
        return ""


def choose_open(reading: Reading, city: Things, things: Things) -> None:
    """Where the city is chosen as it is done, only one that admits them can be."""
    for i, one in enumerate(reading.pending):
        if type(one) is Pick and one.slot is city and isinstance(one.noun, CardNoun):
            noun = renewed(one.noun, Detail("quality", Admitting(things)))
            reading.pending[i] = Pick(one.players, noun, one.least, one.most, one.slot, one.cost, one.linked, one.whole)
