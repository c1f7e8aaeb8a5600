"""The parts of SLOT's sentences: what stands for a player, a card, a rule or a number in what the story tells of a fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ASIDE, GONE, GRAVE, NOBODY, SEAT_THING, Seat, Thing, is_seat
from wtactics.engine.sight import FACE_DOWN
from wtactics.kits.sentences import Part
from wtactics.rulesets.slot.grid import NAMES
from wtactics.rulesets.slot.refusals import rule_in
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.words import PHASES, card_name, seat_name

WAYS_OUT: Final[dict[int, str]] = {
    GRAVE: "the graveyard",
    ASIDE: "the twilight",
    GONE: "the cards removed from the game",
}


def part(t: SlotTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
    """What stands in this slot of the sentence about a fact."""
    if slot == "a":
        return thing_part(t, a)
    if slot == "b":
        return thing_part(t, b)
    if slot == "player":
        return seat_part(b)
    if slot == "who":
        return seat_part(a) if a != NOBODY else Part("nobody")
    if slot == "agrees":
        return Part("agrees", you="agree") if n != 0 else Part("refuses", you="refuse")
    if slot == "rule":
        return Part(rule_in(t, n), rule=rule_in(t, n))
    return Part(word(t, slot, a, b, n))


def word(t: SlotTable, slot: str, a: i64, b: i64, n: i64) -> str:
    """What stands in a slot that names neither a card nor a player."""
    if slot == "phase":
        return PHASES[a]
    if slot == "spot":
        return NAMES[n]
    if slot == "combat":
        return "ranged" if n & 1 == 1 else "close"
    if slot == "where":
        return NAMES[n >> 1]
    if slot == "way":
        return WAYS_OUT.get(n, "the deck of its owner")
    if slot == "change":
        return changed(("close", b), ("DEF", n))
    if slot == "far":
        return changed(("ranged", b), ("life", n))
    if slot == "text":
        return t.library.abilities[n].text
    assert slot in ("n", "number"), f"no words for the slot {slot}"
    return str(n if slot == "n" else a)


def changed(*values: tuple[str, i64]) -> str:
    """By how much values change, but for those that do not."""
    parts = [f"{n:+} {name}" for name, n in values if n != 0]
    return " and ".join(parts) if parts else "no change"


def seat_part(seat: Seat) -> Part:
    """A player, as part of a sentence."""
    return Part(seat_name(seat), SEAT_THING + seat)


def thing_part(t: SlotTable, thing: Thing) -> Part:
    """A player, a card that may be known, or one that may not."""
    if thing == NOBODY or thing >= FACE_DOWN:
        return Part("a creature", thing)
    if is_seat(thing):
        return Part(card_name(t, thing), thing)
    return Part(t.library.names[t.printed[thing]], thing, t.printed[thing])
