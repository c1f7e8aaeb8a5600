"""A new table of Regions, and who sees what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import ASIDE, OWNER_SEES
from wtactics.engine.state import Terms
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.deal import AvaDealing


class RegionsDealing(AvaDealing):
    """AVA with Regions: it deals tables for decks given as definitions."""

    def sight(self) -> vec[i64]:
        """AVA-REGION-01 Who has ordered a region pile knows it, and nobody else does."""
        sees = super().sight()
        sees[ASIDE] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> RegionsTable:
        """The table before anything has happened."""
        return RegionsTable(terms)
