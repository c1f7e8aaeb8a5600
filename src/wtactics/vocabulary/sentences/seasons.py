"""Seasons: when, and in which case, a card can be played."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Both
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.limits import UseDue
from wtactics.vocabulary.sentences.parts import Contribution, Prerequisite
from wtactics.vocabulary.triggers.campaigns import UnderAttack


def joined(first: Condition, other: Condition) -> Condition:
    """Both; an attack and a stage of any attack are that stage of that attack."""
    one = other.stage_of(first) if isinstance(first, UnderAttack) and isinstance(other, UnderAttack) else None
    return one if one is not None else Both(first, other, False)


def played_only_if(reading: Reading, *parts: Any) -> Contribution:
    """It is played only when all of that is so."""
    conditions = [part for part in parts if isinstance(part, Condition)]
    if any(isinstance(part, UseDue | list) for part in parts):
        raise Misread("when, or in which case, it can be played", "how often")
    first = conditions[0]
    for other in conditions[1:]:
        first = joined(first, other)
    return Prerequisite(first)


def played_then(reading: Reading, *parts: Any) -> Contribution:
    """Events can be played at any time, so this narrows it; of other cards it could widen it."""
    if reading.word != "event":
        raise Misread('"only"', "a time")
    return Prerequisite(parts[-1])


PLAYED: Final = (
    '(("you" ("may" | "can"))? "play" ("this" word? | SELF | "it")? | ("this" | SELF) ("may" | "can") "be" "played")'
)
PHRASES: Final = [
    Phrase(
        "anywhere",
        f'{PLAYED} ("only" (limit_if | time_said | limit_not) | limit_not) limit_too*',
        played_only_if,
        ["Play only during your turn.", "Play this card only if you control an Elf."],
        needs=SPELLS,
    ),
    Phrase("anywhere", '"play" ("this" word? | SELF)? (time_said | limit_if)', played_then, needs=SPELLS),
]
