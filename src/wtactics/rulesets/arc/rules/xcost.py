"""ARC-XCOST and ARC-PLAY: X, the targets that it may be counted from, and whether the play can still be paid for.

What kits/realm/xcosts.py does for it:

    lacks_x: ARC-XCOST-01
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.kits import xcost
from wtactics.kits.realm.xcosts import XCOST
from wtactics.rulesets.arc.ids import PLAY_07, XCOST_02


class ArcTargets(xcost.PricedTargets):
    """ARC-PLAY-07, ARC-XCOST-01 Targets are chosen at announcement, and must be legal, and leave X payable."""

    def __init__(self) -> None:
        super().__init__(XCOST)

    def amiss(self) -> i64:
        return PLAY_07


class ChooseX(xcost.ChooseX):
    """ARC-XCOST-02 X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def __init__(self) -> None:
        super().__init__(XCOST, XCOST_02)
