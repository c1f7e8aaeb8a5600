"""AVA-REGION-05: who has lost his last region."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Seat
from wtactics.mods.regions.ids import REGION_05
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.ids import WIN_02
from wtactics.rulesets.ava.rules import win
from wtactics.rulesets.ava.table import AvaTable

REGIONS: Final = 1000  # more regions than anybody has: points come first


class Verdict(win.Verdict):
    """AVA-REGION-05, AVA-WIN-09 Who has no life or no region left is defeated; ties count points, then regions."""

    def defeat(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-REGION-05, AVA-WIN-02 The number of the rule by which the player is defeated, or 0."""
        if t.turn == 0:
            return 0
        if t.points[seat] <= 0:
            return WIN_02
        assert isinstance(t, RegionsTable)
        return 0 if t.regions_left(seat) > 0 else REGION_05

    def rank_of(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-REGION-05, AVA-WIN-07, AVA-WIN-08 Most victory points, then most regions left."""
        assert isinstance(t, RegionsTable)
        return t.victory[seat] * REGIONS + t.regions_left(seat)
