"""Filling: counters are put on something only until it has so many of them: but never more than three."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, WHILE_IN_PLAY
from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId, Flow, Option
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_B, MODIFIER_ON, MODIFIER_UNTIL
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.tallies import add_counters, counters_on
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.tallying import MoveCounters
from wtactics.vocabulary.changes.values import Change, Get, of_value
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import BONUSES
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.parts import Limits
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.things.mentioning import counted, plain


def lying(t: Table, c: CardId, attack: i64, defense: i64) -> i64:
    """How many such counters lie on a card."""
    n: i64 = 0
    i: i64 = 0
    while i < len(t.modifiers):
        if (
            t.modifiers[i] == ADD
            and t.modifiers[i + MODIFIER_ON] == c
            and t.modifiers[i + MODIFIER_UNTIL] == WHILE_IN_PLAY
        ):
            a, b = t.modifiers[i + MODIFIER_A], t.modifiers[i + MODIFIER_B]
            times = a // attack if attack != 0 else b // defense
            if times > 0 and a == times * attack and b == times * defense:
                n += times
        i += MODIFIER
    return n


class Fill(Deed):
    """Counters such as +1/+1 are put on creatures, as far as they have fewer than so many of them."""

    def __init__(self, get: Get, number: i64, most: i64) -> None:
        self.get: Final = get
        self.number: Final = number
        self.most: Final = most

    def do(self, t: Table, answer: Option) -> Flow:
        change = self.get.change
        attack, defense = change.attack.of(t), change.defense.of(t)
        for c in of_value(t, self.get.things):
            n = min(self.number, self.most - lying(t, c, attack, defense))
            if n > 0:
                t.modify(ADD, c, n * attack, n * defense, WHILE_IN_PLAY, t.you, t.me)
                t.happened(facts.MODIFIED, c, n * attack, n * defense)
        return NEXT

    def text(self) -> str:
        change = Change(self.get.change.attack, self.get.change.defense).text()
        many = f"a {change} counter" if self.number == 1 else f"{counted(int(self.number))} {change} counters"
        return f"put {many} on {self.get.things.text()}, but never more than {counted(int(self.most))}"


class FillCounters(MoveCounters):
    """Counters of a name are put on cards, as far as they have fewer than so many of them."""

    def __init__(self, put: MoveCounters, number: i64, most: i64) -> None:
        super().__init__(put.players, put.number, put.counter, put.things)
        self.each: Final = number
        self.most: Final = most

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            n = min(self.each, self.most - counters_on(t, c, self.counter.number))
            if n > 0:
                add_counters(t, c, self.counter.number, n)
        return NEXT

    def text(self) -> str:
        return f"{super().text()}, but never more than {counted(int(self.most))}"


def filled(steps: Steps, most: int, kind: Any = None) -> Steps:
    """The steps, the last of which puts counters, with the most that may lie there."""
    last: Any = steps[-1] if steps else None
    if isinstance(last, MoveCounters) and not last.off and isinstance(last.number, Fixed) and names(last, kind):
        return [*steps[:-1], FillCounters(last, last.number.n, most)]
    get = last.statement if type(last) is For and last.until == WHILE_IN_PLAY else None
    if isinstance(get, Get) and (n := put_at_once(get.change)) > 0 and fits(get.change, kind):
        return [*steps[:-1], Fill(get, n, most)]
    raise Misread("counters that are put on something, and how many", "another deed")


def names(last: MoveCounters, kind: Any) -> bool:
    """Are these the counters of a name that are spoken of?"""
    return kind is None or (isinstance(kind, CounterName) and kind.number == last.counter.number)


def put_at_once(change: Change) -> int:
    """How many counters it puts, if that is a plain number."""
    each = change.each
    if not isinstance(change.attack, Fixed) or not isinstance(change.defense, Fixed):
        return 0
    if change.attack.n == 0 and change.defense.n == 0:
        return 0
    return 1 if each is None else int(each.n) if isinstance(each, Fixed) else 0


def fits(change: Change, kind: Any) -> bool:
    """Are these the counters that are named?"""
    return kind is None or (
        isinstance(kind, tuple) and Change(*kind).text() == Change(change.attack, change.defense).text()
    )


class Room(Limits):
    """What was said before puts no more than so many counters there."""

    def __init__(self, most: int, kind: Any, of_this: bool) -> None:
        super().__init__([], None)
        self.most: Final = most
        self.kind: Final = kind
        self.of_this: Final = of_this

    def changed(self, steps: Steps) -> Steps:
        last: Any = steps[-1]
        things = getattr(getattr(last, "statement", last), "things", None)
        if self.of_this and not isinstance(things, This):
            raise Misread("counters that are put on this card", "another deed")
        return filled(steps, self.most, self.kind)


def no_more_of_them(reading: Reading, *said: Any) -> Room:
    number = next(each for each in said if isinstance(each, Number))
    kinds = [each for each in said if isinstance(each, CounterName | tuple)]
    return Room(plain(number), kinds[0] if kinds else None, any(isinstance(each, This) for each in said))


def filled_behind(reading: Reading, steps: Steps, number: Number, *_it: object) -> Steps:
    return filled(steps, plain(number))


IT: Final = '("it" | named_self | "that" "creature" | "they")'
HAVE: Final = '("have" | "hold" | "get" | "gain" | "carry" | "be" "given")'
SO_MANY: Final = (
    f'{IT} ("can\'t" {HAVE} "more" "than" | ("can" | "may") {HAVE} ("at" "most" | "only" | "up" "to")'
    ' | ("has" | "have") ("at" "most" | "never" "more" "than")) number'
)
COUNTERS: Final = '("counter" | "counters")'
ON_IT: Final = '("on" ("it" | "them" | named_self))?'
BUT: Final = '("," ("but" | "and")? | "but")'
MOST: Final = '("at" "most" | ("never" | "not") "more" "than" | "to" "a"? "maximum" "of" | "up" "to")'
OF_THEM: Final = f'("of" ("them" | "these") | "such"? {COUNTERS})? ("in" ("all" | "total"))? {ON_IT}'
PHRASES: Final = [
    Phrase("tail", f'tail ({BUT} {MOST} number {OF_THEM} | "(" {MOST} number {OF_THEM} ")")', filled_behind,
           ["Whenever a creature dies, put a rust counter on this creature, but never more than three."]),
    Phrase("limiting", f'{SO_MANY} ("of" ("them" | "these") | "such"? {COUNTERS}) {ON_IT}', no_more_of_them,
           ["Whenever a creature dies, put a rust counter on this creature. It can't have more than three of them."]),
    Phrase("limiting", f"{SO_MANY} bonus {COUNTERS} {ON_IT}", no_more_of_them, needs=BONUSES),
    Phrase("limiting", f"{SO_MANY} counter_name {COUNTERS} {ON_IT}", no_more_of_them),
]  # fmt: skip
