"""ORC-MOUNT-01, ORC-MOUNT-03, ORC-MOUNT-12: who may ride whom; mounting and getting off."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.places import NOBODY, CardId, Option, Seat, Thing, card_of, other_of
from wtactics.engine.step import Deed
from wtactics.engine.values import may
from wtactics.kits.asked import in_window
from wtactics.kits.fights import FREE
from wtactics.mods.mounts.ids import GET_OFF, MARK_MOUNTED, MARK_TO_MOUNT, MOUNT_01, MOUNT_03, MOUNT_12, MOUNT_UP, RIDE
from wtactics.mods.mounts.riding import is_mount, join, mount_of, part, prints_mount, rider_of
from wtactics.rulesets.orc.table import OrcTable


def cannot_come(t: OrcTable, seat: Seat, c: CardId, front: i64) -> i64:
    """ORC-MOUNT-01 0, or what keeps the mount from this front: nobody of its faction stands there for its player."""
    if not prints_mount(t, c):
        return 0
    faction = t.library.faction[t.printed[c]]
    for other in t.at(front, seat):
        if t.is_creature(other) and (faction == NOBODY or t.library.faction[t.printed[other]] == faction):
            return 0
    return MOUNT_01


def cannot_mount(t: OrcTable, seat: Seat, rider: Thing, mount: Thing) -> i64:
    """ORC-MOUNT-03, ORC-MOUNT-12 0, or what keeps this creature from mounting that one."""
    if not is_mount(t, mount) or not t.is_creature(rider) or is_mount(t, rider):
        return MOUNT_03
    if t.controller[rider] != seat or t.controller[mount] != seat or t.place[rider] != t.place[mount]:
        return MOUNT_03
    if mount_of(t, rider) != NOBODY or rider_of(t, mount) != NOBODY:
        return MOUNT_03
    barred = bars(t, rider, mount)
    return MOUNT_12 if barred == 0 and (is_busy(t, rider) or is_busy(t, mount)) else barred


def bars(t: OrcTable, rider: CardId, mount: CardId) -> i64:
    """ORC-CONFLICT-01 0, or the text that keeps this creature from riding that one, or from beginning it."""
    barred = may(t, RIDE, rider, mount, 0)
    return barred if barred != 0 else may(t, MOUNT_UP, rider, mount, 0)


def cannot_get_off(t: OrcTable, seat: Seat, rider: Thing) -> i64:
    """ORC-MOUNT-12 0, or what keeps this creature from getting off."""
    if not t.is_creature(rider) or t.controller[rider] != seat or mount_of(t, rider) == NOBODY:
        return MOUNT_03
    busy = t.marked[rider] != 0 or t.marked[mount_of(t, rider)] != 0
    return MOUNT_12 if busy else may(t, GET_OFF, rider, mount_of(t, rider), 0)


def is_busy(t: OrcTable, c: CardId) -> bool:
    """ORC-MOUNT-12 Is the creature marked, assigned, or one that cannot be marked?"""
    return t.marked[c] != 0 or t.was_unassigned(c) or may(t, BE_MARKED, c, NOBODY, 0) != 0


def mark_pair(t: OrcTable, rider: CardId, mount: CardId) -> None:
    """ORC-MOUNT-12 Mounting marks both, unless a card of the two says that it does not mark the one or the other."""
    if is_marked_by(t, MARK_TO_MOUNT, rider, mount):
        t.mark(rider)
    if is_marked_by(t, MARK_MOUNTED, rider, mount):
        t.mark(mount)


def is_marked_by(t: OrcTable, deed: i64, rider: CardId, mount: CardId) -> bool:
    """ORC-MOUNT-12 Is this one of the two marked, as far as what is said of both goes?"""
    return may(t, deed, rider, NOBODY, FREE) != 0 and may(t, deed, mount, NOBODY, FREE) != 0


class Mounting(Deed[OrcTable]):
    """ORC-MOUNT-12 In a Play phase of its player a creature mounts another, and both are marked."""

    def offer(self, t: OrcTable, seat: Seat) -> None:
        for mount in t.board:
            if t.controller[mount] == seat and is_mount(t, mount):
                for rider in t.board:
                    if self.forbids(t, seat, rider, mount) == 0:
                        t.offer(self.verb, rider, mount)

    def forbids(self, t: OrcTable, seat: Seat, thing: Thing, other: i64) -> i64:
        return MOUNT_12 if in_window(t) else cannot_mount(t, seat, thing, other)

    def do(self, t: OrcTable, seat: Seat, answer: Option) -> None:
        rider, mount = card_of(answer), other_of(answer)
        join(t, rider, mount)
        mark_pair(t, rider, mount)


class GettingOff(Deed[OrcTable]):
    """ORC-MOUNT-12 In a Play phase a rider gets off, and nobody is marked for it."""

    def offer(self, t: OrcTable, seat: Seat) -> None:
        for rider in t.board:
            if self.forbids(t, seat, rider, 0) == 0:
                t.offer(self.verb, rider)

    def forbids(self, t: OrcTable, seat: Seat, thing: Thing, other: i64) -> i64:
        return MOUNT_12 if in_window(t) else cannot_get_off(t, seat, thing)

    def do(self, t: OrcTable, seat: Seat, answer: Option) -> None:
        part(t, card_of(answer), mount_of(t, card_of(answer)))
