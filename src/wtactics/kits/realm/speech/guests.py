"""Guests in words: who controls the city in which a creature stays, and players who cannot attack each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, MOVE, Statement
from wtactics.engine.places import CITY, NOBODY, SEAT_THING, CardId, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import Staying
from wtactics.kits.realm.speech.sieges import InSiege
from wtactics.language.phrase import Guarding, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import ARMIES, CITIES
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import MOVE_INTO, bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.things.abroad import Abroad
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import All, KeeperOf, Things, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Watched, call, says


class Truce(Statement):
    """You and such players can attack neither each other's armies nor each other's cities."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(ATTACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ATTACK or not NOBODY < c < SEAT_THING or other == NOBODY:
            return False
        by = seat_thing(t.controller[c])
        on = other if other >= SEAT_THING else seat_thing(t.controller[other])
        you = seat_thing(t.you)
        return (by == you and self.players.has(t, on)) or (on == you and self.players.has(t, by))

    def text(self) -> str:
        return f"you and {self.players.text()} can't attack each other"


class Kept(Staying):
    """Creatures do not move out of a city by the rules, whichever that is."""

    def __init__(self, things: Things) -> None:
        super().__init__(things)
        self.moving: Final = Act("move out of", bit(MOVE))

    def law(self) -> i64:
        return bit_of(MOVE)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.moving.is_meant(deed) and super().is_meant(t, deed, c, other)

    def text(self) -> str:
        return f"{self.things.text()} can't move out of cities"


class FromArmy(InSiege):
    """A creature of an army defends where such a thing is attacked."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.home[c] == NOBODY and super().holds(t, c)

    def behind(self) -> str:
        return f"{super().behind()} from your army"


def kept(reading: Reading) -> Kept:
    return Kept(reading.subject())


def defends_from_army(reading: Reading, watched: Watched, goal: Watched) -> Happens:
    """Who is in the army helps to defend a city."""
    call(reading, watched, False)
    words = f"{says(watched, 'defend')} {goal.words} from your army"
    place = FromArmy(goal.noun, goal.words)
    return Happens(facts.DEFENDED, Such(watched.noun, place), None, words, watched.own(), group=watched.some)


def truce(reading: Reading, players: Things) -> Truce:
    if isinstance(players, You):
        raise Misread("somebody else", players.text())
    return Truce(players)


def host_of(reading: Reading, home: Things) -> Things:
    """Whose city it is in which a creature stays, perhaps as a guest."""
    if not isinstance(home, HomeOf):
        raise Misread("a creature's city", home.text())
    return reading.tell(KeeperOf(home, False))


def moves_abroad(reading: Reading, *things: Things) -> Law:
    """It goes there, and back, by the rules of movement."""
    reading.area.append(Detail("quality", Abroad()))
    who = things[0] if things else reading.subject()
    return Law(who, MOVE_INTO, All(CardNoun([Sort(types=1 << CITY, word="city")], whose=OPPONENTS)), can=True)


INTO: Final = '("into" | "to" | ("into" | "to") "and" ("out" "of" | "from"))'
CITY_OF_THEIRS: Final = (
    '("a" "city" "of" ("an" | "any") "opponent" | ("an" | "any") "opponent" "\'s" "city" | "opponents" "\'" "cities"'
    ' | "cities" "of" "opponents")'
)
HOME: Final = '("your" "army" | "a" "city" "of" "yours" | "one" "of" "your" "cities")'
BACK: Final = f'(","? "and" ("back" | "from" "there") ("to" | "into") {HOME} ("or" ("to" | "into")? {HOME})?)'
NOT: Final = '("can\'t" | "cannot" | "may" "not")'
EACH_OTHER: Final = '("attack" ("each" "other" | "one" "another"))'
PHRASES: Final = [
    Phrase("he_player", 'home "\'s" "controller" | "the" "controller" "of" home', host_of,
           ["While this creature is in an opponent's city, creatures this creature's city's controller controls get -1/-0."],
           needs=CITIES),
    Phrase(STATEMENT, f'("you" "and" he_player | he_player "and" "you") {NOT} {EACH_OTHER}', truce,
           ["While this creature is in an opponent's city, you and that opponent can't attack each other."], needs=CITIES),
    Phrase(STATEMENT, f'"you" ("may" | "can") "move" self {INTO} {CITY_OF_THEIRS} {BACK}?', moves_abroad,
           ["You may move this creature into a city of an opponent."], needs=CITIES),
    Phrase("ruling", f'("can" | "may") "move" ("into" | "to") "and" ("out" "of" | "from") {CITY_OF_THEIRS}', moves_abroad,
           ["This creature can move into and out of opponents' cities."], needs=CITIES),
    Phrase("forbidden", '("move" | "be" "moved") ("out" "of" | "from") ("a" "city" | "any" "city" | "cities")', kept,
           ["Creatures an opponent controls can't move out of cities."], needs=CITIES),
    Guarding("happening", 'watched ("defend" | "defends") besieged ("from" | "out" "of") ("your" | "the" | "its") "army"',
             defends_from_army, ["When this creature defends a city from your army, draw a card."], needs=ARMIES),
]  # fmt: skip
