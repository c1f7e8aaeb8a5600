"""Deeds around others: one of which something is kept, and several among which somebody chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat
from wtactics.vocabulary.things.meaning import Things


class Around(Deed):
    """A deed of which something is kept as it is done."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def ask(self, t: Table) -> None:
        self.deed.ask(t)

    def stands(self, t: Table) -> i64:
        return self.deed.stands(t)

    def forbids(self, t: Table, what: i64, thing: i64, other: i64) -> i64:
        return self.deed.forbids(t, what, thing, other)

    def rank(self, t: Table, o: Option) -> i64:
        return self.deed.rank(t, o)

    def begun(self, t: Table) -> bool:
        return self.deed.begun(t)

    def text(self) -> str:
        return self.deed.text()


class OneWay(Deed):
    """One of several things is done to cards, as whoever does it says."""

    def __init__(self, players: Things, things: Things, ways: list[Deed]) -> None:
        self.ways: Final = ways
        self.players: Final = players
        self.things: Final = things

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY or len(cards_by(t, self.players, self.things)) == 0:
            return
        t.ask(seat)
        for i in range(len(self.ways)):
            t.offer(BRANCH, 0, i)

    def do(self, t: Table, answer: Option) -> Flow:
        return self.ways[int(other_of(answer))].do(t, NOTHING) if answer != NOTHING else NEXT

    def way(self, n: i64) -> str:
        return self.ways[int(n)].text()
