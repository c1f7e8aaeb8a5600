"""SLOT-UPK: how much is owed for a creature, as things stand when that fee is settled."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import UPKEEP_TOLL
from wtactics.engine.places import CardId
from wtactics.engine.prices import reckoned
from wtactics.engine.values import may
from wtactics.rulesets.slot.rows import FEE_GOLD, FEE_ROW, FEE_SINCE, OF_LEVEL, is_own_fee
from wtactics.rulesets.slot.speech.printing import upkeep
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, LEVEL_FEE, LEVEL_FREE


def level_fee(t: SlotTable, c: CardId) -> i64:
    """SLOT-LEVEL-03 What its level costs, whatever texts say."""
    return t.setting(LEVEL_FEE) if t.is_elite(c) else 0


def owed(t: SlotTable, c: CardId, of_level: bool) -> i64:
    """SLOT-UPK-06, SLOT-UPK-08 What is owed for its level, or for all else, now: what is less is taken off its level first."""
    level = level_fee(t, c)
    if level > 0 and may(t, BENT, c, LEVEL_FREE, 1) == 0:
        level = 0
    usual = level + upkeep(t.library, t.printed[c])
    gold = reckoned(t, UPKEEP_TOLL, t.controller[c], c, usual)
    level = max(0, level - max(0, usual - gold))
    return level if of_level else max(0, gold - level)


def fee_gold(t: SlotTable, i: i64) -> i64:
    """How much gold a fee is: a creature's own as it is reckoned now, an effect's as its text says."""
    c, since = t.fees[i * FEE_ROW], t.fees[i * FEE_ROW + FEE_SINCE]
    if not is_own_fee(since) or not t.in_army(c):
        return t.fees[i * FEE_ROW + FEE_GOLD]
    return owed(t, c, since == OF_LEVEL)
