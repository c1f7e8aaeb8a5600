"""Letting: somebody has somebody else do something, forces him to, or lets him; what a card lets you do you may do."""

from __future__ import annotations

from typing import Any, Final

from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.hands import at_will
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import GOES_ON, Steps, together
from wtactics.vocabulary.sentences.paying import CanPay, Pay
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.picking import May


def letting(reading: Reading) -> None:
    """Who lets somebody else do something is spoken of again behind it."""
    reading.actors.append(reading.actor)
    reading.actor = None


def permitting(reading: Reading) -> bool:
    letting(reading)
    return True


def let(reading: Reading, permits: bool | None, steps: Steps) -> Steps:
    """What a card lets you do you may do; a player who lets you do it has no more to say."""
    reading.actor = actor = reading.actors.pop()
    if not permits or actor is None or actor.people():
        return steps
    if not all(isinstance(getattr(step, "players", None), You) for step in steps):
        raise Misread('"may", or what this card lets you do', "what it lets somebody else do")
    return [May(len(steps), CanPay(steps[0]) if isinstance(steps[0], Pay) else None), *at_will(steps)]


def let_told(reading: Reading, _letting: None, _subject: None, *parts: Any) -> Steps:
    return let(reading, None, together(reading, *parts))


def let_a_while(reading: Reading, _letting: None, _subject: None, *parts: Any) -> Steps:
    """The time stands behind what somebody gets, and is of that alone."""
    steps = together(reading, *[part for part in parts if isinstance(part, list)])
    reading.end_time()
    reading.actor = reading.actors.pop()
    return steps


PHRASES: Final = [
    Phrase("letting", '"have" | "make"', letting),
    Phrase("letting", '"let"', permitting),
    Phrase("lets", '"has" | "makes"', letting),
    Phrase("lets", '"lets"', permitting),
    Phrase("forcing", '"force" | "cause" | "compel"', letting),
    Phrase("forces", '"forces" | "causes" | "compels"', letting),
    Phrase(ORDER, "letting led_plain", let, ["You may have target player discard a card."]),
    Phrase(ORDER, f'forcing subject "to" told ({GOES_ON} "to"? told)*', let_told),
    Phrase(TOLD, f'(forcing | forces) subject "to" told ({GOES_ON} "to"? told)*', let_told),
    Phrase(TOLD, "(letting | lets) led_plain", let,
           ["Target opponent either discards two cards, or lets you gain 1 victory point.",
            "When this creature attacks, it lets you draw a card."]),
    Phrase(ORDER, "letting subject changes until", let_a_while,
           ["When this creature dies, you may have target creature get +1/+1 until end of turn."]),
]  # fmt: skip
