"""Moments of battles: when one begins, and when it ends; what comes in the first step of a turn, and in the last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.terms import TWILIGHT_STEP, UNMARK_STEP
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.moments import AT_END, AT_START


class BattleMoment(Trigger):
    """A battle begins or ends: heard by who fights in it for each foe, by others once."""

    def __init__(self, fact: i64, words: str) -> None:
        super().__init__(fact)
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == 0 or a == t.me or b == t.me

    def text(self) -> str:
        return self.words


def in_step(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """In step 1: as it ends, for all is unmarked by then; in step 7: as it begins, before the twilight is emptied."""
    if part[1] == [UNMARK_STEP]:
        return AT_END.read(reading, part)
    if part[1] == [TWILIGHT_STEP]:
        return AT_START.read(reading, part)
    raise Misread('"at the start of" or "at the end of"', f"in {part[2]}", lightly=True)


PHRASES: Final = [
    Phrase("moment", '("in" | "during") moment_part', in_step, ["In your Twilight phase, gain 1 victory point."]),
]  # fmt: skip
