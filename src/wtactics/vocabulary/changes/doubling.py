"""Doubling and swapping: values are so much more or less as each card has now, double its ATK, swap its ATK and DEF."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.vocabulary.changes.values import of_value
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE, MEASURES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things

BOTH: Final = (ATTACK_VALUE, DEFENSE_VALUE)


class DoubleValues(Deed):
    """Once more as much of these values as each of these cards has now, for a while."""

    def __init__(self, things: Things, attack: bool, defense: bool, until: i64) -> None:
        self.things: Final = things
        self.attack: Final = attack
        self.defense: Final = defense
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        for c in of_value(t, self.things):
            attack = MEASURES[ATTACK_VALUE].of(t, c) if self.attack else 0
            defense = MEASURES[DEFENSE_VALUE].of(t, c) if self.defense else 0
            t.modify(ADD, c, attack, defense, self.until, t.you, t.me)
            t.happened(facts.MODIFIED, c, attack, defense)
        return NEXT

    def text(self) -> str:
        names = " and ".join(
            MEASURES[value].name for value in BOTH if (self.attack, self.defense)[value == DEFENSE_VALUE]
        )
        return timed(f"double the {names} of {self.things.text()}", self.until)


class SwapValues(Deed):
    """Each of these cards has as ATK what it has as DEF now, and the other way round, for a while."""

    def __init__(self, things: Things, until: i64) -> None:
        self.things: Final = things
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        for c in of_value(t, self.things):
            more = MEASURES[DEFENSE_VALUE].of(t, c) - MEASURES[ATTACK_VALUE].of(t, c)
            t.modify(ADD, c, more, -more, self.until, t.you, t.me)
            t.happened(facts.MODIFIED, c, more, -more)
        return NEXT

    def text(self) -> str:
        return timed(f"swap the ATK and DEF of {self.things.text()}", self.until)


def doubled(reading: Reading, what: tuple[Things, tuple[int, ...]]) -> DoubleValues:
    return doubled_of(reading, what[1], what[0])


def doubled_of(reading: Reading, values: tuple[int, ...], things: Things) -> DoubleValues:
    return DoubleValues(things, ATTACK_VALUE in values, DEFENSE_VALUE in values, a_while(reading))


def has_double(reading: Reading, values: tuple[int, ...]) -> DoubleValues:
    return doubled_of(reading, values, reading.subject())


def swapped(reading: Reading, what: tuple[Things, tuple[int, ...]]) -> SwapValues:
    return swapped_of(reading, what[1], what[0])


def swapped_of(reading: Reading, values: tuple[int, ...], things: Things) -> SwapValues:
    if set(values) != set(BOTH):
        raise Misread("ATK and DEF", "one of them")
    return SwapValues(things, a_while(reading))


def a_while(reading: Reading) -> int:
    """For how long it is so."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return reading.time()


SWAP: Final = '("swap" | "switch" | "exchange")'
SWAPPED: Final = '("swapped" | "switched" | "exchanged")'
PHRASES: Final = [
    Phrase(ORDER, '"double" values_of | values_of ("is" | "are") "doubled"', doubled,
           ["Double target creature's ATK until end of turn."]),
    Phrase(ORDER, '"double" "the"? values_named "of" things', doubled_of,
           ["Double the ATK of each attacker until end of turn."]),
    Phrase(CHANGED, '({get} | {have}) ("double" | "twice") ("its" | "their")? values_named', has_double,
           ["Target creature gets double ATK until end of turn."]),
    Phrase(ORDER, f'{SWAP} values_of | values_of ({SWAP} "places"? | "are" {SWAPPED})', swapped,
           ["Swap target creature's ATK and DEF until end of turn."]),
    Phrase(ORDER, f'{SWAP} "the"? values_named "of" things', swapped_of,
           ["Swap the ATK and DEF of target creature until end of turn."]),
]  # fmt: skip
