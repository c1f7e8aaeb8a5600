"""Choices in parts: making one part after the other on a copy, and what a choice would do at once, told before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wtactics.engine import facts
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import BOARD, KINDS, SEAT_THING, card_of, is_seat, what_of
from wtactics.engine.state import joined
from wtactics.engine.telling import FACT, facts_for, forget_facts
from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.kits.sentences import Part, seat_slot
from wtactics.kits.verbs import ONWARD, PASS

ANNOUNCED: Final = (facts.ACTIVATED, facts.PLAYED)


@dataclass(frozen=True)
class Deed:
    """What an option does with nothing more to choose: what it would be aimed at, and what its player gives, in words."""

    aims: tuple[int, ...]
    lines: tuple[str, ...]


def faces(view: View) -> frozenset[int]:
    """All cards whose faces this view shows now, wherever they lie."""
    return frozenset(int(c) for seat in range(view.seats) for kind in range(KINDS) for c in view.known(kind, seat))


def made(game: Game, match: Match, view: View, pick: int) -> bool:
    """Make a pick; is the choice complete with it? It is wherever chance or a face tells something new."""
    rolls, known = match.table.rolls, faces(view)
    match.choose_at(pick)
    more = not match.over and match.asked == view.seat and game.show.continues(match)
    return not more or match.table.rolls != rolls or bool(faces(view) - known)


def deed(game: Game, match: Match, seat: int, pick: int) -> Deed | None:
    """What this option does, if nothing more is to be chosen for it: as far as it is announced, for what follows is open."""
    trial = match.clone()
    thing = int(card_of(trial.table.options[pick]))
    trial.table.listening = True
    forget_facts(trial.table)
    if not made(game, trial, game.view(trial.table, seat), pick):
        return None
    noted = facts_for(trial.table, seat)
    found = range(0, len(noted), FACT)
    start = next((at for at in found if noted[at] in ANNOUNCED and noted[at + 1] == thing), None)
    if start is None:
        return Deed((), ())
    end = start + FACT
    while end < len(noted) and noted[end] == facts.AIMED and noted[end + 1] == thing:
        end += FACT
    aims = tuple(int(noted[at + 2]) for at in range(start + FACT, end, FACT))
    lines = game.show.log(trial.table, joined(noted[:start], noted[start + FACT : end]))
    return Deed(aims, tuple("".join(map(word, line.text)) for line in lines))


def ends(game: Game, match: Match, seat: int, pick: int) -> bool:
    """Would this option, one of several that are named onward, end the naming while others are left that it passes over?"""
    offered = match.table.options
    what, thing = what_of(offered[pick]), card_of(offered[pick])
    if ONWARD >> what & 1 == 0 or PASS not in offered or all(o == PASS or card_of(o) == thing for o in offered):
        return False
    trial = match.clone()
    return made(game, trial, game.view(trial.table, seat), pick)


@dataclass(frozen=True)
class Passed:
    """An option that was passed over: the match at whose question it stood, its place there, and all picks with it."""

    match: Match
    place: int
    picks: tuple[int, ...]


def passed_over(match: Match, picks: Sequence[int]) -> list[Passed]:
    """What was offered beside the last parts, is no more, and could still be taken before them."""
    stages = [match]
    for pick in picks:
        stages.append(stages[-1].clone())
        stages[-1].choose_at(pick)
    found: dict[int, Passed] = {int(o): Passed(match, 0, ()) for o in stages[-1].table.options}
    offered = len(found)
    chosen: list[int] = []
    for i in range(len(picks) - 1, -1, -1):
        chosen.insert(0, stages[i].table.options[picks[i]])
        if ONWARD >> what_of(chosen[0]) & 1 == 0:
            break
        for place, o in enumerate(stages[i].table.options):
            after = None if what_of(o) == PASS or o in found or o in chosen else retaken(stages[i], place, chosen)
            if after is not None:
                found[int(o)] = Passed(stages[i], place, (*picks[:i], place, *after))
    return list(found.values())[offered:]


def retaken(match: Match, place: int, chosen: Sequence[int]) -> list[int] | None:
    """The picks that take the chosen options after the one at this place, if they can be taken then."""
    trial, picks = match.clone(), list[int]()
    trial.choose_at(place)
    for o in chosen:
        if trial.over or o not in trial.table.options:
            return None
        picks.append(list(trial.table.options).index(o))
        trial.choose_at(picks[-1])
    return picks


def word(part: Part) -> str:
    """A piece of a sentence, with a place for the name of a player."""
    return seat_slot(int(part.thing) - SEAT_THING) if part.thing >= 0 and is_seat(part.thing) else part.text


def gathered(game: Game, match: Match, seat: int, cards: Sequence[int]) -> list[int]:
    """The picks that name these cards, in the engine's order; it takes the last ones unasked where nothing else is left."""
    trial = match.clone()
    view = game.view(trial.table, seat)
    wanted = game.show.gathering(view)
    if wanted is None or len(cards) != wanted.count or len(set(cards)) != wanted.count or not set(cards) <= set(wanted.things):
        raise NotOffered(f"expected {wanted.count if wanted else 0} different cards that are asked for, found {len(cards)}")
    picks: list[int] = []
    for n, card in enumerate(sorted(cards, key=wanted.things.index)):
        now = game.show.gathering(view)
        if now is None or now.count != wanted.count - n or card not in now.things:  # it was taken unasked
            break
        picks.append(place_of_card(view, card))
        if made(game, trial, view, picks[-1]):
            break
    return picks


def place_of_card(view: View, card: int) -> int:
    """Where the option about this card stands; of equal cards of a pile but one is offered."""
    offered = [int(card_of(o)) for o in view.options()]
    if card in offered:
        return offered.index(card)
    alike = [view.kind(one) == view.kind(card) and view.printed(one) == view.printed(card) for one in offered]
    if view.kind(card) >= BOARD or True not in alike:
        raise NotOffered(f"card {card} is not offered")
    return alike.index(True)
