"""Numbers in texts: three, X, the number of Elves you control, its ATK."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.chain import top
from wtactics.engine.meaning import POINTS, ZONES, Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.rows import N, X
from wtactics.engine.sight import shown_faction
from wtactics.engine.table import Table
from wtactics.engine.tallies import counters_on
from wtactics.vocabulary.nouns.limits import DAMAGE_VALUE, MEASURES
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.things.meaning import Things, possessive


class Fixed(Number):
    """A plain number."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def of(self, t: Table) -> i64:
        return self.n

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return str(self.n)


class XNumber(Number):
    """X, as the text says or as it was chosen."""

    def of(self, t: Table) -> i64:
        return top(t, X) if t.item != NOBODY else 0

    def text(self) -> str:
        return "X"


class XAtMost(XNumber):
    """X, but no more than so much."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def of(self, t: Table) -> i64:
        return min(super().of(t), self.most)

    def text(self) -> str:
        return f"X (at most {self.most})"


class ThatMuch(Number):
    """The number of the fact that triggered: that much, that many."""

    def of(self, t: Table) -> i64:
        return top(t, N) if t.item != NOBODY else 0

    def text(self) -> str:
        return "that many"


class CountOf(Number):
    """How many things a noun means now."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def of(self, t: Table) -> i64:
        return self.noun.count(t)

    def reaches(self, t: Table, n: i64) -> bool:
        return self.noun.reaches(t, n)

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def text(self) -> str:
        return f"the number of {self.noun.text(True)}"


class Factions(Number):
    """How many factions there are among things; what has none counts for none."""

    def __init__(self, noun: Noun, word: str = "faction") -> None:
        self.noun: Final = noun
        self.word: Final = word

    def of(self, t: Table) -> i64:
        found: i64 = 0
        for c in self.noun.all(t):
            found |= bit_of(faction) if (faction := shown_faction(t, c)) >= 0 else 0
        n: i64 = 0
        while found != 0:
            found &= found - 1
            n += 1
        return n

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.noun.depends()

    def text(self) -> str:
        return f"the number of {self.word}s among {self.noun.text(True)}"


class CountersOn(Number):
    """How many counters of a name lie on things."""

    def __init__(self, counter: CounterName, things: Things) -> None:
        self.counter: Final = counter
        self.things: Final = things

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING:
                n += counters_on(t, c, self.counter.number)
        return n

    def depends(self) -> i64:
        return self.things.depends()  # values follow every change of counters

    def text(self) -> str:
        return f"the number of {self.counter.word} counters on {self.things.text()}"


class ValueOf(Number):
    """A value of things, added up: its ATK, target creature's cost. One that is below 0 counts as 0."""

    def __init__(self, things: Things, value: i64) -> None:
        self.things: Final = things
        self.value: Final = value
        self.measure: Final = MEASURES[int(value)]

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING:
                n += max(self.measure.of(t, c), 0)
        return n

    def depends(self) -> i64:
        return self.measure.depends() | self.things.depends()

    def text(self) -> str:
        return f"{possessive(self.things)} {self.measure.name}"


class Utmost(Number):
    """The highest value among things, or the lowest; 0 if there are none."""

    def __init__(self, noun: Noun, value: i64, most: bool) -> None:
        self.noun: Final = noun
        self.value: Final = value
        self.measure: Final = MEASURES[int(value)]
        self.most: Final = most

    def of(self, t: Table) -> i64:
        best: i64 = 0
        found = False
        for c in self.noun.all(t):
            if NOBODY < c < SEAT_THING:
                n = self.measure.of(t, c)
                if not found or ((n > best) if self.most else (n < best)):
                    best = n
                found = True
        return best

    def is_hidden(self, t: Table) -> bool:
        return self.noun.is_hidden(t)

    def depends(self) -> i64:
        return self.measure.depends() | self.noun.depends()

    def text(self) -> str:
        return f"the {'highest' if self.most else 'lowest'} {self.measure.name} among {self.noun.text(True)}"


