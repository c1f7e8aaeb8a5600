"""Counters without a name, which only a Hero speaks of: they lie on it and change none of its values, for it has none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import TALLY
from wtactics.engine.meaning import Due, Number
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_ON
from wtactics.engine.table import Table
from wtactics.engine.tallies import add_counters, counters_on
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.tallying import CountersDue, MoveCounters, put
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, compares
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.meaning import Very

NAMELESS: Final = "plain"  # what those are called that are put there; what is taken or counted may have any name


def any_on(t: Table, c: CardId) -> i64:
    """How many counters lie on the card, whatever they are called."""
    n, i = i64(0), i64(0)
    while i < len(t.modifiers):
        if t.modifiers[i] == TALLY and t.modifiers[i + MODIFIER_ON] == c:
            n += counters_on(t, c, t.modifiers[i + MODIFIER_A])
        i += MODIFIER
    return n


class AnyCountersDue(CountersDue):
    """Counters are taken from the card itself, of whatever name; those first that have lain there longest."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return any_on(t, c) >= self.count

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        for i in range(0, len(t.modifiers), MODIFIER):
            if t.modifiers[i] == TALLY and t.modifiers[i + MODIFIER_ON] == c:
                add_counters(t, c, t.modifiers[i + MODIFIER_A], -1)
                return

    def text(self) -> str:
        many = "a counter" if self.count == 1 else f"{counted(int(self.count))} counters"
        return f"remove {many} from {self.noun.text(False)}"


class AnyCountersOn(Number):
    """How many counters lie on the card itself."""

    def __init__(self, this: Things) -> None:
        self.this: Final = this

    def of(self, t: Table) -> i64:
        return any_on(t, self.this.single(t))

    def depends(self) -> i64:
        return 0  # values follow every change of counters

    def text(self) -> str:
        return f"the number of counters on {self.this.text()}"


class AnyTallied(Quality):
    """So many counters at least lie on it, or none."""

    def __init__(self, relation: i64, n: i64) -> None:
        self.relation: Final = relation
        self.n: Final = n

    def holds(self, t: Table, c: CardId) -> bool:
        return compares(any_on(t, c), self.relation, self.n)

    def depends(self) -> i64:
        return 0

    def behind(self) -> str:
        return f"with {self.words()} on it"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.words()} on it"

    def words(self) -> str:
        """How many, in words."""
        if self.relation == AT_MOST:
            return "no counters"
        return "a counter" if self.n == 1 else f"{counted(int(self.n))} or more counters"


def nameless(reading: Reading, this: Things) -> CounterName:
    """ORC-CREA-15 A counter on a creature changes its values, and so says how: only one on a Hero needs no name."""
    inner = getattr(this, "things", this)
    if reading.word != "hero" or not isinstance(inner, This):
        raise Misread("the name of a counter", "a counter")
    return reading.lexicon.counter(NAMELESS)


def put_nameless(reading: Reading, number: Number, this: Things, *each: Number) -> MoveCounters:
    return put(reading, number, nameless(reading, this), this, *each)


def pay_nameless(reading: Reading, number: Number, *this: Things) -> Due:
    itself = this[0] if this else This(reading.word)
    return AnyCountersDue(nameless(reading, itself), Very(itself), plain(number))


def count_nameless(reading: Reading, this: Things) -> Number:
    nameless(reading, this)
    return AnyCountersOn(this)


def has_some(reading: Reading, *number: Number) -> Quality:
    nameless(reading, This(reading.word))
    return AnyTallied(AT_LEAST, plain(number[0]) if number else 1)


def has_none(reading: Reading) -> Quality:
    nameless(reading, This(reading.word))
    return AnyTallied(AT_MOST, 0)


COUNTERS: Final = '("counter" | "counters")'
PHRASES: Final = [
    Phrase("deed", f'{{put}} number {COUNTERS} "on" self for_each?', put_nameless,
           ["At the start of your turn, put a counter on this Hero."]),
    Phrase("price_part", f'"remove" number {COUNTERS} ("from" self)?', pay_nameless,
           ["Remove two counters from this Hero: Draw a card."]),
    Phrase("value", '"the" "number" "of" "counters" "on" self', count_nameless),
    Phrase("for_each", '"for" ("each" | "every") "counter" "on" self', count_nameless,
           ["Creatures you control get +1/+0 for each counter on this Hero."]),
    Phrase("tallied", '("a" | "any") "counter" | many "or" "more" "counters" | "at" "least" many "counters"', has_some,
           ["As long as this Hero has three or more counters on it, creatures you control get +1/+0."]),
    Phrase("tallied", f'"no" {COUNTERS}', has_none),
    Phrase("predicate", '("has" | "have") tallied', lambda reading, tallied: tallied),
]  # fmt: skip
