"""Creatures that defend out of the Offensive, which the rules let only attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.language.phrase import Misread
from wtactics.rulesets.orc.speech.fronts import ZONE
from wtactics.rulesets.orc.speech.marching import THEY_STAND
from wtactics.rulesets.orc.terms import DEFEND_AHEAD
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.restraint import MeanwhilePhrase

WORDS: Final = "can defend from the Offensive"


class OutThere(HabitPhrase):
    """Of those in the Offensive it is said that they may defend: from there, and of nobody else it says anything."""

    def give(self, reading: Reading) -> Do:
        if not any(there in reading.subject().text() for there in ("in your Offensive", "in the Offensive")):
            raise Misread("creatures in your Offensive", reading.subject().text())
        return super().give(reading)


AHEAD: Final = f'("your" | "the" | "its" | "their") "offensive" {ZONE}?'
FROM_AHEAD: Final = f'("even"? "if" | "even"? "as" "long" "as") {THEY_STAND} "in" {AHEAD} | "also"? "from" {AHEAD}'
AS_IF_BEHIND: Final = f'"as" ("if" | "though") {THEY_STAND} "in" ("your" | "the" | "its" | "their") "defensive" {ZONE}?'
ACT: Final = Act(WORDS, bit_of(i64(DEFEND_AHEAD)))
MAY: Final = '("can" | "may") "also"?'
PHRASES: Final = [
    HabitPhrase(WORDS, WORDS, DEFEND_AHEAD, f'{MAY} "defend" ({FROM_AHEAD} | {AS_IF_BEHIND})',
                example="This creature can also defend from your Offensive."),
    OutThere(WORDS, WORDS, DEFEND_AHEAD, f'{MAY} "defend"'),
    MeanwhilePhrase(f'{MAY} "defend" until ({FROM_AHEAD} | {AS_IF_BEHIND})', ACT, WORDS),
]  # fmt: skip
