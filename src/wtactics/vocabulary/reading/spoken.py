"""What was spoken of in a text: things, what a price takes, times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Due, Noun
from wtactics.vocabulary.things.meaning import Slot, Things


class Mention:
    """Things that were spoken of, the words that can call them again, and the noun they were called by, if one."""

    def __init__(self, things: Things, words: list[str], noun: Noun | None = None) -> None:
        self.things: Final = things
        self.words: Final = words
        self.noun: Final = noun


class Given:
    """What was given as a part of a price: kept among the choices only where the text speaks of it again."""

    def __init__(self, due: Due, verb: str, slot: Slot, words: list[str]) -> None:
        self.due: Final = due
        self.verb: Final = verb  # how it is given: mark, sacrifice, discard
        self.slot: Final = slot
        self.words: Final = words


class Time:
    """How long something lasts, as it was said, and whether any verb has asked for it."""

    def __init__(self, until: i64) -> None:
        self.until: Final = until
        self.heeded: bool = False
