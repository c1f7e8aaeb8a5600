"""What somebody may want to do with a creature of SLOT at the open question, to be asked why he may (or may not)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.engine.places import BOARD, DECK, NOBODY, SEAT_THING, card_of, what_of
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, to_choose, to_pass, to_use
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.rules.atk import attack_with
from wtactics.rulesets.slot.view import SlotView

COMBATS: Final = ("close", "ranged")


def attempts(view: SlotView, thing: int) -> list[Attempt]:
    """What this seat might want to do with a card; NOBODY: with nothing, that is to pass."""
    if thing == NOBODY:
        return [to_pass()]
    if thing >= SEAT_THING or not view.sees(thing):
        return []
    if chosen := to_choose(view, thing, called(view, thing)):
        return chosen
    if view.kind(thing) == DECK:
        return [Attempt(verbs.RECRUIT, thing, 0, f"recruit {called(view, thing)}")]
    if view.kind(thing) < BOARD:
        return []
    if view.controller(thing) == view.seat:
        return list(of_mine(view, thing))
    return list(of_enemy(view, thing))


def slot_attempts(view: SlotView, slot: int) -> list[Attempt]:
    """What this seat might want with an empty slot of its army: that somebody stands there."""
    if slot >= grid.SLOTS:
        return []
    here = f"in {grid.NAMES[slot]}"
    for o in view.options():
        if what_of(o) in (verbs.LAY, verbs.PLACE):
            return [Attempt(int(what_of(o)), int(card_of(o)), slot, f"a creature {here}")]
    beside = [int(view.in_slot(view.seat, s)) for s in range(grid.SLOTS) if grid.adjacent(s, slot)]
    return [Attempt(verbs.MOVE, c, slot, f"move {called(view, c)} to {grid.NAMES[slot]}") for c in beside if c >= 0]


def of_mine(view: SlotView, c: int) -> Iterator[Attempt]:
    """To use an ability of it, to move it, to let it rest, to attack with it."""
    name = called(view, c)
    yield from to_use(view, c, name)
    here = slot_of(view, c)
    for slot in range(grid.SLOTS):
        if grid.adjacent(here, slot):
            yield Attempt(verbs.MOVE, c, slot, f"move {name} to {grid.NAMES[slot]}")
    yield Attempt(verbs.REST, c, 0, f"rest {name}")
    for slot in range(grid.SLOTS):
        target = view.in_slot(1 - view.seat, slot)
        if target >= 0:
            yield from attacks(view, c, int(target))


def of_enemy(view: SlotView, target: int) -> Iterator[Attempt]:
    """To attack it with each creature of one's own."""
    for slot in range(grid.SLOTS):
        c = view.in_slot(view.seat, slot)
        if c >= 0:
            yield from attacks(view, int(c), target)


def attacks(view: SlotView, c: int, target: int) -> Iterator[Attempt]:
    """To attack one with the other, in either type."""
    for ranged, word in enumerate(COMBATS):
        other = int(attack_with(1 << slot_of(view, c), ranged == 1))
        yield Attempt(verbs.ATTACK, target, other, f"attack {called(view, target)} with {called(view, c)}, {word}")


def slot_of(view: SlotView, c: int) -> int:
    """The slot in which a creature stands."""
    return int(grid.slot_of(view.kind(c)))


def called(view: SlotView, c: int) -> str:
    """The name of a card and, in play, its slot."""
    name = view.library.names[view.printed(c)]
    return f"{name} {grid.NAMES[slot_of(view, c)]}" if view.kind(c) >= BOARD else name
