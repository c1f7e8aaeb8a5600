"""Victory points gained and lost."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import GAIN_POINTS, Number
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import player_may
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds import Deed, counted, seats_of
from wtactics.vocabulary.draft import Draft
from wtactics.vocabulary.things import Things, clause


class GainPoints(Deed):
    """Players gain victory points."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        for seat in seats_of(t, self.players):
            t.they = seat
            if player_may(t, GAIN_POINTS, seat):
                t.gain(seat, self.number.of(t))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "gain", counted(self.number, "victory point"))


class LosePoints(Deed):
    """Players lose victory points."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        for seat in seats_of(t, self.players):
            t.they = seat
            t.lose(seat, self.number.of(t))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "lose", counted(self.number, "victory point"))


def gain_points(draft: Draft, number: Number) -> GainPoints:
    return GainPoints(draft.players(), number)


def lose_points(draft: Draft, number: Number) -> LosePoints:
    return LosePoints(draft.players(), number)


PHRASES: Final = [
    Phrase("deed", '{gain} number "victory" ("point" | "points")', gain_points, ["Gain 2 victory points."]),
    Phrase("deed", '{lose} number "victory" ("point" | "points")', lose_points, ["Target opponent loses 1 victory point."]),
]
