"""ORC-MOUNT-04, ORC-MOUNT-08, ORC-MOUNT-10, ORC-MOUNT-11, ORC-MOUNT-13, ORC-MOUNT-14: the two as one, and what parts them."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing
from wtactics.engine.rows import BLOW, BLOW_BY
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import may
from wtactics.kits.fights import FREE
from wtactics.kits.verbs import ACTIVATE, BLOCK, HOME, MOVE, SEND
from wtactics.mods.mounts.ids import (
    ATTACK_UNRIDDEN,
    FELL,
    HURT_ON,
    MARK_FALLEN,
    MOUNT,
    MOUNT_04,
    MOUNT_08,
    MOUNT_13,
    RIDE,
    RIDER,
    STOOD,
)
from wtactics.mods.mounts.riding import forget, is_mount, mount_of, part, rider_of
from wtactics.mods.mounts.rules.mounting import cannot_come
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.rules.move import moves_marked
from wtactics.rulesets.orc.rules.quest_confrontation import attacks_marked
from wtactics.rulesets.orc.table import OrcTable


def cannot_ride_out(t: OrcTable, what: i64, seat: Seat, c: Thing, other: i64) -> i64:
    """ORC-MOUNT-05, ORC-MOUNT-09 0, or the rule that keeps the seat from this: mounts may block, riders use what they have."""
    if what == HOME:
        return cannot_come(t, seat, c, other)
    if what == SEND or what == MOVE:
        return cannot_go(t, what, c)
    if what == BLOCK:
        return MOUNT_08 if mount_of(t, c) != NOBODY else 0
    if what == ACTIVATE and t.library.abilities[other].switch == ASSIGNMENT:
        return MOUNT_13 if mount_of(t, c) != NOBODY or rider_of(t, c) != NOBODY else 0
    return 0


def cannot_go(t: OrcTable, what: i64, c: CardId) -> i64:
    """ORC-MOUNT-04, ORC-MOUNT-08, ORC-MOUNT-13 0, or why this cannot attack or be moved: riders only with their mounts."""
    if mount_of(t, c) != NOBODY:
        return MOUNT_08 if what == SEND else MOUNT_13
    if not is_mount(t, c):
        return 0
    rider = rider_of(t, c)
    if rider == NOBODY:
        return may(t, ATTACK_UNRIDDEN, c, NOBODY, MOUNT_04) if what == SEND else 0
    return MOUNT_13 if t.marked[rider] != 0 else 0


class MarkRiders(Step[OrcTable]):
    """ORC-MOUNT-13 Whoever rides an attacker is marked with it."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for c in t.attackers:
            rider = rider_of(t, c) if is_mount(t, c) else NOBODY
            if rider != NOBODY and attacks_marked(t, c) and attacks_marked(t, rider):
                t.mark(rider)
        return NEXT


def follow(t: OrcTable, c: CardId) -> None:
    """ORC-MOUNT-13 The mount was moved by its player: its rider comes along, and is marked as it is."""
    if is_mount(t, c) and rider_of(t, c) != NOBODY:
        rider = rider_of(t, c)
        if moves_marked(t, c) and moves_marked(t, rider):
            t.mark(rider)
        t.keep(STOOD, c, t.place[c])
        start = t.place[rider] & 15
        t.stand(rider, t.place[c] & 15)
        t.matters(facts.WENT, rider, t.active, start)


class PartPairs(Step[OrcTable]):
    """ORC-MOUNT-03, ORC-MOUNT-13, ORC-MOUNT-14 After every step: who does not stand together any more rides no more."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for c in t.board:
            if t.kept(RIDER, c) != 0:
                self.look_at(t, c)
            elif t.kept(MOUNT, c) != 0 and mount_of(t, c) == NOBODY:
                mount = t.kept(MOUNT, c) - 1
                if not t.in_play(mount):
                    outlive(t, c, mount)
                forget(t, c, NOBODY)
        return NEXT

    def look_at(self, t: OrcTable, mount: CardId) -> None:
        """Do these two still go together? Where an effect has moved the mount, the rider follows."""
        rider = rider_of(t, mount)
        if rider == NOBODY:
            forget(t, NOBODY, mount)
        elif not t.is_creature(rider) or not t.is_creature(mount):
            forget(t, rider, mount)
        elif (
            t.marked[rider] == ASSIGNED
            or t.marked[mount] == ASSIGNED
            or t.controller[rider] != t.controller[mount]
            or not is_mount(t, mount)
            or is_mount(t, rider)
            or may(t, RIDE, rider, mount, 0) != 0
        ):
            part(t, rider, mount)
        elif t.place[mount] != t.kept(STOOD, mount):
            t.keep(STOOD, mount, t.place[mount])
            if t.place[rider] != t.place[mount]:
                t.stand(rider, t.place[mount] & 15)
        elif t.place[rider] != t.place[mount]:
            part(t, rider, mount)


def spill(t: OrcTable, mount: CardId) -> None:
    """ORC-MOUNT-10, ORC-MOUNT-11, ORC-MOUNT-14 A mount dies: what is left of the damage goes on, and its rider is marked."""
    rider = rider_of(t, mount)
    outlive(t, rider, mount)
    if rider == NOBODY or not t.is_creature(rider):
        return
    beyond = t.harm[mount] - max(0, t.defense[mount]) if may(t, HURT_ON, mount, NOBODY, FREE) != 0 else 0
    falls_marked = may(t, MARK_FALLEN, mount, NOBODY, FREE) != 0
    forget(t, rider, mount)
    if falls_marked:
        t.mark(rider)
    if beyond > 0:
        t.hurt(rider, beyond, last_blow(t, mount))


def outlive(t: OrcTable, rider: CardId, mount: CardId) -> None:
    """ORC-RESP-19 Whoever rode the mount as it left play, and nobody who did so before, is its rider still for texts."""
    for c in t.board:
        if t.kept(FELL, c) == mount + 1:
            t.keep(FELL, c, 0)
    if rider != NOBODY and t.is_creature(rider):
        t.keep(FELL, rider, mount + 1)


def last_blow(t: OrcTable, c: CardId) -> CardId:
    """Who has dealt damage to the card last, as far as that is written down."""
    by: CardId = NOBODY
    for i in range(0, len(t.blows), BLOW):
        if t.blows[i] == c:
            by = t.blows[i + BLOW_BY]
    return by
