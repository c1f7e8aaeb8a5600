"""A match that looks at its own table after every step."""

from __future__ import annotations

from typing import Any

from wtactics.engine.invariants import check, check_step
from wtactics.engine.match import Match
from wtactics.engine.places import Option
from wtactics.engine.step import Step


class CheckedMatch(Match):
    """The same match; it raises invariants.Broken as soon as a step leaves its table at odds with itself."""

    def carry_out(self, step: Step[Any], answer: Option) -> None:
        super().carry_out(step, answer)
        check_step(self.table)

    def run(self) -> None:
        super().run()
        check(self.table)
