"""Timing: in whose turn a trigger happens, and conditions that are asked at a moment."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition, Trigger
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.meaning import DuringTurn
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.active import told_whose


def in_turn(reading: Reading, part: tuple[bool, list[int], str]) -> Condition:
    """In whose turn it happens; the opponent whose turn it is can be spoken of."""
    told_whose(reading, part[0])
    return DuringTurn(*part)


def triggered_in(reading: Reading, trigger: Trigger, when: Condition, steps: Steps) -> Contribution:
    return triggered(reading, trigger, only_if(reading, when, steps))


def in_front(reading: Reading, when: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return triggered_in(reading, trigger, when, steps)


PHRASES: Final = [
    Phrase("in_whose", '("during" | "in" | "on") turn_part', in_turn),
    Phrase("ability", 'trigger in_whose "," effects', triggered_in,
           ["Whenever this creature dies during an opponent's turn, gain 1 victory point."]),
    Phrase("ability", 'in_whose "," trigger "," effects', in_front,
           ["During your turn, whenever this creature dies, gain 1 victory point."]),
    Phrase("ability", '"if" if_condition moment "," effects', in_front,
           ["If this creature is marked at the start of your turn, gain 1 victory point."]),
]  # fmt: skip
