"""SLOT-GRAVE: where those lie who would go from play to the graveyard, if a text sends them elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import ASIDE, DECK, GRAVE, CardId
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled, law
from wtactics.rulesets.slot.terms import BENT, GRAVE_TO_DECK, GRAVE_TO_DUSK


def buried_in(t: Table, c: CardId) -> i64:
    """SLOT-GRAVE-01, SLOT-PRIO-01 The kind of place where it lies then; that it was killed, if it was, stands apart."""
    if not is_ruled(t, BENT):
        return GRAVE
    if law(t, BENT, c, GRAVE_TO_DUSK, False):
        return ASIDE
    return DECK if law(t, BENT, c, GRAVE_TO_DECK, False) else GRAVE
