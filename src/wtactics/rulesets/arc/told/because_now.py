"""What is going on at a table of ARC, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from wtactics.kits import verbs
from wtactics.kits.realm.told.now import RealmNow
from wtactics.kits.told.because import Want as OfTable
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import NAMES

Want = OfTable[ArcTable]
DOING: Final[dict[int, str]] = {
    verbs.FOUND: "you are choosing the cities that you begin with",
    verbs.DRAW: "you are choosing how many cards you draw",
    verbs.LAY: "you are choosing a resource card",
}
NOW: Final[RealmNow[ArcTable]] = RealmNow[ArcTable](NAMES, DOING)
