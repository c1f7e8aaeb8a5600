"""Towards others: what tells how cards are to somebody, of whom himself it could never be true."""

from __future__ import annotations

from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.things.meaning import Things


class Towards(Quality):
    """How cards are to others: behind them, adjacent to them."""

    def tells_of(self, things: Things) -> bool:
        """Are these the others?"""
        return False
