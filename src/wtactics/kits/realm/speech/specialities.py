"""Specialities in words: cities that count as of other disciplines beside their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Statement
from wtactics.engine.places import CITY, DISCIPLINES, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.disciplines import ALL
from wtactics.kits.realm.terms import CLAIMING
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Host, Things, This

ANY: Final = list(range(len(DISCIPLINES)))


class AlsoOf(Statement):
    """Cities are of these disciplines, too: claimed through them, and switched on by a bid won for one of them."""

    def __init__(self, things: Things, disciplines: list[int]) -> None:
        self.things: Final = things
        self.disciplines: Final = disciplines

    def law(self) -> i64:
        return bit_of(CLAIMING)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return False

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == CLAIMING and other in self.disciplines and self.things.has(t, c)

    def text(self) -> str:
        be, city = ("are", "cities") if self.things.many() else ("is", "a city")
        if self.disciplines == ANY:
            return f"{self.things.text()} {be} {city} of all disciplines"
        names = " and of ".join(DISCIPLINES[each] for each in self.disciplines)
        return f"{self.things.text()} {be} also {city} of {names}"


def also_of(reading: Reading, *disciplines: int) -> AlsoOf:
    """Said of this city, of the one that this is attached to, or of all of a sort."""
    things = reading.subject()
    inner = bare(things)
    a_city = isinstance(inner, This) and reading.word == "city"
    cities = isinstance(inner, All) and isinstance(inner.noun, CardNoun) and inner.noun.types_meant == 1 << CITY
    if not (a_city or cities or (isinstance(inner, Host) and inner.word.startswith("city"))):
        raise Misread("a city, or all cities of somebody", things.text())
    if isinstance(inner, All) and isinstance(inner.noun, CardNoun) and inner.noun.qualities:
        raise Misread("cities of which nothing else is said", things.text())
    return AlsoOf(things, sorted(set(disciplines)) or ANY)


def too(reading: Reading, first: int, *more: int) -> AlsoOf:
    return also_of(reading, first, *more)


IS: Final = '("is" | "are" | "counts" "as" | "count" "as")'
CITY_WORD: Final = '("a" "city" | "cities")'
MORE: Final = '("," "of"? discipline)* (("," "and" | "and") "of"? discipline)?'
PHRASES: Final = [
    Phrase("ruling", f'("is" | "are" | "counts" | "count") ("also" "as"? | "as" "also"?)? {CITY_WORD} "of" discipline {MORE}'
           ' ("too" | "as" "well" | "in" "addition")?', too,
           ["This city is also a city of Mind."], needs=CITIES),
    Phrase("ruling", f'{IS} "also"? {CITY_WORD} "of" discipline ("as" | "and") "well"? "as"? "of"? discipline', too,
           needs=CITIES),
    Phrase("ruling", f'{IS} "also"? ({CITY_WORD} "of" | "of") {ALL} ("at" "once" | "as" "well" | "too")?', also_of,
           ["This city is a city of all three disciplines."], needs=CITIES),
    Phrase("ruling", f'{IS} "also" "of" discipline {MORE} ("too" | "as" "well")?', too, needs=CITIES),
]  # fmt: skip
