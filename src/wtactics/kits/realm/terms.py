"""The numbers of what realms share: passages, settings, and what is noted in the frames of passages."""

from __future__ import annotations

from typing import Final

from wtactics.engine.step import OWN

# Passages
DRAWING: Final = OWN
NAMING: Final = OWN + 1
BIDDING: Final = OWN + 2
ATTACKING: Final = OWN + 3
COMBAT: Final = OWN + 4
AIMING: Final = OWN + 5
PLACING: Final = OWN + 6

# What texts forbid and permit in realms alone, in the row of engine/meaning.py
BID_IN_ARMY: Final = 22  # who is in the Army is marked for bids as residents are; SLOT has deeds of these two numbers
BID_UNMARKED: Final = 23  # who bids is not marked for it
MOVE_AGAIN: Final = 24  # a creature moves though its city, or its goal, was part of a move; SLOT has this number, too
YIELDS: Final = 33  # how much a resource card gives (no deed),
ANY_FACTION: Final = 34  # and if more than 0, of any faction; SLOT has deeds of these two numbers, too
CLAIMING: Final = 61  # a player claims a discipline
FREE_STEP: Final = 25  # a creature's moves are not counted
WIN_BY_POINTS: Final = 35  # a player wins by his points; SLOT has a deed of this number
HOME_PRICES: Final = 26  # no deed: how much a creature costs that arrives there; STRIKE_BACK, of this number, is one
BREACHES: Final = 27  # no deed: how much an undefended attacker deals to a city; SLOT has a deed of this number
BUILDING_TOO: Final = 62  # a player does both with his cities deck what else he does only one of

GO_WITHOUT: Final = 45  # a creature attacks without the other, who would be company enough; SLOT and ORC have it, too

# Settings, in this order among the terms
STARTING_POINTS: Final = 0
WINNING_POINTS: Final = 1
OPENING_HAND: Final = 2
HAND_LIMIT: Final = 3
SPLIT_DAMAGE: Final = 4
ABILITIES_IN_EVERY_WINDOW: Final = 5
LOOP_LIMIT: Final = 6
FIRST_PLAYER: Final = 7

# What is noted in the frames of these passages, beside what engine/rows.py has
HELD_BACK: Final = 3  # TURN: 1 while discards are made.
DISCIPLINE: Final = 1  # BIDDING: what is claimed,
BIDDER: Final = 2  # who has bid last,
LAST_BID: Final = 3  # and since when his last resident has been there.
LAST_BLOCK: Final = 1  # ATTACKING: since when the last defender has been there,
COMBATS: Final = 1  # and then how many combats there have been.
DUTY: Final = 3  # ATTACKING: what is owed for the attacker announced last.
COMES_MARKED: Final = 3  # PLACING: 1 if the text says that it comes into play marked.
FIGHTER: Final = 1  # COMBAT: the attacker.
