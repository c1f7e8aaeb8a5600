"""ARC-COMBAT: announcing an attack.

What kits/realm/attacks.py does for it:

    cannot_attack: ARC-COMBAT-01, ARC-CONFLICT-01, ARC-AREA-03, ARC-CREA-03
    duty_of: ARC-CONFLICT-01
    hangs_back: ARC-CONFLICT-01
    NameAttackers: ARC-MULTI-05
"""

from __future__ import annotations

from wtactics.kits.realm import attacks


class NameGoal(attacks.NameGoal):
    """ARC-COMBAT-02, ARC-COMBAT-04, ARC-TURN-16 One attack, on one opponent's army or one of his cities; or none."""


class NameAttackers(attacks.NameAttackers):
    """ARC-COMBAT-03, ARC-COMBAT-05 Attackers are announced in the order of their combats; each is marked as it is announced."""
