"""AVA-STATE: the state check.

What kits/realm/checks.py does for it:

    StateCheck: AVA-ABIL-04, AVA-CONFLICT-03
    must_go: AVA-CREA-05, AVA-CITY-12, AVA-ENCH-03
    bury: AVA-STATE-08, AVA-AREA-07, AVA-AREA-08, AVA-CREA-05
    waste: AVA-PLAY-02, AVA-EVENT-03

What engine/table.py does for it: mark AVA-MARK-01, AVA-MARK-03, AVA-MARK-08.
"""

from __future__ import annotations

from wtactics.kits.realm import checks


class StateCheck(checks.StateCheck):
    """AVA-STATE-12, AVA-WIN-09 Until nothing changes: creatures die, cities fall, attachments without host are discarded."""
