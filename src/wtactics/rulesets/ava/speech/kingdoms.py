"""Kingdoms in words: the cities deck, building and rotating in one phase, and with how much life an avatar begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement, Trigger
from wtactics.engine.places import ASIDE, CITY, GONE, NOBODY, CardId, Flow, Option, Seat, Thing, place_of
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.roads import a_city
from wtactics.kits.realm.speech.stakes import CLAIMS
from wtactics.kits.realm.terms import BUILDING_TOO
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import BUILD as BUILDING
from wtactics.rulesets.ava.terms import ROTATE_DECK, STARTING_LIFE
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, cards_by, owners, put_away, seats_of
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Cant
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import during_his_behind, during_its
from wtactics.vocabulary.things.meaning import Everyone, One, They, Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import counted, keeper, plain
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says


class TurnOver(Deed):
    """AVA-CITY-04 The top city of players' cities decks goes to the bottom, or several, one after the other."""

    def __init__(self, players: Things, number: Number, told: bool = False) -> None:
        self.players: Final = players
        self.number: Final = number
        self.told: Final = told  # of those very players, who do it

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, AvaTable)
        for seat in seats_of(t, self.players):
            n = min(self.number.of(t), t.count[place_of(ASIDE, seat)])
            while n > 0:
                t.turn_over(seat)
                n -= 1
        return NEXT

    def text(self) -> str:
        n = self.number.text()
        cities = "city" if n == "1" else f"{counted(self.number.n) if isinstance(self.number, Fixed) else n} cities"
        if self.told:
            return clause(self.players, "put", f"the top {cities} of his cities deck on the bottom")
        return f"put the top {cities} of {possessive(self.players)} cities deck on the bottom"


class TopCity(One):
    """AVA-CITY-02 The top city of a player's cities deck."""

    def __init__(self, player: Things) -> None:
        self.player: Final = player

    def one(self, t: Table) -> Thing:
        for seat in seats_of(t, self.player):
            return t.first[place_of(ASIDE, seat)]
        return NOBODY

    def text(self) -> str:
        return f"the top city of {possessive(self.player)} cities deck"


class PutUnder(Deed):
    """Cities go to the top of their owners' cities decks, or to the bottom."""

    def __init__(self, players: Things, things: Things, on_top: bool) -> None:
        self.players: Final = players
        self.things: Final = things
        self.on_top: Final = on_top

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.library.type[t.printed[c]] == CITY and t.kind(c) != GONE:
                put_away(t, c, ASIDE, self.on_top)
        return NEXT

    def text(self) -> str:
        end = "top" if self.on_top else "the bottom"
        return clause(self.players, "put", f"{self.things.text()} on {end} of {owners(self.things, 'cities deck')}")


class BothDone(Statement):
    """AVA-CONFLICT-01 Players both build a city and rotate their cities deck in one phase."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(BUILDING_TOO)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == BUILDING_TOO and self.players.has(t, c)

    def text(self) -> str:
        return f"{self.players.text()} may both build and rotate in the same Entrance phase"


class BeginsWith(Statement):
    """AVA-WIN-10 The player of this avatar begins the game with so many life points."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number - usual if what == STARTING_LIFE else 0

    def text(self) -> str:
        return f"starting LP {self.number}"


def put_top(reading: Reading, whose: Detail) -> Put:
    player = keeper(whose)
    if player.many() or isinstance(player, They | Everyone):
        raise Misread("the cities deck of one player", possessive(player))
    return Put(reading.players(), TopCity(player))


def build_top(reading: Reading, *whose: Detail) -> Put:
    """It comes into play as if it was built, but nothing is paid for it."""
    player = reading.players()
    if player.many() or isinstance(player, They | Everyone):
        raise Misread("one player who builds", player.text())
    return Put(player, TopCity(player))


def to_cities_top(reading: Reading, things: Things, *_whose: object) -> PutUnder:
    return PutUnder(reading.players(), a_city(reading, things), True)


def to_cities_bottom(reading: Reading, things: Things, *_whose: object) -> PutUnder:
    return PutUnder(reading.players(), a_city(reading, things), False)


def begins_with(reading: Reading, number: Number) -> BeginsWith:
    if reading.word != "avatar":
        raise Misread("this on an avatar", f"a {reading.word}")
    return BeginsWith(plain(number))


