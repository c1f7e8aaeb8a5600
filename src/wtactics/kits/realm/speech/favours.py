"""Advantages in words: whose are in effect without a bid, for good or for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import ADVANTAGE, THIS_TURN, WHILE_SOURCE
from wtactics.engine.places import CITY, Flow, Option
from wtactics.engine.prices import BID_PRIZE
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import a_city
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, timed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.things.meaning import Host, Things, This, possessive
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import ENTERS
from wtactics.vocabulary.triggers.watching import Doing, happens, very_card


class Favour(Deed):
    """The advantages of cities are in effect, whoever has won a bid."""

    def __init__(self, cities: Things, until: i64) -> None:
        self.cities: Final = cities
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        if self.until == WHILE_SOURCE and not t.in_play(t.me):
            return NEXT
        for city in cards_in_play(t, self.cities):
            if t.type(city) == CITY:
                t.modify(ADVANTAGE, city, 0, 0, self.until, t.controller[city], t.me)
        return NEXT

    def text(self) -> str:
        return timed(f"{possessive(self.cities)} advantage is in effect", self.until)


def always_on(reading: Reading, city: Things) -> Contribution:
    """From when this comes into play, as long as both are there."""
    if not isinstance(city, Host):
        raise Misread("the city that it is attached to", city.text())
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(ENTERS))
    return Triggered(trigger, [Favour(a_city(reading, city), WHILE_SOURCE)])


def on_for_a_while(reading: Reading, city: Things) -> Favour:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    if reading.time() not in (THIS_TURN, WHILE_SOURCE):
        raise Misread('"until end of turn"', "another time")
    return Favour(a_city(reading, city), reading.time())


def its_advantage(reading: Reading) -> Things:
    return reading.it()


ON: Final = '("in" "effect" | "in" "force" | "active" | "on" | "switched" "on" | "turned" "on")'
STAYS: Final = f'("is" "always"? {ON} | "always"? "applies" | "applies" "always")'
BIDS: Final = Needs(deeds=bit_of(BID_PRIZE))
PHRASES: Final = [
    Phrase("favour", '"the" "advantage" "of" (enchanted_thing | again | a_target)', same, needs=BIDS),
    Phrase("favour", '(enchanted_thing | again) "\'s" "advantage" | a_target "\'s" "advantage"', same, needs=BIDS),
    Phrase("favour", '"its" "advantage"', its_advantage, needs=BIDS),
    Phrase("permanent", f"favour {STAYS}", always_on, needs=BIDS),
    Phrase(ORDER, f'favour ("is" | "becomes") {ON}', on_for_a_while,
           ["The advantage of target city you control is in effect until end of turn."], needs=BIDS),
]  # fmt: skip
