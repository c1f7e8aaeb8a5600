"""Namesakes: cards that have the name of the one that speaks, or another."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.vocabulary.nouns.quality import Quality


class Namesake(Quality):
    """A card has the name of the one that speaks."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.me != NOBODY and t.library.names[t.printed[c]] == t.library.names[t.printed[t.me]]

    def depends(self) -> i64:
        return 0

    def behind(self) -> str:
        return "with the same name"


class OtherName(Namesake):
    """A card has another name than the one that speaks."""

    def holds(self, t: Table, c: CardId) -> bool:
        return not super().holds(t, c)

    def behind(self) -> str:
        return "with another name"
