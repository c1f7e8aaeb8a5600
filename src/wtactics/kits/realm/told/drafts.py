"""Choices in parts: which questions go on with what a player has begun, so that a program may let him take it all back.

A part never follows a moment in which another player could have answered: whether he was asked there tells of his hand.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.rows import FRAME
from wtactics.engine.step import ANNOUNCE
from wtactics.kits.realm.attacks import NameAttackers
from wtactics.kits.realm.bids import MarkForClaim
from wtactics.kits.realm.terms import NAMING


class Drafts:
    """A ruleset gives the passage in which its players choose to lay resource cards."""

    def __init__(self, laying: i64) -> None:
        self.laying: Final = laying

    def continues(self, match: Match) -> bool:
        """Is the open question a part of a choice that the asked seat has begun?

        Parts are: homes, targets, numbers and payments of what is announced; attackers after their goal; all that is named
        one by one (further defenders, cards marked for a bid, things picked for an effect); the faction of a resource card.
        """
        t: Any = match.table
        if t.over:
            return False
        if t.carries(ANNOUNCE, t.frame):
            return True
        if t.carries(NAMING, t.frame):
            return bool(t.carries(self.laying, t.frame - FRAME))  # an effect may lay a resource card, too
        return isinstance(match.step, NameAttackers | MarkForClaim) or match.step.begun(t)
