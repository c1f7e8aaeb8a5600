"""ARC-COMBAT: one combat after another, and the end of an attack."""

from __future__ import annotations

from wtactics.kits.realm import course


class NextCombat(course.NextCombat):
    """ARC-COMBAT-06, ARC-COMBAT-24 One combat per attacker, one after another, in the announced order."""


class EndAttack(course.EndAttack):
    """ARC-COMBAT-26, ARC-COMBAT-27 When the attack is over nobody attacks or defends; attackers stay in the Army, marked."""
