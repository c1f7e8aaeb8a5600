"""The places of Regions: where the active region lies, and the three Domains; and where creatures arrive."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import BOARD, CardId
from wtactics.kits.cities import ARMY, IN_ARMY

ACTIVE: Final = BOARD + 2  # the region that lies face up
DOMAINS: Final = BOARD + 3  # Body, and behind it Mind and Soul
HOW_MANY: Final = 3
SUPPORTED: Final = 58  # in the row of engine/meaning.py: a card may be played that its player's region does not print
BY_DISCIPLINE: Final = 1  # the setting by which creatures enter no Domain but that of their discipline
MIXED: Final = 49  # military and civilian creatures defend together; MOVES, of this number too, is no deed
# Where a creature cannot be played, or come into play, by its own text: the Front, Body, Mind, Soul. These numbers of the same
# row are AVA's for building, rotating and standing, of which there is nothing here.
PLAYED_NOT: Final = (27, 28, 29, 39)
ENTERS_NOT: Final = (42, 44, 46, 55)


def is_domain(kind: i64) -> bool:
    """Is this kind of place a Domain?"""
    return DOMAINS <= kind < DOMAINS + HOW_MANY


# A goal is where a creature may go or arrive: 0 is the Front, 1 to 3 are the Domains in their order.


def goal_at(kind: i64) -> i64:
    """The goal that this kind of place is; -1 for every other place."""
    if kind == ARMY:
        return 0
    return kind - DOMAINS + 1 if is_domain(kind) else -1


def kind_of(goal: i64) -> i64:
    """The kind of place that the goal is."""
    return ARMY if goal == 0 else DOMAINS + goal - 1


def home_of(goal: i64) -> CardId:
    """How a play on the chain remembers the goal, where other games name a city."""
    return IN_ARMY - goal


def goal_of(home: CardId) -> i64:
    """The goal that a play on the chain remembers so."""
    return IN_ARMY - home
