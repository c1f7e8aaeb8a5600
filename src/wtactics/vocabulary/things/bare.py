"""Things themselves, whatever they are called when they are spoken of again."""

from __future__ import annotations

from wtactics.vocabulary.things.meaning import Again, Things


def bare(things: Things) -> Things:
    """What is meant, without the words by which it is called again."""
    return things.things if isinstance(things, Again) else things
