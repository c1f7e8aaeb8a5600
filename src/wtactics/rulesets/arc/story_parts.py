"""The parts of ARC's sentences: what stands for a player, a card, a rule or a number in what the story tells of a fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import (
    DISCIPLINES,
    FACTIONS,
    GONE,
    GRAVE,
    HAND,
    NOBODY,
    RESERVE,
    SEAT_THING,
    Seat,
    Thing,
    is_seat,
)
from wtactics.engine.sight import FACE_DOWN, thing_named
from wtactics.kits.news import MARKS
from wtactics.kits.sentences import Part
from wtactics.rulesets.arc.refusals import rule_in
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import PHASES, card_name, gems, seat_name

WAYS_OUT: Final[dict[int, str]] = {
    HAND: "the hand of its owner",
    GRAVE: "the graveyard",
    GONE: "the cards removed from the game",
}


def part(t: ArcTable, slot: str, fact: i64, a: Thing, b: i64, n: i64) -> Part:
    """What stands in this slot of the sentence about a fact."""
    if slot == "a":
        return mark_part(t, a) if fact in MARKS else thing_part(t, a)
    if slot == "b":
        return thing_part(t, b)
    if slot == "home":
        return Part("the Army") if b == NOBODY else thing_part(t, b)
    if slot == "player":
        return seat_part(b)
    if slot == "searched":
        return seat_part(n)
    if slot == "who":
        return seat_part(a) if a != NOBODY else Part("nobody")
    if slot == "agrees":
        return Part("agrees", you="agree") if n != 0 else Part("refuses", you="refuse")
    if slot == "rule":
        return Part(rule_in(t, n), rule=rule_in(t, n))
    return Part(word(t, slot, a, b, n))


def word(t: ArcTable, slot: str, a: i64, b: i64, n: i64) -> str:
    """What stands in a slot that names neither a card nor a player."""
    if slot in ("phase", "discipline"):
        return (PHASES if slot == "phase" else DISCIPLINES)[a]
    if slot in ("faction", "laid"):
        faction = a if slot == "faction" else n
        return FACTIONS[faction] if faction != NOBODY else "faction-free"
    if slot == "gems":
        return gems(n)
    if slot == "way":
        return WAYS_OUT.get(n, "the deck of its owner")
    if slot == "change":
        return f"{b:+}/{n:+}"
    if slot == "text":
        return t.library.abilities[n].text
    assert slot in ("n", "number"), f"no words for the slot {slot}"
    return str(n if slot == "n" else a)


def seat_part(seat: Seat) -> Part:
    """A player, as part of a sentence."""
    return Part(seat_name(seat), SEAT_THING + seat)


def thing_part(t: ArcTable, thing: Thing) -> Part:
    """A player, a card that may be known, or one that may not."""
    if thing == NOBODY or thing >= FACE_DOWN:
        return Part("a card", thing)
    if is_seat(thing):
        return Part(card_name(t, thing), thing)
    return Part(t.library.names[t.printed[thing]], thing, t.printed[thing])


def mark_part(t: ArcTable, thing: Thing) -> Part:
    """A card that was marked or unmarked: resource cards are told by their faction."""
    c = thing_named(t, thing) if thing >= FACE_DOWN else thing
    return Part(card_name(t, c), thing) if c != NOBODY and t.place[c] & 15 == RESERVE else thing_part(t, thing)
