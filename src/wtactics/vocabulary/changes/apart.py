"""Numbers that each of several creatures would count for itself: a change is counted once, for all who get it."""

from __future__ import annotations

from wtactics.engine.meaning import Number
from wtactics.language.phrase import Misread
from wtactics.language.structure import parts_within
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, All, Things


def counted_once(things: Things, number: Number | None) -> Things:
    """These, unless each of them would count what it has of its own: the sum of it would go to each."""
    whole = bare(things)
    if number is None or not isinstance(whole, All):
        return things
    if any(isinstance(part, Again) and part.things is whole for part in parts_within(number)):
        raise Misread("what is counted once for all of them", number.text())
    return things
