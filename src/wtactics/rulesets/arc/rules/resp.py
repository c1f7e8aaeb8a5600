"""ARC-RESP: windows of answers, and who is asked in them.

What kits/realm/windows.py does for it:

    could_play_more: ARC-CONFLICT-01
    could_hold (surmise.py): ARC-RESP-06
    Answers: ARC-RESP-03, ARC-EVENT-02, ARC-EVENT-04
"""

from __future__ import annotations

from wtactics.kits.realm import windows
from wtactics.kits.realm.table import Realm


class OpenWindow(windows.OpenWindow):
    """ARC-RESP-06 A window opens here; the player after the active one is asked first."""


class OpenFight(windows.OpenFight):
    """ARC-RESP-04, ARC-MULTI-04, ARC-COMBAT-07, ARC-COMBAT-12 In an attack the defending player is asked first."""


class Answers(windows.Answers[Realm]):
    """ARC-RESP-01, ARC-RESP-02, ARC-RESP-07 Players in turn play one event or use one ability, until all pass in succession."""
