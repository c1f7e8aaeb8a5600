"""ARC-COMBAT and ARC-CITY: who defends an attacked army or city, and against which attacker.

What kits/realm/defences.py does for it:

    cannot_block: ARC-COMBAT-01, ARC-COMBAT-08, ARC-CITY-05, ARC-CONFLICT-02
    is_elsewhere: ARC-COMBAT-08, ARC-CREA-04
    could_follow: ARC-CONFLICT-01
"""

from __future__ import annotations

from wtactics.kits.realm import defences
from wtactics.kits.realm.table import Realm


class NameDefenders(defences.NameDefenders):
    """ARC-COMBAT-09, ARC-COMBAT-10, ARC-COMBAT-11 Any number of defenders, each for one attacker; defending does not mark."""

    def announce(self, t: Realm) -> None:
        """ARC-COMBAT-09 Who is let go undefended is so from then on, and texts are told."""
        super().announce(t)
        defences.tell_let_through(t)
