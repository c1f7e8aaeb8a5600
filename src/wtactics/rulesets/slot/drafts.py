"""Choices in parts: which questions go on with what a player has begun, so that a program may let him take it all back."""

from __future__ import annotations

from wtactics.engine.match import Match
from wtactics.engine.step import ANNOUNCE
from wtactics.rulesets.slot.start import LayFour
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import FEE, RECRUITING, START_HIDDEN


def continues(match: Match) -> bool:
    """Is the open question a part of a choice that the asked seat has begun?

    Parts are: the slot and the price of a recruit; targets, shapes and price of an ability; the price of a fee; further
    creatures that are laid face down. Nobody else is asked between them.
    """
    t = match.table
    assert isinstance(t, SlotTable)
    if t.over:
        return False
    if t.carries(ANNOUNCE, t.frame) or t.carries(RECRUITING, t.frame) or t.carries(FEE, t.frame):
        return True
    return isinstance(match.step, LayFour) and t.note(1) % t.setting(START_HIDDEN) > 0
