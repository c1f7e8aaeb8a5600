"""Dwellings in words: who lives in one of somebody's cities, and several who live in the same one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES, ROLES, Condition, Noun, Number
from wtactics.engine.places import CITY, NOBODY, CardId, Flow, Option, other_of
from wtactics.engine.step import NOTHING
from wtactics.engine.table import Table
from wtactics.kits.cities import KINGDOM
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.judging import bounded, so_many
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.deeds.journeys import Into, Put, into_city, speak_on
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, union
from wtactics.vocabulary.nouns.placing import in_city
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.siding import place
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.among import one_of
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import all_of, an, any_number, renewed, some, target, up_to
from wtactics.vocabulary.triggers.watching import any_card


class PutEither(Deed):
    """Cards go to one of two places; whoever puts them there says to which, if there are both."""

    def __init__(self, put: Put, other: Into) -> None:
        self.put: Final = put
        self.other: Final = Put(put.players, put.things, other)

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.put.players)
        if seat == NOBODY or not (is_there(t, self.put) and is_there(t, self.other)):
            return
        t.ask(seat)
        t.offer(BRANCH, 0, 0)
        t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        first = other_of(answer) == 0 if answer != NOTHING else is_there(t, self.put)
        return (self.put if first else self.other).do(t, NOTHING)

    def way(self, n: i64) -> str:
        return (self.put if n == 0 else self.other).text()

    def text(self) -> str:
        into = self.other.into
        return f"{self.put.text()} or {into.text() if into is not None else 'into play'}"


def is_there(t: Table, put: Put) -> bool:
    """Is there such a place?"""
    return put.into is None or put.into.is_there(t)


class Housing(Quality):
    """In a city reside so many of these."""

    def __init__(self, noun: Noun, relation: i64, number: Number) -> None:
        self.noun: Final = noun
        self.relation: Final = relation
        self.number: Final = number

    def holds(self, t: Table, c: CardId) -> bool:
        n: i64 = 0
        for other in self.noun.all(t):
            n += i64(t.resides(other, c))
        return t.type(c) == CITY and compares(n, self.relation, self.number.of(t))

    def depends(self) -> i64:
        return HOMES | ROLES | self.noun.depends() | self.number.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"with {self.words()}"

    def words(self) -> str:
        """How many, in words."""
        number = self.number.text()
        if self.relation == AT_MOST and number == "0":
            return f"no {self.noun.text(True)} in it"
        return f"{bound_text(self.relation, number)} {self.noun.text(number != '1')} in it"


def housing(reading: Reading, tally: tuple[Noun, int, Number, str], in_it: bool | None) -> Detail:
    """Of others than residents it is said that they are in it."""
    noun = tally[0]
    resident = isinstance(noun, CardNoun) and all(sort.word == "resident" for sort in noun.sorts)
    if not in_it and not resident:
        raise Misread("residents, or creatures in it", noun.text(True))
    return Detail("quality", Housing(*tally[:3]))


def housing_none(reading: Reading, noun: Noun, in_it: bool | None) -> Detail:
    return housing(reading, (noun, AT_MOST, Fixed(0), ""), in_it)


def in_which(reading: Reading, tally: tuple[Noun, int, Number, str]) -> Detail:
    """A city in which somebody resides."""
    return housing(reading, tally, True)


def some_residents(reading: Reading, noun: Noun) -> Detail:
    """With residents: one at least."""
    return housing(reading, (noun, AT_LEAST, Fixed(1), ""), None)


def spread(reading: Reading, noun: CardNoun, cities: tuple[CardNoun, int, Number, str]) -> Condition:
    """They are in so many cities: of so many is true that one of them resides there."""
    said, relation, number, words = cities
    if said.types_meant != 1 << CITY:
        raise Misread("cities", said.text(True))
    where = renewed(said, Detail("quality", Housing(noun, AT_LEAST, Fixed(1))))
    return Compare(CountOf(where), relation, number, f"{noun.text(True)} are in {words}")


def spread_of(reading: Reading, holder: Detail, noun: CardNoun, cities: tuple[CardNoun, int, Number, str]) -> Condition:
    return spread(reading, renewed(noun, holder), cities)


def one_city(reading: Reading, noun: CardNoun) -> Things:
    """The city is chosen first, and all come from there."""
    if noun.types_meant != 1 << CITY:
        raise Misread("cities", noun.text(True))
    return one_of(reading, Fixed(1), noun)


def all_from(reading: Reading, noun: CardNoun, city: Things) -> CardNoun:
    return renewed(noun, in_city(reading, city))


def into_his_city(reading: Reading, things: Things) -> Into:
    """The second of two places, in front of which "into" is not said again."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << CITY:
        raise Misread("a city", things.text())
    return into_city(reading, things)


