"""What logs leave out, and what they tell in one line, whatever the ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import GRAVE, SEAT_THING
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.kits.sentences import Line, Part, Sentence

HEADS: Final = (facts.TURN_BEGAN, facts.PHASE_BEGAN)
HEADING: Final = "Turn {number}: {player}"  # shorter than the story's, which has no headings and no links
MARKS: Final = (facts.MARKED, facts.UNMARKED)
DEATHS: Final = (facts.DIED, facts.DESTROYED)


def log_of(noted: vec[i64], told: Callable[[int], tuple[Sentence, int]]) -> list[Line]:
    """The lines for these facts, without phases in which nothing happened; what came several times is said once.

    `told` gives a sentence (empty where others say it already) and how many facts from there on it tells.
    """
    lines: list[Line] = []
    last: Sentence = ()
    times = 1
    at = 0
    while at < len(noted):
        fact, turn = noted[at], noted[at + FACT_A]
        text, many = told(at)
        at += FACT * many
        if len(text) == 0:
            continue
        if fact == facts.PHASE_BEGAN and len(lines) > 0 and lines[-1].head and lines[-1].turn == 0:
            lines.pop()
        if len(lines) > 0 and text == last:
            times += 1
            lines[-1] = Line((*text, Part(f" (x{times})")))
            continue
        last, times = text, 1
        lines.append(Line(text, fact in HEADS, int(turn) if fact == facts.TURN_BEGAN else 0))
    return lines


def alike(noted: vec[i64], at: int, fields: tuple[int, ...] = ()) -> int:
    """How many facts of the same sort follow each other from here on that agree in these fields."""
    after = at + FACT
    while after < len(noted) and noted[after] == noted[at] and all(noted[after + i] == noted[at + i] for i in fields):
        after += FACT
    return (after - at) // FACT


def is_buried(noted: vec[i64], at: int) -> bool:
    """Does a card go to the graveyard, as the dead and the destroyed do?"""
    before = at - FACT
    if noted[at] != facts.LEFT or noted[at + FACT_N] != GRAVE or before < 0:
        return False
    return noted[before] in DEATHS and noted[before + FACT_A] == noted[at + FACT_A]


def is_struck(noted: vec[i64], at: int) -> bool:
    """Is this damage that somebody suffers from the blow of which the next fact tells?"""
    after = at + FACT
    if noted[at] != facts.HURT or after >= len(noted) or noted[after] != facts.STRUCK:
        return False
    return noted[after + FACT_A] == noted[at + FACT_B] and noted[after + FACT_B] == noted[at + FACT_A]


def is_arriving(noted: vec[i64], at: int) -> bool:
    """Does a card resolve of which the next fact tells where it goes?"""
    after = at + FACT
    if noted[at] != facts.RESOLVED or after >= len(noted):
        return False
    return noted[after] in (facts.ENTERED, facts.MOVED) and noted[after + FACT_A] == noted[at + FACT_A]


def is_made(noted: vec[i64], at: int) -> bool:
    """Does a token come into play of which it has been told that it was created?"""
    if noted[at] != facts.ENTERED:
        return False
    return any(noted[i] == facts.CREATED and noted[i + FACT_A] == noted[at + FACT_A] for i in range(0, at, FACT))


def is_blow(noted: vec[i64], at: int) -> bool:
    """Does the next fact tell who dealt this damage, or took these points, in combat?"""
    after = at + FACT
    if after >= len(noted) or noted[after] != facts.STRUCK:
        return False
    if noted[at] == facts.LOST:  # maybe fewer than the blow is strong: nobody loses more than he has
        return noted[after + FACT_B] == SEAT_THING + noted[at + FACT_B]
    return is_struck(noted, at) and noted[after + FACT_N] == noted[at + FACT_N]


def is_toll(noted: vec[i64], at: int) -> bool:
    """Does a blow cost a player points?"""
    return noted[at] == facts.STRUCK and at > 0 and noted[at - FACT] == facts.LOST and is_blow(noted, at - FACT)


def attacks_later(noted: vec[i64], at: int) -> bool:
    """Is this card marked because it attacks, as a later fact tells?"""
    later = range(at + FACT, len(noted), FACT)
    card = noted[at + FACT_A]
    return noted[at] == facts.MARKED and any(noted[i] == facts.ATTACKED and noted[i + FACT_A] == card for i in later)


def marks(fact: i64, cards: list[Part]) -> Sentence:
    """Which cards were marked or unmarked, in one sentence; nothing where there are none."""
    verb = "is" if len(cards) == 1 else "are"
    done = Part(f" {verb} {'marked' if fact == facts.MARKED else 'unmarked'}")
    return (*listed(cards), done) if len(cards) > 0 else ()


def listed(cards: list[Part]) -> Sentence:
    """Several cards in a sentence."""
    text: Sentence = (cards[0],)
    for i in range(1, len(cards)):
        text = (*text, Part(" and " if i == len(cards) - 1 else ", "), cards[i])
    return text
