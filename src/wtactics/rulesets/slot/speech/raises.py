"""Raises, in words: +1 to its close value, a DEF that is increased or lowered."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import CHANGED, ORDER, TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.gains import Changes, GetMore, More
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE, LIFE_VALUE, RANGED_VALUE
from wtactics.rulesets.slot.speech.weapons import (
    becomes,
    changeable,
    changes,
    changes_for_each,
    get,
    less,
    more,
)
from wtactics.vocabulary.changes.doubling import IS, a_while
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.limits import DEFENSE_VALUE
from wtactics.vocabulary.numbers.meaning import Fixed, Minus, XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.choosing import branched
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import it_itself
from wtactics.vocabulary.things.meaning import Things, This, You


def named(reading: Reading, *said: int | list[int]) -> list[int]:
    """These, if creatures can have more of each."""
    return [changeable(value) for value in values(reading, *said)]


def values(reading: Reading, *said: int | list[int]) -> list[int]:
    """These values, each of which may be said of several."""
    return [value for each in said for value in (each if isinstance(each, list) else [each])]


def more_to(reading: Reading, number: Number, said: list[int]) -> list[More]:
    return [more(reading, number, value) for value in said]


def less_to(reading: Reading, number: Number, said: list[int]) -> list[More]:
    return [less(reading, number, value) for value in said]


def all_changes(reading: Reading, *parts: More | list[More]) -> Changes:
    return changes(reading, *(more_ for part in parts for more_ in (part if isinstance(part, list) else [part])))


def changed_by(reading: Reading, said: list[int], by: tuple[bool, Number], *each: Number) -> Changes:
    """By so much more or less, perhaps once for each of something."""
    up, number = by
    found = Changes([(more if up else less)(reading, number, changeable(value)) for value in said])
    return changes_for_each(reading, found, each[0]) if each else found


def whose_values(reading: Reading, *parts: Things | list[int]) -> tuple[Things, list[int]]:
    """Of whom it is said: of who was spoken of, if nobody is named."""
    things = next((part for part in parts if isinstance(part, Things)), None)
    said = next(part for part in parts if isinstance(part, list))
    return things if things is not None else reading.it(), said


def is_changed(reading: Reading, of: tuple[Things, list[int]], by: tuple[bool, Number], *each: Number) -> For:
    """For a time, which must be said."""
    until = a_while(reading)
    return For(GetMore(of[0], changed_by(reading, of[1], by, *each)), until)


def change(reading: Reading, up: bool, of: tuple[Things, list[int]], number: Number, *each: Number) -> For:
    return is_changed(reading, of, (up, number), *each)


def always_changed(
    reading: Reading, things: Things, said: list[int], by: tuple[bool, Number], *each: Number
) -> GetMore:
    return GetMore(things, changed_by(reading, said, by, *each))


def its_own_changed(reading: Reading, said: list[int], by: tuple[bool, Number], *each: Number) -> GetMore:
    """Where nobody was spoken of before, only in the line of a weapon "its" is plainly of this creature."""
    if reading.mentions:
        it_itself(reading)
    elif reading.switch != 0:
        reading.actor = This(reading.word)
    else:
        raise Misread("this creature, spoken of before", "its")
    found = always_changed(reading, reading.subject(), said, by, *each)
    reading.end_clause()
    return found


def get_x(reading: Reading, said: Changes, number: Number) -> GetMore:
    """What always holds is counted ever anew: +X close is +1 close for each of what X counts."""
    if said.each is not None:
        raise Misread("a change by X", said.text())
    return get(reading, changes_for_each(reading, Changes([one_of(part) for part in said.parts]), number))


def get_for_each(reading: Reading, each: Number, things: Things, said: Changes) -> GetMore:
    if said.each is not None:
        raise Misread("a change", said.text())
    return GetMore(things, changes_for_each(reading, said, each))


def it_gets_for_each(reading: Reading, each: Number, said: Changes) -> GetMore:
    """What is counted is counted around this creature, so that nothing else is "it"."""
    if f"this {reading.word}" not in each.text():
        raise Misread(f"this {reading.word}", "it")
    return get_for_each(reading, each, This(reading.word), said)


def one_of(part: More) -> More:
    """One instead of X."""
    if not isinstance(part.number, XNumber | Minus):
        raise Misread("a change by X", part.text())
    return More(part.value, Fixed(1 if isinstance(part.number, XNumber) else -1))


def more_of(reading: Reading, number: Number, value: int) -> More:
    """Two more life could be tokens that are taken off."""
    if value == LIFE_VALUE:
        raise Misread("close, ranged or DEF", "life")
    return more(reading, number, value)


def less_of(reading: Reading, number: Number, value: int) -> More:
    if value == LIFE_VALUE:
        raise Misread("close, ranged or DEF", "life")
    return less(reading, number, value)


def gains(reading: Reading, number: Number, value: int) -> For:
    return For(GetMore(reading.subject(), Changes([more(reading, number, value)])), reading.time())


def always_loses(reading: Reading, *parts: Any) -> GetMore:
    """Life that is lost is a token, and no value that is lower."""
    said = [less(reading, number, value) for number, value in zip(parts[::2], parts[1::2], strict=True)]
    if any(part.value == LIFE_VALUE for part in said):
        raise Misread("a weapon's value, or DEF", "life", lightly=True)
    return GetMore(reading.subject(), Changes(said))


def loses(reading: Reading, number: Number, value: int) -> For:
    """Life that is lost is no value that is lowered."""
    if value == LIFE_VALUE:
        raise Misread("close, ranged or DEF", "life", lightly=True)
    return For(GetMore(reading.subject(), Changes([less(reading, number, value)])), reading.time())


def gains_all(reading: Reading, number: Number, said: list[int]) -> For:
    """So much of each of these values."""
    return For(GetMore(reading.subject(), Changes(more_to(reading, number, said))), reading.time())


def loses_all(reading: Reading, number: Number, said: list[int]) -> For:
    return For(GetMore(reading.subject(), Changes(less_to(reading, number, said))), reading.time())


def own_gain(reading: Reading, said: Changes) -> For:
    """Where nobody was spoken of, it is this creature that gets it, for a time."""
    if reading.mentions or reading.acted:
        raise Misread("who gets it", said.text())
    until = a_while(reading)
    return For(GetMore(This(reading.word), said), until)


def gains_several(reading: Reading, *said: Any) -> For:
    """So much of one value, and so much of another."""
    parts = [more(reading, number, value) for number, value in zip(said[::2], said[1::2], strict=True)]
    return For(GetMore(reading.subject(), changes(reading, *parts)), reading.time())


def loses_several(reading: Reading, *said: Any) -> For:
    parts = [less_of(reading, number, value) for number, value in zip(said[::2], said[1::2], strict=True)]
    return For(GetMore(reading.subject(), changes(reading, *parts)), reading.time())


def one_or_other(reading: Reading, first: Changes, second: Changes) -> Steps:
    """You choose as it is done."""
    things, until = reading.subject(), reading.time()
    return branched(You(), [[For(GetMore(things, each), until)] for each in (first, second)])


def give(reading: Reading, things: Things, said: Changes) -> For:
    """What creatures give would be counted for each of them."""
    if reading.actor is not None and not reading.actor.people():
        raise Misread("a player who gives it", reading.actor.text())
    until = a_while(reading)
    return For(GetMore(things, said), until)


def become(reading: Reading, of: tuple[Things, list[int]], number: Number) -> list[Deed]:
    """Each of these values is so much."""
    return [becomes(reading, of[0], value, number) for value in of[1]]


def has_so_much_now(reading: Reading, value: int, number: Number) -> Deed:
    """So much, whatever it was; more would be said with a plus. Life that it gets could be tokens that are taken off."""
    if value == LIFE_VALUE:
        raise Misread("close, ranged or DEF", "life")
    return becomes(reading, reading.subject(), value, number)


THEIR: Final = '("its" | "their" | "her" | "his" | "the" | ("all" | "both") ("of"? ("its" | "their" | "the"))?)'
SO_MANY: Final = "(many | bare_one)"
BESIDES: Final = '("," | "and" | "," "and" | ","? "but")'
PHRASES: Final = [
    Phrase(STATED, '({get} | {gain} | {have}) gain_of_values ","? "where" "x" "is" ("equal" "to")? value', get_x,
           ["This creature gets +X close, where X is the number of adjacent allies."]),
    Phrase(STATEMENT, 'for_each "," (general | self) ({get} | {gain} | {have}) gain_of_values', get_for_each,
           ["For each adjacent ally, this creature has +1 DEF."]),
    Phrase(STATEMENT, 'for_each "," "it" ({get} | {gain} | {have}) gain_of_values', it_gets_for_each,
           ["For each filled slot adjacent to this creature, it gets +1 DEF."]),
    Idiom("several_values", '"attack" ("value" | "values")', [CLOSE_VALUE, RANGED_VALUE],
          ["Adjacent allies get +1 to all attack values."]),
    Idiom("several_values", '"attack" | "atk"', [CLOSE_VALUE, RANGED_VALUE], ["This creature's attack is 1 higher."]),
    Idiom("several_values", '"def" "value"', [DEFENSE_VALUE]),
    Phrase("one_or_more", "card_value | several_values", values),
    Phrase("values_named", 'one_or_more (("and" | "," | "," "and") ("its" | "their")? one_or_more)*', named),
    Phrase("values_meant", f"{THEIR}? values_named", lambda reading, said: said),
    Phrase("values_more", '"+" (many | bare_one) "to" values_meant', more_to, ["Adjacent allies get +1 to their close value."]),
    Phrase("values_more", '"-" (many | bare_one) "to" values_meant', less_to),
    Phrase("values_more", '"+" (many | bare_one) several_values', more_to, ["Adjacent allies get +1 attack."]),
    Phrase("values_more", '"-" (many | bare_one) several_values', less_to),
    Phrase("values_more", f'{SO_MANY} (several_values "more" | ("more" | "additional" | "extra") several_values)', more_to,
           ["Adjacent allies have 1 more attack."]),
    Phrase("values_more", f'{SO_MANY} (several_values ("less" | "fewer") | ("less" | "fewer") several_values)', less_to,
           ["Enemy creatures in this column have 1 less attack."]),
    Phrase("value_changes", f"(value_change {BESIDES})* values_more ({BESIDES} (values_more | value_change))*", all_changes),
    Phrase(CHANGED, "({gain} | {get}) number several_values", gains_all,
           ["[1]: Target ally creature gains 2 attack until end of turn."]),
    Phrase(CHANGED, "{lose} number several_values", loses_all,
           ["[1]: Target enemy creature loses 1 attack until end of turn."]),
    Phrase(ORDER, "gain_of_values", own_gain, ["[1]: +1 DEF until end of turn."]),
    Phrase(CHANGED, "({gain} | {get}) number card_value",
           gains, ["[1]: Target ally creature gains 2 close until end of turn."]),
    Phrase(CHANGED, '{lose} number card_value ("and" number card_value)+', loses_several),
    Phrase(CHANGED, '({gain} | {get}) number card_value ("and" number card_value)+', gains_several,
           ["[1]: Target ally creature gains 2 close and 1 DEF until end of turn."]),
    Phrase(STATED, '("loses" | "lose") number card_value ("and" number card_value)*', always_loses,
           ["While this creature is marked, it loses 1 DEF."]),
    Phrase(CHANGED, "{lose} number card_value", loses, ["[1]: Target enemy creature loses 1 DEF until end of turn."]),
    Phrase(CHANGED, '({get} | {gain} | {have}) "either"? gain_of_values "or" gain_of_values ("," "your" "choice" ","?)?',
           one_or_other,
           ["[1]: This creature gets +1 close or +1 ranged until end of turn."]),
    Phrase("deed", "{give} things gain_of_values", give, ["[1]: Give an adjacent ally +1 DEF until end of turn."]),
    Phrase(TOLD, "({get} | {have}) card_value many", has_so_much_now,
           ["[1]: Target ally creature gets close 3 until end of turn."]),
    # increased and lowered
    Phrase("values_of", '(aimed | self | again) ("\'s" | "\'") values_named | ("its" | "their") values_named'
           ' | "the" values_named "of" cards', whose_values),
    Phrase(ORDER, 'values_of ("is" | "are") changed_so for_each?', is_changed,
           ["[1]: Choose an ally creature. Until end of turn, its DEF is increased by 2."]),
    Phrase(ORDER, 'change_up values_of "by" number for_each?', change,
           ["[1]: Reduce target enemy creature's DEF by 1 until end of turn."]),
    Phrase(ORDER, '"take" number ("off" | "from" | "away" "from") values_of | "subtract" number "from" values_of',
           lambda reading, number, of: is_changed(reading, of, (False, number)),
           ["[1]: Take 1 off the close of target enemy creature until end of turn."]),
    Phrase(ORDER, '("set" | "change" | "turn" | "reduce" | "lower" | "raise" | "increase") values_of "to" (number | value)',
           become, ["[1]: Reduce target enemy creature's ranged to 0 until end of turn."]),
    Phrase(ORDER, f'values_of ("becomes" | "become" | {IS} ("set" "to")?) ("equal" "to")? (number | value)', become,
           ["[1]: Target creature's DEF becomes 2 until end of turn.",
            "[1]: The close of an ally creature becomes 3 until end of turn."]),
    Phrase(ORDER, '"add" number "to" values_of', lambda reading, number, of: is_changed(reading, of, (True, number))),
    Phrase(STATEMENT, 'general ("\'s" | "\'") values_meant ("is" | "are") changed_so for_each?', always_changed,
           ["Adjacent allies' DEF is increased by 1."]),
    Phrase(STATEMENT, '"the" values_meant "of" (general | self) ("is" | "are") changed_so for_each?',
           lambda reading, said, things, *rest: always_changed(reading, things, said, *rest),
           ["The DEF of this creature is increased by 1."]),
    Phrase(STATEMENT, '("its" | "my") values_meant ("is" | "are") changed_so for_each?', its_own_changed,
           ["While this creature is marked, its close is increased by 1."]),
    Phrase("changed_so", 'changed_up "by" number', lambda reading, up, number: (up, number)),
    Phrase("changed_so", 'number ("higher" | "greater" | "larger" | "more")', lambda reading, number: (True, number),
           ["Adjacent allies' close is 2 higher."]),
    Phrase("changed_so", 'number ("lower" | "smaller" | "less")', lambda reading, number: (False, number)),
    Phrase("changed_so", '"+" number', lambda reading, number: (True, number), ["Adjacent allies' close is +2."]),
    Phrase("changed_so", '"-" number', lambda reading, number: (False, number)),
    Phrase("value_change", f'{SO_MANY} card_value "more" | {SO_MANY} ("more" | "additional" | "extra") card_value', more_of,
           ["Adjacent allies have 1 more DEF."]),
    Phrase("value_change", f'{SO_MANY} card_value ("less" | "fewer") | {SO_MANY} ("less" | "fewer") card_value', less_of,
           ["Enemy creatures in this column have 1 DEF less."]),
]  # fmt: skip
