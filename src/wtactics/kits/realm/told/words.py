"""The words of questions in games with cities: what is asked, what options are called, how things are named."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import (
    DISCIPLINES,
    FACTIONS,
    NOBODY,
    RESERVE,
    CardId,
    Option,
    card_of,
    is_seat,
    other_of,
    what_of,
)
from wtactics.kits import verbs
from wtactics.kits.coins import COLOURS, units_of
from wtactics.kits.realm.table import Realm
from wtactics.kits.told.labels import ASKED, Labels, Slot
from wtactics.kits.told.names import Names

QUESTIONS: Final[dict[int, str]] = ASKED | {
    verbs.MOVE: "what to do next?",
    verbs.CLAIM: "which discipline to claim?",
    verbs.BID: "which resident to mark for the bid?",
    verbs.NUMBER: "which number?",
    verbs.COLOUR: "which faction?",
    verbs.ATTACK: "what to attack?",
    verbs.ORDER: "which trigger goes on the chain next?",
}
PHRASES: Final[dict[int, str]] = {
    verbs.ATTACK: "attack {goal}{army}",
    verbs.BLOCK: "block {other} with {thing}",
    verbs.CLAIM: "claim {discipline}",
    verbs.COLOUR: "name {faction}",
    verbs.PAY: "pay {gems}",
}
SLOTS: Final[dict[str, Slot]] = {
    "army": lambda _t, o, _: "'s army" if is_seat(card_of(o)) else "",
    "discipline": lambda _t, o, _: DISCIPLINES[card_of(o)],
    "faction": lambda _t, o, _: FACTIONS[other_of(o)],
    "gems": lambda _t, o, _: by_faction(other_of(o)),
}

T = TypeVar("T", bound=Realm)


class RealmNames(Names[T]):
    """How games with cities call their things."""

    def card(self, t: T, c: CardId) -> str:
        """A resource card has no name but its faction's."""
        if t.place[c] & 15 == RESERVE and t.colour[c] != NOBODY:
            return f"{FACTIONS[t.colour[c]]} resource card"
        return super().card(t, c)

    def of_options(self, t: T) -> dict[int, str]:
        """Names for all that the options of the open question speak of; attackers and cities are numbered by themselves."""
        things, others = vec[i64](), vec[i64]()
        for o in t.options:
            if t.names_thing(what_of(o)):
                things = append(things, card_of(o))
            if what_of(o) == verbs.BLOCK:
                others = append(others, other_of(o))
            elif what_of(o) == verbs.MOVE and other_of(o) > 0:
                others = append(others, other_of(o) - 1)
        return self.numbered(t, things) | self.numbered(t, others)


class RealmLabels(Labels[T]):
    """What options are called in games with cities."""

    def __init__(self, phrases: dict[int, str], slots: dict[str, Slot]) -> None:
        super().__init__(PHRASES | phrases, SLOTS | slots)

    def phrase(self, t: T, answer: Option, names: dict[int, str]) -> str:
        """What an option is called, when its things are called so."""
        what, thing, other = what_of(answer), card_of(answer), other_of(answer)
        if what == verbs.MOVE:
            return f"move {names[thing]} to {'the Army' if other == 0 else names[other - 1]}"
        if what == verbs.HOME:
            return "place in the Army" if is_seat(thing) else f"place in {names[thing]}"
        return super().phrase(t, answer, names)


def by_faction(packed: i64) -> str:
    """The units of a payment, by faction."""
    parts = [f"{units_of(packed, f)} {FACTIONS[f]}" for f in range(COLOURS) if units_of(packed, f) > 0]
    return " + ".join(parts) if len(parts) > 0 else "nothing"
