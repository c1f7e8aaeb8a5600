"""How plays that wait are told, whatever the ruleset: what they are aimed at, and how a view calls cards and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.view import View
from wtactics.kits.sentences import Part, Sentence, unended


def aimed_at(view: View, item: dict[str, Any]) -> tuple[int, ...]:
    """The targets of a play; its other choices come later."""
    if item["ability"] == NOBODY:
        return ()
    room: int = 0
    for target in view.library.abilities[item["ability"]].targets:
        room += target.most
    return tuple([thing for thing in item["picks"][:room] if thing != NOBODY])


def with_aims(text: Sentence, aims: list[Part]) -> Sentence:
    """The sentence of a play with what it is aimed at."""
    for i, aim in enumerate(aims):
        text = (*(unended(text) if i == 0 else text), Part(", aimed at " if i == 0 else ", "), aim)
    return text


def card_part(view: View, name: int, seat_name: Callable[[int], str], unseen: str) -> Part:
    """A card or player by its name in the view, as part of a sentence; `unseen` is one whose face is not seen."""
    if SEAT_THING <= name < FACE_DOWN:
        return Part(seat_name(name - SEAT_THING), name)
    if name < 0 or not view.sees(name):
        return Part(unseen, name)
    printed = view.printed(name)
    return Part(view.library.names[printed], name, printed)
