"""Who rides whom: what is kept of it, and how it begins and ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import RIDDEN, WHILE_IN_PLAY
from wtactics.engine.places import NOBODY, CardId, Thing
from wtactics.engine.rows import MODIFIER, MODIFIER_ON
from wtactics.mods.mounts.ids import MOUNT, RIDER, STOOD
from wtactics.rulesets.orc.table import OrcTable

WORD: Final = "mount"


def is_mount(t: OrcTable, c: Thing) -> bool:
    """ORC-MOUNT-02 Is the card a creature of this subtype?"""
    return t.is_creature(c) and prints_mount(t, c)


def prints_mount(t: OrcTable, c: CardId) -> bool:
    """ORC-MOUNT-02 Does the card print the subtype, wherever it lies?"""
    kinds = t.library.kinds
    for i in range(len(kinds)):
        if kinds[i] == WORD:
            return t.library.is_kind(t.printed[c], i)
    return False


def rider_of(t: OrcTable, mount: CardId) -> CardId:
    """ORC-MOUNT-03 Who rides this mount; NOBODY."""
    rider = t.kept(RIDER, mount) - 1
    return rider if rider >= 0 and t.kept(MOUNT, rider) - 1 == mount else NOBODY


def mount_of(t: OrcTable, rider: CardId) -> CardId:
    """ORC-MOUNT-03 Which mount this creature rides; NOBODY."""
    mount = t.kept(MOUNT, rider) - 1
    return mount if mount >= 0 and t.kept(RIDER, mount) - 1 == rider else NOBODY


def join(t: OrcTable, rider: CardId, mount: CardId) -> None:
    """ORC-MOUNT-03, ORC-MOUNT-06 From now on the one rides the other, whose abilities are awake."""
    t.keep(RIDER, mount, rider + 1)
    t.keep(MOUNT, rider, mount + 1)
    t.keep(STOOD, mount, t.place[mount])
    t.modify(RIDDEN, mount, 0, 0, WHILE_IN_PLAY, t.controller[mount], mount)
    t.changed_values()
    t.happened(facts.MOUNTED, rider, mount)


def part(t: OrcTable, rider: CardId, mount: CardId) -> None:
    """ORC-MOUNT-03, ORC-MOUNT-06, ORC-MOUNT-14 The ride is over: the mount's abilities still hear of it, and sleep."""
    t.happened(facts.DISMOUNTED, rider, mount)
    forget(t, rider, mount)


def forget(t: OrcTable, rider: CardId, mount: CardId) -> None:
    """The same without a word."""
    if rider != NOBODY:
        t.keep(MOUNT, rider, 0)
    if mount != NOBODY:
        t.keep(RIDER, mount, 0)
        i: i64 = 0
        while i < len(t.modifiers):
            if t.modifiers[i] == RIDDEN and t.modifiers[i + MODIFIER_ON] == mount:
                t.drop_modifier(i)
            else:
                i += MODIFIER
    t.changed_values()
