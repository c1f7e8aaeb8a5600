"""Choices in parts: which questions go on with what a player has begun, so that a program may let him take it all back."""

from __future__ import annotations

from wtactics.engine.match import Match
from wtactics.engine.step import ANNOUNCE
from wtactics.rulesets.slot.rules.start import AddCreature
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import FEE, RECRUITING


def continues(match: Match) -> bool:
    """Is the open question a part of a choice that the asked seat has begun?

    Parts are: at the start, whom one adds who has turned one up; the slot and the price of a recruit; targets, shapes and
    price of an ability; the price of a fee; all that is named one by one (further creatures laid face down, things picked for
    an effect). Nobody else is asked between them.
    """
    t = match.table
    assert isinstance(t, SlotTable)
    if t.over:
        return False
    if t.carries(ANNOUNCE, t.frame) or t.carries(RECRUITING, t.frame) or t.carries(FEE, t.frame):
        return True
    return isinstance(match.step, AddCreature) or match.step.begun(t)
