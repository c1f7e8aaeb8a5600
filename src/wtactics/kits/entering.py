"""How cards come into play by what others say of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import COME_MARKED
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.engine.values import may, refresh

BY_RULE: Final[i64] = 1


def comes_marked(t: Table, c: CardId) -> bool:
    """Does a card say of this one, which has just come into play, that it comes marked?"""
    if t.ruled_deeds >> COME_MARKED & 1 == 0:
        return False
    refresh(t)
    return may(t, COME_MARKED, c, NOBODY, BY_RULE) == 0
