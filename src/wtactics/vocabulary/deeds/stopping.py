"""Stopping announced plays from resolving."""

from __future__ import annotations

from typing import Final

from wtactics.engine.chain import cancel
from wtactics.engine.places import EVENT, MAGIC, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import CardNoun
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


def made_vain(reading: Reading) -> Stop:
    """What is played and does nothing does not resolve; of what lies in play it would be something else."""
    noun = reading.noun_of(reading.subject())
    types = noun.types_meant if isinstance(noun, CardNoun) else 0
    if types == 0 or types & ~(1 << EVENT | 1 << MAGIC) != 0:
        raise Misread("events or magic", reading.subject().text())
    return stopped(reading)


PHRASES: Final = [
    Phrase("deed", '{stop} things ("from" "resolving")?', stop, ["Stop target event from resolving."]),
    Phrase("deed", "{counter} things", stop, ["Counter target event."]),
    Phrase(TOLD, '("doesn\'t" | "don\'t") "resolve"', stopped, ["Target event doesn't resolve."]),
    Phrase(
        TOLD,
        '("does" | "do") "nothing" | ("has" | "have") "no" "effect" | "is" "without" "effect"',
        made_vain,
        ["Target event does nothing."],
        needs=SPELLS,
    ),
]
