"""The numbers of the rules of Mounts that forbid something, and of what the mod keeps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.mod import COLUMNS, OF_MODS

NUMBER: Final = 4  # of the mod among those of ORC
OF_TOPIC: Final = NUMBER * OF_MODS + 100  # the only topic of its book

MOUNT_01: Final[i64] = OF_TOPIC + 1
MOUNT_03: Final[i64] = OF_TOPIC + 3
MOUNT_04: Final[i64] = OF_TOPIC + 4
MOUNT_07: Final[i64] = OF_TOPIC + 7
MOUNT_08: Final[i64] = OF_TOPIC + 8
MOUNT_12: Final[i64] = OF_TOPIC + 12
MOUNT_13: Final[i64] = OF_TOPIC + 13

RIDER: Final = NUMBER * COLUMNS  # by card: 1 + who rides this mount; 0 for nobody
MOUNT: Final = NUMBER * COLUMNS + 1  # by card: 1 + which mount this creature rides
STOOD: Final = NUMBER * COLUMNS + 2  # by card: the place where this mount and its rider stand together
FELL: Final = NUMBER * COLUMNS + 3  # by card: 1 + the mount that left play under it last
ATTACK_UNRIDDEN: Final = 61  # in the row of engine/meaning.py: a mount attacks without a rider
MARK_TO_MOUNT: Final = 62  # and who mounts without being marked, or whoever mounts this mount
RIDE: Final = 22  # these are bits of SLOT, which has no mounts: a creature mounts a mount at all,
HURT_ON: Final = 23  # damage beyond what kills a mount goes on to its rider,
MARK_FALLEN: Final = 24  # its rider is marked as it falls off,
MOUNT_UP: Final = 35  # it begins to ride (who rides already, goes on),
GET_OFF: Final = 39  # it gets off, as its player has it do,
MARK_MOUNTED: Final = 25  # and the mount is marked as it is mounted
