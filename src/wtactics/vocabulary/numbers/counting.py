"""How numbers are worded: the number of Elves you control, its ATK, +1/+1 for each of something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import CITY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun, anywhere_there
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import (
    Beyond,
    Capped,
    CountOf,
    Difference,
    Factions,
    Fixed,
    Half,
    Minus,
    Plus,
    Points,
    Share,
    Times,
    Utmost,
    ValueOf,
    per,
)
from wtactics.vocabulary.numbers.partings import SPELLS, Disciplines, only_given, value_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import keeper, number_in, number_x, plain, renewed


def count_of(reading: Reading, noun: Noun) -> Number:
    return CountOf(anywhere_there(noun, True))


def factions_among(reading: Reading, noun: Noun) -> Number:
    return Factions(noun)


def disciplines_among(reading: Reading, noun: CardNoun) -> Number:
    if noun.types_meant != 1 << CITY:
        raise Misread("cities", noun.text(True))
    return Disciplines(noun)


def share_of(reading: Reading, number: Number, noun: Noun) -> Number:
    return Share(CountOf(noun), plain(number))


def so_many(number: Number, said: tuple[Number | None, ...]) -> Number:
    """The number, or so many for each of what is counted: once for all or not at all."""
    each = [part for part in said if part is not None]
    if not each:
        return number
    n, one = plain(number), each[0]
    if n == 1:
        return one
    return Capped(Times(n, one.number), one.most) if isinstance(one, Capped) else Times(n, one)


def value_of_things(reading: Reading, things: Things, value: int) -> Number:
    return value_of(reading, things, value)


def value_of_it(reading: Reading, value: int) -> Number:
    """Where nothing else was spoken of that has one, it is that of the one card that the price takes."""
    try:
        it = reading.it()
    except Misread:
        it = None
    if it is None or (isinstance(it, This) and reading.word in SPELLS):
        it = only_given(reading) or reading.it()
    return value_of(reading, it, value)


def points_of(reading: Reading, whose: Detail) -> Number:
    return Points(keeper(whose))


def highest(reading: Reading, value: int, noun: Noun) -> Number:
    return Utmost(noun, value, True)


def lowest(reading: Reading, value: int, noun: Noun) -> Number:
    return Utmost(noun, value, False)


def total(reading: Reading, value: int, noun: Noun) -> Number:
    return ValueOf(All(noun), value)


def twice(reading: Reading, number: Number) -> Number:
    return Times(2, number)


def plus(reading: Reading, number: Number, more: Number) -> Number:
    return Plus(number, more)


def minus(reading: Reading, number: Number, less: Number) -> Number:
    return Plus(number, less, True)


def plus_behind(reading: Reading, more: Number, number: Number) -> Number:
    return Plus(number, more)


def minus_behind(reading: Reading, less: Number, number: Number) -> Number:
    return Plus(number, less, True)


def so_many_times(reading: Reading, times: Number, number: Number) -> Number:
    return Times(plain(times), number)


def difference(reading: Reading, first: Number, second: Number) -> Number:
    return Difference(first, second)


def halved(reading: Reading, usual: bool, number: Number, up: bool | None = None) -> Half:
    """Half of it, rounded as the text says, or else as the game has it; "at most" is said of the half."""
    if isinstance(number, Capped):
        raise Misread("what the half is at most", number.text())
    return Half(number, usual if up is None else up)


def halves(usual: Callable[[Reading], bool], examples: Sequence[str] = ()) -> list[Phrase]:
    """The words for halves in a game; they tell how it rounds them, unless a text says otherwise: up?"""
    return [
        Phrase("halving", '"half" "of"?', usual, examples),
        Phrase("halve", '"halve"', usual),
        Phrase("halved", '"halved"', usual),
    ]


def half_of_points(reading: Reading, usual: bool, whose: Detail, up: bool | None = None) -> Number:
    return halved(reading, usual, points_of(reading, whose), up)


def beyond_nth(reading: Reading, noun: Noun, n: int) -> Number:
    return Beyond(CountOf(noun), n)


def beyond(reading: Reading, noun: Noun, number: Number) -> Number:
    return Beyond(CountOf(noun), plain(number))


def same(reading: Reading, number: Number) -> Number:
    return number


def said_more(reading: Reading) -> None:
    """Two more cards are two cards; only where they would come anyway, it could be so many in all."""
    if reading.would >= 0:
        raise Misread("how many they are in all", "how many more")
    reading.beside = True


def one_more(reading: Reading) -> Number:
    said_more(reading)
    return Fixed(1)


def half(reading: Reading, word: str) -> Number:
    """One side of +1/+1: its sign and its number."""
    number: Number = number_x(reading) if word[1:] == "X" else Fixed(number_in(word[1:]))
    if word[0] == "+":
        return number
    return Fixed(-number.n) if isinstance(number, Fixed) else Minus(number)


def in_ones(reading: Reading, numbers: list[Number]) -> tuple[list[Number], Number | None]:
    """+X/+X, where X is a number of things, is +1/+1 for each of them."""
    known, found = reading.x_known, list[Number]()
    if known is None:
        return numbers, None
    if not per(known)[1]:
        raise Misread("a number of things", known.text())
    for number in numbers:
        less = isinstance(number, Minus) and number.number is known
        if number is not known and not less and not (isinstance(number, Fixed) and number.n == 0):
            raise Misread("X, or 0", number.text())
        found.append(Fixed(-1) if less else Fixed(1) if number is known else number)
    reading.x_known = None
    return found, known


def bonus(reading: Reading, words: str) -> tuple[Number, Number]:
    first, second = str(words).split("/")
    return half(reading, first), half(reading, second)


def stats(reading: Reading, words: str) -> tuple[Number, Number]:
    first, second = str(words).split("/")
    return Fixed(number_in(first)), Fixed(number_in(second))


def so_much(unit: str) -> str:
    """The form for so much of something, its number in front or behind: two cards, cards equal to this creature's ATK."""
    return f"((number said_more? | another_one) {unit} | {unmeasured(unit)})"


