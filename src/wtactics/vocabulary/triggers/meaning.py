"""Triggers: when a triggered ability happens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import SEAT_THING, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.vocabulary.things.meaning import Things


class Very(Noun):
    """These very things, as a noun: this creature, enchanted city, you."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def fits(self, t: Table, thing: Thing) -> bool:
        return self.things.has(t, thing)

    def all(self, t: Table) -> vec[i64]:
        return self.things.of(t)

    def text(self, many: bool) -> str:
        return self.things.text()


class Happens(Trigger):
    """A fact happens to things that are such; players are told by their seats in facts, by `people` as things here."""

    def __init__(
        self, fact: i64, first: Noun | None, second: Noun | None, words: str, own: bool = False, people: bool = False
    ) -> None:
        super().__init__(fact, own)
        self.first: Final = first
        self.second: Final = second
        self.words: Final = words
        self.people: Final = people  # the second thing of the fact is a seat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if self.first is not None and not self.first.fits(t, a):
            return False
        if self.second is None:
            return True
        return self.second.fits(t, seat_thing(b) if self.people and 0 <= b < SEAT_THING else b)

    def text(self) -> str:
        return self.words


class Comes(Trigger):
    """A phase or a turn begins or ends, for these players."""

    def __init__(self, fact: i64, phases: list[int], players: Noun | None, words: str) -> None:
        super().__init__(fact)
        self.phases: Final = phases
        self.players: Final = players
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if len(self.phases) > 0 and a != self.phases[0]:
            return False
        return self.players is None or self.players.fits(t, seat_thing(b))

    def text(self) -> str:
        return self.words
