"""ARC-COMBAT: what the blows of one combat do.

What kits/realm/blows.py does for it:

    Blows: ARC-COMBAT-18, ARC-COMBAT-19, ARC-COMBAT-20, ARC-COMBAT-22, ARC-WIN-11, ARC-COMBAT-21, ARC-CITY-07,
        ARC-COMBAT-23
"""

from __future__ import annotations

from wtactics.kits.realm import blows
from wtactics.rulesets.arc.table import ArcTable


class Blows(blows.Blows[ArcTable]):
    """ARC-COMBAT-13 to ARC-COMBAT-16, ARC-CREA-06 Attacker and defenders strike together; who dies still strikes back."""


class CleanUp(blows.CleanUp):
    """ARC-COMBAT-25 When a combat is over its dead have gone to the graveyard, and what lasted for it ends."""
