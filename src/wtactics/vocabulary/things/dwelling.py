"""Where a creature lives, and what another city is, said of a creature: any but the one in which it lives."""

from __future__ import annotations

from typing import Any, Final

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
from wtactics.vocabulary.things.meaning import One, Things, This, possessive


class HomeOf(One):
    """The city that is a creature's home; who but helps to defend another does not live there."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if c < SEAT_THING:
                return t.home[c]
        return NOBODY

    def text(self) -> str:
        return f"{possessive(self.things)} city"


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
