"""How creatures go from one place to another: into a city, out of it, from a city to your army, and who moves them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import CITY, CREATURE, NOBODY, CardId, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES, CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.dwelling import HomeThen
from wtactics.vocabulary.things.meaning import Again, Happened, Things, You
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import IS, Watched, call, says, very_card

HALF: Final = 16  # bits of the number of a fact


class Whereabouts:
    """A place where creatures are: such cities, or the armies of such players; perhaps only those of whoever moves them."""

    def __init__(self, cities: Noun | None, army: Noun | None, words: str, own: bool = False) -> None:
        self.cities: Final = cities
        self.army: Final = army
        self.words: Final = words
        self.own: Final = own

    def is_there(self, t: Table, c: CardId, home: CardId, mover: Seat) -> bool:
        """Is a creature there whose city is this one (NOBODY: it is in its Army)?"""
        if self.own and mover != t.controller[c if home == NOBODY else home]:
            return False
        if home == NOBODY:
            return self.army is not None and self.army.fits(t, seat_thing(t.controller[c]))
        return self.cities is not None and self.cities.fits(t, home)


class Goes(Trigger):
    """A creature moves from such a place, to such a place, or either; somebody moves it."""

    def __init__(
        self,
        who: Noun,
        by: Noun | None,
        start: Whereabouts | None,
        goal: Whereabouts | None,
        either: bool,
        words: str,
        own: bool,
    ) -> None:
        super().__init__(facts.WENT, own)
        self.who: Final = who
        self.by: Final = by
        self.start: Final = start
        self.goal: Final = goal
        self.either: Final = either
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not self.who.fits(t, a) or (self.by is not None and not self.by.fits(t, seat_thing(b))):
            return False
        from_there = self.start is None or self.start.is_there(t, a, (n >> HALF) - 1, b)
        to_there = self.goal is None or self.goal.is_there(t, a, (n & 65535) - 1, b)
        return (from_there or to_there) if self.either else (from_there and to_there)

    def text(self) -> str:
        return self.words


class Settles(Trigger):
    """A creature becomes a resident of such a city: it comes into play there, or moves there, however."""

    def __init__(self, who: Noun, city: Noun, words: str, own: bool) -> None:
        super().__init__(facts.SHIFTED, own, 1 << facts.ENTERED)
        self.who: Final = who
        self.city: Final = city
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a >= 0 and t.home[a] != NOBODY and self.who.fits(t, a) and self.city.fits(t, t.home[a])

    def text(self) -> str:
        return self.words


class Arrives(Trigger):
    """A creature comes into play in such a city, or in such an army."""

    def __init__(self, who: Noun, where: Whereabouts, words: str, own: bool) -> None:
        super().__init__(facts.ENTERED, own)
        self.who: Final = who
        self.where: Final = where
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if t.type(a) != CREATURE or not self.who.fits(t, a):
            return False
        return self.where.is_there(t, a, t.home[a], t.controller[a])

    def text(self) -> str:
        return self.words


class Joins(Trigger):
    """A creature comes to such an army: into play there, by a move, or by an effect."""

    def __init__(self, who: Noun, army: Noun, words: str, own: bool) -> None:
        super().__init__(facts.SHIFTED, own, bit_of(facts.ENTERED))
        self.who: Final = who
        self.army: Final = army
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        there = t.place[a] & 15 == ARMY and self.army.fits(t, seat_thing(t.controller[a]))
        return there and self.who.fits(t, a)

    def text(self) -> str:
        return self.words


class Way:
    """From where, to where, or either."""

    def __init__(self, start: Whereabouts | None, goal: Whereabouts | None, either: bool, words: str) -> None:
        self.start: Final = start
        self.goal: Final = goal
        self.either: Final = either
        self.words: Final = words


ANYWHERE_AT_ALL: Final = Way(None, None, False, "")


def of_city(reading: Reading, city: Watched) -> Whereabouts:
    noun = city.noun
    if isinstance(noun, CardNoun) and noun.types_meant != 1 << CITY:
        raise Misread("a city or an army", city.words)
    return Whereabouts(noun, None, city.words)


def of_some_city(reading: Reading) -> Whereabouts:
    return Whereabouts(CardNoun([Sort(types=1 << CITY, word="city")]), None, "a city")


def of_his_city(reading: Reading) -> Whereabouts:
    return Whereabouts(CardNoun([Sort(types=1 << CITY, word="city")]), None, "one of his cities", True)


def of_his_army(reading: Reading) -> Whereabouts:
    return Whereabouts(None, PlayerNoun(), "his army", True)


def of_your_army(reading: Reading) -> Whereabouts:
    return Whereabouts(None, Very(You()), "your army")


def of_army(reading: Reading) -> Whereabouts:
    return Whereabouts(None, PlayerNoun(), "an army")


def of_enemy_army(reading: Reading) -> Whereabouts:
    return Whereabouts(None, PlayerNoun(True), "an opponent's army")


def from_there(reading: Reading, start: Whereabouts) -> Way:
    return Way(start, None, False, f"from {start.words}")


def to_there(reading: Reading, goal: Whereabouts) -> Way:
    return Way(None, goal, False, f"into {goal.words}")


def both_ways(reading: Reading, start: Whereabouts, goal: Whereabouts) -> Way:
    return Way(start, goal, False, f"from {start.words} into {goal.words}")


def to_another(reading: Reading, start: Whereabouts) -> Way:
    """From a city to another one."""
    if start.cities is None or isinstance(start.cities, Very):
        raise Misread("a city", start.words)
    return both_ways(reading, start, start)


def either_way(reading: Reading, place: Whereabouts) -> Way:
    return Way(place, place, True, f"into or out of {place.words}")


def goes(reading: Reading, watched: Watched, way: Way) -> Goes:
    if way.start is None and way.goal is not None and way.goal.army is None:
        raise Misread("from where, or an army", way.words)  # into a city is said of all that comes there
    call(reading, watched, False)
    words = f"{says(watched, 'move')} {way.words}"
    return Goes(watched.noun, None, way.start, way.goal, way.either, words, watched.own())


def is_moved(reading: Reading, who: Watched, watched: Watched, way: Way) -> Goes:
    call(reading, watched, False)
    call(reading, who, True)
    words = f"{says(who, 'move')} {watched.words} {way.words}".rstrip()
    return Goes(watched.noun, who.noun, way.start, way.goal, way.either, words, watched.own())


def was_moved(reading: Reading, watched: Watched, way: Way, who: Watched) -> Goes:
    """The same, told of the creature."""
    return is_moved(reading, who, watched, way)


def was_moved_by(reading: Reading, watched: Watched, who: Watched, way: Way) -> Goes:
    return is_moved(reading, who, watched, way)


def moves_itself(reading: Reading, who: Watched, this: Things) -> Goes:
    """This creature, wherever it comes from, and wherever it goes."""
    return is_moved(reading, who, very_card(reading, this), ANYWHERE_AT_ALL)


def was_itself_moved(reading: Reading, this: Things, who: Watched) -> Goes:
    return moves_itself(reading, who, this)


def joins(reading: Reading, watched: Watched, where: Whereabouts) -> Joins:
    """Into a city is said otherwise."""
    if where.army is None or where.own:
        raise Misread("an army", where.words)
    call(reading, watched, False)
    return Joins(watched.noun, where.army, f"{says(watched, 'enter')} {where.words}", watched.own())


def settles(reading: Reading, watched: Watched, city: Whereabouts) -> Settles:
    if city.cities is None:
        raise Misread("a city", city.words)
    call(reading, watched, False)
    words = f"{says(watched, 'become')} a resident of {city.words}"
    return Settles(watched.noun, city.cities, words, watched.own())


def arrives(reading: Reading, watched: Watched, where: Whereabouts) -> Arrives:
    if where.cities is not None and not watched.some:
        reading.recall(facts.LEFT)
        reading.mention(Again(HomeThen(watched.very or Happened(False, False, "it")), "that city"), ["city"])
    call(reading, watched, False)
    words = f"{says(watched, 'come into play')} in {where.words}"
    return Arrives(watched.noun, where, words, watched.own())


OUT: Final = '("out" "of" | "from")'
INTO: Final = '("into" | "to")'
MOVES: Final = '("move" | "moves")'
PHRASES: Final = [
    Phrase("whereabouts", "watched_card", of_city, needs=CITIES),
    Phrase("whereabouts", '"one" "city"', of_some_city, needs=CITIES),
    Phrase("whereabouts", '("one" | "any") "of" ("his" | "their") "cities" | "a" "city" "he" "controls"', of_his_city),
    Phrase("whereabouts", '("his" | "their") "army"', of_his_army),
    Phrase("whereabouts", '"your" "army"', of_your_army),
    Phrase("whereabouts", '("an" | "the" | "its" | "any") "army"', of_army),
    Phrase("whereabouts", '"an" "opponent" "\'s" "army"', of_enemy_army),
    Phrase("going", f"{OUT} whereabouts", from_there),
    Phrase("going", f"{INTO} whereabouts", to_there),
    Phrase("going", f"{OUT} whereabouts {INTO} whereabouts", both_ways),
    Phrase("going", f'{OUT} whereabouts {INTO} "another" "city"?', to_another,
           ["Whenever a creature moves from one city to another, draw a card."], needs=CITIES),
    Phrase("going", f'{INTO} "or" {OUT} whereabouts | {OUT} "or" {INTO} whereabouts', either_way),
    Phrase("happening", f"watched {MOVES} going", goes, ["Whenever a creature moves from a city into your army, draw a card."]),
    Phrase("happening", f"anyone {MOVES} watched going", is_moved,
           ["Whenever an opponent moves a creature into or out of a city, draw a card."]),
    Phrase("happening", f"anyone {MOVES} self", moves_itself, ["Whenever you move this creature, draw a card."], needs=CITIES),
    Phrase("happening", f'self {IS} "moved" "by" anyone', was_itself_moved, needs=CITIES),
    Phrase("happening", f'watched {IS} "moved" going "by" anyone', was_moved,
           ["Whenever a creature is moved into a city by an opponent, draw a card."], needs=CITIES),
    Phrase("happening", f'watched {IS} "moved" "by" anyone going', was_moved_by, needs=CITIES),
    Phrase("happening", 'watched ("becomes" | "become") "a"? ("resident" | "residents") ("of" | "in") whereabouts', settles,
           ["Whenever a creature becomes a resident of a city you control, draw a card."]),
    Phrase("happening", 'watched ("come" | "comes") "into" "play" ("in" | "into") whereabouts', arrives,
           ["When this creature comes into play in a city, draw a card."], needs=CITIES),
    Phrase("happening", f'watched (("arrives" | "arrive") ("in" | "at") | {IS} "placed" ("in" | "into")) whereabouts', settles),
    Phrase("happening", 'watched ("enters" | "enter" | "joins" | "join" | ("arrives" | "arrive") "in"'
           f' | {IS} "placed" ("in" | "into")) whereabouts', joins,
           ["When this creature enters your army, draw a card."], needs=ARMIES),
]  # fmt: skip
