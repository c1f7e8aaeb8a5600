"""Choices in parts: making one part after the other on a copy, and what a choice would do at once, told before it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wtactics.engine import facts
from wtactics.engine.match import Match
from wtactics.engine.places import KINDS, SEAT_THING, card_of, is_seat
from wtactics.engine.rows import FACT, FACT_A, FACT_B
from wtactics.engine.state import joined
from wtactics.engine.telling import facts_for, forget_facts
from wtactics.engine.view import View
from wtactics.kits.game import Game
from wtactics.kits.sentences import Part, seat_slot, spoken_to

ANNOUNCED: Final = (facts.ACTIVATED, facts.PLAYED)


@dataclass(frozen=True)
class Consequence:
    """What an option does with nothing more to choose: what it would be aimed at, and what its player gives, in words."""

    aims: tuple[int, ...]
    lines: tuple[str, ...]


def faces(view: View) -> frozenset[int]:
    """All cards whose faces this view shows now, wherever they lie."""
    return frozenset(int(c) for seat in range(view.seats) for kind in range(KINDS) for c in view.known(kind, seat))


@dataclass(frozen=True)
class Known:
    """What a player knows before he makes a part of a choice."""

    rolls: int
    faces: frozenset[int]


def known(match: Match, view: View) -> Known:
    """What this view's seat knows now."""
    return Known(int(match.table.rolls), faces(view))


def is_whole(game: Game, match: Match, view: View, before: Known) -> bool:
    """Is the choice complete with the part just made? It is wherever chance or a face has told something new."""
    more = not match.over and match.asked == view.seat and game.show.continues(match)
    return not more or match.table.rolls != before.rolls or bool(faces(view) - before.faces)


def deed(game: Game, match: Match, seat: int, pick: int) -> Consequence | None:
    """What this option does, if nothing more is to be chosen for it: as far as it is announced, for what follows is open."""
    trial = match.clone()
    thing = int(card_of(trial.table.options[pick]))
    trial.table.listen()
    forget_facts(trial.table)
    view = game.view(trial.table, seat)
    before = known(trial, view)
    trial.choose_at(pick)
    if not is_whole(game, trial, view, before):
        return None
    noted = facts_for(trial.table, seat)
    found = range(0, len(noted), FACT)
    start = next((at for at in found if noted[at] in ANNOUNCED and noted[at + FACT_A] == thing), None)
    if start is None:
        return Consequence((), ())
    end = start + FACT
    while end < len(noted) and noted[end] == facts.AIMED and noted[end + FACT_A] == thing:
        end += FACT
    aims = tuple(int(noted[at + FACT_B]) for at in range(start + FACT, end, FACT))
    lines = game.show.log(trial.table, joined(noted[:start], noted[start + FACT : end]))
    return Consequence(aims, tuple("".join(map(word, spoken_to(line.text, seat))) for line in lines))


def word(part: Part) -> str:
    """A piece of a sentence, with a place for the name of a player."""
    return seat_slot(int(part.thing) - SEAT_THING) if part.thing >= 0 and is_seat(part.thing) else part.text
