"""The numbers of SLOT's passages, steps and settings."""

from __future__ import annotations

from typing import Final

from wtactics.engine.bits import bit_of
from wtactics.engine.step import OWN

# Passages of SLOT's own.
RECRUITING: Final = OWN
FEE: Final = OWN + 1
AIMING: Final = OWN + 2
PLACING: Final = OWN + 3
BATTLE: Final = OWN + 4

# The steps of a turn (SLOT-TURN-01); SETUP comes before the first turn.
SETUP: Final = 0
UNMARK_STEP: Final = 1
UPKEEP_STEP: Final = 2
RECRUIT_STEP: Final = 3
ABILITIES_STEP: Final = 4
MOVE_STEP: Final = 5
ACTION_STEP: Final = 6
TWILIGHT_STEP: Final = 7

# Settings: the numbers of the game, in this order among the terms.
ACTION_POINTS: Final = 0
ATTACK_PRICE: Final = 1
MOVE_PRICE: Final = 2
REST_PRICE: Final = 3
MOVE_MARKS: Final = 4
REST_ENABLED: Final = 5
UNMARK_BOTH: Final = 6
START_HIDDEN: Final = 7
START_LEVEL_2: Final = 8
LEVEL_2: Final = 9
LEVEL_FEE: Final = 10
GROUP_MOST: Final = 11
PAIR_POINTS: Final = 12
COLUMN_POINTS: Final = 13
SQUARE_POINTS: Final = 14
WINNING_POINTS: Final = 15
STALL_TURNS: Final = 16
LOOP_LIMIT: Final = 17
FIRST_PLAYER: Final = 18
# Numbers that no match sets, as the rules have them at 0, but texts:
ROW_POINTS: Final = 30
MIDDLE_COUNTS: Final = 31  # the four slots in the middle are a square, too.

# What lasts as long as so much gold is paid for it each turn: this and the gold (SLOT-UPK-04), and so many times this, by
# which each such effect is told from others, whatever it does to how many.
PAID_FOR: Final = 100
EFFECTS: Final = 16

# What is noted in the frames of these passages, beside what engine/rows.py has.
LAID: Final = 1  # GAME: how many creatures lie there,
ROUND: Final = 1  # and then which round it is;
NEXT_SLOT: Final = 2  # from which slot on the next is laid.
THE_SLOT: Final = 2  # RECRUITING: where the recruit will stand,
ON_TERMS: Final = 3  # and on which terms, if a text lets it come (rules/recr_whom.py).
INTERRUPTED: Final = 1  # TRIGGERS: the wave that was interrupted for this one.
LOSSES_BEFORE: Final = 1  # RESOLVE: so many numbers of losses there were before.
MISSES: Final = 3  # BATTLE: whether the attack missed, and from the next bit on each strike back that did.
DECLINES: Final = 2  # WINDOW: how many have declined in a row.