def turn_over(reading: Reading, whose: Detail) -> TurnOver:
    return turn_over_some(reading, Fixed(1), whose)


def turn_over_some(reading: Reading, number: Number, whose: Detail) -> TurnOver:
    players = keeper(whose)
    actor = reading.actor
    if actor is not None and (
        players is actor or isinstance(players, They) or getattr(players, "things", None) is actor
    ):
        return TurnOver(actor, Fixed(plain(number)), True)
    return TurnOver(players, Fixed(plain(number)))


def rotates(reading: Reading, whose: Detail, *number: Number) -> TurnOver:
    return turn_over_some(reading, number[0] if number else Fixed(1), whose)


def once(reading: Reading) -> Number:
    return Fixed(1)


def twice(reading: Reading) -> Number:
    return Fixed(2)


def put_under(reading: Reading, who: Watched, whose: Detail) -> Trigger:
    """To put one's own top city to the bottom is to rotate."""
    if (
        who.very is not keeper(whose)
        and type(keeper(whose)) is not type(who.very)
        and not isinstance(keeper(whose), They)
    ):
        raise Misread("his own cities deck", possessive(keeper(whose)))
    return rotated(reading, who)


def rotated(reading: Reading, who: Watched, *_deck: Detail) -> Trigger:
    """A city has gone from the top of his cities deck to its bottom."""
    call(reading, who, True)
    whose = "your" if isinstance(who.very, You) else "his"
    return Happens(facts.TURNED_OVER, None, who.noun, f"{says(who, 'rotate')} {whose} cities deck", False, True)


def no_claims_then(reading: Reading, steps: Steps, _later: None) -> Steps:
    """Nothing is claimed in any other phase of that turn, so what is said of claims there holds for all of it."""
    return said_of_turn(reading, steps, CLAIMS.deeds)


def no_works_then(reading: Reading, steps: Steps, _later: None) -> Steps:
    """Nor are cities built, or cities decks rotated, in others than the Entrance phase."""
    return said_of_turn(reading, steps, bit_of(BUILDING) | bit_of(ROTATE_DECK))


def said_of_turn(reading: Reading, steps: Steps, deeds: i64) -> Steps:
    """What is done in one phase only is forbidden in a turn."""
    for step in steps:
        statement = step.statement if isinstance(step, For) else None
        if not isinstance(statement, Cant) or statement.act.deeds & ~deeds != 0:
            raise Misread("what is done in that phase alone", "what could be done in other phases, too")
    return during_his_behind(reading, steps, None)


def does_both(reading: Reading, payer: Payer) -> BothDone:
    return BothDone(payer.players if payer.players is not None else Everyone(False))


def does_both_now(reading: Reading, payer: Payer) -> Deed:
    return decree_alone(reading, does_both(reading, payer))


