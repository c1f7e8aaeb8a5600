"""Rows: what the numbers of a row mean, in those columns of SLOT that hold rows of several numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import SWITCHES
from wtactics.engine.places import NOBODY

# SLOT-ABIL-27 While a creature fights with a weapon, a modifier switches on what that weapon says.
CLOSE_IN_USE: Final = SWITCHES
RANGED_IN_USE: Final = SWITCHES + 1

# A fee that is to be settled: the card, and
FEE_ROW: Final = 3
FEE_GOLD: Final = 1  # how much it is,
FEE_SINCE: Final = 2  # since when the effect lasts that asks for it; or, if it is the card's own,
OF_PRINT: Final = NOBODY  # that it is printed,
OF_LEVEL: Final = NOBODY - 1  # that it is for its level.

# A loss: the card, and
LOSS_ROW: Final = 3
LOSS_N: Final = 1  # how many life points,
LOSS_SOURCE: Final = 2  # by whom.

# A kill: the card, and
KILL_ROW: Final = 3
KILL_PLACE: Final = 1  # the place where it stood,
KILL_SEAT: Final = 2  # the seat that scores for it.

# What a kill was worth: the card, and
PRIZE_ROW: Final = 2
PRIZE_POINTS: Final = 1  # how many points by shapes.

# Who hurt a card last: the card, and
BLAME_ROW: Final = 3
BLAME_SEAT: Final = 1  # the seat,
BLAME_SOURCE: Final = 2  # by which card.

# Who has left play: the card, and
STOOD_ROW: Final = 2
STOOD_SLOT: Final = 1  # from which slot.

# The bill, which is one row:
BILL_ROW: Final = 4
OTHERS: Final = 0  # so many others to mark,
GOLD: Final = 1  # SLOT-PAY-03 so much gold or energy,
ONWARD: Final = 2  # from which creature on the payer goes on,
BEARER: Final = 3  # and whose ability it is, or who pays.


def is_own_fee(since: i64) -> bool:
    """SLOT-UPK-08 Is such a fee the creature's own, printed or for its level, and not an effect's?"""
    return since <= OF_PRINT
