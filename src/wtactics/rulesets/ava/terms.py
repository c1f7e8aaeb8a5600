"""The numbers of AVA's phases and settings; those of passages, and the first settings, are those of all realms."""

from __future__ import annotations

from typing import Final

# Phases (AVA-TURN-02); SETUP comes before the first turn.
SETUP: Final = 0
UNMARK_PHASE: Final = 1
UPKEEP_PHASE: Final = 2
DRAW_PHASE: Final = 3
TACTICS: Final = 4
PLAY_1: Final = 5
ATTACK_PHASE: Final = 6
PLAY_2: Final = 7
ENTRANCE: Final = 8
DISCARD_PHASE: Final = 9

# Settings behind those of realms
LOOSE_LOYALTY: Final = 8
FIRST_DRAWS_ONE: Final = 9

DISCIPLINES: Final = 3
# What texts forbid and permit here alone, in the row of engine/meaning.py: covers, which AVA does not have, are 22 and 23
STAND_MARKED: Final = 22  # a player stands alongside though his avatar is marked,
MUST_STAND: Final = 23  # and does so whenever he can
PLAY_EARLY: Final = 24  # creatures are played in Play phases, too
STARTING_LIFE: Final = 63  # no deed: how many life points an avatar's text gives its player to begin with
DRAWN: Final = 1  # DRAWING: how many cards have been drawn.
