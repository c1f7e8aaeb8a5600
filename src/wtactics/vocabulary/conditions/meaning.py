"""Conditions: what may or may not hold when a text speaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import PHASES, TURNS, ZONES, Condition, Number
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.limits import AT_LEAST, compares
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.things.meaning import SEVERAL, Host, Things, This, You

# Of which of some players something must be true.
ALL_OF_THEM: Final = 0
ONE_OF_THEM: Final = 1
NONE_OF_THEM: Final = 2


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


class PlayersHave(Condition):
    """All of some players have so much of something, or one of them, or none."""

    def __init__(self, who: Things, which: i64, having: Having) -> None:
        self.who: Final = who
        self.which: Final = which
        self.having: Final = having

    def holds(self, t: Table) -> bool:
        found = False
        for thing in self.who.of(t):
            if thing >= SEAT_THING:
                found = True
                if self.having.holds(t, thing - SEAT_THING) != (self.which == ALL_OF_THEM):
                    return self.which == ONE_OF_THEM
        return self.which == NONE_OF_THEM or (found and self.which == ALL_OF_THEM)

    def is_hidden(self, t: Table) -> bool:
        return self.having.is_hidden(t)

    def depends(self) -> i64:
        return self.who.depends() | self.having.depends()

    def text(self) -> str:
        who = self.who.text()
        if self.which != ALL_OF_THEM:
            who = who.replace("each", "no" if self.which == NONE_OF_THEM else "any")
        return f"{who} {self.having.told(isinstance(self.who, You) or self.who.many())}"


class AtTime(Condition):
    """It is a certain time."""

    def when(self) -> str:
        """The condition as a time."""
        raise NotImplementedError


class DuringTurn(AtTime):
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
        return f"during {self.words}"


class DuringPhase(DuringTurn):
    """It is such a phase, whoever's turn it is."""

    def __init__(self, phases: list[int], words: str) -> None:
        super().__init__(True, phases, words)

    def holds(self, t: Table) -> bool:
        return t.phase in self.phases


class AllOfThem(Condition):
    """Conditions in a list, all of which hold, told as the first of them with what the others end with."""

    def __init__(self, each: list[Condition], words: list[str]) -> None:
        self.each: Final = each
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        for condition in self.each:
            if not condition.holds(t):
                return False
        return True

    def is_hidden(self, t: Table) -> bool:
        for condition in self.each:
            if condition.is_hidden(t):
                return True
        return False

    def depends(self) -> i64:
        bits: i64 = 0
        for condition in self.each:
            bits |= condition.depends()
        return bits

    def text(self) -> str:
        first = self.each[0].text().removesuffix(self.words[0])
        return f"{first}{', '.join(self.words[:-1])} and {self.words[-1]}"


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
        said = self.condition.text()
        negated = said.replace(" is ", " isn't ", 1).replace(" are ", " aren't ", 1)
        return negated if negated != said else said.replace(" was ", " wasn't ", 1).replace(" were ", " weren't ", 1)


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
