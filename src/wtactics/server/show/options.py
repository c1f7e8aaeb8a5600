"""The open question of a seat, and where each of its options points on the table."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING, what_of
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.view import View
from wtactics.kits.game import Game
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.sentences import together
from wtactics.kits.verbs import ACTIVATE, ATTACK, NAMES, PLAY, REST
from wtactics.server.messages import HandTask, OptionShown, Question
from wtactics.server.rooms.parts import deed, is_whole, known

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
    shown = zip(view.options(), game.labels(view), strict=True)
    options = tuple(
        with_deed(option(o, label, game.show.points(view, o)), what_of(o), game, match, view.seat, i)
        for i, (o, label) in enumerate(shown)
    )
    found, parts = leaps(game, match, view), proposal(game, match, view)
    if len(parts) == 1:
        options = tuple(one.model_copy(update={"proposed": one.id == parts[0][1].id}) for one in options)
    elif parts:
        found += (at_once(parts),)
    if match.ends_turn:
        options = tuple(one.model_copy(update={"label": END_TURN}) for one in options)
    return Question(
        text=game.show.asking(view),
        window=game.show.window(view),
        part=part,
        suggests=game.show.suggests(view),
        ends=match.ends_turn,
        hand=by_hand(game, view),
        veiled=match.hides,
        options=options,
        leaps=found,
    )


def by_hand(game: Game, view: View) -> HandTask | None:
    """What is asked of a text that is carried out by hand, if one is."""
    task = game.show.handwork(view)
    if task is None:
        return None
    told = {name: getattr(task, name) for name in HandTask.model_fields if name != "card"}
    return HandTask.model_validate(told | {"card": thing_name(task.source)})


def with_deed(shown: OptionShown, what: int, game: Game, match: Match, seat: int, place: int) -> OptionShown:
    """The option with what it does at once, where a touch of its card would do it; a card is played more lightly than aimed."""
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
        trial, many = match.clone(), list(wanted)
        seen = game.view(trial.table, view.seat)
        before = known(trial, seen)
        trial.choose_at(offered.index(first))
        if is_whole(game, trial, seen, before):
            found += [leap(first, one, (first,), at_once=True) for one in many if len(many) == 1]
            continue
        then = [int(o) for o in seen.options()]
        for one in many:
            if one.then in then:
                alone = trial.clone()
                alone.choose_at(then.index(one.then))
                whole = is_whole(game, alone, game.view(alone.table, view.seat), before)
                found.append(leap(first, one, (first, one.then), at_once=whole))
            elif len(many) == 1:
                found.append(leap(first, one, (first,), at_once=False))
    return tuple(found)


def leap(first: int, wanted: Leap, picks: tuple[int, ...], *, at_once: bool) -> OptionShown:
    """What is done in one movement, as an option of its own."""
    verb = int(what_of(first))
    return option(first, "", wanted.at).model_copy(update={"leap": picks, "at_once": at_once and verb == ATTACK})


def proposal(game: Game, match: Match, view: View) -> list[tuple[str, OptionShown]]:
    """What is proposed, in words and as it is shown: part by part, as far as this choice goes and its rules propose any."""
    parts: list[tuple[str, OptionShown]] = []
    if game.show.proposes(view) == NOBODY:
        return parts
    trial = match.clone()
    seen = game.view(trial.table, view.seat)
    before, whole = known(trial, seen), False
    while not whole and (wanted := game.show.proposes(seen)) in seen.options():
        place = list(seen.options()).index(wanted)
        parts.append(chosen(game, seen, place))
        trial.choose_at(place)
        whole = is_whole(game, trial, seen, before)
    return parts


def at_once(parts: list[tuple[str, OptionShown]]) -> OptionShown:
    """All that is proposed, as one option: the first part, with those that follow."""
    things = [one.card for _, one in parts[1:] if one.card is not None]
    told = {
        "label": together([words for words, _ in parts]),
        "leap": tuple(one.id for _, one in parts),
        "aims": tuple(things),
    }
    return parts[0][1].model_copy(update=told | {"proposed": True})


def chosen(game: Game, view: View, place: int) -> tuple[str, OptionShown]:
    """A part about to be chosen: as the sentence so far tells it, with places for the names of players; and as it is shown."""
    o, label = view.options()[place], game.labels(view)[place]
    at = game.show.points(view, o)
    return label if at.rest or at.number is not None else at.words or label, option(o, label, at)


def option(o: int, label: str, at: Pointing) -> OptionShown:
    """One option."""
    thing = thing_name(at.thing) if at.thing is not None else None
    return OptionShown(
        id=int(o),
        label=at.words or label,
        verb=NAMES[what_of(o)],
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
