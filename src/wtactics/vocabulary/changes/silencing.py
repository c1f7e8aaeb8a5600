"""Silencing: cards lose all their abilities for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import SILENCED
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Phrase
from wtactics.vocabulary.changes.granting import on_board
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause


class LoseAbilities(Deed):
    """Cards have no abilities for a while, neither printed nor given; what was done to them stays."""

    def __init__(self, things: Things, until: i64) -> None:
        self.things: Final = things
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        for c in on_board(t, self.things):
            t.modify(SILENCED, c, 0, 0, self.until, t.you, t.me)
            t.silence(c)
        return NEXT

    def text(self) -> str:
        return timed(clause(self.things, "lose", "all abilities"), self.until)


def lose_abilities(reading: Reading) -> LoseAbilities:
    return LoseAbilities(reading.subject(), reading.time())


PHRASES: Final = [
    Phrase(
        CHANGED,
        '{lose} ("all" ("of"? ("its" | "their"))? | "its" | "their") "abilities"',
        lose_abilities,
        ["Target creature loses all abilities until end of turn."],
    ),
]
