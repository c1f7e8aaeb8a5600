"""What AVA says of upkeep: the short form of what a card takes in each turn of its controller, and of when that is."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.terms import UPKEEP_PHASE
from wtactics.vocabulary.deeds.death import Sacrifice
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.sentences.unless import Toll, Unless
from wtactics.vocabulary.things.meaning import Host, This, You, possessive
from wtactics.vocabulary.triggers.meaning import Comes, Very


def upkeep(reading: Reading, number: Number) -> Contribution:
    """AVA-TURN-04 In each Upkeep phase of his its controller pays so much, or the card goes to the graveyard."""
    due = Comes(facts.PHASE_BEGAN, [UPKEEP_PHASE], Very(You()), "at the start of your Upkeep phase")
    spared = Unless(You(), [Toll(Pay(You(), number), None)], 1)
    return Triggered(due, [spared, Sacrifice(You(), This(reading.word))])


def at_upkeep(reading: Reading) -> tuple[Noun, list[int], str]:
    """AVA-TURN-04 The Upkeep phase of whom the card works for: its controller, or the player to whom it is attached."""
    host = reading.host.things if reading.host is not None else None
    if isinstance(host, Host) and not host.people():
        raise Misread('"your upkeep" or "its controller\'s upkeep"', "upkeep")  # of a card that hangs on another's
    player = host if isinstance(host, Host) else You()
    return Very(player), [UPKEEP_PHASE], f"{possessive(player)} Upkeep phase"


PHRASES: Final = [
    Phrase("moment_part", '"upkeep"', at_upkeep, ["At upkeep, draw a card."]),
    Phrase("permanent", '"upkeep" ":"? (many | bare_one) ("power" | "g")?', upkeep, ["Upkeep 2."]),
]
