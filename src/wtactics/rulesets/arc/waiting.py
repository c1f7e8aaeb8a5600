"""What a person is told of the plays that wait on ARC's chain."""

from __future__ import annotations

from typing import Any

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.rows import ABILITY_PLAY, CANCELLED, CARD_PLAY, MOVE_PLAY
from wtactics.engine.telling import chain_data
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.sentences import Part, Sentence, Waiting
from wtactics.kits.waiting import aimed_at, card_part, with_aims
from wtactics.rulesets.arc.view import ArcView
from wtactics.rulesets.arc.words import seat_name


def pending(view: ArcView) -> list[Waiting]:
    """What was announced and has not resolved, the oldest first."""
    return [waiting(view, item) for item in chain_data(view) if item["state"] != CANCELLED]


def waiting(view: ArcView, item: dict[str, Any]) -> Waiting:
    """One play that waits, in words."""
    source, seat, ability, home = item["source"], item["seat"], item["ability"], item["home"]
    card, player = called(view, source), Part(seat_name(seat), SEAT_THING + seat)
    text: Sentence
    if item["sort"] == MOVE_PLAY:
        text = (player, Part(" "), Part("moves", you="move"), Part(" "), card, *arrival(view, home))
    elif item["sort"] == CARD_PLAY:
        text = (player, Part(" "), Part("plays", you="play"), Part(" "), card, *(arrival(view, home) if home != NOBODY else ()))
    elif item["sort"] == ABILITY_PLAY:
        text = (player, Part(" "), Part("uses", you="use"), Part(" "), card, Part(f": {view.library.abilities[ability].text}"))
    else:
        text = (card, Part(" triggers for "), player, Part(f": {view.library.abilities[ability].text}"))
    aims = aimed_at(view, item)
    return Waiting(source, seat, with_aims(text, [called(view, thing) for thing in aims]), aims)


def arrival(view: ArcView, home: int) -> tuple[Part, ...]:
    """Where a creature goes."""
    return (Part(" to "), Part("the Army") if home in (NOBODY, IN_ARMY) else called(view, home))


def called(view: ArcView, name: int) -> Part:
    """A card or player by its name in the view, as part of a sentence."""
    return card_part(view, name, seat_name, "a card")
