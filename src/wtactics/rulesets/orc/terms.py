"""The numbers of ORC's places, passages, phases and settings."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import BOARD
from wtactics.engine.step import OWN

# Places of ORC's own. A card is in one place at a time, and any number fits into each (ORC-AREA-13, ORC-AREA-11). Every player
# has a set (ORC-AREA-01), in which his resource cards (ORC-AREA-06), his army deck (ORC-AREA-07), his hand and graveyard are,
# of which only resource cards are in play (ORC-STATE-05), and a removed pile (ORC-AREA-10) that nothing reaches: not in
# play, not dead, and never back (ORC-STATE-07, ORC-STATE-08, ORC-STATE-09).
OFFENSIVE: Final = BOARD  # ORC-AREA-04
DEFENSIVE: Final = BOARD + 1  # ORC-AREA-05
BOTH_FRONTS: Final = OFFENSIVE + DEFENSIVE  # as one number that is neither of them
QUESTS: Final = BOARD + 2  # ORC-AREA-03 the face-up quest of the deck that this seat has brought

# Passages of ORC's own.
MULLIGAN: Final = OWN
AIMING: Final = OWN + 1
ATTACKING: Final = OWN + 2
COMBAT: Final = OWN + 3
RECYCLING: Final = OWN + 4
RESOLVING_ALL: Final = OWN + 5
DONNING: Final = OWN + 6
ACCEPTING: Final = OWN + 7
FLEEING: Final = OWN + 8
COMPLETING: Final = OWN + 9

# Phases (ORC-TURN-03); SETUP comes before the first turn.
SETUP: Final = 0
UNMARK_PHASE: Final = 1
UPKEEP: Final = 2
DRAW_PHASE: Final = 3
PLAY_1: Final = 4
CAMPAIGN_1: Final = 5
PLAY_2: Final = 6
CAMPAIGN_2: Final = 7
ENTRANCE: Final = 8
DISCARD_PHASE: Final = 9

# In the row of engine/meaning.py, on bits of games with bids and cities, which ORC has not.
YIELDS: Final = 58  # how much gold a resource card gives,
WORTHS: Final = 59  # how many victory points a quest,
ACTIVES: Final = 49  # how many quests a player may have active,
QUEST_FEES: Final = 57  # what accepting a quest costs him,
ACCEPTS: Final = 9  # 1, or 0 if he cannot accept a quest,
ABANDONS: Final = 16  # or abandon it,
EXPIRES: Final = 56  # or if it does not expire,
RECYCLINGS: Final = 8  # how often he recycles in a turn,
LOSSES: Final = 42  # how much influence an undefended attacker costs him,
CASTERS: Final = 45  # 1, or 0 if he needs no Caster to play this,
REASSIGNING: Final = 44  # what handing this piece on costs him,
CARRY: Final = 31  # whether a creature carries a piece at all,
MARK_TO_PICK: Final = 32  # is marked for picking one up,
TAKEN_FREELY: Final = 51  # whether whoever picks this piece up is marked,
MARK_TO_REASSIGN: Final = 35  # whether creatures are marked as this piece is handed on,
BE_REASSIGNED: Final = 39  # and whether it is handed on at all

# Settings: the numbers of the game, in this order among the terms.
STARTING_INFLUENCE: Final = 0
WINNING_POINTS: Final = 1
OPENING_HAND: Final = 2
HAND_LIMIT: Final = 3
MOST_DRAWS: Final = 4
RESOURCES_A_TURN: Final = 5
RECYCLED: Final = 6
VETOES: Final = 7
MOST_QUESTS: Final = 8
UNASSIGN_PRICE: Final = 9
MULLIGANS: Final = 10
FIRST_PLAYER_DRAWS: Final = 11
LOOP_LIMIT: Final = 12
FIRST_PLAYER: Final = 13

# What mods may say otherwise for a seat, beside the settings.
MOST_INFLUENCE: Final = 100
REACH: Final = 101  # not of a seat, but of a card that stands in no front: the front from which it reaches
LOYALTY_FOR: Final = 110  # and the number of a faction: how much loyalty the player's deck provides for it

# What is noted in the frames of these passages, beside what engine/rows.py has.
VETOED: Final = 1  # GAME: how many quests have been vetoed.
DEFEND_AHEAD: Final = 57  # in the row of engine/meaning.py, where ORC has no led Armies: to defend from the Offensive
DRAWN: Final = 1  # TURN: how many cards were drawn in the Draw phase,
HELD_BACK: Final = 3  # and 1 while discards are made.
LAST_BLOCK: Final = 1  # ATTACKING: since when the last attacker or defender has been there,
LAST_WORN: Final = 2  # when the last piece was attached that was named to be used,
NAMED: Final = 1  # and then how many combats were named.
FIGHTER: Final = 1  # COMBAT: the attacker,
DEALT: Final = 2  # how much of its damage is divided,
ONTO: Final = 3  # among how many.

ABANDONED: Final = 1  # the number of the fact that a quest is failed, where it was left
TAKEN_UP: Final = 2  # and of the fact that it is accepted

# What is noted in the frames of these passages.
THE_QUEST: Final = 1  # ACCEPTING, FLEEING, COMPLETING: the quest,
BY_SEAT: Final = 2  # the player,
SO_FAR: Final = 3  # and how many cards are staked, how much damage is dealt, or whose deck lies open.
