"""What resource cards produce, in words: more gold or none, and gold of any faction that their players name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.rulesets.ava.minting import ANY_FACTION
from wtactics.rulesets.ava.terms import GOLD_YIELD
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.yields import (
    GIVES,
    ITS,
    WHEN,
    Giving,
    Yields,
    for_a_while,
    marked_for,
    phrases,
    resources_only,
)
from wtactics.vocabulary.things.hosting import steady
from wtactics.vocabulary.things.meaning import Things, clause


class Yield(Yields):
    """AVA-GOLD-06 Resource cards produce so much gold, or so much more."""

    def reckoning(self) -> i64:
        return GOLD_YIELD


class OfAnyFaction(Yield):
    """AVA-GOLD-06 Resource cards produce gold of any faction, which their players name as they are marked for it."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Fixed(ANY_FACTION), True)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return ANY_FACTION if what == GOLD_YIELD and self.things.has(t, c) else 0

    def text(self) -> str:
        return clause(self.things, "produce", "gold of any faction")


def of_any(reading: Reading, *number: Number) -> OfAnyFaction:
    """How much that is it says by itself only where it is one."""
    if number and (not isinstance(number[0], Fixed) or number[0].n != 1):
        raise Misread("gold, or 1 gold", f"{number[0].text()} gold")
    return OfAnyFaction(resources_only(reading, reading.subject()))


def of_any_then(reading: Reading, things: Things, *_namer: Things) -> OfAnyFaction:
    """Whenever it is marked for gold, its player names the faction: nobody else does."""
    return OfAnyFaction(resources_only(reading, steady(reading, things)))


def of_any_now(reading: Reading, statement: OfAnyFaction) -> Deed:
    return for_a_while(reading, statement)


GOLD: Final = '"power"'  # as AVA's word for it is read
MARKED: Final = marked_for(GOLD)
MAY: Final = '("may" | "can")?'
HIS: Final = '(("its" | "their") ("controller" | "controllers") | ("its" | "their") "player")'
NAMES: Final = '("may"? ("choose" | "chooses" | "name" | "names"))'
OF_ANY: Final = (
    f'("of" ("any" ("one" | "single")? "faction" ("that"? {HIS} {NAMES})? | "a" "faction" "that"? {HIS} {NAMES}'
    f' | ("a" | "any") "faction" "of" ("its" | "their") ("controller" "\'s" | "controllers" "\'") "choice"))'
)
THE_FACTION: Final = f'("any" | "the" | "a") "faction" ("of" | "for") ("that" | "the" | "this" | "its") {GOLD}'
INSTEAD: Final = '("instead" ("of" "its" "own")?)?'
PHRASES: Final = [
    *phrases(Giving(Yield), GOLD),
    Phrase("minting", f"{MAY} {GIVES} number? {GOLD} {OF_ANY} {INSTEAD}", of_any),
    Phrase(STATED, "minting", lambda reading, said: said, ["Resource cards you control may produce gold of any faction."]),
    Phrase(CHANGED, "minting", of_any_now, ["Resource cards you control produce gold of any faction until end of turn."]),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," {HIS} {NAMES} {THE_FACTION}', of_any_then),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," ("that" | "the" | "its") {GOLD} ("is" | "may" "be" | "can" "be") {OF_ANY}',
           of_any_then),
    Phrase(STATEMENT, f'"the" {GOLD} ({ITS} {GIVES} | "of" {ITS}) ("is" | ("may" | "can") "be") {OF_ANY}', of_any_then),
]  # fmt: skip
