"""Raises of ATK and DEF: they are increased, reduced, added to, set for a while, or changed by X."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.vocabulary.changes.apart import counted_once
from wtactics.vocabulary.changes.doubling import a_while
from wtactics.vocabulary.changes.values import Are, Change, Get, Stats, change, change_for_each, get
from wtactics.vocabulary.changes.valuing import (
    SO_MUCH,
    Part,
    bonuses,
    changeable,
    less,
    more,
    values_are,
    values_become,
)
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.numbers.meaning import Fixed, Minus, XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.choosing import branched
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Things, You

Values = tuple[Things, tuple[int, ...]]  # of what, and which of its values


def changed_by(reading: Reading, values: tuple[int, ...], up: bool, number: Number, *each: Number) -> Change:
    """Each of these values is so much more, or less."""
    parts: list[Part] = [(more if up else less)(reading, number, value) for value in values]
    change_by = bonuses(reading, *parts)
    return change_for_each(reading, change_by, *each) if each else change(reading, change_by)


def raised_now(reading: Reading, of: Values, up: bool, number: Number, *each: Number) -> For:
    until = a_while(reading)
    return For(Get(of[0], changed_by(reading, of[1], up, number, *each)), until)


def raise_now(reading: Reading, up: bool, of: Values, number: Number, *each: Number) -> For:
    return raised_now(reading, of, up, number, *each)


def add_to(reading: Reading, number: Number, of: Values) -> For:
    return raised_now(reading, of, True, number)


def values_of(reading: Reading, values: tuple[int, ...], things: Things) -> Values:
    return things, values


def higher(reading: Reading, things: Things, values: tuple[int, ...], by: tuple[bool, Number], *each: Number) -> Get:
    up, number = by
    return Get(things, changed_by(reading, values, up, number, *each))


def its_higher(reading: Reading, values: tuple[int, ...], by: tuple[bool, Number], *each: Number) -> Get:
    return higher(reading, reading.it(), values, by, *each)


def higher_of(reading: Reading, values: tuple[int, ...], things: Things, by: tuple[bool, Number], *each: Number) -> Get:
    return higher(reading, things, values, by, *each)


def higher_now(reading: Reading, of: Values, by: tuple[bool, Number], *each: Number) -> For:
    up, number = by
    return raised_now(reading, of, up, number, *each)


class Further(Change):
    """What comes to what was said before it; a condition behind it is on that alone."""

    def text(self) -> str:
        return f"an additional {super().text()}"


def further(reading: Reading, bonus: tuple[Number, Number]) -> Further:
    found = change(reading, bonus)
    return Further(found.attack, found.defense, found.each)


def so_much_less(reading: Reading, number: Number, value: int, *each: Number) -> Change:
    return changed_by(reading, (value,), False, number, *each)


def one_or_other(reading: Reading, first: Change, second: Change) -> Steps:
    """You choose as it is done."""
    things, until = reading.subject(), reading.time()
    return branched(You(), [[For(Get(things, each), until)] for each in (first, second)])


def set_for(reading: Reading, stats: tuple[Number, Number]) -> For:
    until = a_while(reading)
    return For(Are(reading.subject(), Stats(*stats)), until)


def are_so_much(reading: Reading, things: Things, values: tuple[int, ...], number: Number) -> Are:
    return values_are(reading, (things, values), number)


def those_are_so_much(reading: Reading, values: tuple[int, ...], things: Things, number: Number) -> Are:
    return values_are(reading, (things, values), number)


def has_value(reading: Reading, value: int, number: Number) -> Are:
    return values_are(reading, (reading.subject(), named(reading, value)), number)


def has_value_now(reading: Reading, value: int, number: Number) -> Deed:
    return values_become(reading, (reading.subject(), named(reading, value)), number)


def named(reading: Reading, value: int) -> tuple[int, ...]:
    return (changeable(value),)


def with_x(reading: Reading, said: Change, number: Number) -> Change:
    """What always holds is counted ever anew: +X/+X is +1/+1 for each of what X counts."""
    halves = (said.attack, said.defense)
    if said.each is not None or not any(isinstance(each, XNumber | Minus) for each in halves):
        raise Misread("a change by X", said.text())
    if not all(isinstance(each, XNumber | Minus) or (isinstance(each, Fixed) and each.n == 0) for each in halves):
        raise Misread("a change by X", said.text())
    return change_for_each(reading, (one_of(said.attack), one_of(said.defense)), number)


def one_of(half: Number) -> Number:
    """One instead of X."""
    if isinstance(half, XNumber):
        return Fixed(1)
    return Fixed(-1) if isinstance(half, Minus) else half


def get_for_each(reading: Reading, each: Number, things: Things, bonus: tuple[Number, Number]) -> Get:
    return Get(things, change_for_each(reading, bonus, each))


def give(reading: Reading, things: Things, said: Change) -> For:
    """What creatures give would be counted for each of them."""
    if reading.actor is not None and not reading.actor.people():
        raise Misread("a player who gives it", reading.actor.text())
    until = a_while(reading)
    return For(Get(counted_once(things, said.each), said), until)


def have_so_much(reading: Reading, values: tuple[int, ...], number: Number) -> Are:
    return values_are(reading, (reading.subject(), values), number)


def get_x(reading: Reading, said: Change, number: Number) -> Get:
    return get(reading, with_x(reading, said, number))


WHERE_X: Final = '","? "where" "x" "is" ("equal" "to")? value'
CHOICE: Final = '("either" | "your" "choice" "of" "either"?)'
LESS: Final = '("less" | "fewer")'
PHRASES: Final = [
    Phrase("gain_of_values", '("an"? "additional" | "another" | "a" "further") bonus', further,
           ["This creature gets an additional +1/+0."]),
    Phrase("values_meant", '"the" values_named "of" (aimed | self)', values_of),
    Phrase("values_meant", "values_of", lambda reading, of: of),
    Phrase(ORDER, 'change_up values_meant "by" number for_each?', raise_now,
           ["Reduce target creature's ATK and DEF by 1 until end of turn."]),
    Phrase(STATEMENT, f'general ("\'s" | "\'") values_named ("is" | "are") {SO_MUCH} so_much', are_so_much),
    Phrase(STATEMENT, f'"the" values_named "of" (general | self) ("is" | "are") {SO_MUCH} so_much', those_are_so_much,
           ["The ATK of Elves you control is equal to 2."]),
    Phrase(ORDER, '"add" number "to" values_meant', add_to),
    Phrase(ORDER, f'values_meant ("is" | "are") {SO_MUCH} so_much', values_become,
           ["Target creature's ATK is 0 until end of turn."]),
    Phrase(ORDER, 'values_meant ("is" | "are") by_so_much for_each?', higher_now,
           ["Target creature's ATK is increased by 2 until end of turn."]),
    Phrase(STATEMENT, 'general ("\'s" | "\'") values_named ("is" | "are") by_so_much for_each?', higher,
           ["This creature's DEF is 1 lower for each Elf you control."]),
    Phrase(STATEMENT, '"the" values_named "of" (general | self) ("is" | "are") by_so_much for_each?', higher_of,
           ["The ATK of Elves you control is increased by 1."]),
    Phrase(STATEMENT, '"its" values_named ("is" | "are") by_so_much for_each?', its_higher),
    Phrase("by_so_much", 'changed_up "by" number', lambda reading, up, number: (up, number)),
    Phrase("by_so_much", 'number ("higher" | "greater" | "more")', lambda reading, number: (True, number)),
    Phrase("by_so_much", 'number ("lower" | "less")', lambda reading, number: (False, number)),
    Phrase("named_gains", f"number card_value {LESS} for_each? | number {LESS} card_value for_each?", so_much_less,
           ["Elves you control have 1 less DEF."]),
    Phrase(CHANGED, f'({{get}} | {{gain}}) {CHOICE}? gain_of_values "or" gain_of_values', one_or_other,
           ["Target creature gets +1/+0 or +0/+1 until end of turn."]),
    Phrase("deed", "{give} things gain_of_values", give, ["Give target creature +1/+0 until end of turn."]),
    Phrase(CHANGED, '("is" | "are") ("a" | "an")? stats', set_for, ["Target creature is 1/1 until end of turn."]),
    Phrase(CHANGED, "{have} card_value many", has_value_now, ["Target creature has ATK 5 until end of turn."]),
    Phrase(STATED, '("has" | "have") card_value many', has_value, ["Elves you control have ATK 2."]),
    Phrase(STATED, f"({{get}} | {{gain}} | {{have}}) (gain_of_values | named_gains) {WHERE_X}", get_x,
           ["This creature gets +X/+X, where X is the highest cost among Elves you control."]),
    Phrase(STATEMENT, 'for_each "," (general | self) ({get} | {gain} | {have}) bonus', get_for_each,
           ["For each Elf you control, this creature gets +1/+0."]),
    Phrase(STATED, '("has" | "have") values_named "equal" "to" so_much', have_so_much,
           ["This creature has ATK equal to the number of Elves you control."]),
]  # fmt: skip
