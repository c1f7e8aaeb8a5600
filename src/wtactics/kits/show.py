"""What programs need to draw a ruleset's table and to tell of it; they decide nothing by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from mypy_extensions import mypyc_attr

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.kits.attempts import Attempt, Drop, Spot
from wtactics.kits.layout import Layout, Leap, Pointing, Sign, Value
from wtactics.kits.sentences import Line, Waiting
from wtactics.kits.told.names import seat_name


class Refused(Protocol):
    """Why something may not be chosen, as every ruleset tells it."""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; nothing where cards do."""

    @property
    def cards(self) -> list[str]:
        """The cards that forbid it."""

    @property
    def text(self) -> str:
        """What rule or cards say."""

    @property
    def because(self) -> str:
        """What about this table is in the way, in plain sentences; it is told first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """A ruleset's own fills in what is told everywhere; the rest has an answer here for games without it."""

    def layout(self, settings: Mapping[str, int], seats: int) -> Layout:
        """How the table is laid out in a match of these settings and so many seats."""
        raise NotImplementedError

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        """The numbers of a seat in this view, by the keys of the layout's counters."""
        raise NotImplementedError

    def limits(self, view: Any, seat: int) -> dict[str, int]:
        """The most that counters may be, where the layout tells none."""
        return {}

    def asking(self, view: Any) -> str:
        """The open question, in a sentence to whom it is asked."""
        raise NotImplementedError

    def window(self, view: Any) -> str | None:
        """The kind of the window in which this view's seat is asked; None where it is none."""
        raise NotImplementedError

    def continues(self, match: Match) -> bool:
        """Is the open question a part of a choice that its seat has begun?"""
        raise NotImplementedError

    def signs(self, view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        """The signs on a card; `lasting` are the modifiers that the view shows."""
        raise NotImplementedError

    def values(self, view: Any, name: int) -> list[Value]:
        """The numbers on a card whose face is seen."""
        raise NotImplementedError

    def points(self, view: Any, option: int) -> Pointing:
        """Where an option points on the table."""
        raise NotImplementedError

    def log(self, table: Any, facts: Any) -> list[Line]:
        """What is told of facts that were noted."""
        raise NotImplementedError

    def pending(self, view: Any) -> list[Waiting]:
        """What waits on the chain, the oldest first."""
        raise NotImplementedError

    def seat_name(self, seat: int) -> str:
        """What a player is called who has no name."""
        return seat_name(seat)

    def names(self, table: Any) -> Mapping[int, str]:
        """What the options of the open question call cards, where that tells cards of one name apart."""
        return {}

    def attempts(self, view: Any, name: int) -> list[Attempt]:
        """What a seat may want with a thing (NOBODY: with nothing)."""
        raise NotImplementedError

    def slot_attempts(self, view: Any, slot: int) -> Sequence[Attempt]:
        """What a seat may want with an empty slot of its own."""
        return ()

    def refused(self, match: Match, attempt: Attempt) -> Refused | None:
        """Why not; None where it may."""
        raise NotImplementedError

    def backs(self, view: Any, seat: int) -> int:
        """The slots of a grid where a seat's cards lie face down, as bits."""
        return 0

    def laid(self, view: Any) -> Sequence[int]:
        """The view's own seat's cards among them, slot by slot (NOBODY: none)."""
        return ()

    def reach(self, view: Any, name: int) -> Sequence[int]:
        """Whom a card's weapons reach where it stands."""
        return ()

    def leaps(self, view: Any) -> Sequence[Leap]:
        """What a hand does at once, and the rules ask in two questions."""
        return ()

    def drops(self, view: Any, name: int, at: Spot) -> Sequence[Drop]:
        """What it would mean to put a card there."""
        return ()

    def suggests(self, view: Any) -> bool:
        """Is the open question one for which newcomers want advice?"""
        return False

    def proposes(self, view: Any) -> int:
        """The next part for whoever does not mind (NOBODY: none)."""
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class ModShow(Show):
    """What a mod tells otherwise is overridden; all else is told as without it."""

    def __init__(self, before: Show) -> None:
        self.before: Final = before

    def layout(self, settings: Mapping[str, int], seats: int) -> Layout:
        return self.before.layout(settings, seats)

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        return self.before.counters(view, seat)

    def limits(self, view: Any, seat: int) -> dict[str, int]:
        return self.before.limits(view, seat)

    def asking(self, view: Any) -> str:
        return self.before.asking(view)

    def window(self, view: Any) -> str | None:
        return self.before.window(view)

    def continues(self, match: Match) -> bool:
        return self.before.continues(match)

    def signs(self, view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        return self.before.signs(view, name, lasting)

    def values(self, view: Any, name: int) -> list[Value]:
        return self.before.values(view, name)

    def points(self, view: Any, option: int) -> Pointing:
        return self.before.points(view, option)

    def log(self, table: Any, facts: Any) -> list[Line]:
        return self.before.log(table, facts)

    def pending(self, view: Any) -> list[Waiting]:
        return self.before.pending(view)

    def seat_name(self, seat: int) -> str:
        return self.before.seat_name(seat)

    def names(self, table: Any) -> Mapping[int, str]:
        return self.before.names(table)

    def attempts(self, view: Any, name: int) -> list[Attempt]:
        return self.before.attempts(view, name)

    def slot_attempts(self, view: Any, slot: int) -> Sequence[Attempt]:
        return self.before.slot_attempts(view, slot)

    def refused(self, match: Match, attempt: Attempt) -> Refused | None:
        return self.before.refused(match, attempt)

    def backs(self, view: Any, seat: int) -> int:
        return self.before.backs(view, seat)

    def laid(self, view: Any) -> Sequence[int]:
        return self.before.laid(view)

    def reach(self, view: Any, name: int) -> Sequence[int]:
        return self.before.reach(view, name)

    def leaps(self, view: Any) -> Sequence[Leap]:
        return self.before.leaps(view)

    def drops(self, view: Any, name: int, at: Spot) -> Sequence[Drop]:
        return self.before.drops(view, name, at)

    def suggests(self, view: Any) -> bool:
        return self.before.suggests(view)

    def proposes(self, view: Any) -> int:
        return self.before.proposes(view)
