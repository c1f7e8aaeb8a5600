"""What is told of riders and mounts: options, signs, why not."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import CREATURE, NOBODY, RESERVE, SEAT_THING, Option, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Drop, Spot
from wtactics.kits.layout import Pointing, Sign
from wtactics.mods.mounts.ids import MOUNT, RIDER

SAYINGS: Final = {
    "ORC-MOUNT-01": "no creature of yours in that front shares the faction of {thing}.",
    "ORC-MOUNT-03": "{thing} cannot ride that: a creature rides one mount of its own player, in its own front.",
    "ORC-MOUNT-04": "nobody rides {thing}.",
    "ORC-MOUNT-07": "{thing} rides, and its mount would have to be the target.",
    "ORC-MOUNT-08": "{thing} rides, and its mount fights for it.",
    "ORC-MOUNT-12": "both must be unmarked and unassigned, in a Play phase of yours.",
    "ORC-MOUNT-13": "{thing} goes together with whom it rides, or who rides it, and both must be unmarked.",
}


def partner(view: Any, name: int, column: int) -> int:
    """Who rides this card, or what it rides; NOBODY."""
    return int(view.kept(column, name)) - 1 if 0 <= name < SEAT_THING and view.kind(name) > RESERVE else NOBODY


def called(view: Any, name: int) -> str:
    """The name of a card that lies open."""
    return str(view.library.names[view.printed(name)])


def signs(view: Any, name: int) -> list[Sign]:
    """ORC-MOUNT-03, ORC-MOUNT-07, ORC-MOUNT-08 Who goes together, on both cards."""
    if not view.sees(name) or view.type(name) != CREATURE:
        return []
    rider, mount = partner(view, name, int(RIDER)), partner(view, name, int(MOUNT))
    if rider != NOBODY:
        return [Sign("ridden", f"{called(view, rider)} rides it: they go together, and this one fights.", tag="ridden")]
    if mount != NOBODY:
        told = f"It rides {called(view, mount)}, which fights for it; opponents cannot make it their target."
        return [Sign("mounted", told, tag="rides")]
    return []


def pointing(o: Option) -> Pointing | None:
    """Where an option of the mod points; None for those of the ruleset."""
    what = what_of(o)
    if what == verbs.MOUNT:
        return Pointing(thing=int(card_of(o)), onto=int(other_of(o)))
    return Pointing(thing=int(card_of(o)), words="get off") if what == verbs.DISMOUNT else None


def mounts_beside(view: Any, name: int) -> list[int]:
    """The other creatures of the seat that stand where this one stands."""
    here = view.at(view.kind(name), view.seat)
    return [int(c) for c in here if c != name and view.type(c) == CREATURE and is_mount(view, int(c))]


def is_mount(view: Any, name: int) -> bool:
    """ORC-MOUNT-02 Does the card print the subtype?"""
    kinds = view.library.kinds
    return "mount" in kinds and bool(view.library.is_kind(view.printed(name), kinds.index("mount")))


def is_own_creature(view: Any, name: int) -> bool:
    """Is it a creature of the seat in a front?"""
    there = 0 <= name < SEAT_THING and view.sees(name) and view.kind(name) > RESERVE
    return bool(there and view.type(name) == CREATURE and view.controller(name) == view.seat)


def attempts(view: Any, name: int) -> list[Attempt]:
    """To mount what stands beside it, or to get off."""
    if not is_own_creature(view, name):
        return []
    if partner(view, name, int(MOUNT)) != NOBODY:
        return [Attempt(verbs.DISMOUNT, name, 0, f"{called(view, name)} gets off")]
    if is_mount(view, name):
        return []
    told = f"{called(view, name)} mounts "
    return [Attempt(verbs.MOUNT, name, mount, told + called(view, mount)) for mount in mounts_beside(view, name)]


def drops(view: Any, name: int, at: Spot) -> list[Drop]:
    """A creature that is put on a mount of the same player mounts it."""
    if (
        at.card is None
        or not is_own_creature(view, name)
        or not is_own_creature(view, at.card)
        or not is_mount(view, at.card)
    ):
        return []
    return [Drop(Attempt(verbs.MOUNT, name, at.card, f"{called(view, name)} mounts {called(view, at.card)}"))]
