"""ARC-POWER: what a play costs, and how gems pay for it.

What kits/realm/costs.py does for it:

    cost_of: ARC-XCOST-02, ARC-PLAY-11, ARC-CONFLICT-03
    extra_of: ARC-XCOST-01
    price_may_change: ARC-XCOST-02
    loyal: ARC-CARD-04, ARC-POWER-09
    lacks_gems: ARC-POWER-08, ARC-POWER-09
    power_of: ARC-POWER-13, ARC-CONFLICT-03
    lacks_power: ARC-POWER-13
    PayPower: ARC-POWER-08, ARC-POWER-09, ARC-POWER-13, ARC-POWER-10, ARC-POWER-11
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.kits import dues
from wtactics.kits.realm import costs
from wtactics.kits.realm.table import Realm
from wtactics.rulesets.arc.ids import ABIL_07


class PayPower(costs.PayPower):
    """ARC-PLAY-02, ARC-POWER-14 The player pays with free gems of his choice; where all payments are equal he is not asked."""


class PayDues(dues.PayDues[Realm]):
    """ARC-ABIL-06 What else an ability (or a card) takes is given with it: its own mark, then the other parts one by one."""

    def amiss(self) -> i64:
        return ABIL_07
