"""Counters with a name, such as rust: put on cards, taken from them, counted; and how a card comes into play."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import tell
from wtactics.engine.meaning import Due, Number, Statement
from wtactics.engine.places import CardId, Flow, Option, Seat, Thing
from wtactics.engine.rows import N
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.tallies import add_counters, counters_on
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATED, Deed, cards_by, cards_in_play
from wtactics.vocabulary.deeds.journeys import IntoCity, Put
from wtactics.vocabulary.deeds.wealth import LayAsResource
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.numbers.counting import A_NUMBER, AS_MUCH, so_many, unmeasured
from wtactics.vocabulary.numbers.meaning import CountersOn, Fixed, ThatMuch, XNumber, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Again, All, Things, This, clause
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.things.picking import Amend
from wtactics.vocabulary.triggers.meaning import Very


class MoveCounters(Deed):
    """So many counters of a name are put on each of the cards, or taken from it; None: all that lie there are taken."""

    def __init__(
        self, players: Things, number: Number | None, counter: CounterName, things: Things, off: bool = False
    ) -> None:
        self.players: Final = players
        self.number: Final = number
        self.counter: Final = counter
        self.things: Final = things
        self.off: Final = off

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            n = counters_on(t, c, self.counter.number) if self.number is None else max(self.number.of(t), 0)
            add_counters(t, c, self.counter.number, -n if self.off else n)
        return NEXT

    def text(self) -> str:
        if self.number is not None and not isinstance(self.number, Fixed | XNumber | ThatMuch) and not self.off:
            onto = f"as many {self.counter.word} counters on {self.things.text()} as {self.number.text()}"
            return clause(self.players, "put", onto)
        many = f"all {self.counter.word} counters" if self.number is None else counters_text(self.number, self.counter)
        return clause(
            self.players,
            "remove" if self.off else "put",
            f"{many} {'from' if self.off else 'on'} {self.things.text()}",
        )


def counters_text(number: Number, counter: CounterName) -> str:
    """So many of these counters, and for what each of them is."""
    n, behind = per(number)
    if behind:
        return f"{counters_text(Fixed(n), counter)} {behind}"
    if isinstance(number, Fixed):
        return f"a {counter.word} counter" if number.n == 1 else f"{counted(int(number.n))} {counter.word} counters"
    return f"{number.text()} {counter.word} counters"


class CountersDue(Due):
    """Counters are taken from the card itself."""

    def __init__(self, counter: CounterName, this: Very, count: i64) -> None:
        super().__init__(this, count)
        self.counter: Final = counter

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return counters_on(t, c, self.counter.number) >= self.count

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]()

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        add_counters(t, c, self.counter.number, -1)

    def text(self) -> str:
        return f"remove {counters_text(Fixed(self.count), self.counter)} from {self.noun.text(False)}"


class AllCountersDue(CountersDue):
    """All counters of a name are taken from the card itself, one at least; so many are "that many"."""

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        n = counters_on(t, c, self.counter.number)
        add_counters(t, c, self.counter.number, -n)
        tell(t, N, n)

    def text(self) -> str:
        return f"remove all {self.counter.word} counters from {self.noun.text(False)}"


class PutCountersDue(CountersDue):
    """Counters are put on the card itself."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return True

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        add_counters(t, c, self.counter.number, 1)

    def text(self) -> str:
        return f"put {counters_text(Fixed(self.count), self.counter)} on {self.noun.text(False)}"


class Tallied(Quality):
    """At least so many counters of a name lie on a card, or none."""

    def __init__(self, counter: CounterName, relation: i64, n: i64) -> None:
        self.counter: Final = counter
        self.relation: Final = relation
        self.n: Final = n

    def holds(self, t: Table, c: CardId) -> bool:
        return compares(counters_on(t, c, self.counter.number), self.relation, self.n)

    def depends(self) -> i64:
        return 0  # values follow every change of counters

    def words(self) -> str:
        """How many, in words."""
        if self.relation == AT_MOST:
            return f"no {self.counter.word} counters"
        if self.n == 1:
            return f"a {self.counter.word} counter"
        return f"{counted(int(self.n))} or more {self.counter.word} counters"

    def behind(self) -> str:
        return f"with {self.words()} on it"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.words()} on it"


