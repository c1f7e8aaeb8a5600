"""Where a creature lives, and what another city is, said of a creature: any but the one in which it lives."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from wtactics.engine.facts import LEFT
from wtactics.engine.meaning import Noun
from wtactics.engine.places import CITY, CREATURE, NOBODY, SEAT_THING, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_HOME_A
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.quality import LivingIn
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Host, Slot, Things, This


def refer_to_its_like(reading: Reading, sorts: list[Sort], fields: dict[str, Any]) -> None:
    """A host is no other of what hangs on it, and a city that was picked is no other creature, as this one is."""
    other = fields.get("other_than")
    if isinstance(other, Host) and [sort.word for sort in sorts] == [reading.word]:
        fields["other_than"] = This(reading.word)
    town = isinstance(other, Slot) and reading.word == "creature" and "city" in reading.words_for(other)
    if town and all(sort.types & 1 << CITY == 0 for sort in sorts):
        fields["other_than"] = reading.other_than(CardNoun(sorts))


def refer_to_dweller(sorts: list[Sort], fields: dict[str, Any]) -> None:
    """Behind a creature's city other residents are others than that creature: only a city is another city."""
    other = fields.get("other_than")
    if isinstance(other, HomeOf) and all(sort.types & 1 << CITY == 0 for sort in sorts):
        fields["other_than"] = other.things


class HomeThen(HomeOf):
    """The city that was a card's home, before it left play in this turn; as long as it is there, it is that of now."""

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if c < SEAT_THING:
                return t.home[c] if t.in_play(c) else home_then(t, c)
        return NOBODY

    def lived_in(self, t: Table) -> Thing:
        return self.one(t)

    def text(self) -> str:
        return f"the city {self.things.text()} was in"


def home_then(t: Table, c: Thing) -> Thing:
    """Where the card lived when it last left play."""
    home: Thing = NOBODY
    i: i64 = 0
    while i < len(t.past):
        if t.past[i] == LEFT and t.past[i + PAST_A] == c:
            home = t.past[i + PAST_HOME_A]
        i += PAST
    return home


def other_than(reading: Reading, noun: CardNoun) -> Things:
    """What another one is not: what was spoken of; another city is not that one, or not the home of that creature."""
    other = reading.other_than(noun)
    if noun.types_meant != 1 << CITY:
        return other
    if isinstance(other, This):
        if reading.word in ("city", "creature"):
            return other if reading.word == "city" else HomeOf(other)
        raise Misread("a city that was spoken of", other.text())
    if "city" in reading.words_for(other):
        return other
    meant = reading.noun_of(other)
    types = meant.types_meant if isinstance(meant, CardNoun) else 0
    if types >> CREATURE & 1 == 0 or types >> CITY & 1 == 1 or other.many():
        raise Misread("a city that was spoken of", This(reading.word).text() if other.many() else other.text())
    return HomeOf(other)


def who_live_here(reading: Reading, noun: Noun) -> Noun:
    """On a city bare "residents" are its own."""
    if reading.word != "city" or not isinstance(noun, CardNoun) or noun.whose != ANYONES or noun.of is not None:
        return noun
    if noun.qualities or not all(sort.word == "resident" for sort in noun.sorts):
        return noun
    return CardNoun(noun.sorts, other_than=noun.other_than, qualities=[LivingIn(This("city"))])
