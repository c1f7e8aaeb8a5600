"""Advantages in words: whose are in effect without a bid, for good or for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.facts import FAVOURED
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS, NEXT_TURN, THIS_TURN, TURN_OVER, WHILE_SOURCE
from wtactics.engine.meaning import ANYTHING, Condition, Number
from wtactics.engine.places import CITY, CardId, Flow, Option
from wtactics.engine.prices import BID_PRIZE
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import a_city
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Compare, Is
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, timed
from wtactics.vocabulary.needs import CITIES, Needs
from wtactics.vocabulary.nouns.cards import IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.things.meaning import Host, Things, This, clause, possessive
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
                seat = t.controller[city] if self.until in (THIS_TURN, WHILE_SOURCE) else t.you  # whose moment ends it
                t.modify(ADVANTAGE, city, 0, 0, self.until, seat, t.me)
        return NEXT

    def text(self) -> str:
        return timed(f"{possessive(self.cities)} advantage is in effect", self.until)


class Favoured(Quality):
    """The advantage of a city is in effect."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.type(c) == CITY and t.modified(c, ADVANTAGE)

    def depends(self) -> i64:
        return ANYTHING

    def suits(self, sorts: list[Sort]) -> bool:
        return all(sort.types == 1 << CITY for sort in sorts)

    def behind(self) -> str:
        return "whose advantage is on"

    def told(self, many: bool) -> str:
        return f"{'have their' if many else 'has its'} advantage"


def favoured_cities(whose: int) -> CardNoun:
    """Cities of such players that have their advantage."""
    return CardNoun([Sort(types=1 << CITY, word="city")], IN_PLAY, whose, qualities=[Favoured()])


def advantages(reading: Reading) -> Number:
    """Of each city it is an advantage of its own."""
    return CountOf(favoured_cities(YOURS))


def has_advantage(reading: Reading) -> Condition:
    return Compare(CountOf(favoured_cities(YOURS)), AT_LEAST, Fixed(1), "you have an advantage")


def has_no_advantage(reading: Reading) -> Condition:
    return Compare(CountOf(favoured_cities(YOURS)), AT_MOST, Fixed(0), "you have no advantage")


def is_favoured(reading: Reading, city: Things) -> Condition:
    return Is(city, Favoured())


def always_on(reading: Reading, city: Things) -> Contribution:
    """From when this comes into play, as long as both are there."""
    if not isinstance(city, Host):
        raise Misread("the city that it is attached to", city.text())
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(ENTERS))
    return Triggered(trigger, [Favour(a_city(reading, city), WHILE_SOURCE)])


def on_for_a_while(reading: Reading, city: Things) -> Favour:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    if reading.time() not in (THIS_TURN, WHILE_SOURCE, NEXT_TACTICS, NEXT_TURN, TURN_OVER):
        raise Misread('"until end of turn"', "another time")
    return Favour(a_city(reading, city), reading.time())


class Bestow(Favour):
    """Their players gain the advantages of cities for a while, and what happens then does."""

    def do(self, t: Table, answer: Option) -> Flow:
        flow = super().do(t, answer)
        for city in cards_in_play(t, self.cities):
            if t.type(city) == CITY:
                t.matters(FAVOURED, city, t.controller[city])
        return flow

    def text(self) -> str:
        return timed(clause(self.cities, "gain", f"{'their' if self.cities.many() else 'its'} advantage"), self.until)


def gains_for_a_while(reading: Reading) -> Bestow:
    favour = on_for_a_while(reading, reading.subject())
    return Bestow(favour.cities, favour.until)


def its_advantage(reading: Reading) -> Things:
    return reading.it()


ON: Final = '("in" "effect" | "in" "force" | "active" | "on" | "switched" "on" | "turned" "on")'
YOU_HAVE: Final = '("you" ("have" | "hold" | "enjoy"))'
NO_BID: Final = (
    '(","? ("even" ("if" | "as" "long" "as") "you" ("haven\'t" | "have" "not" | "didn\'t") ("won" | "win")'
    ' ("a" | "any" | "the" | "its")'
    ' ("bid" | "claim") ("for" ("it" | "that" "discipline"))? | "even"? "without" ("a" | "any" | "winning" "a")'
    ' ("bid" | "claim")'
    ' | ("whoever" | "no" "matter" "who") ("has" | "have")? ("won" | "wins") ("the" | "its") "bid"))'
)
STAYS: Final = f'(("is" "always"? {ON} | "always"? ("applies" | "holds") | ("applies" | "holds") "always") {NO_BID}?)'
BIDS: Final = Needs(deeds=bit_of(BID_PRIZE))
PHRASES: Final = [
    Phrase("favour", '"the" "advantage" "of" (enchanted_thing | again | a_target)', same, needs=BIDS),
    Phrase("favour", '(enchanted_thing | again) "\'s" "advantage" | a_target "\'s" "advantage"', same, needs=BIDS),
    Phrase("favour", '"its" "advantage"', its_advantage, needs=BIDS),
    DetailPhrase("post", f'"whose" "advantage" ("is" {ON} | "its" "controller" ("has" | "holds"))', "quality", Favoured(),
                 BIDS),
    DetailPhrase("post", f'"whose" ("advantage" | "advantages") ("are" {ON} | {YOU_HAVE})', "all",
                 [Detail("whose", YOURS), Detail("quality", Favoured())], BIDS),
    DetailPhrase("post", f'"with" ("its" | "their")? "advantage" {ON}', "quality", Favoured(), BIDS),
    Phrase("predicate", '("has" | "have") ("its" | "their") ("advantage" | "advantages")', lambda reading: Favoured(),
           ["When this creature dies, deal 2 damage to target city. If it has its advantage, draw a card."], needs=BIDS),
    Phrase("condition", f'favour "is" {ON}', is_favoured, needs=BIDS),
    Phrase("condition", f'{YOU_HAVE} ("an" | "any" | "at" "least" "one") "advantage"', has_advantage,
           ["As long as you have an advantage, this creature gets +1/+1."], needs=BIDS),
    Phrase("condition", f'{YOU_HAVE} ("no" ("advantage" | "advantages"))', has_no_advantage, needs=BIDS),
    Phrase("for_each", f'("for" ("each" | "every") | "per") "advantage" ("that"? {YOU_HAVE} | "of" "yours")', advantages,
           ["This creature gets +1/+1 for each advantage you have."], needs=BIDS),
    Phrase("value", f'"the" "number" "of" "advantages" "that"? {YOU_HAVE}', advantages, needs=BIDS),
    Phrase("permanent", f"favour {STAYS}", always_on,
           ["Attach to a city. Its advantage holds even without a bid."], needs=BIDS),
    Phrase(TOLD, '{gain} ("its" | "their") ("advantage" | "advantages")', gains_for_a_while,
           ["Target city you control gains its advantage until end of turn."], needs=CITIES),
    Phrase(ORDER, f'favour ("is" | "becomes") {ON}', on_for_a_while,
           ["The advantage of target city you control is in effect until end of turn."], needs=BIDS),
]  # fmt: skip
