"""What a person is told of ORC besides the table: the log of what happened, without what other lines say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ATTACKER, GRAVE, RESERVE
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.sight import FACE_DOWN
from wtactics.kits.news import (
    HEADING,
    MARKS,
    alike,
    attacks_later,
    is_arriving,
    is_blow,
    is_made,
    is_toll,
    listed,
    log_of,
    marks,
)
from wtactics.kits.sentences import Line, Part, Sentence, filled
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.story import STORY

IMPLIED: Final = (facts.TURN_ENDED, facts.PHASE_ENDED)  # the heading that follows says so
TOLL: Final = "{a} strikes {b} for {n} influence"


def log(t: OrcTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts."""
    return log_of(noted, lambda at: line(t, noted, at))


def line(t: OrcTable, noted: vec[i64], at: int) -> tuple[Sentence, int]:
    """The sentence for this fact and those that it tells with it, and how many they are."""
    fact = noted[at]
    many = alike(noted, at) if fact in MARKS else alike(noted, at, (FACT_B,)) if fact == facts.ATTACKED else 1
    return () if is_quiet(noted, at) else told(t, noted, at, at + many * FACT), many


def is_quiet(noted: vec[i64], at: int) -> bool:
    """Does another line say it already?"""
    if noted[at] in IMPLIED or STORY.is_implied(noted, at) or is_arriving(noted, at):
        return True
    return is_fallen(noted, at) or is_made(noted, at) or is_blow(noted, at)


def is_fallen(noted: vec[i64], at: int) -> bool:
    """Does somebody go to the graveyard of whom it was told that he died?"""
    if noted[at] != facts.LEFT or noted[at + FACT_N] != GRAVE:
        return False
    return any(noted[i] == facts.DIED and noted[i + FACT_A] == noted[at + FACT_A] for i in range(0, at, FACT))


def told(t: OrcTable, noted: vec[i64], at: int, after: int) -> Sentence:
    """The sentence for the facts from here up to there."""
    fact, a, b, n = noted[at], noted[at + FACT_A], noted[at + FACT_B], noted[at + FACT_N]
    cards = [STORY.parts.thing(t, noted[i + FACT_A]) for i in range(at, after, FACT) if not is_told(t, noted, i)]
    if fact in MARKS:
        return marks(fact, cards)
    if fact == facts.ATTACKED and len(cards) > 1:
        return (*listed(cards), Part(" attack "), STORY.parts.thing(t, b))
    if fact == facts.TURN_BEGAN:
        return filled(HEADING, lambda slot: STORY.parts.of(t, slot, a, b, n))
    if is_toll(noted, at):
        return filled(TOLL, lambda slot: STORY.parts.of(t, slot, a, b, noted[at - FACT + FACT_N]))
    return STORY.in_parts(t, fact, a, b, n)


def is_told(t: OrcTable, noted: vec[i64], at: int) -> bool:
    """Is this a resource card, whose marks the gold tells, or an attacker, of whom it is told that it attacks?"""
    fact, name = noted[at], noted[at + FACT_A]
    if fact not in MARKS:
        return False
    if name >= FACE_DOWN or t.place[name] & 15 == RESERVE:
        return True
    return fact == facts.MARKED and (t.role[name] == ATTACKER or attacks_later(noted, at))
