"""Doubling and halving: values are twice or half of what each card has now: double its ATK, set its DEF to half its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, ADD_FAR
from wtactics.engine.meaning import Number
from wtactics.engine.places import CITY, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.changes.values import of_value
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import (
    ATTACKS,
    DEFENDS,
    DEFENSE_VALUE,
    LIVES,
    MEASURES,
    SHOOTS,
    STRENGTH_VALUE,
    Measure,
)
from wtactics.vocabulary.numbers.meaning import Half, Times, ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Things, This

TWICE: Final = 0
HALF_UP: Final = 1  # half, and of an odd number one more
HALF_DOWN: Final = 2


class ScaleValues(Deed):
    """Each of these cards has twice or half as much of these values as now, for a while: by so much more is it changed."""

    def __init__(self, things: Things, values: tuple[int, ...], scale: i64, until: i64) -> None:
        self.things: Final = things
        self.values: Final = values
        self.scale: Final = scale
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        until = t.lasts(self.until)
        for c in of_value(t, self.things):
            more = vec[i64]([0, 0, 0, 0])
            for value in self.values:
                measure = measured(t, c, value)
                more[measure.column] += self.more(max(measure.of(t, c), 0))
            attack, defense, ranged, life = more[ATTACKS], more[DEFENDS], more[SHOOTS], more[LIVES]
            if attack != 0 or defense != 0:
                t.modify(ADD, c, attack, defense, until, t.you, t.me)
                t.happened(facts.MODIFIED, c, attack, defense)
            if ranged != 0 or life != 0:
                t.modify(ADD_FAR, c, ranged, life, until, t.you, t.me)
                t.happened(facts.MODIFIED_FAR, c, ranged, life)
        return NEXT

    def more(self, n: i64) -> i64:
        """By how much so much is changed."""
        return n if self.scale == TWICE else (n + i64(self.scale == HALF_UP)) // 2 - n

    def text(self) -> str:
        names = f"the {' and '.join(MEASURES[value].name for value in self.values)} of {self.things.text()}"
        if self.scale == TWICE:
            return timed(f"double {names}", self.until)
        return timed(f"halve {names} rounded {'up' if self.scale == HALF_UP else 'down'}", self.until)


def measured(t: Table, c: CardId, value: int) -> Measure:
    """How much of it the card has: of a city that has lost strength, what is left."""
    return MEASURES[STRENGTH_VALUE if value == DEFENSE_VALUE and t.type(c) == CITY else value]


def a_while(reading: Reading) -> int:
    """For how long it is so, which must be said."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return reading.time()


def half(up: bool) -> int:
    return HALF_UP if up else HALF_DOWN


def scaled(reading: Reading, *said: Any) -> ScaleValues:
    """Of whose values it is said, in whatever order; of a half it is told how it is rounded, by the game or the text."""
    rounded = [part for part in said if isinstance(part, bool)]
    return scale_of(reading, half(rounded[-1]) if rounded else TWICE, said)


def lost(reading: Reading, *said: Any) -> ScaleValues:
    """Half is lost, rounded so, and what is left the other way; what is lost for good is no value that is lower."""
    up = [part for part in said if isinstance(part, bool)][-1]
    what = scale_of(reading, half(not up), said)
    if is_city(reading, what.things) or any(MEASURES[value].column == LIVES for value in what.values):
        raise Misread("a value that is lower for a while", "what is lost for good", lightly=True)
    return what


def is_city(reading: Reading, things: Things) -> bool:
    """Are they cities?"""
    if isinstance(bare(things), This):
        return reading.word == "city"
    noun = reading.noun_of(things)
    return isinstance(noun, CardNoun) and noun.types_meant == 1 << CITY


def scale_of(reading: Reading, scale: int, said: Sequence[Any]) -> ScaleValues:
    """Of the subject, if nobody is named."""
    things: Things | None = None
    values: Sequence[int] = ()
    for part in said:
        if isinstance(part, Things):
            things = part
        elif isinstance(part, tuple) and isinstance(part[0], Things):
            things, values = part
        elif isinstance(part, tuple | list):
            values = part
    if len(set(values)) < len(values):
        raise Misread("each value once", "one of them twice")
    return ScaleValues(things if things is not None else reading.subject(), tuple(values), scale, a_while(reading))


def share_of_own(things: Things, values: Sequence[int], number: Number, until: int) -> ScaleValues | None:
    """Where a value is said to be twice or half of that very value: whatever was added to it is part of that."""
    of = number.number if isinstance(number, Half | Times) else None
    if not isinstance(of, ValueOf) or len(values) != 1 or not (of.things is things or bare(of.things) is bare(things)):
        return None
    if isinstance(number, Times) and number.times != 2:
        return None
    if of.value != values[0] and not (of.value == STRENGTH_VALUE and values[0] == DEFENSE_VALUE):
        return None
    return ScaleValues(things, tuple(values), half(number.up) if isinstance(number, Half) else TWICE, until)


def refuse_sum(things: Things, number: Number) -> None:
    """Refuse what several cards have together, where each of them is said to have what it has itself."""
    several = isinstance(bare(things), All) or things.many()
    if several and any(
        isinstance(part, ValueOf) and bare(part.things) is bare(things) for part in parts_within(number)
    ):
        raise Misread("a value of one card", number.text())


IS: Final = '("is" | "are")'
ITS: Final = '("its" | "their")'
POSSESSED: Final = '("\'s" | "\'")'
OWN: Final = f'({ITS} ("current" | "present")? ("value" | "values"))'
SET: Final = '("set" | "change" | "reduce" | "lower" | "raise" | "increase")'
BECOMES: Final = (
    f'("becomes" | "become" | {IS} ("set" | "changed" | "reduced" | "lowered" | "raised" | "increased") "to")'
)
SHARE: Final = f'(("twice" | "double") {OWN} | "double" | halving {OWN}? rounding?)'
HALVED: Final = f'{IS} ((halved | "cut" "in" halving) rounding? | "reduced" "by" halving)'
PHRASES: Final = [
    Phrase(ORDER, f'"double" values_of | values_of {IS} "doubled" | "double" "the"? values_named "of" things'
           f' | general {POSSESSED} values_named {IS} "doubled" | "the" values_named "of" general {IS} "doubled"', scaled,
           ["Double target creature's ATK until end of turn.", "Double the ATK of each attacker until end of turn."]),
    Phrase(ORDER, f'(halve values_of | halve "the"? values_named "of" things | "cut" values_of "in" halving) rounding?'
           f' | values_of {HALVED} | general {POSSESSED} values_named {HALVED} | "the" values_named "of" general {HALVED}',
           scaled,
           ["Halve target creature's ATK until end of turn.", "Target creature's DEF is halved, rounded up, this turn."]),
    Phrase(ORDER, f'{SET} values_of "to" {SHARE} | {SET} "the"? values_named "of" things "to" {SHARE}'
           f' | values_of {BECOMES} {SHARE} | "the" values_named "of" general {BECOMES} {SHARE}', scaled,
           ["Set target creature's ATK to half its value until end of turn."]),
    Phrase(CHANGED, f'({{get}} | {{have}}) ("double" | "twice") {ITS}? values_named'
           f" | {{have}} halving {ITS} values_named rounding?", scaled,
           ["Target creature gets double ATK until end of turn.", "Target creature has half its ATK until end of turn."]),
    Phrase(CHANGED, f"{{lose}} halving {ITS} values_named rounding?", lost,
           ["Target creature loses half its ATK, rounded up, until end of turn."]),
]  # fmt: skip
