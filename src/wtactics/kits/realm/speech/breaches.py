"""Breaches in words: what attackers that are let through deal to cities beside their ATK."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.kits.realm.terms import BREACHES
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import PreventPart
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.altering import DEALS, WHILE
from wtactics.vocabulary.things.meaning import All, Things, clause
from wtactics.vocabulary.triggers.watching import Watched


class Breach(Statement):
    """ARC-COMBAT-19, AVA-COMBAT-18 Attackers that are let through to a city deal so much more to it, or twice as much."""

    def __init__(self, things: Things, number: Number | None) -> None:
        self.things: Final = things
        self.number: Final = number  # None: twice as much

    def law(self) -> i64:
        return bit_of(i64(BREACHES))

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != BREACHES or not self.things.has(t, c):
            return 0
        return usual if self.number is None else self.number.of(t)

    def text(self) -> str:
        much = "double damage" if self.number is None else f"{self.number.text()} more damage"
        they = "they attack" if self.things.many() else "it attacks"
        return clause(self.things, "deal", f"{much} to a city that {they} undefended")


def breach(reading: Reading, by: Watched, part: PreventPart) -> Breach:
    """Of such attackers, or of one."""
    things = by.very if by.very is not None else All(by.noun) if isinstance(by.noun, CardNoun) else None
    if things is None or not part.more:
        raise Misread("who deals so much more", by.words)
    return Breach(things, None if isinstance(part.number, ThatMuch) else part.number)


IS: Final = '("is" | "are" | "goes" | "go" | "remains" | "remain")'
UNBLOCKED: Final = '("unblocked" | "undefended" | "unopposed")'
A_CITY: Final = '("a" "city" | "cities" | "any" "city")'
NOBODY: Final = '("nobody" | "no" ("creature" | "creatures" | "defender" | "defenders"))'
DEFENDS: Final = (
    '(("defends" | "defend") "against" | ("is" | "are") "assigned" "to" ("defend" "against")? | "defended" "against")'
)
LET_THROUGH: Final = (
    f'({IS} "left"? {UNBLOCKED} | ("isn\'t" | "aren\'t") ("blocked" | "defended" "against")'
    f' | {NOBODY} {DEFENDS} ("it" | "them"))'
)
IT: Final = '("it" | "he" | "they")'
TO_IT: Final = '("to" ("it" | ("that" | "the") "attacked"? "city"))?'
ON_CITY: Final = f'"in" ("an" "attack" | "attacks") "on" {A_CITY}'
PHRASES: Final = [
    Phrase(STATEMENT, f'dealer {DEALS} much "to" ("a" | "any") "city" "that"? {IT} ("attacks" | "attack") {UNBLOCKED}', breach,
           ["This creature deals 2 additional damage to a city that it attacks undefended."], needs=CITIES),
    Phrase(STATEMENT, f'("when" | "whenever" | {WHILE}) breaching "," {IT} {DEALS} much {TO_IT}', breach,
           ["If this creature is unblocked in an attack on a city, it deals 2 more damage to that city."], needs=CITIES),
    Phrase(STATEMENT, f'("when" | "whenever" | {WHILE}) breaching "," "the" "damage" "that"? {IT} {DEALS}'
           ' "to" ("it" | ("that" | "the") "attacked"? "city") alteration', breach,
           ["If this creature attacks a city and isn't defended against, the damage it deals to that city is doubled."],
           needs=CITIES),
    Phrase("breaching", f"dealer {LET_THROUGH} {ON_CITY}", lambda reading, by: by, needs=CITIES),
    Phrase("breaching", f'dealer ("attacks" | "attack") {A_CITY} ("and" | "but") {IT}? {LET_THROUGH}', lambda reading, by: by,
           needs=CITIES),
]  # fmt: skip
