"""The open question of a seat, and where each of its options points on the table."""

from __future__ import annotations

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING, what_of
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.kits.layout import Pointing
from wtactics.kits.verbs import NAMES
from wtactics.server.messages import OptionShown, Question


def thing_name(thing: int) -> int | None:
    """A card by its name, a player as -1 - seat; nothing for nobody."""
    if thing == NOBODY:
        return None
    return SEAT_THING - 1 - int(thing) if SEAT_THING <= thing < FACE_DOWN else int(thing)


def slots_of(mask: int) -> tuple[int, ...]:
    """The slots of a mask."""
    return tuple(slot for slot in range(mask.bit_length()) if mask >> slot & 1)


def question(game: Game, match: Match, view: View, *, part: bool = False) -> Question | None:
    """The open question, if this view's seat is asked."""
    if not view.mine:
        return None
    shown = zip(view.options(), game.labels(match.table), strict=True)
    options = tuple(option(NAMES[what_of(o)], label, game.show.points(view, o)) for o, label in shown)
    return Question(text=game.show.asking(view), window=game.show.window(view), part=part, options=options)


def option(verb: str, label: str, at: Pointing) -> OptionShown:
    """One option."""
    thing = thing_name(at.thing) if at.thing is not None else None
    return OptionShown(
        label=at.words or label,
        verb=verb,
        card=thing if thing is not None and thing >= 0 else None,
        seat=-1 - thing if thing is not None and thing < 0 else None,
        area=at.area,
        slot=at.slot,
        onto=thing_name(at.onto) if at.onto is not None else None,
        onto_area=at.onto_area,
        onto_slot=at.onto_slot,
        number=at.number,
        rest=at.rest,
        unlikely=at.unlikely,
        slots=slots_of(at.slots or 0),
    )