def put_either(reading: Reading, things: Things, first: Into, second: Into) -> PutEither:
    """To one place or to another, as whoever puts it there says."""
    speak_on(reading, things)
    return PutEither(Put(reading.players(), things, first.settled()), second.settled())


FROM: Final = '("in" | "from" | "of" | "resident" ("in" | "of"))'
PHRASES: Final = [
    DetailPhrase("stance", '"resident"', "where", KINGDOM, CITIES),
    Phrase("one_place", '("one" | "any") "of" owner city_place', place, needs=CITIES),
    Phrase("dweller", f"[other] sort {FROM} one_place post*", union, needs=CITIES),
    Phrase("dweller", f'[other] sort "of" "yours" {FROM} your_place post*', union, needs=CITIES),
    Phrase("your_place", '("one" | "any") "of" "your" city_place',
           lambda reading, where: place(reading, Detail("whose", YOURS), where), needs=CITIES),
    Phrase("chosen", '("a" | "an" | "one") dweller', an,
           ["Put a creature in one of your cities into your army."], needs=CITIES),
    Phrase("aimed", '"target" dweller', target, needs=CITIES),
    Phrase("watched", '("a" | "an" | "any") dweller', any_card, needs=CITIES),
    Phrase("quality", '("with" | "that" ("has" | "have")) had [in_it]', housing,
           ["Destroy target city with two or more Elves in it."], needs=CITIES),
    Phrase("quality", '"without" ("any"? card_nouns | ("a" | "an" | "any") card_noun) [in_it]', housing_none,
           ["Draw a card for each city you control without residents."], needs=CITIES),
    Phrase("quality", '"in" "which" had ("is" | "are" | "resides" | "reside")', in_which,
           ["Gain 1 victory point for each city you control in which an Elf resides."], needs=CITIES),
    Phrase("quality", '("with" | "that" ("has" | "have")) card_nouns', some_residents, needs=CITIES),
    Phrase("condition", 'card_nouns ("are" | "reside") "in" spread_over', spread,
           ["If creatures you control reside in three or more of your cities, draw a card."], needs=CITIES),
    Phrase("condition", 'haver_here card_nouns "in" spread_over', spread_of, needs=CITIES),
    Phrase("spread_over", 'many ("of" owned_nouns | card_nouns)', so_many, needs=CITIES),
    Phrase("spread_over", 'how_many ("of" owned_nouns | card_nouns)', bounded, needs=CITIES),
    Phrase("in_it", '"in" ("it" | "them") | "there"', lambda reading: True),
    Phrase("one_city", '"one" "of" owned_nouns', one_city, needs=CITIES),
    Phrase("dwellers", f"(card_nouns | owned_nouns) {FROM} one_city", all_from, needs=CITIES),
    Phrase("chosen", '"any" "number" "of" dwellers', any_number,
           ["Put any number of creatures from one of your cities into your army."], needs=CITIES),
    Phrase("chosen", '"up" "to" many dwellers', up_to, needs=CITIES),
    Phrase("chosen", "many dwellers", some, needs=CITIES),
    Phrase("crowd", '"all" "the"? dwellers', all_of, ["Put all residents of one of your cities into your army."], needs=CITIES),
    Phrase("into_other", "cards", into_his_city, needs=CITIES),
    Phrase("deed", '({put} | {move} | {return}) things into_place ","? "or" (into_place | into_other)', put_either,
           ["Put target creature you control into your army or into a city you control."], needs=CITIES),
]  # fmt: skip
