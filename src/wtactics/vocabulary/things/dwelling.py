"""Where a creature lives, and what another city is, said of a creature: any but the one in which it lives."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from wtactics.engine.facts import LEFT
from wtactics.engine.meaning import Noun
from wtactics.engine.places import CITY, CREATURE, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_HOME_A, PAST_SEAT_A
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.quality import MARCHING, ONE_ARMY, ONE_CITY, Beside, LivingIn, is_with
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Happened, Host, Slot, Things, This


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


class BesideThen(Beside):
    """A creature is in the same city or army as one that has left play was before."""

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.things.of(t):
            if other < SEAT_THING and (is_with if t.in_play(other) else was_with)(t, c, other, self.where):
                return True
        return False


def was_with(t: Table, c: CardId, gone: Thing, where: i64) -> bool:
    """Is the creature where this card last left play: in that city, or in the army of who controlled it then?"""
    row = last_left(t, gone)
    if row == NOBODY or 1 << t.type(c) & MARCHING == 0:
        return False
    home = t.past[row + PAST_HOME_A]
    if home != NOBODY:
        return where != ONE_ARMY and t.dwelling(c) == home
    return where != ONE_CITY and t.place[c] & 15 == ARMY and t.controller[c] == t.past[row + PAST_SEAT_A]


def home_then(t: Table, c: Thing) -> Thing:
    """Where the card lived when it last left play."""
    row = last_left(t, c)
    return t.past[row + PAST_HOME_A] if row != NOBODY else NOBODY


def last_left(t: Table, c: Thing) -> i64:
    """Where it is written down that the card left play, the last time; NOBODY if nowhere."""
    found: i64 = NOBODY
    i: i64 = 0
    while i < len(t.past):
        if t.past[i] == LEFT and t.past[i + PAST_A] == c:
            found = i
        i += PAST
    return found


def beside(reading: Reading, one: Things, where: int, named: bool) -> Beside:
    """In the same city or army as this one; of one that the text hears leaving play: where that was before."""
    very = getattr(one, "things", one)
    this = isinstance(very, This) and (reading.given_up or isinstance(reading.gone, This))
    if this or (reading.gone is not None and very is reading.gone):
        reading.recall(LEFT)
        return BesideThen(one, where, named)
    return Beside(one, where, named)


def city_of_last(reading: Reading) -> Things | None:
    """The city that was spoken of last, before this card was; nothing if none was."""
    return next((mention.meant for mention in reading.latest() if "city" in mention.words), None)


def other_than(reading: Reading, noun: CardNoun) -> Things:
    """What another one is not: what was spoken of; another city is not that one, or not the home of that creature."""
    other = reading.other_than(noun)
    if noun.types_meant != 1 << CITY:
        return other
    if isinstance(other, This):
        if reading.word == "city":
            return other
        return city_of_last(reading) or (HomeOf(other) if reading.word == "creature" else home_of_last(reading))
    if "city" in reading.words_for(other):
        return other
    meant = reading.noun_of(other)
    types = meant.types_meant if isinstance(meant, CardNoun) else 0
    if types >> CREATURE & 1 == 0 or types >> CITY & 1 == 1 or other.many():
        raise Misread("a city that was spoken of", This(reading.word).text() if other.many() else other.text())
    return HomeOf(other)


def home_of_last(reading: Reading) -> Things:
    """Where the one creature is that was spoken of last: where it is put, that is another city."""
    for mention in reading.latest():
        noun, inner = mention.noun, mention.meant
        lives = isinstance(noun, CardNoun) and noun.where == IN_PLAY and noun.types_meant >> CREATURE & 1 == 1
        if lives and isinstance(inner, Slot | Host | Happened) and not inner.many():
            return HomeOf(inner)
    raise Misread("a city that was spoken of", This(reading.word).text())


def who_live_here(reading: Reading, noun: Noun) -> Noun:
    """On a city bare "residents" are its own."""
    if reading.word != "city" or not isinstance(noun, CardNoun) or noun.whose != ANYONES or noun.of is not None:
        return noun
    if noun.qualities or not all(sort.word == "resident" for sort in noun.sorts):
        return noun
    return CardNoun(noun.sorts, other_than=noun.other_than, qualities=[LivingIn(This("city"))])