# Deeds and numbers of which only SLOT's texts speak, with engine/meaning.py's before them:
BE_HEALED: Final = 38  # who loses tokens, in whatever way;
SCORELESS: Final = 37  # for whose death nobody scores, is permitted that;
ATTACK_ALONE: Final = 50  # not as a member of a group;
TO_TWILIGHT: Final = 51  # who goes there in his own turn, too, when he dies, is permitted to;
MOVES: Final = 54  # how often a creature moves in a turn;
BLOWS: Final = 55  # how many life points a blow takes;
REACH_FAR: Final = 56  # what can attack beyond its reach is permitted to,
AS_IN_FRONT: Final = 57  # or as if it stood in the front row,
AS_IN_FRONT_RANGED: Final = 58
CLOSE_FROM_BACK: Final = 59  # or straight ahead in close combat;
TARGET_TOLL: Final = 60  # how many action points it takes to attack a creature,
TARGET_GROUP_TOLL: Final = 61  # or to attack it as a group;
BE_SPENT: Final = 62  # who is marked to pay for something;
TURN_POINTS: Final = 48  # how many action points a player has in a turn;
MOVE_ASKEW: Final = 47  # who moves diagonally, too, is permitted to;
RECRUIT_YIELD: Final = 49  # how much gold a creature is worth that pays for a recruit;
STRIKE_WHOLE: Final = 53  # whose strike back at a group isn't divided is permitted to;
GOLD_YIELD: Final = 9  # how much gold a creature is worth that pays for anything;
OR_ONE: Final = 1 << 8  # with a yield of gold: or 1, as its payer likes;
SPENT_FOR: Final = 14  # who is given for a price: that is done to the price, as rules/purse.py numbers it;
GO_THERE: Final = 1  # where a move leads: it is done to a slot, by its number;
BEGIN_SWAP: Final = 8  # who changes slots with an ally by a move of its own;
ROOM_THERE: Final = 16  # who is recruited there: that is done to a slot, too;
PRICE_THERE: Final = 10  # what a recruit costs in a slot, or (below 0) a move into it, as `there` has the two in one,
SHOTS: Final = 1 << 20  # or, from here on, an attack, as the creature twice and the type;
OF_GROUP: Final = 1 << 24  # or, from here on, a group attack in which this creature is a member,
GROUP_FORCE: Final = 1 << 25  # or how much the values of a group come to,
SQUADS: Final = 1 << 26  # or, from here on, a group attack by those in these slots, as bits,
ASKED: Final = 1 << 27  # or, from here on, how many others [n] marks for an ability of this creature;
RULE_NUMBER: Final = 20  # what a number of the game is for a player, by that setting's number in the place of a card;
BENT: Final = 18  # a rule that does not bind somebody, or does bind him only by a text, as one of these:

KEEPS_COVER: Final = 0  # who attacks and is covered still;
LEVEL_FREE: Final = 1  # for whose level nothing is owed;
UNCOUNTED: Final = 2  # who counts for no limit of levels;
DUSK_HELPS: Final = 3  # a player whose twilight pays in the enemy's turn, too, or (forbidden) never does;
DUSK_STAYS: Final = 4  # a player whose twilight is not emptied;
ATTACKS_MARKED: Final = 5  # who attacks although it is marked,
MOVES_MARKED: Final = 6  # or moves,
RESTS_MARKED: Final = 7  # or rests;
RESTS_UNMARKED: Final = 8  # who is not marked for resting;
NO_DUSK: Final = 9  # who (forbidden) goes to no twilight when he dies;
STRIKES_FIRST: Final = 10  # who attacks, and is struck back at by nobody whom its blow would kill;
KEEPS_SPEECH: Final = 11  # who does not lose his abilities in a group;
STAYS_THERE: Final = 12  # who stays in the twilight when it is emptied;
RESTS_UNHURT: Final = 13  # who rests although no token lies on it;
STRIKES_NEAR: Final = 14  # who strikes back with its close value in ranged combat,
STRIKES_FAR: Final = 15  # or with its ranged value in close combat;
MOVES_LATE: Final = 16  # who moves in the Action step, too;
JOINS_BEHIND: Final = 17  # who joins a group from the back row;
STRIKES_FOR: Final = 18  # who strikes back in the place of the attacked creature;
GRAVE_TO_DUSK: Final = 19  # who goes to the twilight where he would go from play to the graveyard,
GRAVE_TO_DECK: Final = 20  # or to the deck,
WASTE_TO_DECK: Final = 21  # and who goes to the deck from the twilight, too;
REACH_IN: Final = (
    22  # who reaches another one in one type of combat: from here on, which is even, twice that one and the type.
)

# By which of them texts let creatures reach farther than the rules do, as bits
REACHING: Final = (
    bit_of(REACH_FAR) | bit_of(BENT) | bit_of(CLOSE_FROM_BACK) | bit_of(AS_IN_FRONT) | bit_of(AS_IN_FRONT_RANGED)
)
