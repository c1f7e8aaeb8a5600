"""The words for a claim of ARC: costs are bid, and winning gives a point with the advantages."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CardId
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import NAMES


class ArcClaims(ClaimWords[ArcTable]):
    """ARC-TACT-02, ARC-TACT-09 What is claimed and bid in ARC."""

    def weight(self, t: ArcTable, c: CardId) -> i64:
        """ARC-TACT-03, ARC-TACT-05 The costs of residents are added up."""
        return t.library.cost[t.printed[c]]

    def reward(self, t: ArcTable, discipline: i64) -> str:
        """ARC-TACT-07, ARC-TACT-09 A point, and the advantages of the cities."""
        return ", and ".join(["1 point", *self.advantages(t, discipline)])


CLAIMS: Final[ArcClaims] = ArcClaims(NAMES)
