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
# What texts forbid and permit here alone, in the row of engine/meaning.py: numbers of what SLOT, ORC or ARC alone have
PLAY_EARLY: Final = 24  # creatures are played in Play phases, too
STAND: Final = 27  # a player stands alongside,
STAND_MARKED: Final = 55  # even though his avatar is marked,
STAND_AFAR: Final = 59  # though it is in a city: ROTATIONS, of this number too, is no deed;
MUST_STAND: Final = 42  # and does so whenever he can
BUILD: Final = 28  # a player builds a city,
ROTATE_DECK: Final = 39  # or rotates his cities deck
ATTACK_ALONE: Final = 31  # an avatar attacks without a creature
ARRIVE_IN_CITY: Final = 32  # a creature that is played arrives in a city
UNMARK_ALWAYS: Final = 35  # a card is unmarked in the Unmark phases of all players
REACH_OUT: Final = 29  # abilities of a resident reach out of its city
# These two share their numbers with BUILDINGS and SPOILS, which are no deeds.
TAKE_BOTH: Final = 44  # the winner of a bid takes its advantage and 1 VP besides,
TAKE_POINTS: Final = 46  # or takes VP for it
GAIN_VP: Final = 43  # a player gains victory points; ATTACK_TOLL, of this number too, is no deed
CLAIM_AGAIN: Final = 47  # a claim that nobody has won is made once more; HAND_SIZE, of this number too, is no deed
KEEP_GOLD: Final = 48  # gold of a pool outlasts the turn; DRAWS, of this number too, is no deed
BUILDINGS: Final = 44  # no deeds: how many cities a player builds in a turn,
ROTATIONS: Final = 59  # how often he rotates his cities deck,
FEWEST_WIN: Final = 61  # above 0 where the lowest number of a bid wins; CLAIMING, of this number too, is a deed
SPOILS: Final = 46  # and how many victory points an unblocked attacker brings
STARTING_LIFE: Final = 63  # no deed: how many life points an avatar's text gives its player to begin with
DRAWN: Final = 1  # DRAWING: how many cards have been drawn.
