"""Timing: conditions that are asked at a moment."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition, Trigger
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution


def in_front(reading: Reading, when: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return triggered(reading, trigger, only_if(reading, when, steps))


PHRASES: Final = [
    Phrase("ability", '"if" if_condition moment "," effects', in_front,
           ["If this creature is marked at the start of your turn, gain 1 victory point."]),
]  # fmt: skip
