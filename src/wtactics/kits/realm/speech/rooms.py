"""Rooms in words: how many creatures can live in a city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import CREATURE, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import ENTERING, a_city
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Law
from wtactics.vocabulary.rulings.restraint import wherever
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import counted, plain


class Room(Law):
    """Nobody of these enters a city where so many of them live; whoever lives there already stays."""

    def __init__(self, things: Things, city: Things, most: int, words: str) -> None:
        super().__init__(things, ENTERING, city)
        self.city: Final = city
        self.most: Final = most
        self.words: Final = words

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not super().is_meant(t, deed, c, other):
            return False
        n: i64 = 0
        for resident in t.board:
            if resident != c and t.home[resident] == other and t.type(resident) == CREATURE:
                n += 1 if self.things.has(t, resident) else 0
        return n >= self.most

    def text(self) -> str:
        if not self.words:
            return f"{self.city.text()} can't have more than {counted(self.most)} residents"
        return f"no more than {counted(self.most)} {self.words} can live in {self.city.text()}"


def room_of_such(reading: Reading, number: Number, noun: CardNoun, city: Things) -> Room:
    """Of some creatures alone."""
    if noun.any_such:
        raise Misread("creatures of a sort", noun.text(True))
    return room(reading, number, noun, city)


def room(reading: Reading, number: Number, noun: CardNoun, city: Things) -> Room:
    most = plain(number)
    if noun.any_such:
        return room_of_all(reading, most, city)
    return room_of(reading, most, noun, city, noun.text(most != 1))


def room_of(reading: Reading, most: int, noun: CardNoun, city: Things, words: str) -> Room:
    return Room(wherever(All(noun), ENTERING), a_city(reading, city), most, words)


def room_of_all(reading: Reading, most: int, city: Things) -> Room:
    """Whoever it is."""
    return room_of(reading, most, CardNoun([Sort(types=1 << CREATURE, word="creature")]), city, "")


def room_of_it(reading: Reading, number: Number, noun: CardNoun) -> Room:
    """There: in the city that was spoken of, or in this one."""
    return room(reading, number, noun, This("city") if reading.word == "city" else reading.it())


AT_MOST: Final = '("at" "most" | "no" "more" "than" | "only")'
MAY: Final = '("can" | "may")'
PHRASES: Final = [
    Phrase(STATEMENT, f'{AT_MOST} number (card_noun | card_nouns) {MAY} (("are" | "be" | "live" | "reside") "in" (door | again)'
           ' | "be" "residents" "of" (door | again))', room_of_such,
           ["No more than three Elves can live in this city."], needs=CITIES),
    Phrase(STATEMENT, f'{AT_MOST} number (card_noun | card_nouns) {MAY} ("are" | "be" | "live" | "reside") ("there" | "here")',
           room_of_it, needs=CITIES),
]  # fmt: skip
