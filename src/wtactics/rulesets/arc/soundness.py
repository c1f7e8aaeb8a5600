"""What must hold of every table of ARC at a question, beside what holds of all tables; whoever breaks it is found.

What kits/realm/soundness.py does for it:

    check_card ARC-MARK-01; check_resource ARC-POWER-02, ARC-POWER-03; check_kingdom ARC-AREA-02, ARC-CITY-04
    check_peace ARC-COMBAT-27; check_attack ARC-TURN-15, ARC-COMBAT-04; check_settled ARC-STATE-12, ARC-WIN-09
"""

from __future__ import annotations

from typing import Final

from wtactics.engine.invariants import Broken
from wtactics.engine.places import Seat
from wtactics.kits.realm.soundness import Soundness
from wtactics.kits.realm.table import Realm
from wtactics.rulesets.arc.terms import ATTACK_PHASE, SETUP, TACTICS


class ArcSoundness(Soundness):
    """Players of ARC have points and cities."""

    def check_player(self, t: Realm, seat: Seat) -> None:
        """ARC-WIN-04, ARC-WIN-05 Who plays has points and a city."""
        if t.points[seat] == 0 or not t.has_city(seat):
            raise Broken(f"seat {seat} plays on with {t.points[seat]} points and {len(t.cities(seat))} cities")


SOUNDNESS: Final = ArcSoundness(SETUP, TACTICS, ATTACK_PHASE)
