"""Stopping announced plays from resolving."""

from __future__ import annotations

from typing import Final

from wtactics.engine.chain import cancel
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class Stop(Deed):
    """Cards that are being played will not resolve."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            cancel(t, c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "stop", f"{self.things.text()} from resolving")


def stop(reading: Reading, things: Things) -> Stop:
    return Stop(reading.players(), things)


def stopped(reading: Reading) -> Stop:
    return Stop(You(), reading.subject())


PHRASES: Final = [
    Phrase("deed", '{stop} things ("from" "resolving")?', stop, ["Stop target event from resolving."]),
    Phrase("deed", "{counter} things", stop, ["Counter target event."]),
    Phrase(TOLD, '("doesn\'t" | "don\'t") "resolve"', stopped, ["Target event doesn't resolve."]),
]
