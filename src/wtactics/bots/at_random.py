"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.bots.bot import Bot
from wtactics.engine.chance import base_of, drawn
from wtactics.engine.places import Option
from wtactics.engine.view import View


class AtRandom(Bot):
    """It throws dice of its own: the table's chance is not touched, so records of its games replay."""

    def __init__(self, seed: i64 = 0) -> None:
        self.base: i64 = base_of(seed)
        self.throws: i64 = 0

    def sow(self, seed: i64) -> None:
        self.base = base_of(seed)
        self.throws = 0

    def choose(self, view: View) -> Option:
        return view.options()[self.choose_at(view)]

    def choose_at(self, view: View) -> i64:
        self.throws += 1
        return drawn(self.base, self.throws, view.choices)