CITIES_DECK: Final = '("cities" | "city") "deck"'
TO_BOTTOM: Final = (
    '("on" | "to" | "at" | "onto" | "under")? ("the" "bottom" ("of" ("it" | "that" "deck" | "the" "deck"'
    f' | ("your" | "his" | "their" | "the" | "that") {CITIES_DECK}))? | "its" "bottom" | "under" "it")'
)
FREE: Final = '("for" "free" | "without" ("paying" ("for" "it" | ("its" | "the") "cost") | "cost") | "at" "no" "cost")'
BUILD: Final = '"build" (("a" | "the" "top" | "your" "top" | "his" "top") "city")?'
ROTATE: Final = (
    f'("rotate" (("your" | "his" | "their" | "the") {CITIES_DECK} | "it")?'
    f' | "put" "the" "top" "city" "of" ("your" | "his" | "their") {CITIES_DECK} {TO_BOTTOM})'
)
EITHER: Final = '("," ("in" "either" "order" | "in" "any" "order" | "once" "each"))?'
IN_ONE: Final = (
    '("in" | "during") ("the" "same" | "each" ("of" "your")? | "his" | "their" | "an" | "one" | "a")'
    ' "entrance" ("phase" | "phases")'
)
IN_THIS: Final = '("in" | "during") "your" "entrance" "phase" "this" "turn"'
DOES_BOTH: Final = f'card_payer ("may" | "can") "both"? ({BUILD} "and" {ROTATE} | {ROTATE} "and" {BUILD})'
HAS: Final = '"even" ("if" | "though" | "when") ("you" | "he") ("have" | "has")? "already"?'
DECK: Final = f'("your" | "his" | "their" | "the") {CITIES_DECK}'
ALSO: Final = (
    f'("may" | "can") ("still" | "also")? ({BUILD} ({HAS} "rotated" ({DECK} | "it") | ("after" | "in"'
    f' "addition" "to") "rotating" ({DECK} | "it"))'
    f' | {ROTATE} ({HAS} "built" "a" "city" | ("after" | "in" "addition" "to") "building" "a" "city" | "and"'
    f' "still" {BUILD}) ({IN_ONE})?)'
)
PHRASES: Final = [
    Phrase("card_law", '("starting" | "initial") ("victory" ("point" | "points"))+ (":" | "is" | "are")? many', begins_with,
           ["Starting LP 24."]),
    Phrase("card_law", '"you" ("start" | "begin") ("the" "game")? "with" many "victory" "points"', begins_with),
    Phrase("deed", f'({{put}} | {{move}}) "the" "top" "city" ("of" | "from" | "in") owner {CITIES_DECK}'
           f' {TO_BOTTOM}', turn_over,
           ["Put the top city of target opponent's cities deck on the bottom."]),
    Phrase("deed", f'({{put}} | {{move}}) "the" "top" many "cities" ("of" | "from" | "in") owner {CITIES_DECK}'
           f' {TO_BOTTOM}',
           turn_over_some),
    Phrase("deed", f'{{put}} "the" "top" "city" ("of" | "from" | "in") owner {CITIES_DECK} ("into" | "in")'
           f' "play"', put_top,
           ["Put the top city of your cities deck into play."]),
    Phrase("deed", f'{{build}} ("the" "top" "city" ("of" | "from") owner {CITIES_DECK} | "your" "top" "city") {FREE}',
           build_top,
           ["Build the top city of your cities deck for free."]),
    Phrase("deed", f'({{put}} | {{return}}) things ("on" | "to") "the"? "top" "of" whose_place {CITIES_DECK}', to_cities_top),
    Phrase("deed", f'({{put}} | {{return}}) things ("on" | "to" | "at") "the" "bottom" "of" whose_place {CITIES_DECK}',
           to_cities_bottom, ["Put target city on the bottom of its owner's cities deck."]),
    Phrase("deed", f"{{rotate}} owner {CITIES_DECK} how_often?", rotates, ["Rotate your cities deck."]),
    Phrase("how_often", '"once"', once),
    Phrase("how_often", '"twice"', twice),
    Phrase("how_often", 'many "times"', lambda reading, number: number),
    Phrase("happening", f'anyone ("rotates" | "rotate") (owner {CITIES_DECK} | "it")?', rotated,
           ["When you rotate your cities deck, draw a card."]),
    Phrase("happening", f'anyone ("put" | "puts") "the" "top" "city" ("of" | "from") owner {CITIES_DECK}'
           f' {TO_BOTTOM}', put_under),
    Phrase(STATEMENT, f"{DOES_BOTH} {EITHER}", does_both, ["You may both build a city and rotate your cities deck."]),
    Phrase(STATEMENT, f"{DOES_BOTH} {IN_ONE} {EITHER}", does_both),
    Phrase(STATEMENT, f'({IN_ONE} | {IN_THIS}) ","? {DOES_BOTH} {EITHER}', does_both),
    Phrase(ORDER, f"{DOES_BOTH} ({IN_ONE})? {EITHER}", does_both_now),
    Phrase(STATEMENT, f"card_payer {ALSO}", does_both, ["You may build a city even if you have rotated your cities deck."]),
    Phrase("until_claims", '("in" | "during") ("his" | "their") "next" "tactics" "phase"', during_its),
    Phrase("until_works", '("in" | "during") ("his" | "their") "next" "entrance" "phase"', during_its),
    Phrase("tail", "tail until_works", no_works_then, ["Target player can't build cities in his next Entrance phase."]),
    Phrase("tail", "tail until_claims", no_claims_then, ["Target player can't claim disciplines in his next Tactical phase."]),
]  # fmt: skip
