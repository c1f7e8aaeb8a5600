"""Who is still there to get something: "you may discard a card. If you do, it gets +1/+0" is not about the card."""

from __future__ import annotations

from wtactics.language.phrase import Misread
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things


def still_there(reading: Reading, things: Things) -> Things:
    """What gets something is no card that was discarded for it: then "it" is what was spoken of before that."""
    spoken = named(things)
    if not any(isinstance(step, Discard) and named(step.things) is spoken for step in reading.last_said):
        return things
    for mention in reading.latest():
        if mention.things is not spoken and not mention.things.people() and not mention.things.many():
            return again(mention.things, "it")
    raise Misread("something in play", things.text())


def named(things: Things) -> Things:
    """What these things were called first."""
    return bare(things)
