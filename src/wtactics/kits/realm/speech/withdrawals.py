"""Withdrawals in words: cards that were marked for the bid under way and do not count for it."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play
from wtactics.vocabulary.things.meaning import Things


class CountForNothing(Deed):
    """Cards that were marked for the bid under way do not count for it; they stay marked."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            t.take_back_bid(c)
        return NEXT

    def text(self) -> str:
        return f"{self.things.text()} {'don' if self.things.many() else 'doesn'}'t count for this bid"


def is_now(noun: Any) -> bool:
    """Is it said of cards that are marked for the bid under way?"""
    return any(quality.is_of_bids() for quality in getattr(noun, "qualities", []))
