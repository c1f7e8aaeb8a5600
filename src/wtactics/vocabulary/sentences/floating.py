"""Quantifiers that stand apart from their noun: "your creatures all get +1/+0", "..., both until end of turn"."""

from __future__ import annotations

from typing import Any, Final

from wtactics.language.phrase import CHANGED, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, timed_behind
from wtactics.vocabulary.things.meaning import All

PAIR: Final = 2


def of_all(reading: Reading, said: Any) -> Any:
    """Said in vain of all of whom the clause is."""
    things = reading.subject()
    if not isinstance(things, All) or things.each:
        raise Misread("all of a sort", things.text())
    return said


def both_timed(reading: Reading, steps: Steps, until: int) -> Steps:
    """A time behind two deeds is anyway of both of them."""
    if sum(isinstance(step, Deed) for step in steps) != PAIR:
        raise Misread("two things that are done", f"{len(steps)}")
    return timed_behind(reading, steps, until)


PHRASES: Final = [
    Phrase(TOLD, '"all" told', of_all),
    Phrase(CHANGED, '"all" change', of_all, ["Elves you control all get +1/+0 until end of turn."]),
    Phrase("tail", 'tail ","? "both" until', both_timed,
           ["Target Elf gets +1/+0 and another target creature gets +0/+1, both until end of turn."]),
]  # fmt: skip
