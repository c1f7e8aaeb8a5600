"""What is asked one by one and always onward (law 5), so that no set comes twice; in a draft it may be named in any order."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table


def onward(t: Table, last: i64) -> i64:
    """The rank behind which things may be named now: that of the last one named; in a draft, before all."""
    if t.at_will:
        return NOBODY
    return last


def leaves_enough(t: Table, behind: i64, there: i64, need: i64) -> bool:
    """May this one be named, if so many are still needed? It stands first of so many behind it, of so many in all."""
    return behind >= need or (t.at_will and there > need)
