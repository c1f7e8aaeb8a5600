"""Conditions: what may or may not hold when a text speaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import PHASES, TURNS, ZONES, Condition, Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.limits import AT_LEAST, compares
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.things.meaning import SEVERAL, Host, Things, This


class Compare(Condition):
    """A number is at most, exactly or at least so much; in words of its own where it counts what somebody controls."""

    def __init__(self, number: Number, relation: i64, bound: Number, words: str) -> None:
        self.number: Final = number
        self.relation: Final = relation
        self.bound: Final = bound
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        if self.relation == AT_LEAST:
            return self.number.reaches(t, self.bound.of(t))
        return compares(self.number.of(t), self.relation, self.bound.of(t))

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t) or self.bound.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends() | self.bound.depends()

    def text(self) -> str:
        return self.words


class Is(Condition):
    """Something is true of these things: this creature is marked, that card is a creature card."""

    def __init__(self, things: Things, quality: Quality) -> None:
        self.things: Final = things
        self.quality: Final = quality

    def holds(self, t: Table) -> bool:
        one = self.things.single(t)
        if one != SEVERAL:
            return one != NOBODY and one < SEAT_THING and self.quality.holds(t, one)
        found = False
        for thing in self.things.of(t):
            if thing >= SEAT_THING or not self.quality.holds(t, thing):
                return False
            found = True
        return found

    def is_hidden(self, t: Table) -> bool:
        return self.quality.is_hidden(t)

    def depends(self) -> i64:
        bits = self.quality.depends()
        if isinstance(self.things, This | Host):
            return bits & ~ZONES  # a card that speaks, and its host, are in play
        return bits | self.things.depends()

    def text(self) -> str:
        return f"{self.things.text()} {self.quality.told(self.things.many())}"


class Fewer(Condition):
    """You control fewer (or more) of these than each of your opponents."""

    def __init__(self, noun: Noun, more: bool) -> None:
        self.noun: Final = noun
        self.more: Final = more

    def holds(self, t: Table) -> bool:
        mine = self.count(t, t.you)
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.you and t.out[seat] == 0:
                theirs = self.count(t, seat)
                if (mine <= theirs) if self.more else (mine >= theirs):
                    return False
            seat += 1
        return True

    def count(self, t: Table, seat: i64) -> i64:
        """How many of them the seat controls."""
        n: i64 = 0
        for c in self.noun.all(t):
            if t.controller[c] == seat:
                n += 1
        return n

    def depends(self) -> i64:
        return self.noun.depends()

    def text(self) -> str:
        return f"you control {'more' if self.more else 'fewer'} {self.noun.text(True)} than each opponent"


class DuringTurn(Condition):
    """It is your turn, or an opponent's; a phase of it, if one is named."""

    def __init__(self, yours: bool, phases: list[int], words: str) -> None:
        self.yours: Final = yours
        self.phases: Final = phases
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        if (t.active == t.you) != self.yours:
            return False
        return len(self.phases) == 0 or t.phase in self.phases

    def depends(self) -> i64:
        return PHASES if len(self.phases) > 0 else TURNS

    def text(self) -> str:
        return f"it is {self.words}"

    def when(self) -> str:
        """The condition as a time."""
        return f"during {self.words}"


class Not(Condition):
    """It does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, t: Table) -> bool:
        return not self.condition.holds(t)

    def is_hidden(self, t: Table) -> bool:
        return self.condition.is_hidden(t)

    def depends(self) -> i64:
        return self.condition.depends()

    def text(self) -> str:
        return self.condition.text().replace(" is ", " isn't ", 1).replace(" are ", " aren't ", 1)


class Both(Condition):
    """Two conditions hold together, or one of two does."""

    def __init__(self, first: Condition, second: Condition, either: bool) -> None:
        self.first: Final = first
        self.second: Final = second
        self.either: Final = either

    def holds(self, t: Table) -> bool:
        if self.either:
            return self.first.holds(t) or self.second.holds(t)
        return self.first.holds(t) and self.second.holds(t)

    def is_hidden(self, t: Table) -> bool:
        return self.first.is_hidden(t) or self.second.is_hidden(t)

    def depends(self) -> i64:
        return self.first.depends() | self.second.depends()

    def text(self) -> str:
        return f"{self.first.text()} {'or' if self.either else 'and'} {self.second.text()}"
