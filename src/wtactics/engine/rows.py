"""Rows: what the numbers of a row mean, in the columns that hold rows of several numbers. Nobody else says it a second time."""

from __future__ import annotations

from typing import Final

# A frame of the agenda: a step, and three notes. These are the notes of passages that every game has, and of their like;
# what other frames note is named beside the passages of each ruleset.
FRAME: Final = 4
THE_CARD: Final = 1  # ANNOUNCE, and whatever is about one card: this card,
THE_ABILITY: Final = 2  # its ability, or NOBODY,
THE_PLAYER: Final = 3  # who announces it, until that is on the chain;
PROGRESS: Final = 3  # then the part that is being chosen or paid, above 8 bits for how much of it is already.
FOR_SEAT: Final = 2  # where the card goes somewhere: the player who says where,
COMES_MARKED: Final = 3  # and whether it comes marked.
NEXT_ASKED: Final = 1  # WINDOW: who is asked next,
PASSED: Final = 2  # who has passed in succession,
OCCASION: Final = 3  # and what sort of window it is.

# An item of the chain:
ITEM: Final = 13
KIND: Final = 0  # what sort of play it is,
SOURCE: Final = 1  # its card,
ABILITY: Final = 2  # the ability that will take effect, or NOBODY,
SEAT: Final = 3  # who controls it,
X: Final = 4  # the value of X,
IT: Final = 5  # for a trigger: what it happened to,
OTHER: Final = 6  # the second thing of the fact,
N: Final = 7  # its number;
PICKS: Final = 8  # where its targets and choices begin,
STATE: Final = 9  # how far it is,
HOME: Final = 10  # where a creature will arrive, where a move goes,
COST: Final = 11  # what was paid,
STRAYED: Final = 12  # and which cards it speaks of have gone elsewhere since, as bits of these:
THE_SOURCE: Final = 1
THE_IT: Final = 2
THE_OTHER: Final = 4

CARD_PLAY: Final = 0  # sorts of plays
ABILITY_PLAY: Final = 1
MOVE_PLAY: Final = 2
TRIGGER_PLAY: Final = 3

DRAFT: Final = 0  # states: being announced,
PENDING: Final = 1  # waiting,
RESOLVING: Final = 2
CANCELLED: Final = 3  # it will not resolve

# A modifier: what it does, and
MODIFIER: Final = 8
MODIFIER_ON: Final = 1  # the thing that it lies on,
MODIFIER_A: Final = 2  # two numbers,
MODIFIER_B: Final = 3
MODIFIER_UNTIL: Final = 4  # the moment that ends it,
MODIFIER_SEAT: Final = 5  # whose moment that is,
MODIFIER_SOURCE: Final = 6  # the card that it comes from,
MODIFIER_SINCE: Final = 7  # and when it was laid.

# A trigger that waits: its card, and
WAIT: Final = 6
WAIT_ABILITY: Final = 1  # its ability,
WAIT_SEAT: Final = 2  # who controls it,
WAIT_A: Final = 3  # and the two things and the number of the fact that it waited for.
WAIT_B: Final = 4
WAIT_N: Final = 5

# A law in force: the card that says it, and
LAW: Final = 5
LAW_ABILITY: Final = 1  # the ability,
LAW_SEAT: Final = 2  # who controls it,
LAW_BOUND: Final = 3  # the things that it is bound to, packed,
LAW_DEEDS: Final = 4  # and the deeds that it speaks of, as bits.

# What a standing ability adds to two values of a card: its number, and
ADDED: Final = 5
ADDED_WHAT: Final = 1  # ADD, or ADD_FAR for the two values that only some rulesets print,
ADDED_TO: Final = 2  # the card,
ADDED_A: Final = 3  # and how much to each.
ADDED_B: Final = 4

# A granted ability: the card that has it, and
GRANT: Final = 2
GRANTED: Final = 1  # the ability.

# A subtype that a standing text gives: the card that has it, and
CALL: Final = 2
CALLED: Final = 1  # the number of the subtype.

# A fact of this turn or the one before, as texts ask of it later: what happened, and
PAST: Final = 13
PAST_A: Final = 1  # its two things,
PAST_B: Final = 2
PAST_N: Final = 3  # its number, added up where that is an amount,
PAST_TIMES: Final = 4  # how often,
PAST_TURN: Final = 5  # in which turn,
PAST_LAST: Final = 6  # and when, the last time;
PAST_CARD_A: Final = 7  # what was printed on the first thing, if a card that all see,
PAST_SEAT_A: Final = 8  # whose it was, or who;
PAST_CARD_B: Final = 9  # the same of the second.
PAST_SEAT_B: Final = 10
PAST_HOME_A: Final = 11  # and where each was, where a game tells near and far apart
PAST_HOME_B: Final = 12

# A blow that a creature has taken since the last check: the creature, and
BLOW: Final = 2
BLOW_BY: Final = 1  # who dealt it.

# What would happen, and a text that does something instead, or may: a number for all rows about the same, and
AVERT: Final = 11
AVERT_HOW: Final = 1  # in which way it would happen,
AVERT_A: Final = 2  # the two things and the number of the fact that it would be,
AVERT_B: Final = 3
AVERT_N: Final = 4
AVERT_MORE: Final = 5  # what else belongs to the way,
AVERT_SOURCE: Final = 6  # the card that says the text,
AVERT_ABILITY: Final = 7  # its ability,
AVERT_SEAT: Final = 8  # who controls it,
AVERT_BOUND: Final = 9  # the things it was made with, packed, if it was told to wait (NOBODY: it was not),
AVERT_STATE: Final = 10  # and how far it is.

# A fact: what happened, and
FACT: Final = 4
FACT_A: Final = 1  # its two things,
FACT_B: Final = 2
FACT_N: Final = 3  # and its number.
