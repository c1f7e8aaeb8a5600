"""Choices in parts: which questions go on with what a player has begun, so that a program may let him take it all back.

A part never follows a moment in which another player could have answered: whether he was asked there tells of his hand.
"""

from __future__ import annotations

from wtactics.engine.match import Match
from wtactics.engine.rows import FRAME
from wtactics.engine.step import ANNOUNCE
from wtactics.kits.realm.terms import DRAWING, NAMING
from wtactics.rulesets.arc.rules.combat import NameAttackers
from wtactics.rulesets.arc.rules.tact_bids import MarkForClaim
from wtactics.rulesets.arc.table import ArcTable


def continues(match: Match) -> bool:
    """Is the open question a part of a choice that the asked seat has begun?

    Parts are: homes, targets, numbers and payments of what is announced; attackers after their goal; all that is named one
    by one (further defenders, cards marked for a bid, things picked for an effect); the faction of a resource card.
    """
    t = match.table
    assert isinstance(t, ArcTable)
    if t.over:
        return False
    if t.carries(ANNOUNCE, t.frame):
        return True
    if t.carries(NAMING, t.frame):
        return t.carries(DRAWING, t.frame - FRAME)  # an effect may lay a resource card, too
    return isinstance(match.step, NameAttackers | MarkForClaim) or match.step.begun(t)
