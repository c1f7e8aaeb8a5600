"""ARC-COMBAT-13: whose blows a creature dies of, for texts that mind who kills."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.kits import killers
from wtactics.rulesets.arc.table import ArcTable


def tell_killers(t: ArcTable, dead: vec[i64]) -> None:
    """ARC-COMBAT-13 Whoever dealt damage to one of these since the last check has killed it."""
    killers.tell_killers(t, dead)