class Comes(Statement):
    """How this very card comes into play: marked, or with counters of a name."""

    def __init__(self, things: Things, number: Number | None = None, counter: CounterName | None = None) -> None:
        self.things: Final = things
        self.number: Final = number
        self.counter: Final = counter

    def is_entry(self) -> bool:
        return True

    def enter(self, t: Table, c: CardId) -> None:
        number, name = self.number, self.counter
        if number is None or name is None:
            t.come_marked(c)
        else:
            add_counters(t, c, name.number, max(number.of(t), 0))

    def text(self) -> str:
        number, name = self.number, self.counter
        how = "marked" if number is None or name is None else f"with {counters_text(number, name)}"
        return clause(self.things, "come", f"into play {how}")


class HaveComeMarked(Deed):
    """What has just been put into play came marked, as the next sentence says."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            t.come_marked(c)
        return NEXT

    def text(self) -> str:
        return clause(self.things, "come", "into play marked")


def counter(reading: Reading, word: str) -> CounterName:
    return reading.lexicon.counter(str(word))


def put(reading: Reading, number: Number, name: CounterName, things: Things, *each: Number) -> MoveCounters:
    return MoveCounters(reading.players(), so_many(number, each), name, things)


def remove(reading: Reading, number: Number, name: CounterName, things: Things) -> MoveCounters:
    return MoveCounters(reading.players(), number, name, things, True)


def remove_all(reading: Reading, name: CounterName, things: Things) -> MoveCounters:
    return MoveCounters(reading.players(), None, name, things, True)


def pay(reading: Reading, number: Number, name: CounterName, this: This) -> Due:
    return CountersDue(name, Very(this), plain(number))


def pay_from_itself(reading: Reading, number: Number, name: CounterName) -> Due:
    return pay(reading, number, name, This(reading.word))


def pay_all(reading: Reading, name: CounterName, *this: This) -> Due:
    return AllCountersDue(name, Very(this[0] if this else This(reading.word)), 1)


def pay_more(reading: Reading, number: Number, name: CounterName, this: This) -> Due:
    return PutCountersDue(name, Very(this), plain(number))


def on_things(reading: Reading, name: CounterName, things: Things) -> Number:
    return CountersOn(name, things)


def one_or_more(reading: Reading, _one: Number, name: CounterName) -> Quality:
    return Tallied(name, AT_LEAST, 1)


def so_many_or_more(reading: Reading, number: Number, name: CounterName) -> Quality:
    return Tallied(name, AT_LEAST, plain(number))


def none_of(reading: Reading, name: CounterName) -> Quality:
    return Tallied(name, AT_MOST, 0)


def said_behind(reading: Reading, tallied: Quality) -> Detail:
    return Detail("quality", tallied)


def itself(reading: Reading) -> This:
    """The card whose text it is: a text says this of no other."""
    things = reading.subject()
    if not isinstance(things, This):
        raise Misread("this card itself", things.text())
    return things


def put_itself(reading: Reading) -> bool:
    """Did the sentence before put this card into play?"""
    return any(isinstance(step, Put) and isinstance(step.things, This) for step in reading.last_said)


def comes_marked(reading: Reading) -> Comes:
    this = itself(reading)
    if put_itself(reading):
        raise Misread("what always holds", "what is said of the sentence before")
    return Comes(this)


def comes_with(reading: Reading, number: Number, name: CounterName, *each: Number) -> Comes:
    return Comes(itself(reading), so_many(number, each), name)


def came_marked(reading: Reading) -> list[Any]:
    things = reading.subject()
    last = reading.last_said[-1] if reading.last_said else None
    if isinstance(last, LayAsResource) and isinstance(things, Again) and things.things is last.things:
        return [Amend(1), LayAsResource(last.players, last.things, True, last.alike, last.faction)]
    if isinstance(things, All) or (isinstance(things, This) and not put_itself(reading)):
        raise Misread("what was put into play before", things.text())
    puts = [step for step in reading.last_said if isinstance(step, Put)]
    into = puts[-1].into if len(puts) > 0 else None
    if isinstance(things, Again) and isinstance(into, IntoCity) and into.city is things.things:
        things = Again(puts[-1].things, things.words)  # not the city into which it was put
    return [HaveComeMarked(things)]


def came_unmarked(reading: Reading) -> list[Deed]:
    """Said in vain: nothing that was put into play is marked without a word of it."""
    came_marked(reading)
    return []


def put_measured(reading: Reading, name: CounterName, number: Number, things: Things) -> MoveCounters:
    return put(reading, number, name, things)


def put_behind(reading: Reading, name: CounterName, things: Things, number: Number) -> MoveCounters:
    return put(reading, number, name, things)


COUNTERS: Final = 'counter_name ("counter" | "counters")'
ON_IT: Final = '("on" ("it" | "him" | "her" | "them"))'
COME: Final = '("comes" | "come") "into" "play"'
PHRASES: Final = [
    Phrase("counter_name", "TALLY", counter),
    Phrase("deed", '{put} number counter_name ("counter" | "counters") "on" things for_each?', put,
           ["Put a rust counter on target creature."]),
    Phrase("deed", f'{{put}} {unmeasured(COUNTERS)} "on" things', put_measured,
           ["Put as many rust counters on target creature as you control Elves."]),
    Phrase("deed", f'{{put}} ({AS_MUCH} {COUNTERS} "on" things "as" as_many'
           f' | {A_NUMBER} {COUNTERS} "on" things "equal" "to" value)', put_behind),
    Phrase("deed", '{remove} number counter_name ("counter" | "counters") "from" things', remove,
           ["Remove two rust counters from target creature."]),
    Phrase("deed", '{remove} "all" counter_name "counters" "from" things', remove_all,
           ["Remove all rust counters from target creature."]),
    Phrase("price_part", '"remove" number counter_name ("counter" | "counters") "from" self', pay,
           ["Remove a charge counter from this creature: Draw a card."]),
    Phrase("price_part", f'"remove" number {COUNTERS}', pay_from_itself),
    Phrase("price_part", '"remove" "all" ("the" | "its")? counter_name "counters" ("from" self)?', pay_all,
           ["(M), remove all charge counters from this creature: Draw that many cards."]),
    Phrase("price_part", f'"put" number {COUNTERS} "on" self', pay_more,
           ["Put a rust counter on this creature: Draw a card."]),
    Phrase("value", '"the" "number" "of" counter_name "counters" "on" cards', on_things),
    Phrase("for_each", '"for" ("each" | "every") counter_name "counter" "on" cards', on_things,
           ["This creature gets +1/+0 for each blood counter on this creature."]),
    Phrase("tallied", 'single counter_name "counter"', one_or_more),
    Phrase("tallied", 'many "or" "more" counter_name "counters"', so_many_or_more),
    Phrase("tallied", '"no" counter_name ("counter" | "counters")', none_of),
    Phrase("quality", f'"with" tallied {ON_IT}', said_behind,
           ["Kill all creatures with two or more rust counters on them."]),
    Phrase("predicate", f'("has" | "have") tallied {ON_IT}', lambda reading, tallied: tallied,
           ["If this creature has a rust counter on it, this creature can't attack."]),
    Phrase(STATED, f'({COME} | "enters" | "enter") "marked"', comes_marked, ["This creature comes into play marked."]),
    Phrase(STATED, f'{COME} "with" number counter_name ("counter" | "counters") {ON_IT}? for_each?', comes_with,
           ["This creature comes into play with three charge counters."]),
    Phrase(TOLD, f'({COME} | "comes" | "come" | "enters" | "enter" | "arrives" | "arrive") "marked"', came_marked,
           ["Put a creature card from your graveyard into your army. It comes into play marked."]),
    Phrase(TOLD, f'({COME} | "comes" | "come" | "enters" | "enter" | "arrives" | "arrive") "unmarked"', came_unmarked,
           ["Put a creature card from your graveyard into your army. It comes into play unmarked."]),
]  # fmt: skip
