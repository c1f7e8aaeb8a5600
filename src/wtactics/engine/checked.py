"""A match that looks at its own table after every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wtactics.engine.invariants import check, check_step
from wtactics.engine.match import Match
from wtactics.engine.places import Option
from wtactics.engine.step import Step


class CheckedMatch(Match):
    """The same match; it raises invariants.Broken as soon as a step leaves its table at odds with itself."""

    def __init__(self, match: Match, sound: Callable[[Any], None], watch: Callable[[], None] | None = None) -> None:
        """`sound` is what the ruleset demands of its tables at a question; `watch` looks after each step, and may raise."""
        super().__init__(match.table, match.rules, match.rows)
        self.sound: Final = sound
        self.watch: Final = watch

    def carry_out(self, step: Step[Any], answer: Option) -> None:
        super().carry_out(step, answer)
        check_step(self.table)
        if self.watch is not None:
            self.watch()

    def run(self) -> None:
        super().run()
        self.look()

    def look(self) -> None:
        """Raise invariants.Broken if the table, at a question or at the end, is at odds with itself or the rules."""
        check(self.table)
        self.sound(self.table)
