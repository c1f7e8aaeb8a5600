"""Triggers: when a triggered ability happens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import SEAT_THING, Thing, seat_thing
from wtactics.engine.rows import PAST, PAST_A, PAST_B, PAST_TIMES
from wtactics.engine.table import Table
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.past import Past, is_this_stay

# Who must be the same where times are counted: nobody, the first thing of the fact, the second.
OF_ALL: Final = 0
OF_FIRST: Final = 1
OF_SECOND: Final = 2


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
        self,
        fact: i64,
        first: Noun | None,
        second: Noun | None,
        words: str,
        own: bool = False,
        people: bool = False,
        also: i64 = 0,
        group: bool = False,
    ) -> None:
        super().__init__(fact, own, also, group)
        self.first: Final = first
        self.second: Final = second
        self.words: Final = words
        self.people: Final = people  # the second thing of the fact is a seat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if self.first is not None and not self.first.fits(t, a) and not self.fits_figure(t, a):
            return False
        if self.second is None:
            return True
        return self.second.fits(t, seat_thing(b) if self.people and 0 <= b < SEAT_THING else b)

    def fits_figure(self, t: Table, a: Thing) -> bool:
        """Is a player hurt who stands on the table as one of the cards that are meant?"""
        if a < SEAT_THING or self.first is None:
            return False
        card = t.figure(a)
        return card != a and self.first.fits(t, card)

    def text(self) -> str:
        return self.words


class Nth(Trigger):
    """Something happens for the first time in a turn, or the second: of all that it waits for, or to the same thing."""

    def __init__(self, trigger: Trigger, past: Past, count: i64, each: i64, words: str) -> None:
        super().__init__(trigger.fact, trigger.own)
        self.trigger: Final = trigger
        self.past: Final = past
        self.count: Final = count
        self.each: Final = each
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not self.trigger.matches(t, a, b, n):
            return False
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if t.past[i] == self.fact and self.is_same(t, i, a, b) and self.past.has(t, i):
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times == self.count - 1

    def is_same(self, t: Table, i: i64, a: Thing, b: Thing) -> bool:
        """Did the fact that begins at i happen to the thing for which they are counted?"""
        if self.each == OF_FIRST:
            return t.past[i + PAST_A] == a and is_this_stay(t, i, a)
        return self.each == OF_ALL or t.past[i + PAST_B] == b

    def text(self) -> str:
        return self.words


class Comes(Trigger):
    """A phase or a turn begins or ends, or a discipline is won, for these players: one of those, or any if none is told."""

    def __init__(self, fact: i64, phases: list[int], players: Noun | None, words: str) -> None:
        super().__init__(fact)
        self.phases: Final = phases
        self.players: Final = players
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        heard = len(self.phases) == 0
        for phase in self.phases:
            heard = heard or a == phase
        return heard and (self.players is None or self.players.fits(t, seat_thing(b)))

    def text(self) -> str:
        return self.words
