"""Whose blows a creature dies of, for texts that mind who kills."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.rows import BLOW, BLOW_BY
from wtactics.engine.table import Table


def tell_killers(t: Table, dead: vec[i64]) -> None:
    """Whoever dealt damage to one of these since the last check has killed it; they stand as they stood when they died."""
    blows = t.blows
    i: i64 = 0
    while i < len(blows):
        if blows[i] in dead:
            t.matters(facts.KILLED, blows[i + BLOW_BY], blows[i])
        i += BLOW
