"""What a person is told of SLOT besides the table: the log of what happened, and what is being carried out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.kits.news import HEADING, MARKS, alike, attacks_later, is_buried, is_struck, log_of, marks
from wtactics.kits.sentences import Line, Sentence, filled
from wtactics.kits.told.pending import Pending
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.story import PARTS, STORY
from wtactics.rulesets.slot.told.words import NAMES
from wtactics.rulesets.slot.view import SlotView

IMPLIED: Final = (facts.TURN_ENDED, facts.RESOLVED)


def log(t: SlotTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts."""
    return log_of(noted, lambda at: line(t, noted, at))


def line(t: SlotTable, noted: vec[i64], at: int) -> tuple[Sentence, int]:
    """The sentence for this fact and for those that it tells with it, and how many they are."""
    many = alike(noted, at) if noted[at] in MARKS else 1
    return () if is_quiet(noted, at) else told(t, noted, at, at + many * FACT), many


def is_quiet(noted: vec[i64], at: int) -> bool:
    """Does another line say it already?"""
    hit = noted[at] == facts.STRUCK and at > 0 and is_struck(noted, at - FACT)
    return hit or noted[at] in IMPLIED or is_buried(noted, at)


def told(t: SlotTable, noted: vec[i64], at: int, after: int) -> Sentence:
    """The sentence for the facts from here up to there; of attackers it is not told that they are marked."""
    fact, a, b, n = noted[at], noted[at + FACT_A], noted[at + FACT_B], noted[at + FACT_N]
    if fact == facts.TURN_BEGAN:
        return filled(HEADING, lambda slot: PARTS.of(t, slot, a, b, n))
    if fact not in MARKS:
        return STORY.in_parts(t, fact, a, b, n)
    return marks(
        fact, [PARTS.thing(t, noted[i + FACT_A]) for i in range(at, after, FACT) if not is_for_battle(t, noted, i)]
    )


def is_for_battle(t: SlotTable, noted: vec[i64], at: int) -> bool:
    """Is somebody marked because it attacks?"""
    return noted[at] == facts.MARKED and (noted[at + FACT_A] in t.fighters or attacks_later(noted, at))


PENDING: Final[Pending[SlotView]] = Pending(NAMES.noun)
