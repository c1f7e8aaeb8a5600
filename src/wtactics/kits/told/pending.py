"""What a person is told of the plays that wait on the chain: whose they are, what they do, and what they are aimed at."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.rows import CANCELLED, TRIGGER_PLAY
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import chain_data
from wtactics.engine.view import View
from wtactics.kits.sentences import Part, Sentence, Waiting, unended
from wtactics.kits.told.names import seat_name

V = TypeVar("V", bound=View)


class Pending(Generic[V]):
    """How the plays that wait are told, to a view that may not know each card; that is a `noun` then."""

    def __init__(self, noun: str) -> None:
        self.noun: Final = noun

    def told(self, view: V) -> list[Waiting]:
        """What was announced and has not resolved, the oldest first."""
        return [self.waiting(view, item) for item in chain_data(view) if item["state"] != CANCELLED]

    def waiting(self, view: V, item: dict[str, Any]) -> Waiting:
        """One play that waits, in words."""
        source, seat, aims = item["source"], item["seat"], aimed_at(view, item)
        card, player = self.called(view, source), Part(seat_name(seat), SEAT_THING + seat)
        if item["sort"] == TRIGGER_PLAY:
            text: Sentence = (card, Part(" triggers for "), player, says(view, item))
        else:
            text = (player, Part(" "), *self.deed(view, item, card))
        for i, aim in enumerate(aims):
            text = (
                *(unended(text) if i == 0 else text),
                Part(", aimed at " if i == 0 else ", "),
                self.called(view, aim),
            )
        return Waiting(source, seat, text, aims)

    def deed(self, view: V, item: dict[str, Any], card: Part) -> Sentence:
        """What a player does with the card of a play."""
        return (Part("uses", you="use"), Part(" "), card, says(view, item))

    def called(self, view: V, name: int) -> Part:
        """A card or player by its name in the view, as part of a sentence."""
        if SEAT_THING <= name < FACE_DOWN:
            return Part(seat_name(name - SEAT_THING), name)
        if name < 0 or not view.sees(name):
            return Part(f"a {self.noun}", name)
        printed = view.printed(name)
        return Part(view.library.names[printed], name, printed)


def says(view: View, item: dict[str, Any]) -> Part:
    """The text of a play."""
    return Part(f": {view.library.abilities[item['ability']].text}" if item["ability"] != NOBODY else "")


def aimed_at(view: View, item: dict[str, Any]) -> tuple[int, ...]:
    """The targets of a play; its other choices come later."""
    if item["ability"] == NOBODY:
        return ()
    room: int = 0
    for target in view.library.abilities[item["ability"]].targets:
        room += target.most
    return tuple([thing for thing in item["picks"][:room] if thing != NOBODY])
