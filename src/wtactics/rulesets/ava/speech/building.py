"""Building in words: who may build and rotate, who may not, and how often in a turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.speech.kingdoms import CITIES_DECK
from wtactics.rulesets.ava.terms import BUILD, BUILDINGS, ROTATE_DECK, ROTATIONS
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.allowances import Allowance
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.provisos import IF, played_if
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.parts import Prerequisite
from wtactics.vocabulary.things.meaning import Everyone, You

BUILDS: Final = Act("build cities", bit_of(BUILD))
ROTATES: Final = Act("rotate cities decks", bit_of(ROTATE_DECK))
NO_LIMIT: Final = 1 << 20


class Works(Allowance):
    """AVA-CONFLICT-01 Players build cities, or rotate their cities decks, so often in a turn."""

    def text(self) -> str:
        who = (self.players if self.players is not None else Everyone(False)).text()
        n, s = self.number.text(), "" if self.number.text() == "1" else "s"
        if isinstance(self.number, Fixed) and self.number.n == NO_LIMIT:
            n = "any number of"
        more = "additional " if self.more else ""
        if self.what == BUILDINGS:
            return f"{who} may build {n} {more}{'city' if s == '' else 'cities'} each turn"
        whose = "your" if isinstance(self.players, You) else "his"
        return f"{who} may rotate {whose} cities deck {n} {more}time{s} each turn"


def so_often(reading: Reading, payer: Payer, what: int, number: Number, *more: bool) -> Works:
    return Works(payer.players, what, number, bool(more))


def builds(reading: Reading, payer: Payer, number: Number, *more: bool) -> Works:
    return so_often(reading, payer, BUILDINGS, number, *more)


def builds_another(reading: Reading, payer: Payer) -> Works:
    return so_often(reading, payer, BUILDINGS, Fixed(1), True)


def builds_many(reading: Reading, payer: Payer) -> Works:
    return so_often(reading, payer, BUILDINGS, Fixed(NO_LIMIT))


def rotates(reading: Reading, payer: Payer, number: Number, *more: bool) -> Works:
    return so_often(reading, payer, ROTATIONS, number, *more)


def rotates_again(reading: Reading, payer: Payer) -> Works:
    return so_often(reading, payer, ROTATIONS, Fixed(1), True)


def rotates_freely(reading: Reading, payer: Payer) -> Works:
    return so_often(reading, payer, ROTATIONS, Fixed(NO_LIMIT))


def always(reading: Reading, works: Works, *_usual: Number) -> Statement:
    return works


def for_a_while(reading: Reading, works: Works, *_usual: Number) -> Deed:
    return decree_alone(reading, works)


def no_building(reading: Reading) -> Cant:
    return of_players(reading, BUILDS)


def no_rotating(reading: Reading) -> Cant:
    return of_players(reading, ROTATES)


def of_players(reading: Reading, act: Act) -> Cant:
    """Players do it, and no cards."""
    if not reading.subject().people():
        raise Misread("players", reading.subject().text())
    return Cant(reading.subject(), act)


def built_if(reading: Reading, *said: object) -> Prerequisite:
    """Cities alone are built."""
    if reading.word != "city":
        raise Misread("a city", f"a {reading.word}")
    return played_if(reading, *said)


MAY: Final = '("may" | "can") "also"?'
DECK: Final = (
    f'(("your" | "his" | "their" | "its" | "the" | "that") ({CITIES_DECK} | "deck") | "cities"'
    f' "decks" | ("your" | "their") "cities" "decks" | "it")'
)
ENTRANCES: Final = (
    '("in" | "during") ("each" ("of" "your" | "of" "his" | "of" "their")? | "your" | "his" |'
    ' "their" | "an" | "a" "single" | "one" | "the" "same") "entrance" ("phase" | "phases")'
)
TURNLY: Final = (
    f'("each" "turn" | "in" ("each" "of" "your" "turns" | "a" "turn" | "each" "turn") | "a" "turn"'
    f' | "per" "turn" | {ENTRANCES})'
)
INSTEAD: Final = '("instead" "of" number)?'
FURTHER: Final = "further"
PHRASES: Final = [
    Phrase("works", f'card_payer {MAY} "build" "up"? "to"? number ("city" | "cities")', builds),
    Phrase("works", f'card_payer {MAY} "build" number {FURTHER} ("city" | "cities")', builds,
           ["You may build one additional city each turn."]),
    Phrase("works", f'card_payer {MAY} "build" ("a" "second" | "another" | "an" ("additional" | "extra"))'
           f' "city"', builds_another),
    Phrase("works", f'card_payer {MAY} "build" ("any" "number" "of" "cities" | "as" "many" "cities" "as" ("you"'
           f' | "he") ("like" | "likes"'
           ' | "can" "pay" "for"))', builds_many),
    Phrase("works", f'card_payer {MAY} "rotate" {DECK} ("up" "to")? how_often', rotates),
    Phrase("works", f'card_payer {MAY} "rotate" {DECK} number {FURTHER} ("time" | "times")', rotates,
           ["You may rotate your cities deck one additional time each turn."]),
    Phrase("works", f'card_payer {MAY} "rotate" {DECK} ("a" "second" "time" | "again" | "an" ("additional" |'
           f' "extra") "time")',
           rotates_again),
    Phrase("works", f'card_payer {MAY} "rotate" {DECK} ("any" "number" "of" "times" | "as" ("often" | "many"'
           f' "times") "as" ("you" | "he") ("like" | "likes"))',
           rotates_freely),
    Phrase(STATEMENT, f"works {TURNLY} {INSTEAD}", always, ["You may build two cities in each of your Entrance phases."]),
    Phrase(STATEMENT, f'{TURNLY} ","? works {INSTEAD}', always),
    Phrase(ORDER, f"works {TURNLY}? {INSTEAD}", for_a_while, ["You may build two cities this turn."]),
    Phrase("forbidden", '"build" ("any" | "new" | "more")? ("cities" | "a" "city")', no_building,
           ["Opponents can't build cities."]),
    Phrase("anywhere", f'("build" self? "only" | "you"? "can" ("build" self "only" | "only" "build" self)'
           f' | self ("can" | "may") ("be" "built" "only" | "only" "be" "built")) {IF}', built_if,
           ["Build this city only if you control another city."]),
    Phrase("anywhere", 'self ("can\'t" | "cannot") "be" "built" "unless" if_condition', built_if),
    Phrase("forbidden", f'"rotate" {DECK}', no_rotating, ["Opponents can't rotate their cities deck."]),
]  # fmt: skip
