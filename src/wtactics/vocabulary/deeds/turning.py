"""Turning: cards are marked or unmarked, as whoever does it says."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.around import OneWay
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class MarkOrUnmark(OneWay):
    """A card is marked or unmarked."""

    def __init__(self, players: Things, things: Things) -> None:
        super().__init__(players, things, [Mark(players, things), Unmark(players, things)])

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
