"""Things themselves, whatever they are called when they are spoken of again."""

from __future__ import annotations

from wtactics.vocabulary.things.meaning import Again, Things, This


def bare(things: Things) -> Things:
    """What is meant, without the words by which it is called again."""
    return things.things if isinstance(things, Again) else things


def is_it(attached: Things, other: Things) -> bool:
    """Is it what is attached, also where that is the card that speaks, by its name or not?"""
    return other is attached or (isinstance(attached, This) and isinstance(other, This))
