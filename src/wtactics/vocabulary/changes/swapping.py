"""Swapping: what a card has as ATK it has as DEF for a while, and the other way round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.changes.doubling import a_while
from wtactics.vocabulary.changes.values import of_value
from wtactics.vocabulary.deeds.deed import Deed, timed
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE, MEASURES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things

BOTH: Final = (ATTACK_VALUE, DEFENSE_VALUE)


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


def swapped(reading: Reading, what: tuple[Things, tuple[int, ...]]) -> SwapValues:
    return swapped_of(reading, what[1], what[0])


def swapped_of(reading: Reading, values: tuple[int, ...], things: Things) -> SwapValues:
    if set(values) != set(BOTH):
        raise Misread("ATK and DEF", "one of them")
    return SwapValues(things, a_while(reading))


SWAP: Final = '("swap" | "switch" | "exchange")'
SWAPPED: Final = '("swapped" | "switched" | "exchanged")'
PHRASES: Final = [
    Phrase(ORDER, f'{SWAP} values_of | values_of ({SWAP} "places"? | "are" {SWAPPED})', swapped,
           ["Swap target creature's ATK and DEF until end of turn."]),
    Phrase(ORDER, f'{SWAP} "the"? values_named "of" things', swapped_of,
           ["Swap the ATK and DEF of target creature until end of turn."]),
]  # fmt: skip
