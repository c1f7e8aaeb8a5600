"""What it would mean in SLOT to put a creature on another or into a slot, whether the rules allow it or not."""

from __future__ import annotations

from wtactics.engine.places import BOARD, DECK
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Drop, Spot, asked_of
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.told.attempts import attacks, called, slot_of
from wtactics.rulesets.slot.view import SlotView

COMES: tuple[int, ...] = (verbs.LAY, verbs.PLACE)  # how a creature of the deck comes into a slot


def drops(view: SlotView, c: int, at: Spot) -> list[Drop]:
    """What this seat would mean by it; nothing where it would mean nothing."""
    if not view.sees(c):
        return []
    slot = slot_of(view, at.card) if at.card is not None and view.kind(at.card) >= BOARD else at.slot
    if view.kind(c) == DECK and slot is not None and at.seat == view.seat:
        return [Drop(attempt) for attempt in from_deck(view, c, slot)]
    if view.kind(c) < BOARD or view.controller(c) != view.seat:
        return []
    if at.seat != view.seat:
        return [Drop(attempt) for attempt in attacks(view, c, at.card)] if at.card is not None else []
    return (
        [Drop(Attempt(verbs.MOVE, c, slot, f"move {called(view, c)} to {grid.NAMES[slot]}"))]
        if slot is not None
        else []
    )


def from_deck(view: SlotView, c: int, slot: int) -> list[Attempt]:
    """SLOT-START-03, SLOT-RECR-01 It is laid there at the start, else recruited."""
    asked = asked_of(view)
    for verb in COMES:
        if verb in asked:
            return [Attempt(verb, c, slot, f"put {called(view, c)} in {grid.NAMES[slot]}")]
    return [Attempt(verbs.RECRUIT, c, 0, f"recruit {called(view, c)}")]
