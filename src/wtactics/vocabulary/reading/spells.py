"""The text of an event or magic card while it is read."""

from __future__ import annotations

from typing import Any

from wtactics.engine.meaning import SPELL, Ability
from wtactics.vocabulary.reading.abilities import abilities_of, made
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.outcomes import amended, said_last
from wtactics.vocabulary.sentences.parts import Addition, Contribution, Effects, Headed, Prerequisite, Standing


class Spell:
    """The text of an event or magic card while it is read: all its sentences make one ability."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.steps: list[Any] = []
        self.others: list[Ability] = []

    def add(self, part: Contribution, reading: Reading, text: str) -> None:
        """One more sentence."""
        self.reading = reading
        if isinstance(part, Effects):
            self.steps = amended(self.steps, part.steps)
            reading.last_said, reading.lasted = said_last(part.steps), -1
        if isinstance(part, Addition | Prerequisite | Standing | Headed):
            self.others += abilities_of(part, reading, text)

    def abilities(self, text: str) -> list[Ability]:
        """The ability, and what else the text says."""
        return [made(SPELL, self.steps, self.reading, text), *self.others]
