"""Crossings in words: creatures that go from the army into a city or the other way round, each as its player says."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, card_of, seat_thing
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, first_seat
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, clause


class CrossOver(Deed):
    """Creatures go from the army into a city of their player, from a city into the army, or from one city into another."""

    def __init__(self, players: Things, things: Things, among_cities: bool) -> None:
        self.players: Final = players
        self.things: Final = things
        self.among_cities: Final = among_cities  # a city may be left for another one, too

    def ask(self, t: Table) -> None:
        assert isinstance(t, Realm)
        seat, c = first_seat(t, self.players), self.next_one(t)
        if seat == NOBODY or c == NOBODY:
            return
        if t.home[c] != NOBODY and not self.among_cities:
            return
        t.ask(seat)
        for city in t.cities(seat):
            if city != t.home[c] and t.admits(city, c) == 0:
                t.offer(PICK, city)
        if t.home[c] != NOBODY:
            t.offer(PICK, seat_thing(seat))

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        seat, c = first_seat(t, self.players), self.next_one(t)
        if c != NOBODY and seat != NOBODY:
            self.go(t, c, answer, seat)
        more = int(t.note(1)) + 1 < len(cards_in_play(t, self.things))
        t.remember(1, t.note(1) + 1 if more else 0)
        return AGAIN if more else NEXT

    def go(self, t: Realm, c: CardId, answer: Option, seat: Seat) -> None:
        """To the place that was chosen; into the army if there is no choice."""
        if answer == NOTHING:
            if t.home[c] != NOBODY:
                t.shift(c, NOBODY)
        else:
            goal = card_of(answer)
            t.shift(c, NOBODY if goal == seat_thing(seat) else goal)

    def next_one(self, t: Table) -> CardId:
        """Whose turn it is to go."""
        those: vec[i64] = cards_in_play(t, self.things)
        at = int(t.note(1))
        return those[at] if at < len(those) else NOBODY

    def text(self) -> str:
        way = (
            "among your army and your cities"
            if self.among_cities
            else "from your army into a city you control or from a city you control into your army"
        )
        return clause(self.players, "move", f"{self.things.text()} {way}")


def crosses(reading: Reading, things: Things) -> CrossOver:
    return CrossOver(reading.players(), chosen(things), False)


def goes_among(reading: Reading, things: Things) -> CrossOver:
    return CrossOver(reading.players(), chosen(things), True)


def chosen(things: Things) -> Things:
    """Such as are the same ones when some of them have gone."""
    if isinstance(things, All):
        raise Misread("creatures that are chosen", things.text())
    return things


A_CITY: Final = (
    '(("a" | "any") "city" ("of" "yours" | "you" "control")? | ("one" | "any") "of" "your" "cities" | "your" "cities")'
)
TO: Final = '("into" | "to" | "in")'
OUT: Final = '("from" | "out" "of")'
OR: Final = '("," "or" | "or")'
MOVES: Final = "({put} | {move} | {return})"
PHRASES: Final = [
    Phrase("deed", f'{MOVES} things {OUT} "your" "army" {TO} {A_CITY} {OR} {OUT}? {A_CITY} {TO} "your" "army"', crosses,
           ["Put target creature you control from your army into one of your cities, or from a city into your army."],
           needs=CITIES),
    Phrase("deed", f'{MOVES} things {OUT} {A_CITY} {TO} "your" "army" {OR} {OUT}? "your" "army" {TO} {A_CITY}', crosses,
           needs=CITIES),
    Phrase("deed", f'{MOVES} things ("among" | "between") ("your" "army" ("and" | "or") "your" "cities" | "your" "cities" "and"'
           ' "your" "army")', goes_among, ["Move any number of creatures you control among your army and your cities."],
           needs=CITIES),
]  # fmt: skip
