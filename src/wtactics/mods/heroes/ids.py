"""The numbers of the rules of Heroes that forbid something, and of what the mod keeps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.mod import COLUMNS, OF_MODS
from wtactics.engine.places import BOARD

NUMBER: Final = 3  # of the mod among those of ORC
HERO: Final = NUMBER * OF_MODS + 100  # the first topic of the book,
COUNTER: Final = HERO + 100  # and the second

HERO_07: Final[i64] = HERO + 7
HERO_10: Final[i64] = HERO + 10
HERO_11: Final[i64] = HERO + 11
HERO_12: Final[i64] = HERO + 12
HERO_15: Final[i64] = HERO + 15
COUNTER_01: Final[i64] = COUNTER + 1
COUNTER_03: Final[i64] = COUNTER + 3
COUNTER_04: Final[i64] = COUNTER + 4
COUNTER_05: Final[i64] = COUNTER + 5
COUNTER_06: Final[i64] = COUNTER + 6

HEROES: Final = BOARD + 7  # the place where a player's Hero lies
LAID: Final = NUMBER * COLUMNS  # by seat: has he laid a resource card in a turn before this one?
USED: Final = NUMBER * COLUMNS + 1  # by seat: the turn in which an ability of his Hero was last used
USES: Final = NUMBER * COLUMNS + 2  # by seat: how many of them were used in that turn,
WHICH: Final = NUMBER * COLUMNS + 3  # which ones, as bits,
BARRED: Final = NUMBER * COLUMNS + 4  # and which of these were countered
BE_COUNTERED: Final = 60  # in the row of engine/meaning.py: an ability of a Hero is countered
COUNTER_TOLL: Final = 27  # what countering takes; this and the next ones on bits of SLOT:
USES_A_TURN: Final = 45  # how many abilities of his Hero a player uses in a turn,
USED_AGAIN: Final = 44  # and whether also one that he has used
