"""Narrowing: of which of those of whom something is said it is true: while attacking, in a row, all but these."""

from __future__ import annotations

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread
from wtactics.vocabulary.changes.raising import Further
from wtactics.vocabulary.changes.values import Get
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All
from wtactics.vocabulary.things.mentioning import renewed


def narrow(reading: Reading, quality: Quality) -> Quality:
    reading.narrowing = quality
    return quality


def narrow_at_once(reading: Reading, quality: Quality) -> None:
    """What is said of many is said of those that are such, of one under a condition."""
    who = reading.subject()
    if isinstance(who, All) and isinstance(who.noun, CardNoun):
        reading.actor = All(renewed(who.noun, Detail("quality", quality)), who.each)
    else:
        narrow(reading, quality)


def narrow_to_others(reading: Reading, quality: Quality) -> Quality:
    """Those that are not such."""
    if not isinstance(quality, Being):
        raise Misread("what they are", quality.told(True))
    return narrow(reading, Being(quality.noun, quality.words, not quality.negated))


def narrowed(reading: Reading, found: list[Stated]) -> list[Stated]:
    """Of one thing something is said under a condition where of many it would be said of some."""
    quality = reading.narrowing
    if quality is None:
        return found
    reading.narrowing = None
    if isinstance(quality, Detail):
        raise Misread("several of which some are left out", reading.subject().text())
    so = Is(reading.subject(), quality)
    free, further = apart(found)
    narrow_ones = further or found
    return [*(free if further else []), *(Stated(each.statements, under(so, each.condition)) for each in narrow_ones)]


def apart(said: list[Stated]) -> tuple[list[Stated], list[Stated]]:
    """What comes to what was said before it is said apart: a condition behind it is on that alone."""
    last = said[-1]
    end = last.statements[-1]
    if last.condition is not None or not isinstance(end, Get) or not isinstance(end.change, Further):
        return said, []
    before = [Stated(last.statements[:-1], None)] if len(last.statements) > 1 else []
    free = [*said[:-1], *before]
    return (free, [Stated([end], None)]) if free else (said, [])


def under(condition: Condition, other: Condition | None) -> Condition:
    """Both conditions, if there are two."""
    return condition if other is None else Both(condition, other, False)


def said_narrowly(reading: Reading, quality: Quality | None, said: list[Stated]) -> list[Stated]:
    """What stands before all of it holds for all of it, where it is said of one thing."""
    if reading.narrowing is not None:
        raise Misread("somebody of whom this is said", "nobody")
    so = next((so for each in said if (so := found_in(each.condition, quality)) is not None), None)
    if so is None:
        return said
    return [
        each if found_in(each.condition, quality) is not None else Stated(each.statements, under(so, each.condition))
        for each in said
    ]


def found_in(condition: Condition | None, quality: Quality | None) -> Condition | None:
    """The condition that this is true of one thing, alone or before another."""
    first = condition.first if isinstance(condition, Both) else condition
    return first if isinstance(first, Is) and first.quality is quality else None
