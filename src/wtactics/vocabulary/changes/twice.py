"""Twice: +1/+0 and +2/+0 of one creature in one breath are the one or the other, which the words do not say."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from wtactics.language.phrase import Misread
from wtactics.language.structure import structure
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.numbers.meaning import Fixed


def refuse_twice(parts: Sequence[Any]) -> None:
    """Refuse two plain changes of the same value straight behind each other: only a condition or another time parts them."""
    said = [part for part in parts if part is not None]
    for one, other in pairwise(said):
        first, second = get_of(one), get_of(other)
        if until(one) != until(other):
            continue
        if first is not None and second is not None and alike(first.change, second.change) and of_one(first, second):
            raise Misread('"or" between the two, or "instead"', second.change.text())


def until(part: Any) -> int:
    """How long it lasts, as modifiers tell it."""
    part = part[0] if isinstance(part, list) and len(part) == 1 else part
    return int(part.until) if isinstance(part, For) else -1


def of_one(first: Get, second: Get) -> bool:
    """Is it said of the same?"""
    return first.things is second.things or structure(first.things) == structure(second.things)


def alike(first: Change, second: Change) -> bool:
    """Do both change ATK, or DEF?"""
    return both(first.attack, second.attack) or both(first.defense, second.defense)


def get_of(part: Any) -> Get | None:
    """What somebody gets, whatever is counted, if it does not come to something else."""
    if isinstance(part, list) and len(part) == 1:
        part = part[0]
    if isinstance(part, For):
        part = part.statement
    return part if type(part) is Get and type(part.change) is Change and part.change.each is None else None


def both(first: object, second: object) -> bool:
    """Are both some number but 0, known from the text?"""
    return isinstance(first, Fixed) and isinstance(second, Fixed) and first.n != 0 and second.n != 0
