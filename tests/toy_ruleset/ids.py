"""The numbers of TOY's rules, topic times 100 plus number; made by `dev.py bless` from the rulebook."""

from __future__ import annotations

from typing import Final

TOPICS: Final = (
    "",
    "START",
    "DECK",
    "TURN",
    "PLAY",
    "ABIL",
    "FIGHT",
    "WIN",
)

START_01: Final = 101
START_02: Final = 102
START_03: Final = 103
START_04: Final = 104
DECK_01: Final = 201
DECK_02: Final = 202
TURN_01: Final = 301
TURN_02: Final = 302
TURN_03: Final = 303
TURN_04: Final = 304
TURN_05: Final = 305
TURN_06: Final = 306
PLAY_01: Final = 401
PLAY_02: Final = 402
PLAY_03: Final = 403
PLAY_04: Final = 404
PLAY_05: Final = 405
ABIL_01: Final = 501
ABIL_02: Final = 502
ABIL_03: Final = 503
ABIL_04: Final = 504
ABIL_05: Final = 505
ABIL_06: Final = 506
FIGHT_01: Final = 601
FIGHT_02: Final = 602
FIGHT_03: Final = 603
FIGHT_04: Final = 604
FIGHT_05: Final = 605
FIGHT_06: Final = 606
WIN_01: Final = 701
WIN_02: Final = 702
WIN_03: Final = 703
WIN_04: Final = 704
