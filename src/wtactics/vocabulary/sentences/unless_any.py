"""Unless anybody: each opponent, or each player, is asked in turn order until one of them does it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Flow, Option, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import NO
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.unless import Escape, Toll, Unless, escape
from wtactics.vocabulary.things.meaning import Everyone, They
from wtactics.vocabulary.things.picking import seat_at

ASKED: Final = 3  # the note of the passage: how many of them have refused


class UnlessAny(Unless):
    """So many of the steps that follow are left out if one of these players does all of this; they are asked in turn."""

    def __init__(self, anyone: Everyone, tolls: list[Toll], steps: i64) -> None:
        super().__init__(They(), tolls, steps)
        self.anyone: Final = anyone

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.anyone, t.note(ASKED))
        if seat != NOBODY:
            t.speak_of(seat)
            super().ask(t)

    def do(self, t: Table, answer: Option) -> Flow:
        asked = t.note(ASKED)
        refused = answer == NOTHING or what_of(answer) == NO
        if refused and asked + 1 < len(self.anyone.of(t)):
            t.remember(ASKED, asked + 1)
            return AGAIN
        seat = seat_at(t, self.anyone, asked)
        if seat != NOBODY:
            t.speak_of(seat)
        flow = super().do(t, answer)
        if flow == NEXT:
            t.remember(ASKED, 0)
        return flow

    def text(self) -> str:
        """The words behind "unless"."""
        return f"any {'opponent' if self.anyone.opponents else 'player'} {self.deeds()}"


def anyone(reading: Reading, opponents: bool) -> Everyone:
    reading.actor = They()
    return Everyone(opponents)


def any_opponent(reading: Reading) -> Everyone:
    return anyone(reading, True)


def any_player(reading: Reading) -> Everyone:
    return anyone(reading, False)


def unless_anyone(reading: Reading, steps: Steps, who: Everyone, *deeds: Any) -> Steps:
    said: Escape = escape(reading, They(), *deeds)
    return [UnlessAny(who, said.tolls, len(steps)), *steps]


PHRASES: Final = [
    Phrase("any_payer", '("an" | "any") "opponent"', any_opponent),
    Phrase("any_payer", '("a" | "any") "player"', any_player),
    Phrase("tail", 'tail "unless" any_payer told ("and" told)*', unless_anyone,
           ["Draw two cards unless any opponent discards a card.", "Draw a card unless any player pays 2."]),
]  # fmt: skip
