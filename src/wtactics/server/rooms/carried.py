"""What a room carries that does not ship: own cards, the decks that are played there, a table that is laid out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Final

from wtactics.content.content import Content, content_of, content_with
from wtactics.content.own_sets import OwnCards
from wtactics.records.record import Brought
from wtactics.server.data.store import Room
from wtactics.server.web.catalogue import deck_cards, deck_keys, deck_name

KEPT: Final = 64  # rooms of which it is remembered


@dataclass(frozen=True)
class Carried:
    """The cards of a room as a record carries them; its decks by their keys: what each is called, the numbers of its cards."""

    own: tuple[OwnCards, ...] = ()
    decks: Mapping[str, tuple[str, tuple[int, ...]]] = field(default_factory=dict)
    begun: str = ""  # the record that its match goes on with; none: it is dealt


def in_text(carried: Carried) -> str:
    """What `from_text` reads."""
    own = [asdict(each) for each in carried.own]
    return json.dumps({"own": own, "decks": dict(carried.decks), "begun": carried.begun}, ensure_ascii=False)


@lru_cache(KEPT)
def from_text(text: str) -> Carried:
    """What a room carries, as it was stored."""
    data = json.loads(text)
    decks = {key: (name, tuple(numbers)) for key, (name, numbers) in data["decks"].items()}
    return Carried(tuple(OwnCards(**each) for each in data["own"]), decks, data.get("begun", ""))


def carried_by(room: Room) -> Carried:
    """What this room carries."""
    return from_text(room.carried) if room.carried else Carried()


def carried_on(room: Room) -> str | None:
    """What the room that follows carries: its match is dealt."""
    return room.carried and in_text(replace(carried_by(room), begun=""))


def shelf_of(room: Room) -> Content:
    """What its match is played with."""
    own = carried_by(room).own
    return content_with(room.ruleset, own) if own else content_of(room.ruleset)


def keys_at(room: Room, seat: int) -> list[str]:
    """The keys of the decks that can be played there; where a table is laid out, that of the deck which lies there."""
    carried = carried_by(room)
    return [room.seats[seat].deck] if carried.begun else [*carried.decks, *deck_keys(room.ruleset)]


def called_at(room: Room, key: str) -> str:
    """What people call a deck of the room."""
    own = carried_by(room).decks
    return own[key][0] if key in own else deck_name(room.ruleset, key)


def brought_to(room: Room, key: str) -> Brought:
    """The deck's name, and its cards."""
    own = carried_by(room).decks
    if key not in own:
        return deck_cards(room.ruleset, key)
    name, numbers = own[key]
    cards = shelf_of(room).cards
    return name, [cards.numbered(number) for number in numbers]
