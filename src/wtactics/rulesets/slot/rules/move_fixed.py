"""SLOT-MOVE: who stays where it stands: by its card, by its own text, or by that of another."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BE_MARKED, BE_SWAPPED
from wtactics.engine.meaning import MOVE as MOVE_DEED
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.engine.values import may, unruled
from wtactics.rulesets.slot.rules.group import granted_deeds
from wtactics.rulesets.slot.speech.printing import FIXED
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BEGIN_SWAP, GO_THERE, PRICE_THERE

# The deeds by which texts can keep a creature from a step; nobody is kept by not being marked for it.
STEPPING: Final = (
    bit_of(MOVE_DEED) | bit_of(BE_SWAPPED) | bit_of(BEGIN_SWAP) | bit_of(BE_MARKED) | bit_of(PRICE_THERE) | bit_of(GO_THERE)
)  # fmt: skip


def can_be_swapped(t: SlotTable, c: CardId) -> bool:
    """SLOT-MOVE-09 Does no text, its own or another's, keep it where it stands? Marks and moves do not matter."""
    if t.is_fixed(c) or unruled(t, STEPPING):
        return not t.is_fixed(c)
    return may(t, MOVE_DEED, c, NOBODY, 0) == 0 and may(t, BE_SWAPPED, c, NOBODY, 0) == 0


def fixed_slots(t: SlotTable, army: vec[i64]) -> i64:
    """SLOT-MOVE-01, SLOT-MOVE-09 The slots of those of these whose cards say that they cannot move, as a mask."""
    slots: i64 = 0
    for c in army:
        if t.is_fixed(c):
            slots |= 1 << t.slot(c)
    return slots


def stays_by_itself(t: Table, c: CardId) -> bool:
    """SLOT-MOVE-09 Does its own text keep it from moving? Whom others forbid to move effects may still displace."""
    if t.library.signs[t.printed[c]] & FIXED != 0:
        return True
    if t.ruled_deeds >> MOVE_DEED & 1 == 0:
        return False
    own = t.library.def_deeds[t.printed[c]] | t.library.deeds_of_traits(t.traits[c]) | granted_deeds(t, c)
    return own >> MOVE_DEED & 1 == 1 and may(t, MOVE_DEED, c, NOBODY, 0) != 0
