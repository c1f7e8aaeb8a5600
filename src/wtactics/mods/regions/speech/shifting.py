"""Shifting: who goes to the top of his Domain, to its bottom or to the Front, and to a Domain that somebody names."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NOTHING
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.regions.places import HOW_MANY
from wtactics.mods.regions.speech.domains import Domain, IntoDomain, ToEnd
from wtactics.mods.regions.speech.one_domain import END_WORDS, TOP, some_end
from wtactics.vocabulary.deeds.around import OneWay
from wtactics.vocabulary.deeds.journeys import Into, IntoArmy, Put, manners
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.elsewhere import not_of_opponents
from wtactics.vocabulary.things.meaning import All, Things, You, clause

OF_CHOICE: Final = Detail("nothing", "your choice")
OURS: Final = Detail("nothing", "yours")


class SunkOrOut(OneWay):
    """AVA-REGION-20 Cards go to the bottom of their Domain or to the Front, as whoever puts them there says."""

    def __init__(self, players: Things, things: Things) -> None:
        super().__init__(players, things, [ToEnd(players, things, False), Put(players, things, IntoArmy())])

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} on the bottom of its Domain or into your army")


class PutAmong(OneWay):
    """AVA-REGION-20 Cards go to one of several places of whoever controls them, as whoever puts them there says."""

    def __init__(self, players: Things, things: Things, places: list[Into], words: str) -> None:
        super().__init__(players, things, [Put(players, things, each) for each in places])
        self.words: Final = words

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} {self.words}")


def his_front(reading: Reading) -> None:
    """Where no player was spoken of, he is whoever controls the creature."""
    if reading.speaks_of_people():
        raise Misread("the Front of the player who was spoken of", "his, of another")


def to_top(reading: Reading, things: Things) -> ToEnd:
    return ToEnd(reading.players(), things, True)


def goes_to_top(reading: Reading) -> ToEnd:
    return ToEnd(You(), reading.subject(), True)


def goes_to_bottom(reading: Reading) -> ToEnd:
    return ToEnd(You(), reading.subject(), False)


def sunk_or_out(reading: Reading, things: Things) -> SunkOrOut:
    return SunkOrOut(reading.players(), things)


def domains_for(manner: tuple[Detail, ...]) -> list[Into]:
    said = tuple(each for each in manner if each is not OF_CHOICE)
    return [IntoDomain(discipline, **manners(said)) for discipline in range(HOW_MANY)]


def of_one(reading: Reading, things: Things, manner: tuple[Detail, ...]) -> None:
    """Of several, one could be chosen for all, or one for each; and nobody's creature goes to another's Domain."""
    if any(each is OURS for each in manner):
        not_of_opponents(reading, things)
    if (things.many() or isinstance(things, All)) and any(each is OF_CHOICE for each in manner):
        raise Misread('"one of your Domains"', "a Domain of your choice")


def put_in_some(reading: Reading, things: Things, *manner: Detail) -> PutAmong:
    of_one(reading, things, manner)
    return PutAmong(reading.players(), things, domains_for(manner), "into a Domain")


def goes_to_some(reading: Reading, *manner: Detail) -> PutAmong:
    of_one(reading, reading.subject(), manner)
    return PutAmong(You(), reading.subject(), domains_for(manner), "into a Domain")


class PutOnTop(Put):
    """AVA-REGION-07 It is the newest there, also where it stood already."""

    def do(self, t: Table, answer: Option) -> Flow:
        super().do(t, answer)
        return ToEnd(self.players, self.things, True).do(t, NOTHING)


class PutOnSome(OneWay):
    """AVA-REGION-20 Cards go on top of a Domain of whoever controls them, as whoever puts them there says."""

    def __init__(self, players: Things, things: Things) -> None:
        super().__init__(players, things, [PutOnTop(players, things, each) for each in domains_for(())])

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} on top of a Domain")


def put_on_some(reading: Reading, things: Things, *manner: Detail) -> PutOnSome:
    of_one(reading, things, manner)
    return PutOnSome(reading.players(), things)


class PutOnNamed(PutOnTop):
    """AVA-REGION-20 Cards go on top of a Domain of whoever controls them, which is named."""

    def text(self) -> str:
        return super().text().replace(" into your ", " on top of your ", 1)


def put_on_named(reading: Reading, things: Things, *said: Detail | int) -> PutOnNamed:
    of_one(reading, things, tuple(each for each in said if isinstance(each, Detail)))
    discipline = next(each for each in said if isinstance(each, int))
    return PutOnNamed(reading.players(), things, IntoDomain(discipline))


def end_to_end(reading: Reading, end: int, domain: Domain, goal: int) -> ToEnd:
    """From one end of a Domain to the other."""
    if end == goal:
        raise Misread(f"the {END_WORDS[1 - end]} of it", f"the {END_WORDS[goal]}")
    return ToEnd(reading.players(), some_end(reading, end, domain), goal == TOP)


def put_anywhere(reading: Reading, things: Things, *manner: Detail) -> PutAmong:
    """To the Front, or to a Domain."""
    of_one(reading, things, manner)
    army = IntoArmy(**manners(tuple(each for each in manner if each is not OF_CHOICE)))
    return PutAmong(reading.players(), things, [army, *domains_for(manner)], "into your army or into a Domain")


HIS: Final = '(our_own | "his" | "their" | "its" | "its" "controller" "\'s" | "their" "controllers" "\'")'
SOME: Final = (
    f'(("one" | "any") "of" {HIS} "domains" | ("a" | "any") "domain" ("of" {HIS} "controller" | of_choice)?'
    f' | {HIS} "kingdom")'
)
ONE_FRONT: Final = '("your" | "its" | "his" | "the" | "its" "controller" "\'s") "army"'
INTO: Final = '("into" "play")? ("into" | "in" | "to" | "onto")'
ITS: Final = '("its" | "that" | "the" "same" | "their") "domain"'
GOES: Final = '("goes" | "go" | "moves" | "move")'
PHRASES: Final = [
    Phrase("our_own", '"your"', lambda reading: OURS),
    Phrase("whose_army", '"his"', his_front, ["Put target creature in an opponent's Domain into his army."]),
    Phrase("of_choice", '"of" "your" "choice" | "that"? "you" "choose"', lambda reading: OF_CHOICE),
    Phrase("deed", f'({{put}} | {{move}}) things "on" "the" "bottom" "of" {ITS} "or" ("into" | "in" | "to") {ONE_FRONT}',
           sunk_or_out),
    Phrase("deed", f'({{put}} | {{move}}) things ("into" | "in" | "to") {ONE_FRONT} "or" "on" "the" "bottom" "of" {ITS}',
           sunk_or_out, ["Put target creature you control into your army or on the bottom of its Domain."]),
    Phrase("deed", f'({{put}} | {{move}} | {{return}}) things ("on" | "onto" | "to") "the"? "top" "of" {ITS}', to_top,
           ["Put target creature in a Domain on top of its Domain."]),
    Phrase("deed", f'({{put}} | {{move}}) things ("on" | "onto" | "to") "the"? "top" "of" {SOME}', put_on_some,
           ["Put target creature you control on top of one of your Domains."]),
    Phrase("deed", f'({{put}} | {{move}}) things ("on" | "onto" | "to") "the"? "top" "of" {HIS} domain_name "domain"',
           put_on_named, ["Put target creature you control on top of your Mind Domain."]),
    Phrase("deed", '({put} | {move}) ("the" | "a") end_word "creature" ("of" | "in" | "from") some_domain'
           ' ("on" | "to" | "at") "the"? end_word "of" ("it" | "that" "domain")', end_to_end,
           ["Put the bottom creature of one of your Domains on top of it."]),
    Phrase(TOLD, f'({GOES} | "rises") ("to" | "on") "the"? "top" "of" {ITS}', goes_to_top),
    Phrase(TOLD, f'{GOES} ("to" | "on" | "under") "the"? "bottom" "of" ({ITS} | "it")', goes_to_bottom,
           ["Whenever this creature enters a Domain, it goes to the bottom of it."]),
    Phrase("deed", f"({{put}} | {{move}} | {{return}}) things {INTO} {SOME} manner*", put_in_some,
           ["Put a creature card from your hand into one of your Domains."]),
    Phrase(TOLD, f'("goes" | "go" | "moves" | "move" | "returns") {INTO} {SOME} manner*', goes_to_some),
    Phrase("deed", f"({{put}} | {{move}} | {{return}}) things {INTO} ({ONE_FRONT}"
           f' "or" ("into" | "in" | "to")? {SOME} | {SOME} "or" ("into" | "in" | "to")? {ONE_FRONT}) manner*', put_anywhere,
           ["Move target creature you control to your army or to one of your Domains."]),
]  # fmt: skip
