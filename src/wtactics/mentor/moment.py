"""The moment for a sentence: what its player sees, is asked, and has seen happen with the last choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from wtactics.engine.match import Match
from wtactics.engine.places import what_of
from wtactics.kits.game import Game
from wtactics.kits.verbs import NAMES as VERBS
from wtactics.server.messages import Event
from wtactics.server.show.log import EVENTS, events

YOURS: Final = "yours"
THEIRS: Final = "theirs"
NO_WINDOW: Final = ""  # it is asked to do something, and not whether
OWN_PHASE: Final = "my-phase"  # the window in one's own turn while nothing waits
HAPPENINGS: Final = frozenset(what for what, _ in EVENTS.values())


class BadMoment(ValueError):
    """A moment is described by what nobody can see."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What one seat sees of a match at a question, after the choice that led there."""

    turn: int
    step: str  # the title of the phase
    mine: bool  # is it this seat's turn?
    asked: bool
    window: str | None  # the kind of moment, if it is asked whether it responds
    verbs: frozenset[str]  # of the options
    waits: bool  # is something on the chain?
    happened: frozenset[tuple[str, str]]  # with the last choice: what, and whose it is, if it is anybody's
    over: bool

    @property
    def responds(self) -> bool:
        """Is it asked whether it responds? No claim is a response, and nothing that one does in one's own phase."""
        return self.window not in (None, OWN_PHASE) and "claim" not in self.verbs


@dataclass(frozen=True, slots=True)
class Moment:
    """What must be so; what is not named may be as it likes."""

    turn: int | None = None  # this one or a later one
    step: str | None = None
    mine: bool | None = None
    asked: bool | None = None
    window: str | None = None
    responds: bool | None = None  # is it asked whether it responds, in whatever window?
    may: str | None = None  # one of the options does this
    waits: bool | None = None
    happened: str | None = None
    whose: str | None = None  # did it happen to yours, or theirs?
    over: bool | None = None

    def fits(self, seen: Seen) -> bool:
        """Is this the moment?"""
        return (
            (self.turn is None or seen.turn >= self.turn)
            and self.step in (None, seen.step)
            and self.mine in (None, seen.mine)
            and self.asked in (None, seen.asked)
            and self.window in (None, seen.window or NO_WINDOW)
            and self.responds in (None, seen.responds)
            and (self.may is None or self.may in seen.verbs)
            and self.waits in (None, seen.waits)
            and self.over in (None, seen.over)
            and (self.happened is None or self.saw(seen.happened))
        )

    def saw(self, happened: Iterable[tuple[str, str]]) -> bool:
        """Has it happened, to whom it was to happen?"""
        return any(what == self.happened and self.whose in (None, whose) for what, whose in happened)


NAMES: Final = frozenset(one.name for one in fields(Moment))


def moment_of(words: Mapping[str, Any]) -> Moment:
    """A moment as a file describes it; BadMoment says what nobody can see."""
    if strange := sorted(set(words) - NAMES):
        raise BadMoment(f"expected {', '.join(sorted(NAMES))}, found {', '.join(strange)}")
    if not words:
        raise BadMoment("expected something that must be so, found nothing")
    moment = Moment(**words)
    if moment.happened is not None and moment.happened not in HAPPENINGS:
        raise BadMoment(f"happened: expected one of {', '.join(sorted(HAPPENINGS))}, found {moment.happened!r}")
    if moment.whose not in (None, YOURS, THEIRS):
        raise BadMoment(f"whose: expected {YOURS} or {THEIRS}, found {moment.whose!r}")
    return moment


def seen_by(game: Game, match: Match, seat: int) -> Seen:
    """What the seat sees now; the facts of the last choice are still noted on the table."""
    view = game.view(match.table, seat)
    asked = bool(view.mine)
    steps = dict(game.show.layout(game.settle(), view.seats).phases)
    return Seen(
        turn=int(view.turn), step=steps.get(int(view.phase), ""), mine=view.turn > 0 and view.active == seat,
        asked=asked, window=game.show.window(view) if asked else None,
        verbs=frozenset(VERBS[what_of(o)] for o in view.options()) if asked else frozenset(),
        waits=bool(game.show.pending(view)),
        happened=frozenset((one.what, whose(one, seat)) for one in events(game, match, seat)), over=bool(view.over),
    )  # fmt: skip


def whose(one: Event, seat: int) -> str:
    """To whom it happened, as far as it names a player."""
    named = {-1 - thing for thing in (one.card, one.other) if thing is not None and thing < 0}
    return "" if not named else YOURS if seat in named else THEIRS
