"""The words of ARC's questions: what is asked, and what each option is called, unmistakable within its question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import (
    DISCIPLINES,
    FACTIONS,
    NOBODY,
    RESERVE,
    SEAT_THING,
    CardId,
    Option,
    Thing,
    card_of,
    is_seat,
    other_of,
    what_of,
)
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.coins import COLOURS, units_of
from wtactics.kits.texts import which_text
from wtactics.kits.told.labels import ASKED, phrased
from wtactics.kits.told.names import Names, seat_name
from wtactics.rulesets.arc.table import ArcTable

PHASES: Final = ("Setup", "Unmark", "Draw & Resource", "Tactics", "First Play", "Attack", "Second Play", "Discard")
DRAWS: Final = ("2 resources", "draw 1 + 1 resource", "draw 2")

QUESTIONS: Final[dict[int, str]] = ASKED | {
    verbs.MOVE: "what to do next?",
    verbs.CLAIM: "which discipline to claim?",
    verbs.BID: "which resident to mark for the bid?",
    verbs.NUMBER: "which number?",
    verbs.PAY: "which gems to pay with?",
    verbs.DRAW: "how many cards to draw?",
    verbs.LAY: "which card becomes a resource card?",
    verbs.COLOUR: "which faction?",
    verbs.ATTACK: "what to attack?",
    verbs.HOME: "in which city?",
    verbs.FOUND: "which city to begin with?",
    verbs.ORDER: "which trigger goes on the chain next?",
}


class ArcNames(Names[ArcTable]):
    """How ARC calls its things."""

    def card(self, t: ArcTable, c: CardId) -> str:
        """A resource card has no name but its faction's."""
        if t.place[c] & 15 == RESERVE and t.colour[c] != NOBODY:
            return f"{FACTIONS[t.colour[c]]} resource card"
        return super().card(t, c)


NAMES: Final = ArcNames("card", PHASES)


def card_name(t: ArcTable, thing: Thing) -> str:
    """What a thing is called by those who may know it."""
    return NAMES.of(t, thing)


def question(t: ArcTable) -> str:
    """What is asked now, with the phase before it."""
    return f"{PHASES[t.phase]}: {'respond?' if in_window(t) else QUESTIONS[verb_asked(t)]}"


def labels(t: ArcTable) -> list[str]:
    """The labels of all options, in their order."""
    names = option_names(t)
    return [phrase(t, o, names) for o in t.options]


def label(t: ArcTable, answer: Option) -> str:
    """What this option of the open question is called."""
    return phrase(t, answer, option_names(t))


def option_names(t: ArcTable) -> dict[int, str]:
    """Names for all things that the options of the open question speak of; attackers and cities are numbered by themselves."""
    things, others = vec[i64](), vec[i64]()
    for o in t.options:
        if t.names_thing(what_of(o)):
            things = append(things, card_of(o))
        if what_of(o) == verbs.BLOCK:
            others = append(others, other_of(o))
        elif what_of(o) == verbs.MOVE and other_of(o) > 0:
            others = append(others, other_of(o) - 1)
    return NAMES.numbered(t, things) | NAMES.numbered(t, others)


def phrase(t: ArcTable, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so."""
    what, thing, other = what_of(answer), card_of(answer), other_of(answer)
    if what == verbs.PASS and in_window(t):
        return "pass"
    if what == verbs.PLAY:
        return f"play {names[thing]}{which_text(t, thing, other)}"
    if what == verbs.MOVE:
        return f"move {names[thing]} to {'the Army' if other == 0 else names[other - 1]}"
    if what == verbs.ATTACK and is_seat(thing):
        return f"attack {seat_name(thing - SEAT_THING)}'s army"
    if what == verbs.BLOCK:
        return f"block {names[other]} with {names[thing]}"
    if what == verbs.HOME:
        return "place in the Army" if is_seat(thing) else f"place in {names[thing]}"
    if what == verbs.CLAIM:
        return f"claim {DISCIPLINES[thing]}"
    if what == verbs.COLOUR:
        return f"name {FACTIONS[other]}"
    if what == verbs.DRAW:
        return DRAWS[other]
    if what == verbs.PAY:
        return f"pay {gems(other)}"
    return phrased(t, answer, names)


def gems(packed: i64) -> str:
    """The gems of a payment, by faction."""
    parts = [f"{units_of(packed, f)} {FACTIONS[f]}" for f in range(COLOURS) if units_of(packed, f) > 0]
    return " + ".join(parts) if len(parts) > 0 else "nothing"
