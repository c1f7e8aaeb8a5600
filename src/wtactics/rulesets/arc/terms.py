"""The numbers of ARC's phases; those of passages and settings are those of all realms."""

from __future__ import annotations

from typing import Final

# Phases (ARC-TURN-02); SETUP comes before the first turn.
SETUP: Final = 0
UNMARK_PHASE: Final = 1
DRAW_PHASE: Final = 2
TACTICS: Final = 3
PLAY_1: Final = 4
ATTACK_PHASE: Final = 5
PLAY_2: Final = 6
DISCARD_PHASE: Final = 7

# What is noted in the frames of passages of ARC's own.
FOUNDER: Final = 1  # GAME: who chooses cities,
FOUNDED: Final = 2  # and of which discipline now.
TO_LAY: Final = 1  # DRAWING: how many resource cards are still to be laid.
