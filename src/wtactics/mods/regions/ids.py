"""The numbers of the rules of Regions that forbid or end something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.mod import OF_MODS

NUMBER: Final = 1  # of the mod among those of AVA
REGION: Final = NUMBER * OF_MODS + 100  # the topic, the first of the book

REGION_01: Final[i64] = REGION + 1
REGION_02: Final[i64] = REGION + 2
REGION_05: Final[i64] = REGION + 5
REGION_08: Final[i64] = REGION + 8
REGION_09: Final[i64] = REGION + 9
REGION_11: Final[i64] = REGION + 11
REGION_12: Final[i64] = REGION + 12
REGION_13: Final[i64] = REGION + 13
REGION_17: Final[i64] = REGION + 17
REGION_18: Final[i64] = REGION + 18
REGION_19: Final[i64] = REGION + 19
REGION_20: Final[i64] = REGION + 20
