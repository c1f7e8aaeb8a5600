"""How places are worded: in your army, in target city, from a graveyard, in the same city as this creature."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import CITY, DECK, GRAVE, HAND
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES, CITIES, Needs
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, same
from wtactics.vocabulary.nouns.quality import ANY_HOME, ONE_ARMY, ONE_CITY, LivingIn
from wtactics.vocabulary.nouns.siding import in_that_army, place
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.dwelling import beside
from wtactics.vocabulary.things.meaning import All, Things, This


def in_city(reading: Reading, city: Things) -> Detail:
    if isinstance(city, This) and city.word not in ("city", "card"):
        raise Misread("a city", f"this {city.word}")  # nobody lives there
    if city.people():
        raise Misread("a city", city.text())
    return Detail("quality", LivingIn(city))


def each_place(reading: Reading, where: Detail) -> Detail:
    return where


def somebodys(reading: Reading, whose: Detail, where: Detail) -> Detail:
    """In somebody's cities, or in his army, which is one place: it can be spoken of as "there"."""
    found = place(reading, whose, where)
    if where.value == ARMY:
        reading.area.append(found)
    return found


def in_some_city(reading: Reading) -> Detail:
    return Detail("where", KINGDOM)


def in_a_city(reading: Reading) -> Detail:
    return Detail("all", [Detail("where", KINGDOM), Detail("one_place", True)])


def all_such(reading: Reading, noun: CardNoun) -> Things:
    if noun.types_meant != 1 << CITY:
        raise Misread("cities", noun.text(True))
    things = All(noun)
    reading.say(things, noun)
    return things


HOMELESS: Final = ("event", "magic", "city", "enchantment", "equipment")  # no creature is beside one of these


class BesidePhrase(Phrase):
    """In the same city or army as another one."""

    def __init__(self, form: str, where: int, needs: Needs) -> None:
        super().__init__(
            "reach", f'("in" | "of" | "from") "the" "same" {form} ("as" cities_there)?', self.read, needs=needs
        )
        self.where: Final = where

    def read(self, reading: Reading, other: Things | None = None) -> Detail:
        if other is not None:
            return Detail("quality", beside(reading, other, self.where, True))
        spoken = reading.other_than()
        if isinstance(spoken, This) and spoken.word in HOMELESS:
            raise Misread("a creature whose home it is", "the same one")
        return Detail("quality", beside(reading, spoken, self.where, False))


class WherePhrase(Phrase):
    """In the city or army in which this one is, or was before it left play."""

    def __init__(self, form: str, where: int, needs: Needs) -> None:
        super().__init__("reach", f'("in" | "of" | "from") "the" {form} {WHERE_IT_IS}', self.read, needs=needs)
        self.where: Final = where

    def read(self, reading: Reading, *this: Things) -> Detail:
        one = this[0] if this else reading.it()
        if isinstance(one, This) and one.word in HOMELESS:
            raise Misread("a creature whose home it is", one.text())
        return Detail("quality", beside(reading, one, self.where, False))


def whereabouts() -> list[Phrase]:
    """Places of cards that are not in play, and whose they are."""
    zones = {"hand": HAND, "graveyard": GRAVE, "deck": DECK}
    found: list[Phrase] = [
        DetailPhrase(
            "zone", f'"{word}" | "{word}s"' if word != "graveyard" else '"graveyard" | "graveyards"', "where", zone
        )
        for word, zone in zones.items()
    ]
    found.append(DetailPhrase("army", '"army" | "armies"', "where", ARMY, ARMIES))
    found.append(DetailPhrase("city_place", '"cities" | "city"', "where", KINGDOM, CITIES))
    return found


EITHER_PLACE: Final = '("city" "or" "army" | "army" "or" "city" | "area" | "place" | "location")'
WHERE_IT_IS: Final = (
    '(("where" | "in" "which") (self | "it" | "he") ("is" | "was" | "lived" | "stood")'
    ' | "that"? (self | "it" | "he") (("is" | "was") "in" | ("lived" | "stood") "in"))'
)
PHRASES: Final = [
    *whereabouts(),
    Phrase("post", '("in" | "from" | "of" | "resident" "in") place', same),
    Phrase("place", "owner (army | city_place)", somebodys),
    Phrase("place", '"that" army', in_that_army),
    Phrase("place", '("the" | "an" | "any")? army_alone', same),
    Phrase("army_alone", "army", same),
    Phrase("reach", '("in" | "from" | "of" | "resident" ("in" | "of")) cities_there', in_city, needs=CITIES),
    Phrase("place", '"any" "city" | "cities"', in_some_city, needs=CITIES),
    Phrase("place", '"a" "city"', in_a_city, needs=CITIES),
    Phrase("everywhere", '"each" (army | city_place) | "all" army', each_place),
    Phrase("everywhere", "each_players (army | city_place)", place),
    Phrase("everyplace", '("each" | "all" | "any") zone', each_place),
    Phrase("everyplace", "each_players zone", place),
    DetailPhrase("each_players", '"each" "opponent" "\'s"', "whose", OPPONENTS),
    DetailPhrase("each_players", '"each" "player" "\'s" | "all" "players" "\'"', "all", []),
    Phrase("cities_there", "aimed | self | enchanted_thing", same),
    Phrase("cities_there", '("the" | "all" "the"?) card_nouns', all_such,
           ["Gain 1 victory point for each resident of the cities you control."]),
    BesidePhrase(EITHER_PLACE, ANY_HOME, CITIES),
    WherePhrase(EITHER_PLACE, ANY_HOME, CITIES),
    BesidePhrase('"city"', ONE_CITY, CITIES),
    BesidePhrase('"army"', ONE_ARMY, ARMIES),
]  # fmt: skip
