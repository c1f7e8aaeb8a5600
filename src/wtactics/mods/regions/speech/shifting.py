"""Shifting: who goes to the top of his Domain, to its bottom or to the Front, and to a Domain that somebody names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import TOLD, Phrase
from wtactics.mods.regions.places import HOW_MANY
from wtactics.mods.regions.speech.domains import IntoDomain, ToEnd
from wtactics.vocabulary.deeds.deed import Deed, cards_by, first_seat
from wtactics.vocabulary.deeds.journeys import Into, IntoArmy, Put, manners
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class SunkOrOut(Deed):
    """AVA-REGION-20 Cards go to the bottom of their Domain or to the Front, as whoever puts them there says."""

    def __init__(self, players: Things, things: Things) -> None:
        self.ways: Final[tuple[Deed, Deed]] = (ToEnd(players, things, False), Put(players, things, IntoArmy()))
        self.players: Final = players
        self.things: Final = things

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat != NOBODY and len(cards_by(t, self.players, self.things)) > 0:
            t.ask(seat)
            t.offer(BRANCH, 0, 0)
            t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        return self.ways[int(other_of(answer))].do(t, NOTHING) if answer != NOTHING else NEXT

    def way(self, n: i64) -> str:
        return self.ways[int(n)].text()

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} on the bottom of its Domain or into your army")


class PutAmong(Deed):
    """AVA-REGION-20 Cards go to one of several places of whoever controls them, as whoever puts them there says."""

    def __init__(self, players: Things, things: Things, places: list[Into], words: str) -> None:
        self.ways: Final = [Put(players, things, each) for each in places]
        self.players: Final = players
        self.things: Final = things
        self.words: Final = words

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY or len(cards_by(t, self.players, self.things)) == 0:
            return
        t.ask(seat)
        for i in range(len(self.ways)):
            t.offer(BRANCH, 0, i)

    def do(self, t: Table, answer: Option) -> Flow:
        return self.ways[int(other_of(answer))].do(t, NOTHING) if answer != NOTHING else NEXT

    def way(self, n: i64) -> str:
        return self.ways[int(n)].text()

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} {self.words}")


def to_top(reading: Reading, things: Things) -> ToEnd:
    return ToEnd(reading.players(), things, True)


def goes_to_top(reading: Reading) -> ToEnd:
    return ToEnd(You(), reading.subject(), True)


def sunk_or_out(reading: Reading, things: Things) -> SunkOrOut:
    return SunkOrOut(reading.players(), things)


def domains_for(manner: tuple[Detail, ...]) -> list[Into]:
    return [IntoDomain(discipline, **manners(manner)) for discipline in range(HOW_MANY)]


def put_in_some(reading: Reading, things: Things, *manner: Detail) -> PutAmong:
    return PutAmong(reading.players(), things, domains_for(manner), "into a Domain")


def goes_to_some(reading: Reading, *manner: Detail) -> PutAmong:
    return PutAmong(You(), reading.subject(), domains_for(manner), "into a Domain")


def put_anywhere(reading: Reading, things: Things, *manner: Detail) -> PutAmong:
    """To the Front, or to a Domain."""
    army = IntoArmy(**manners(manner))
    return PutAmong(reading.players(), things, [army, *domains_for(manner)], "into your army or into a Domain")


HIS: Final = '("your" | "his" | "their" | "its" | "its" "controller" "\'s" | "their" "controllers" "\'")'
SOME: Final = (
    f'(("one" | "any") "of" {HIS} "domains" | ("a" | "any") "domain" ("of" {HIS} "controller")? | {HIS} "kingdom")'
)
ONE_FRONT: Final = '("your" | "its" | "his" | "the" | "its" "controller" "\'s") "army"'
INTO: Final = '("into" "play")? ("into" | "in" | "to" | "onto")'
ITS: Final = '("its" | "that" | "the" "same" | "their") "domain"'
PHRASES: Final = [
    Phrase("deed", f'({{put}} | {{move}}) things "on" "the" "bottom" "of" {ITS} "or" ("into" | "in" | "to") {ONE_FRONT}',
           sunk_or_out),
    Phrase("deed", f'({{put}} | {{move}}) things ("into" | "in" | "to") {ONE_FRONT} "or" "on" "the" "bottom" "of" {ITS}',
           sunk_or_out, ["Put target creature you control into your army or on the bottom of its Domain."]),
    Phrase("deed", f'({{put}} | {{move}} | {{return}}) things ("on" | "onto" | "to") "the"? "top" "of" {ITS}', to_top,
           ["Put target creature in a Domain on top of its Domain."]),
    Phrase(TOLD, f'("goes" | "go" | "moves" | "move" | "rises") ("to" | "on") "the"? "top" "of" {ITS}', goes_to_top),
    Phrase("deed", f"({{put}} | {{move}} | {{return}}) things {INTO} {SOME} manner*", put_in_some,
           ["Put a creature card from your hand into one of your Domains."]),
    Phrase(TOLD, f'("goes" | "go" | "moves" | "move" | "returns") {INTO} {SOME} manner*', goes_to_some),
    Phrase("deed", f"({{put}} | {{move}} | {{return}}) things {INTO} ({ONE_FRONT}"
           f' "or" ("into" | "in" | "to")? {SOME} | {SOME} "or" ("into" | "in" | "to")? {ONE_FRONT}) manner*', put_anywhere,
           ["Move target creature you control to your army or to one of your Domains."]),
]  # fmt: skip
