"""A match of a scene: it looks at its own table, and can be stopped where nobody is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from weakref import ref

from wtactics.engine.checked import CheckedMatch
from wtactics.engine.match import Match
from wtactics.engine.rows import FRAME
from wtactics.engine.step import Step


class Reached(Exception):
    """The match is where it was to stop."""


class Stops:
    """Where a match that it watches is to be stopped."""

    def __init__(self, match: Match, sound: Callable[[Any], None]) -> None:
        me = ref(self)  # so that both are gone as soon as the scene is
        self.match: Final = CheckedMatch(match, sound, lambda: None if (stops := me()) is None else stops.watch())
        self.stop: type[Step[Any]] | None = None  # the rule to stop before
        self.phase: int | None = None  # that of the moment when it was told to stop where another begins
        self.watched = False
        self.stopped = False  # is it where nobody is asked?

    def until(self, run: Callable[[], None], phases: bool) -> None:
        """Run on so, but no further than to the stop, or (with phases) to where another one begins."""
        self.phase = int(self.match.table.phase) if phases else None
        self.watched, self.stopped = True, False
        try:
            run()
        except Reached:
            self.stopped = True
        finally:
            self.watched = False

    def watch(self) -> None:
        """Stop the match, after a step, if it is there."""
        if self.watched and not self.match.over and self.is_there():
            raise Reached

    def is_there(self) -> bool:
        """Is this where to stop? A stop that is reached is one no longer."""
        reached = self.stop is not None and isinstance(self.coming, self.stop)
        self.stop = None if reached else self.stop
        return reached or self.phase not in (None, int(self.match.table.phase))

    @property
    def coming(self) -> Step[Any]:
        """The step that is carried out next."""
        t = self.match.table
        frame = t.agenda_end - FRAME
        while frame > 0 and t.terms.ends[t.agenda[frame]] == 1:
            frame -= FRAME
        return self.match.rows[t.agenda[frame]].step