def unmeasured(unit: str) -> str:
    """The form for as much of something as there is of something else."""
    equal = '("equal" "in" "number"? "to" | "equal" "to") value'
    return f'(({A_NUMBER})? {unit} {equal} | {AS_MUCH} {unit} "as" as_many)'


def you_control(reading: Reading, noun: Noun) -> Number:
    """As many as you control Elves."""
    return CountOf(renewed(noun, Detail("whose", YOURS))) if isinstance(noun, CardNoun) else CountOf(noun)


def its_value(reading: Reading, things: Things, value: int) -> Number:
    """As many as this creature has ATK."""
    return value_of(reading, things, value)


def measured(reading: Reading, number: Number) -> Number:
    """What several have is not one amount."""
    if isinstance(number, ValueOf) and number.things.many():
        raise Misread("the total of them", number.text())
    return number


A_NUMBER: Final = '("a" "number" | "an" "amount") "of"'
AS_MUCH: Final = '"as" ("many" | "much")'
ONE_OF: Final = '("you" ("control" | "have") yours_there)'
DISCIPLINE: Final = '"different"? ("discipline" | "disciplines")'
PHRASES: Final = [
    Phrase("as_many", '"there" "are"? (nouns | held_nouns)', count_of),
    Phrase("as_many", "nouns | held_nouns", count_of),
    Phrase("as_many", '"you" ("control" | "have") card_nouns', you_control),
    Phrase(
        "as_many",
        '(again | self | aimed) ("has" | "have") card_value',
        its_value,
        ["(M): Draw as many cards as this creature has ATK."],
    ),
    Phrase("as_many", "value", measured),
    Phrase("value", '"the" "number" "of" nouns', count_of),
    Phrase("value", '"the" "number" "of" held_nouns', count_of),
    Phrase(
        "value",
        '"the" "number" "of" "factions" ("among" | "of") (("all" | "the")? (nouns | held_nouns) | "all"? owned_nouns)',
        factions_among,
    ),
    Phrase(
        "for_each",
        '"for" "each" "factions" "among" (("all" | "the")? (nouns | held_nouns) | "all"? owned_nouns)',
        factions_among,
        ["Draw a card for each faction among creatures you control."],
    ),
    Phrase(
        "value",
        f'"the" "number" "of" {DISCIPLINE} ("among" | "of") "all"? "the"? (card_nouns | owned_nouns)',
        disciplines_among,
        needs=CITIES,
    ),
    Phrase(
        "for_each",
        f'"for" ("each" | "every") {DISCIPLINE} ("among" | "of") "all"? "the"? (card_nouns | owned_nouns)',
        disciplines_among,
        ["Draw a card for each discipline among cities you control."],
        needs=CITIES,
    ),
    Phrase(
        "for_each",
        f'"for" ("each" | "every") {DISCIPLINE} ("of" ("which" | "that") {ONE_OF} | {ONE_OF} "of")',
        disciplines_among,
        needs=CITIES,
    ),
    Phrase(
        "value", f'"the" "number" "of" {DISCIPLINE} "of" ("which" | "that") {ONE_OF}', disciplines_among, needs=CITIES
    ),
    Phrase("yours_there", '"a" sort', lambda reading, sort: CardNoun([sort], whose=YOURS), needs=CITIES),
    Phrase("for_each", '("for" ("each" | "every") | "per") (noun | held_noun)', count_of),
    Phrase(
        "for_each",
        '"for" ("each" | "every") many (nouns | held_nouns) ("rounded" "down")?',
        share_of,
        ["Draw a card for each two Elves you control."],
    ),
    Phrase("value", '"the" "number" "of" owner "victory" "points"', points_of),
    Phrase("value", '"the" card_value "of" cards', lambda reading, value, things: value_of(reading, things, value)),
    Phrase("value", '(aimed | self) ("\'s" | "\'") card_value', value_of_things),
    Phrase("value", 'enchanted_thing "\'s" card_value', value_of_things),
    Phrase("value", '"its" card_value', value_of_it),
    Phrase(
        "value",
        '"the" ("highest" | "greatest") card_value ("among" | "of") "all"? nouns',
        highest,
        ["Deal X damage to target creature, where X is the highest ATK among Elves you control."],
    ),
    Phrase("value", '"the" ("lowest" | "smallest") card_value ("among" | "of") "all"? nouns', lowest),
    Phrase("value", '"the" "total" card_value "of" "all"? nouns', total),
    Phrase("value", '"twice" value', twice),
    Phrase("value", 'value "plus" (number | value)', plus),
    Phrase("value", 'value "minus" (number | value)', minus),
    Phrase(
        "value",
        'number ("plus" | ("more" | "greater" | "higher") "than") value',
        plus_behind,
        ["Draw X cards, where X is one more than the number of Elves you control."],
    ),
    Phrase(
        "value",
        'number ("less" | "fewer" | "lower") "than" value',
        minus_behind,
        ["Draw X cards, where X is one less than the number of Elves you control."],
    ),
    Phrase(
        "value",
        '"the" "sum" "of" value "and" value',
        plus,
        ["Draw X cards, where X is the sum of the number of Elves you control and the number of cities you control."],
    ),
    Phrase(
        "value",
        'many "times" value',
        so_many_times,
        ["Draw X cards, where X is three times the number of Elves you control."],
    ),
    Phrase("value", '"the"? "difference" "between" value "and" value', difference),
    Phrase("value", "halving value rounding?", halved),
    Phrase("rounding", '"rounded" "up"', lambda reading: True),
    Phrase("rounding", '"rounded" "down"', lambda reading: False),
    Phrase("half_points", 'halving owner "victory" "points" rounding?', half_of_points),
    Phrase("value", 'owner "victory" "points"', points_of),
    Phrase(
        "for_each",
        '"for" "each" (noun | held_noun) "beyond" "the" ordinal',
        beyond_nth,
        ["Draw a card for each Elf you control beyond the first."],
    ),
    Phrase("for_each", '"for" "each" (noun | held_noun) "beyond" "the" "first" number', beyond),
    Phrase(
        "said_more",
        '"more" | "further" | "additional" | "extra"',
        said_more,
        ["Draw two more cards."],
    ),
    Phrase("another_one", '"another" | "a" ("second" | "third")', one_more, ["Draw another card."]),
    Phrase("bonus", "BONUS", bonus),
    Phrase("stats", "STATS", stats),
]
