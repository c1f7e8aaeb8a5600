"""Moments of battles: when one begins, and when it ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table


class BattleMoment(Trigger):
    """A battle begins or ends: heard by who fights in it for each foe, by others once."""

    def __init__(self, fact: i64, words: str) -> None:
        super().__init__(fact)
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == 0 or a == t.me or b == t.me

    def text(self) -> str:
        return self.words
