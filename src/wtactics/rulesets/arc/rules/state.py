"""ARC-STATE: the state check, and what becomes of cards that leave.

What kits/realm/checks.py does for it:

    check_is_due: ARC-WIN-09
    StateCheck: ARC-ABIL-03, ARC-CREA-08, ARC-CITY-09, ARC-ENCH-04
    bury: ARC-AREA-09, ARC-AREA-11
    waste: ARC-AREA-07, ARC-PLAY-04, ARC-EVENT-03
"""

from __future__ import annotations

from wtactics.kits.realm import checks


class StateCheck(checks.StateCheck):
    """ARC-STATE-12 Until nothing changes: creatures die of damage, cities fall, attachments without host are discarded."""
