"""Turning: cards are marked or unmarked, as whoever does it says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class MarkOrUnmark(Deed):
    """A card is marked or unmarked."""

    def __init__(self, players: Things, things: Things) -> None:
        self.ways: Final[tuple[Deed, Deed]] = (Mark(players, things), Unmark(players, things))
        self.players: Final = players
        self.things: Final = things

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat != NOBODY and len(cards_by(t, self.players, self.things)) > 0:
            t.ask(seat)
            t.offer(BRANCH, 0, 0)
            t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        return self.ways[int(other_of(answer))].do(t, NOTHING) if answer != NOTHING else NEXT

    def way(self, n: i64) -> str:
        return self.ways[int(n)].text()

    def text(self) -> str:
        told = self.ways[1].text()
        return told.replace("unmarks ", "marks or unmarks ", 1).replace("unmark ", "mark or unmark ", 1)


def mark_or_unmark(reading: Reading, things: Things) -> MarkOrUnmark:
    """Of several each could be marked or unmarked for itself, and each of several players would choose."""
    players = reading.players()
    if things.many() or players.many():
        raise Misread("one thing to be marked or unmarked, by one player", things.text())
    return MarkOrUnmark(players, things)


PHRASES: Final = [
    Phrase("deed", '({mark} "or" {unmark} | {unmark} "or" {mark}) things', mark_or_unmark,
           ["Mark or unmark target creature."]),
]  # fmt: skip
