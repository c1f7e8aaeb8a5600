"""SLOT-DECK: a deck is a stock to choose from: of equal cards one is offered, in an order that tells nothing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Seat, place_of
from wtactics.engine.state import zeros
from wtactics.rulesets.slot.table import SlotTable


def one_of_each(t: SlotTable, kind: i64, seat: Seat) -> vec[i64]:
    """SLOT-DECK-06, SLOT-DECK-07 The cards there that are not laid in the army, one of each print, by prints."""
    first = zeros(len(t.library.type), NOBODY)
    c = t.first[place_of(kind, seat)]
    while c >= 0:
        d = t.printed[c]
        if (first[d] == NOBODY or c < first[d]) and (t.turn > 0 or c not in t.laid):
            first[d] = c
        c = t.after[c]
    out = vec[i64](capacity=16)
    for c in first:
        if c >= 0:
            out = append(out, c)
    return out
