"""Armies without their leader: texts that let an Army attack or defend wherever its player's avatar stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import UNLED_ATTACK, UNLED_DEFENCE, Statement
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Idiom, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Everyone, Things, You, possessive

BOTH: Final = bit_of(UNLED_ATTACK) | bit_of(UNLED_DEFENCE)
WORDS: Final = {bit_of(UNLED_ATTACK): "attack", bit_of(UNLED_DEFENCE): "defend", BOTH: "attack and defend"}


class Unled(Statement):
    """AVA-CONFLICT-01 The Army of these players attacks, or defends, even if their avatar is elsewhere."""

    def __init__(self, players: Things, deeds: i64) -> None:
        self.players: Final = players
        self.deeds: Final = deeds

    def law(self) -> i64:
        return self.deeds

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.deeds >> deed & 1 == 1 and self.players.has(t, c)

    def text(self) -> str:
        return f"{possessive(self.players)} army can {WORDS[self.deeds]} without its avatar"


def unled(reading: Reading, players: Things, deeds: i64, *_leader: Things) -> Unled:
    return Unled(players, deeds)


def unled_now(reading: Reading, players: Things, deeds: i64, *_leader: Things) -> Deed:
    return decree_alone(reading, Unled(players, deeds))


def your_army(reading: Reading) -> Things:
    return You()


def that_army(reading: Reading) -> Things:
    if reading.speaks_of_people():
        raise Misread("whose army", "that army")
    return You()


def his_army(reading: Reading, player: Things) -> Things:
    return player


def the_army_of_him(reading: Reading) -> Things:
    return reading.he()


def each_army(reading: Reading) -> Things:
    return Everyone(False)


ELSEWHERE: Final = (
    '(("isn\'t" | "aren\'t") ("in" ("it" | "that" "army" | ("your" | "his" | "the") "army") | "there")'
    ' | ("is" | "are") ("in" ("a" | "any") "city"))'
)
WITHOUT: Final = '("you" | "him" | ("your" | "his" | "their" | "its" | "an") "avatar")'
UNLED: Final = (
    f'(("even" "if" | "as" "long" "as") ("you" | "he" | self | ("your" | "his" | "its") "avatar") {ELSEWHERE}'
    f' | "even"? "without" {WITHOUT}'
    ' | "as" ("though" | "if") (("your" | "his" | "the" | "its") "avatar" | self) ("was" | "were") "in" ("it" | "your" "army"))'
)
FORM: Final = f'led_army ("can" | "may") marching {UNLED}'
PHRASES: Final = [
    Phrase("led_army", '"your" "army"', your_army),
    Phrase("led_army", '"that" "army"', that_army),
    Phrase("led_army", 'he_player "\'s" "army"', his_army),
    Phrase("led_army", '"his" "army"', the_army_of_him),
    Phrase("led_army", '"each" ("army" | "player" "\'s" "army")', each_army),
    Idiom("marching", '"attack"', bit_of(UNLED_ATTACK)),
    Idiom("marching", '"defend"', bit_of(UNLED_DEFENCE)),
    Idiom("marching", '"attack" ("and" | "or" | "and" "/" "or") "defend"', BOTH),
    Phrase(STATEMENT, FORM, unled,
           ["As long as this creature is in your army, that army can attack and defend even if you aren't in it."]),
    Phrase(ORDER, FORM, unled_now, ["Your army can attack without your avatar this turn."]),
]  # fmt: skip
