"""ARC-POWER: how a card becomes a resource card."""

from __future__ import annotations

from wtactics.kits.realm import resources


class NameFaction(resources.NameFaction):
    """ARC-POWER-02, ARC-POWER-06 The player names any faction; the new gem of that faction is free at once."""
