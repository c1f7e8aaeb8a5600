"""What ARC says of its Unmark phase: what is done in it comes as it begins, and must not hang on what it changes."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.arc.terms import UNMARK_PHASE
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.deeds.wealth import Consume
from wtactics.vocabulary.nouns.sorts import EITHER, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Cant, Law
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.triggers.moments import as_it_begins

CHANGED: Final = (Mark, Unmark, Consume, Pay, Cant, Law)  # what comes out otherwise before all is unmarked than behind


def in_unmark_phase(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    if part[1] != [UNMARK_PHASE]:
        raise Misread('"at the start of" or "at the end of"', f"in {part[2]}")
    return as_it_begins(reading, part)


def in_it(reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
    for each in parts_within(steps):
        if isinstance(each, CHANGED) or (isinstance(each, Sort) and each.mark != EITHER):
            raise Misread('"at the start of" or "at the end of"', "in a phase in which all unmarks")
    return triggered(reading, trigger, steps)


PHRASES: Final = [
    Phrase("unmarking", '("in" | "during") moment_part', in_unmark_phase),
    Phrase("ability", 'unmarking ","? effects', in_it, ["In your Unmark phase, draw a card."]),
]
