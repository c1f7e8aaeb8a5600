"""ARC-CREA: where a creature may arrive."""

from __future__ import annotations

from wtactics.kits.realm import arrivals


class ChooseHome(arrivals.ChooseHome):
    """ARC-CREA-01, ARC-CREA-02 The city where a creature will arrive is named now; never the Army, unless its text says so."""
