"""Positions: where cards stand among others, in a ruleset whose speech knows more of it than kinds of places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING
from wtactics.engine.places import CardId
from wtactics.engine.table import Table


class Position:
    """Where cards stand: what a noun may say of it in front of its head and behind it."""

    def holds(self, t: Table, c: CardId) -> bool:
        """Does the card stand there?"""
        raise NotImplementedError

    def scope(self, t: Table) -> vec[i64]:
        """Cards among which all are that stand there."""
        return t.board

    def depends(self) -> i64:
        """Upon what it depends who stands there, as bits."""
        return ANYTHING

    def before(self) -> str:
        """What stands in front of the noun."""
        raise NotImplementedError

    def behind(self) -> str:
        """What stands behind the noun."""
        raise NotImplementedError
