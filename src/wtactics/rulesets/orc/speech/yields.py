"""What resource cards give: gold, more of it, less or none; and that one is marked for that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import RESOURCE, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.rulesets.orc.terms import YIELDS
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.marking import Mark
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.hosting import steady
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says


class Yield(Statement):
    """ORC-GOLD-03 Resource cards give so much gold, or so much more."""

    def __init__(self, things: Things, number: Number, more: bool) -> None:
        self.things: Final = things
        self.number: Final = number
        self.more: Final = more

    def law(self) -> i64:
        return bit_of(i64(YIELDS))

    def sets(self) -> bool:
        return not self.more

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != YIELDS or not self.things.has(t, c):
            return 0
        return self.number.of(t) if self.more else self.number.of(t) - usual

    def text(self) -> str:
        return clause(self.things, "give", f"{self.number.text()} {'more ' if self.more else ''}gold")


class Spent(Happens):
    """ORC-GOLD-03 A resource card is marked for gold, not by an effect."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == 1 and super().matches(t, a, b, n)


def resources_only(reading: Reading, things: Things) -> Things:
    """ORC-GOLD-03 Nothing else gives gold."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << RESOURCE:
        raise Misread("resource cards", things.text())
    return things


def gives(reading: Reading, number: Number, more: bool = False, *_usual: Number) -> Yield:
    return Yield(resources_only(reading, reading.subject()), number, more is True)


def for_a_while(reading: Reading, statement: Yield) -> Deed:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, statement)


def marked_for_nothing(reading: Reading, things: Things) -> Steps:
    """ORC-MARK-06 Said in vain behind an effect that marks resource cards: it makes no gold."""
    if not any(isinstance(step, Mark) for step in reading.last_said):
        raise Misread("resource cards that were marked", things.text())
    return []


def gives_nothing(reading: Reading) -> Yield:
    return gives(reading, Fixed(0))


def gives_then(reading: Reading, things: Things, number: Number, more: bool = False, *_usual: Number) -> Yield:
    """Whenever it is marked for gold, it gives so much."""
    return Yield(resources_only(reading, steady(reading, things)), number, more is True)


def marked_for_gold(reading: Reading, watched: Watched) -> Spent:
    call(reading, watched, False)
    return Spent(facts.MARKED, watched.noun, None, f"{says(watched, 'is marked')} for gold", watched.own())


def you_mark_for_gold(reading: Reading, watched: Watched) -> Spent:
    """ORC-GOLD-08 Nobody else marks your resource cards for gold."""
    return marked_for_gold(reading, watched)


GIVES: Final = '("gives" | "give" | "yields" | "yield" | "produces" | "produce")'
GOLD: Final = '"gold"'
SO_MUCH: Final = f"(number further? {GOLD} | number {GOLD} further)"
INSTEAD: Final = f'("instead" "of" number {GOLD}?)?'
WHEN: Final = '("when" | "whenever" | "each" "time")'
ITS: Final = "(host | again)"
MARKED: Final = f'("is" "marked" ("for" {GOLD})? | "gives" {GOLD})'
FOR_GOLD: Final = f'"for" {GOLD}'
PHRASES: Final = [
    Phrase("yielding", f'{GIVES} {SO_MUCH} {INSTEAD} ({WHEN} ("it" | "they") ("is" | "are") "marked" {FOR_GOLD})?', gives),
    Phrase("yielding", f'{GIVES} "no" {GOLD} | ("can\'t" | "cannot") "be" "marked" {FOR_GOLD}', gives_nothing),
    Phrase(STATED, "yielding", same,
           ["Each resource card you control gives 2 gold.", "Resource cards an opponent controls give no gold."]),
    Phrase("fronted", f'again {GIVES} "no" {GOLD} (("for" | "by") ("this" | "it" | "that"))?', marked_for_nothing,
           ["Mark target resource card. It gives no gold."]),
    Phrase(CHANGED, "yielding", for_a_while, ["Each resource card you control gives 2 gold until end of turn."]),
    Phrase(STATEMENT, f'{WHEN} {ITS} {MARKED} "," "it" {GIVES} {SO_MUCH} {INSTEAD}', gives_then),
    Phrase(STATEMENT, f'{WHEN} "you" "mark" {ITS} {FOR_GOLD} ","? ("it" {GIVES} {SO_MUCH} {INSTEAD}'
           f' | "you" ("get" | "gain" | "receive") number further {GOLD})', gives_then),
    Phrase("happening", f'watched ("is" | "are" | "becomes" | "become") "marked" {FOR_GOLD}', marked_for_gold,
           ["Whenever a resource card you control is marked for gold, gain 1 influence."]),
    Phrase("happening", f'"you" "mark" watched {FOR_GOLD}', you_mark_for_gold),
]  # fmt: skip
