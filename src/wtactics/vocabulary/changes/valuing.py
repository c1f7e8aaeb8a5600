"""Values by their names: +2 ATK, its DEF is equal to the number of Elves you control, set its ATK to 0."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.vocabulary.changes.doubling import a_while, is_city, refuse_sum, share_of_own
from wtactics.vocabulary.changes.values import Are, Stats, change, change_for_each, get, get_for
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE, MEASURES, STRENGTH_VALUE
from wtactics.vocabulary.numbers.meaning import Fixed, Minus, ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import same

Part = tuple[int, Number]  # a value, and how much more of it
NOTHING: Final = Fixed(0)


def more(reading: Reading, number: Number, value: int) -> Part:
    return changeable(value), number


def less(reading: Reading, number: Number, value: int) -> Part:
    return changeable(value), Fixed(-number.n) if isinstance(number, Fixed) else Minus(number)


def changeable(value: int) -> int:
    """ATK or DEF: the strength of a city is its DEF."""
    if value not in (ATTACK_VALUE, DEFENSE_VALUE, STRENGTH_VALUE):
        raise Misread("ATK, DEF or strength", MEASURES[value].name)
    return ATTACK_VALUE if value == ATTACK_VALUE else DEFENSE_VALUE


def bonuses(reading: Reading, *parts: Part) -> tuple[Number, Number]:
    """So much more ATK and DEF."""
    found = dict(parts)
    if len(found) < len(parts):
        raise Misread("each value once", "one of them twice")
    return found.get(ATTACK_VALUE, NOTHING), found.get(DEFENSE_VALUE, NOTHING)


def named(reading: Reading, *values: int) -> tuple[int, ...]:
    return tuple(changeable(value) for value in values)


def stats_of(values: tuple[int, ...], number: Number) -> Stats:
    """Each of these values is set to the number."""
    return Stats(number if ATTACK_VALUE in values else None, number if DEFENSE_VALUE in values else None)


def its(reading: Reading, values: tuple[int, ...]) -> tuple[Things, tuple[int, ...]]:
    return reading.it(), values


def mine(reading: Reading, values: tuple[int, ...]) -> tuple[Things, tuple[int, ...]]:
    return This(reading.word), values


def of_these(reading: Reading, things: Things, values: tuple[int, ...]) -> tuple[Things, tuple[int, ...]]:
    return things, values


def of_those(reading: Reading, values: tuple[int, ...], things: Things) -> tuple[Things, tuple[int, ...]]:
    return things, values


def values_are(reading: Reading, what: tuple[Things, tuple[int, ...]], number: Number) -> Are:
    refuse_sum(what[0], number)
    if is_city(reading, what[0]):
        raise Misread("a creature, for a city's strength is lost and restored", what[0].text(), lightly=True)
    return Are(what[0], stats_of(what[1], number))


def values_are_as(reading: Reading, what: tuple[Things, tuple[int, ...]], whose: tuple[Things, tuple[int, ...]]) -> Are:
    """Each value is that of somebody else."""
    if what[1] != whose[1]:
        raise Misread("the same values of both", "others")
    of = {value: ValueOf(whose[0], value) for value in what[1]}
    return Are(what[0], Stats(of.get(ATTACK_VALUE), of.get(DEFENSE_VALUE)))


def values_become(reading: Reading, what: tuple[Things, tuple[int, ...]], number: Number) -> Deed:
    return valued(reading, what, number, a_while(reading))


def set_values(reading: Reading, what: tuple[Things, tuple[int, ...]], number: Number) -> Deed:
    return valued(reading, what, number, reading.time())


def valued(reading: Reading, what: tuple[Things, tuple[int, ...]], number: Number, until: int) -> Deed:
    """So much until then, or a share of what it is."""
    return share_of_own(*what, number, until) or For(values_are(reading, what, number), until)


def set_values_of(reading: Reading, values: tuple[int, ...], things: Things, number: Number) -> Deed:
    return set_values(reading, (things, values), number)


def so_much_more(reading: Reading, number: Number, value: int) -> For:
    return changed_by(reading, value, number)


def so_much_less(reading: Reading, number: Number, value: int) -> For:
    return changed_by(reading, *less(reading, number, value))


def changed_by(reading: Reading, value: int, number: Number) -> For:
    """Of a city's strength it would be harm, and without a time a loss for good."""
    until = a_while(reading)
    if value == STRENGTH_VALUE:
        raise Misread("ATK or DEF", MEASURES[value].name)
    return For(get(reading, change(reading, bonuses(reading, (changeable(value), number)))), until)


SO_MUCH: Final = '("each" "equal" "to" | "equal" "to")?'
PHRASES: Final = [
    Phrase("value_change", '"+" (many | bare_one) card_value', more),
    Phrase("value_change", '"-" (many | bare_one) card_value', less),
    Phrase("value_change", 'card_value "+" (many | bare_one)', lambda reading, value, number: more(reading, number, value),
           ["Target creature gets ATK +2 until end of turn."]),
    Phrase("value_change", 'card_value "-" (many | bare_one)', lambda reading, value, number: less(reading, number, value)),
    Phrase("value_changes", 'value_change ("and" value_change)*', bonuses),
    Phrase("named_gains", "value_changes", change),
    Phrase("named_gains", "value_changes for_each", change_for_each),
    Phrase(CHANGED, "({get} | {gain} | {have}) named_gains", get_for, ["Target creature gets +2 ATK until end of turn."]),
    Phrase(STATED, "({get} | {gain} | {have}) named_gains", get,
           ["Elves you control have +1 ATK and +1 DEF.", "Cities you control get +2 strength."]),
    Phrase(CHANGED, "({gain} | {get}) number card_value", so_much_more),
    Phrase(CHANGED, "{lose} number card_value", so_much_less, ["Target creature loses 1 DEF until end of turn."]),
    Phrase("values_named", 'card_value ("and" card_value)?', named),
    Phrase("values_of", '"its" values_named', its),
    Phrase("values_of", '"my" values_named', mine),
    Phrase("values_of", '(self | again | aimed | enchanted_thing) "\'s" values_named', of_these),
    Phrase("values_of", '"the" values_named "of" (self | again | aimed | enchanted_thing)', of_those),
    Phrase("so_much", "number | value", same),
    Phrase(STATEMENT, f'values_of ("is" | "are") {SO_MUCH} so_much', values_are,
           ["This creature's ATK is equal to the number of Elves you control."]),
    Phrase(STATEMENT, f'values_of ("is" | "are") ({SO_MUCH} | "the" "same" "as") values_of', values_are_as,
           ["When this creature comes into play, choose a creature. My ATK and DEF are equal to its ATK and DEF."]),
    Phrase(ORDER, f'values_of ("becomes" | "become" | ("is" | "are") "set" "to") {SO_MUCH} so_much', values_become,
           ["Target creature's ATK becomes 0 until end of turn."]),
    Phrase("deed", '{set} values_of "to" so_much', set_values, ["Set target creature's ATK and DEF to 1."]),
    Phrase("deed", '{set} "the"? values_named "of" things "to" so_much', set_values_of, ["Set ATK of target creature to 0."]),
]  # fmt: skip
