"""The open question of a seat, and where each of its options points on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING, what_of
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.verbs import ACTIVATE, ATTACK, NAMES, PLAY, REST
from wtactics.server.messages import Gathering, OptionShown, Question
from wtactics.server.parts import deed, ends, made, passed_over

ENDS: Final = "Nobody else can be named after this one"
END_TURN: Final = "nothing more to do: end turn"
BY_A_TOUCH: Final = (ACTIVATE, PLAY, REST)  # what a touch of a card on the table may do, with nothing more to choose


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
    options = tuple(
        with_deed(option(NAMES[what_of(o)], label, game.show.points(view, o)), what_of(o), game, match, view.seat, i)
        for i, (o, label) in enumerate(shown)
    )
    wanted = game.show.gathering(view)
    proposal = game.show.proposes(view)
    if proposal in view.options():
        place = list(view.options()).index(proposal)
        options = (*options[:place], options[place].model_copy(update={"proposed": True}), *options[place + 1 :])
    if match.ends_turn:
        options = tuple(one.model_copy(update={"label": END_TURN}) for one in options)
    return Question(
        text=game.show.asking(view),
        window=game.show.window(view),
        part=part,
        suggests=game.show.suggests(view),
        ends=match.ends_turn,
        veiled=match.hides,
        options=options,
        leaps=leaps(game, match, view),
        gathering=Gathering(count=wanted.count, cards=wanted.things) if wanted is not None and wanted.count > 1 else None,
    )


def with_deed(shown: OptionShown, what: int, game: Game, match: Match, seat: int, place: int) -> OptionShown:
    """The option with what it does at once, where a touch of its card would do it; a card is played more lightly than aimed."""
    if ends(game, match, seat, place):
        return shown.model_copy(update={"at_once": True, "notes": (*shown.notes, ENDS)})
    done = deed(game, match, seat, place) if what in BY_A_TOUCH else None
    if done is None or (what == PLAY and not done.aims):
        return shown
    notes = tuple(note for note in (*shown.notes, *done.lines) if note not in shown.label)
    aims = tuple(name for thing in done.aims if (name := thing_name(thing)) is not None)
    return shown.model_copy(update={"at_once": True, "aims": aims, "notes": notes})


def leaps(game: Game, match: Match, view: View) -> tuple[OptionShown, ...]:
    """What a hand does in one movement, with the picks of both questions; what is complete with them is to be named first."""
    found: list[OptionShown] = []
    offered = [int(o) for o in view.options()]
    for first, wanted in groupby(game.show.leaps(view), lambda leap: leap.first):
        if first not in offered:
            continue
        picks, many = (offered.index(first),), list(wanted)
        trial = match.clone()
        if made(game, trial, game.view(trial.table, view.seat), picks[0]):
            found += [leap(first, one, picks, at_once=True) for one in many if len(many) == 1]
            continue
        then = [int(o) for o in trial.table.options]
        for one in many:
            if one.then in then:
                found.append(leap(first, one, (*picks, then.index(one.then)), at_once=False))
            elif len(many) == 1:
                found.append(leap(first, one, picks, at_once=False))
    return tuple(found)


def leap(first: int, wanted: Leap, picks: tuple[int, ...], *, at_once: bool) -> OptionShown:
    """What is done in one movement, as an option of its own."""
    verb = int(what_of(first))
    named = option(NAMES[verb], "", wanted.at)
    return named.model_copy(update={"leap": picks, "at_once": at_once and verb == ATTACK})


def passed(game: Game, match: Match, seat: int, picks: Sequence[int]) -> tuple[OptionShown, ...]:
    """What these picks have passed over, as it was shown at its own question, with all picks that take it."""
    shown: list[OptionShown] = []
    for one in passed_over(match, picks):
        view = game.view(one.match.table, seat)
        o = view.options()[one.place]
        told = option(NAMES[what_of(o)], game.labels(one.match.table)[one.place], game.show.points(view, o))
        shown.append(told.model_copy(update={"instead": one.picks}))
    return tuple(shown)


def part_said(game: Game, match: Match, view: View, pick: int) -> list[str]:
    """A chosen part as the sentence so far tells it, with places for the names of players; nothing where nothing is offered."""
    said: list[str] = []
    for o, label in list(zip(view.options(), game.labels(match.table), strict=True))[pick : pick + 1]:
        at = game.show.points(view, o)
        said.append(label if at.rest or at.number is not None else at.words or label)
    return said


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
        onto_seat=at.onto_seat,
        number=at.number,
        rest=at.rest,
        slots=slots_of(at.slots or 0),
        brief=at.brief,
        notes=(*at.notes, at.warning) if at.warning else at.notes,
        rank=at.rank,
        aims=tuple(name for thing in at.aims if (name := thing_name(thing)) is not None),
    )
