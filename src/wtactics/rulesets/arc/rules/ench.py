"""ARC-ENCH and ARC-STATE-11: where a permanent goes that an effect puts into play, or whose control changes."""

from __future__ import annotations

from wtactics.kits.realm import placing


class PlaceArrival(placing.PlaceArrival):
    """ARC-STATE-11, ARC-ENCH-02 Its controller names a city that admits the creature, or a host for the enchantment."""
