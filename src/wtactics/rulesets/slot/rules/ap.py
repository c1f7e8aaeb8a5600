"""SLOT-AP: what takes action points, and how they are paid; no other file knows their numbers (SLOT-DESIGN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.rulesets.slot.ids import AP_05
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ATTACK_PRICE, MOVE_PRICE, REST_PRICE

AN_ATTACK: Final = ATTACK_PRICE
A_MOVE: Final = MOVE_PRICE
A_REST: Final = REST_PRICE


def price_of(t: SlotTable, deed: i64, members: i64 = 1) -> i64:
    """SLOT-AP-02, SLOT-GROUP-05 What a deed takes: an attack 1 for each attacker, a move 1, a rest 2."""
    return t.setting(deed) * members


def lacks_points(t: SlotTable, deed: i64, members: i64 = 1) -> i64:
    """SLOT-AP-05, SLOT-AP-06 0, or the rule by which too few points are left; gold is of no help."""
    return AP_05 if t.ap < price_of(t, deed, members) else 0


def pay_points(t: SlotTable, deed: i64, members: i64 = 1) -> None:
    """SLOT-AP-05, SLOT-DECL-04 Points are paid as the deed is announced, and never come back."""
    t.pay_points(price_of(t, deed, members))
