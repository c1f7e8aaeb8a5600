"""Several that a quality binds together, however many they are and whenever they are chosen: in one pile, in one home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import MANY, plain, some, targets, up_to, up_to_targets


class Linked:
    """Builders of such things, out of what is said of them, where they are, and how many of them there must be."""

    def __init__(self, make: Callable[[Any, Any, int], CardNoun]) -> None:
        self.make: Final = make

    def targets(self, reading: Reading, number: Number, said: Any, where: Any) -> Things:
        return targets(reading, number, self.make(said, where, plain(number)))

    def up_to_targets(self, reading: Reading, number: Number, said: Any, where: Any) -> Things:
        return up_to_targets(reading, number, self.make(said, where, 0))

    def any_targets(self, reading: Reading, said: Any, where: Any) -> Things:
        those = self.make(said, where, 0)
        return reading.target(those, f"any number of target {those.text(True)}", 0, MANY)

    def some(self, reading: Reading, number: Number, said: Any, where: Any) -> Things:
        return some(reading, number, self.make(said, where, plain(number)))

    def up_to(self, reading: Reading, number: Number, said: Any, where: Any) -> Things:
        return up_to(reading, number, self.make(said, where, 0))

    def any_of(self, reading: Reading, said: Any, where: Any) -> Things:
        those = self.make(said, where, 0)
        return reading.pick(those, f"any number of {those.text(True)}", 0, MANY)
