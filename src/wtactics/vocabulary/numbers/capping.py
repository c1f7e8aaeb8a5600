"""Caps: how much a number is at most: X, but at most four; for each Elf you control, to a maximum of three."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import BONUSES, POWER
from wtactics.vocabulary.numbers.meaning import Capped, XAtMost
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.mentioning import plain, same


def most(reading: Reading, number: Number) -> int:
    return plain(number)


def x_at_most(reading: Reading, n: int) -> Number:
    reading.x_said = True
    return XAtMost(n)


def capped(reading: Reading, number: Number, n: int) -> Number:
    if isinstance(number, Capped):
        raise Misread("one most", "two")
    return Capped(number, n)


def say_most(reading: Reading, n: int) -> None:
    """Said behind a deed, it is meant of the X in it."""
    reading.x_most = n


def capped_behind(reading: Reading, steps: Steps, _most: None) -> Steps:
    if reading.x_most > 0:
        raise Misread("a deed with an X", "another")
    return steps


UNITS: Final = (
    '("cards" | "card" | "victory" ("points" | "point") | "damage" | "in" ("all" | "total") | "power" | "gold")?'
)
BUT: Final = '("," "but" | "but" | "," "up" | "up" | ",")?'
MOST: Final = (
    '("to"? "at" "most" | "to" "a"? ("maximum" | "limit") "of" | "to" | "maximum" | ("never" | "not") "more" "than")'
)
AT_MOST: Final = f'{BUT} {MOST} "+"? number {UNITS}'
BRACKET: Final = '"(" "to"? ("at" "most" | "maximum" | "a" "maximum" "of" | "up" "to")'
BRACKETED: Final = f'{BRACKET} number {UNITS} ")"'
PHRASES: Final = [
    Phrase("most", f"{AT_MOST} | {BRACKETED}", most),
    Phrase("cap_behind", "most", say_most, needs=POWER),
    Phrase("many", f'"x" {BRACKETED}', lambda reading, number: x_at_most(reading, plain(number)), needs=POWER),
    Phrase("for_each", "for_each most", capped, ["Draw a card for each Elf you control, to a maximum of three."]),
    Phrase("as_many", "as_many most", capped, ["Draw as many cards as you control Elves, but at most three."]),
    Phrase("most_bonus", f'{BUT} {MOST} bonus | {BRACKET} bonus ")"', same, needs=BONUSES),
    Phrase("value", "value most", capped,
           ["Draw X cards, where X is the number of Elves you control, but no more than four."]),
    Phrase("tail", "tail cap_behind", capped_behind,
           ["X is the number of Elves you control. Draw X cards, but no more than four."], needs=POWER),
]  # fmt: skip
