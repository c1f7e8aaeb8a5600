"""Yields: what resource cards give when they are marked for gold, more of it or none. Each ruleset has its number for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import RESOURCE, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree
from wtactics.vocabulary.things.hosting import steady
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.things.mentioning import same


class Yields(Statement):
    """Resource cards give so much gold, or so much more."""

    def __init__(self, things: Things, number: Number, more: bool) -> None:
        self.things: Final = things
        self.number: Final = number
        self.more: Final = more

    def reckoning(self) -> i64:
        """Which number of the rules that is."""
        raise NotImplementedError

    def unit(self) -> str:
        """What the units are called."""
        return "gold"

    def law(self) -> i64:
        return bit_of(self.reckoning())

    def sets(self) -> bool:
        return not self.more

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != self.reckoning() or not self.things.has(t, c):
            return 0
        return self.number.of(t) if self.more else self.number.of(t) - usual

    def text(self) -> str:
        return clause(self.things, "give", f"{self.number.text()} {'more ' if self.more else ''}{self.unit()}")


def resources_only(reading: Reading, things: Things) -> Things:
    """Nothing else gives gold."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << RESOURCE:
        raise Misread("resource cards", things.text())
    return things


def for_a_while(reading: Reading, statement: Statement) -> Deed:
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, statement)


def is_more(said: tuple[bool | Number, ...]) -> bool:
    """Is it said that it is more, beside what it would be otherwise?"""
    return any(each is True for each in said)


class Giving:
    """Builders of what is said of yields, which make what a ruleset understands by it."""

    def __init__(self, make: Callable[[Things, Number, bool], Yields]) -> None:
        self.make: Final = make

    def gives(self, reading: Reading, number: Number, *said: bool | Number) -> Yields:
        return self.make(resources_only(reading, reading.subject()), number, is_more(said))

    def gives_nothing(self, reading: Reading) -> Yields:
        return self.gives(reading, Fixed(0))

    def gives_then(self, reading: Reading, things: Things, number: Number, *said: bool | Number) -> Yields:
        """Whenever it is marked for gold, it gives so much."""
        return self.make(resources_only(reading, steady(reading, things)), number, is_more(said))

    def gives_marked(self, reading: Reading, number: Number, *said: bool | Number) -> Yields:
        """The same, where only "it" says of what."""
        return self.gives_then(reading, reading.it(), number, *said)


GIVES: Final = '("gives" | "give" | "yields" | "yield" | "produces" | "produce")'
WHEN: Final = '("when" | "whenever" | "each" "time")'
ITS: Final = "(host | again)"
GOLD: Final = '"gold"'


def marked_for(gold: str) -> str:
    """It is, in the words of the ruleset for gold."""
    return f'("is" "marked" ("for" {gold})? | {GIVES} {gold})'


def so_much(gold: str) -> str:
    """So many units, or so many more."""
    return f"number (on_top? {gold} | {gold} on_top)"


def more_of_it(reading: Reading) -> bool:
    """Beside what it gives anyway."""
    return True


def instead_of(gold: str) -> str:
    """That it is another number than usual."""
    return f'("instead" "of" number {gold}?)?'


def phrases(giving: Giving, gold: str = GOLD, called: str = "gold") -> list[Phrase]:
    """How it is said in all rulesets that have such a number."""
    stash = '("its" | "the") "stash" "\'s" "faction" | "the" "faction" "of" "its" "stash"'
    of_it = f'("of" (("the" "same" | "its" | "that") "faction" | {stash}))?'
    much = f"{so_much(gold)} {of_it}"
    instead = instead_of(gold)
    other = 'number "instead" "of" number'
    return [
        Phrase("yielding", f'{GIVES} {much} {instead} ({WHEN} ("it" | "they") ("is" | "are") "marked" "for" {gold})?',
               giving.gives),
        Phrase("yielding", f'{GIVES} "no" {gold} | ("can\'t" | "cannot") "be" "marked" "for" {gold}', giving.gives_nothing),
        Phrase(STATED, "yielding", same,
               [f"Each resource card you control gives 2 {called}.", f"Resource cards an opponent controls give no {called}."]),
        Phrase(CHANGED, "yielding", for_a_while, [f"Each resource card you control gives 2 {called} until end of turn."]),
        Phrase(STATEMENT, f'{WHEN} {ITS} {marked_for(gold)} "," "it" {GIVES} ({much} {instead} | {other})', giving.gives_then),
        Phrase(STATEMENT, f'{WHEN} "marked" "for" {gold} "," "it" {GIVES} ({much} {instead} | {other})', giving.gives_marked),
        Phrase(STATEMENT, f'{WHEN} "you" "mark" {ITS} "for" {gold} ","? ("it" {GIVES} {much} {instead}'
               f' | "you" ("get" | "gain" | "receive") number on_top {gold} {of_it})', giving.gives_then),
        Phrase("on_top", '"additional" | "extra" | "more" | "further"', more_of_it),
    ]  # fmt: skip
