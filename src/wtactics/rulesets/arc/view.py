"""What a view of ARC shows beyond cards and points."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Seat
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.kits.realm.view import RealmView
from wtactics.kits.told.prospects import Prospects
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.claims import CLAIMS
from wtactics.rulesets.arc.told.prospects import PROSPECTS


class ArcView(RealmView):
    """All that one seat may know of a table of ARC."""

    def __init__(self, table: ArcTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._arc: Final = table

    def travelled(self) -> vec[i64]:
        """ARC-MOVE-04 The cities that were part of a move this turn."""
        return self._arc.travelled[:]

    def founding(self) -> vec[i64]:
        """ARC-SETUP-01 The cities that this seat has chosen to begin with; the choices of others are secret."""
        t = self._arc
        return vec[i64]([c for c in t.founding if self.seat != NOBODY and t.owner[c] == self.seat])

    def prospects(self) -> Prospects[Any]:
        return PROSPECTS

    def claim_words(self) -> ClaimWords[Any]:
        return CLAIMS

    def extras(self) -> dict[str, list[int]]:
        t = self._arc
        return {
            "defending": [int(t.defending)],
            "claimed": [int(t.claimed)],
            "attackers": [int(c) for c in t.attackers],
            "bids": [int(n) for n in t.bids],
            "travelled": [int(c) for c in t.travelled],
            "founding": [int(c) for c in self.founding()],
            "produced": [int(n) for n in t.extra],
            "gems": [int(n) for seat in range(t.seats) for n in self.gems(seat)[:COLOURS]],
        }
