"""Loyalty in words: how many marks of loyalty are printed on a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.limits import Measure, name_measure
from wtactics.vocabulary.nouns.naming import ValuePhrase

LOYALTY_VALUE: Final = 10  # ARC-POWER-09, AVA-GOLD-09, ORC-DECK-16


class LoyaltyMeasure(Measure):
    """What is printed, wherever the card is."""

    def of(self, t: Table, c: CardId) -> i64:
        return t.library.loyalty[t.printed[c]]

    def depends(self) -> i64:
        return 0


name_measure(LoyaltyMeasure(LOYALTY_VALUE, "loyalty"))
PHRASES: Final = [ValuePhrase('"loyalty" ("mark" | "marks")?', LOYALTY_VALUE)]
