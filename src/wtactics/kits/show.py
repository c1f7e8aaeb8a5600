"""What programs need to draw a ruleset's table and to tell of it; they decide nothing by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.engine.step import ANNOUNCE
from wtactics.kits.attempts import Attempt, Drop, Spot
from wtactics.kits.handwork import Task
from wtactics.kits.layout import Layout, Leap, Pointing, Sign, Value, shields
from wtactics.kits.refusal import Refusal
from wtactics.kits.sentences import Line, Waiting
from wtactics.kits.told.names import seat_name
from wtactics.kits.told.pending import Pending


def no_numbers(_view: Any, _seat: int) -> dict[str, int]:
    """No counter has a limit but those of the layout."""
    return {}


def no_window(_view: Any) -> str | None:
    """Nobody answers anybody."""
    return None


def no_names(_table: Any) -> Mapping[int, str]:
    """All cards are called by their names."""
    return {}


def no_values(_view: Any, _name: int) -> list[Value]:
    """No card has numbers."""
    return []


def goes_on(match: Match) -> bool:
    """What is announced is told in parts, and so is what is named one by one."""
    t = match.table
    return not t.over and (t.carries(ANNOUNCE, t.frame) or match.step.begun(t))


def nothing_so(_view: Any, _seat: int) -> str:
    """A player's numbers say all of him."""
    return ""


def nothing_noted(_view: Any, _seat: int, _kind: int) -> str:
    """All that is to be known of a place is seen there."""
    return ""


def only_shields(_view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
    """Of all that may be said of a card, what every ruleset says."""
    return shields(name, lasting)


def none_of(*_asked: Any) -> tuple[()]:
    """There is nothing of the kind."""
    return ()


def nothing_laid(_view: Any, _seat: int) -> int:
    """No card lies face down in a grid."""
    return 0


def everywhere(_view: Any, _area: str, _name: int) -> bool:
    """Each kind of place has one area, in which all its cards lie."""
    return True


def nothing_proposed(_view: Any) -> int:
    """Whoever does not mind is helped in nothing."""
    return NOBODY


def nothing_advised(_view: Any) -> bool:
    """Newcomers get no advice."""
    return False


def nothing_by_hand(_view: Any) -> Task | None:
    """Every text is read."""
    return None


@dataclass(frozen=True)
class Show:
    """What a ruleset tells, a function each; what a game can do without has an answer. A mod replaces what it tells otherwise.

    `name` is that of a card in the view.
    """

    layout: Callable[[Mapping[str, int], int], Layout]  # the table, in a match of these settings and so many seats
    # The numbers of a seat in a view, by the keys of the layout's counters
    counters: Callable[[Any, int], dict[str, int]]
    asking: Callable[[Any], str]  # the open question, in a sentence to whom it is asked
    points: Callable[[Any, int], Pointing]  # where an option points on the table
    log: Callable[[Any, Any], list[Line]]  # what is told of facts that were noted on a table
    attempts: Callable[[Any, int], list[Attempt]]  # what a view's seat may want with a thing (NOBODY: with nothing)
    refused: Callable[[Match, Attempt], Refusal | None]  # why not; None where it may
    pending: Callable[[Any], list[Waiting]] = Pending("card").told  # what waits on the chain, the oldest first
    # The most that counters may be, where the layout tells none
    limits: Callable[[Any, int], dict[str, int]] = no_numbers
    # The kind of the window in which the view's seat is asked, if it is one
    window: Callable[[Any], str | None] = no_window
    continues: Callable[[Match], bool] = goes_on  # is the open question a part of a choice that its seat has begun?
    values: Callable[[Any, int], list[Value]] = no_values  # the numbers on a card whose face is seen
    # On a card, by the modifiers that the view shows
    signs: Callable[[Any, int, list[list[int]]], list[Sign]] = only_shields
    seat_name: Callable[[int], str] = seat_name  # what a player is called who has no name
    # What options call cards, where that tells those of one name apart
    names: Callable[[Any], Mapping[int, str]] = no_names
    # What is so of a player now that no number says, in a few words
    standing: Callable[[Any, int], str] = nothing_so
    # What is to be known now of a seat's place of this kind, in a few words
    note: Callable[[Any, int, int], str] = nothing_noted
    # What a seat may want with an empty slot of its own
    slot_attempts: Callable[[Any, int], Sequence[Attempt]] = none_of
    drops: Callable[[Any, int, Spot], Sequence[Drop]] = none_of  # what it would mean to put a card there
    leaps: Callable[[Any], Sequence[Leap]] = none_of  # what a hand does at once, and the rules ask in two questions
    backs: Callable[[Any, int], int] = nothing_laid  # the slots of a grid where a seat's cards lie face down, as bits
    laid: Callable[[Any], Sequence[int]] = none_of  # the view's own among them, slot by slot (NOBODY: none)
    reach: Callable[[Any, int], Sequence[int]] = none_of  # whom a card's weapons reach where it stands
    # Which areas of one kind of place a card lies in, by the key of the area; for each of them everything, unless it is told
    lies: Callable[[Any, str, int], bool] = everywhere
    proposes: Callable[[Any], int] = nothing_proposed  # the next part for whoever does not mind (NOBODY: none)
    handwork: Callable[[Any], Task | None] = nothing_by_hand  # what is asked of a text that is carried out by hand
    suggests: Callable[[Any], bool] = nothing_advised  # is the open question one for which newcomers want advice?
