"""Quoting: an ability between quotes, which something has or gains: one sentence, or several, with how often it is used."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Ability
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.reading.abilities import Opened, abilities_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.writing import write
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.outcomes import amended, said_last
from wtactics.vocabulary.sentences.parts import Activated, Contribution, Limits, Triggered


def quoted(reading: Reading, part: Contribution) -> Ability:
    """An ability in quotes, given to something: numbered by the library, with choices of its own."""
    return reading.grant(granted_ability(reading, part))


def quoted_limited(reading: Reading, part: Contribution, limits: Limits) -> Ability:
    """An ability in quotes with a sentence on how often or when it may be used."""
    if not isinstance(part, Activated):
        raise Misread("an ability with a price", "another")
    opened = Opened(part, reading, "")
    opened.limit(limits)
    return quoted(reading, opened.part)


def opening(reading: Reading, part: Contribution) -> Contribution:
    """The first of several sentences between quotes: what follows may speak of it."""
    if not isinstance(part, Activated | Triggered):
        raise Misread("an ability to which a sentence can be added", "another")
    reading.last_said = part.steps
    return part


def going_on(reading: Reading, steps: Steps) -> Steps:
    reading.last_said = said_last(steps)
    return steps


def quoted_row(reading: Reading, part: Contribution, *more: Steps) -> Ability:
    """An ability of several sentences in quotes."""
    assert isinstance(part, Activated | Triggered)
    steps = part.steps
    for each in more:
        steps = amended(steps, each)
    if isinstance(part, Activated):
        return quoted(reading, type(part)(part.price, steps, part.condition))
    return quoted(reading, type(part)(part.trigger, steps))


def granted_ability(reading: Reading, part: Contribution) -> Ability:
    """One ability out of a part; several do not fit between one pair of quotes."""
    found = abilities_of(part, reading)
    if len(found) != 1:
        raise Misread("one ability in quotes", f"{len(found)}")
    return abilities_of(part, reading, write(found[0]))[0]


PHRASES: Final = [
    Phrase("quoted", '"\\"" ability "."? "\\""', quoted, opens=True),
    Phrase("quoted", '"\\"" opening ("." going_on)+ "."? "\\""', quoted_row, opens=True),
    Phrase("opening", "ability", opening),
    Phrase("going_on", "effects", going_on),
    Phrase("quoted", '"\\"" ability "." limiting "."? "\\""', quoted_limited, opens=True),
]