class Points(Number):
    """The victory points of players."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for thing in self.players.of(t):
            if thing >= SEAT_THING:
                n += t.points[thing - SEAT_THING]
        return n

    def depends(self) -> i64:
        return POINTS | ZONES | self.players.depends()

    def text(self) -> str:
        return f"the number of {possessive(self.players)} victory points"


class Times(Number):
    """A multiple: twice the number of Imps you control, 2 for each Elf."""

    def __init__(self, times: i64, number: Number) -> None:
        self.times: Final = times
        self.number: Final = number

    def of(self, t: Table) -> i64:
        return self.times * self.number.of(t)

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"{'twice' if self.times == 2 else f'{self.times} times'} {self.number.text()}"


class Share(Number):
    """How many times so many go into a number: one for each two Elves; it is rounded down."""

    def __init__(self, number: CountOf, by: i64) -> None:
        self.number: Final = number
        self.by: Final = by

    def of(self, t: Table) -> i64:
        return self.number.of(t) // self.by

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"one for each {self.by} {self.number.noun.text(True)}"


class Plus(Number):
    """A sum, or what is left: the number of your cities plus 2, its ATK minus its cost."""

    def __init__(self, number: Number, more: Number, less: bool = False) -> None:
        self.number: Final = number
        self.more: Final = more
        self.less: Final = less

    def of(self, t: Table) -> i64:
        more = self.more.of(t)
        return self.number.of(t) + (-more if self.less else more)

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t) or self.more.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends() | self.more.depends()

    def text(self) -> str:
        return f"{self.number.text()} {'minus' if self.less else 'plus'} {self.more.text()}"


class Difference(Number):
    """By how much two numbers differ."""

    def __init__(self, first: Number, second: Number) -> None:
        self.first: Final = first
        self.second: Final = second

    def of(self, t: Table) -> i64:
        first, second = self.first.of(t), self.second.of(t)
        return first - second if first > second else second - first

    def is_hidden(self, t: Table) -> bool:
        return self.first.is_hidden(t) or self.second.is_hidden(t)

    def depends(self) -> i64:
        return self.first.depends() | self.second.depends()

    def text(self) -> str:
        return f"the difference between {self.first.text()} and {self.second.text()}"


class Half(Number):
    """Half of a number, rounded down or up."""

    def __init__(self, number: Number, up: bool) -> None:
        self.number: Final = number
        self.up: Final = up

    def of(self, t: Table) -> i64:
        return (self.number.of(t) + i64(self.up)) // 2

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"half {self.number.text()} rounded {'up' if self.up else 'down'}"


class Beyond(Number):
    """How many there are more than so many: for each Elf beyond the first."""

    def __init__(self, number: CountOf, free: i64) -> None:
        self.number: Final = number
        self.free: Final = free

    def of(self, t: Table) -> i64:
        return max(self.number.of(t) - self.free, 0)

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"one {per(self)[1]}"


class Capped(Number):
    """A number, but no more than so much."""

    def __init__(self, number: Number, most: i64) -> None:
        self.number: Final = number
        self.most: Final = most

    def of(self, t: Table) -> i64:
        return min(self.number.of(t), self.most)

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"{self.number.text()}, but at most {self.most}"


class Minus(Number):
    """The opposite of a number, in -X/-0."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def of(self, t: Table) -> i64:
        return -self.number.of(t)

    def is_hidden(self, t: Table) -> bool:
        return self.number.is_hidden(t)

    def depends(self) -> i64:
        return self.number.depends()

    def text(self) -> str:
        return f"minus {self.number.text()}"


def per(number: Number) -> tuple[i64, str]:
    """How many of what is counted for each of something, and these words; of other numbers no words."""
    if isinstance(number, CountOf):
        return 1, f"for each {number.noun.text(False)}"
    if isinstance(number, ValueOf) and number.value == DAMAGE_VALUE:
        return 1, f"for each damage token on {number.things.text()}"
    if isinstance(number, Factions):
        return 1, f"for each {number.word} among {number.noun.text(True)}"
    if isinstance(number, CountersOn):
        return 1, f"for each {number.counter.word} counter on {number.things.text()}"
    if isinstance(number, Beyond):
        return 1, f"for each {number.number.noun.text(False)} beyond the first{f' {number.free}' * (number.free > 1)}"
    if isinstance(number, Share):
        return 1, f"for each {number.by} {number.number.noun.text(True)}"
    if isinstance(number, Capped) and (inner := per(number.number))[1]:
        return inner[0], f"{inner[1]}, but at most {number.most}"
    if isinstance(number, Times) and per(number.number)[0] == 1:
        return number.times, per(number.number)[1]
    return 0, ""


def signed(number: Number) -> str:
    """Half of a change of values: +2, -1, +X, -X, +0."""
    if isinstance(number, Minus):
        return f"-{number.number.text()}"
    return f"{number.n:+}" if isinstance(number, Fixed) else f"+{number.text()}"
