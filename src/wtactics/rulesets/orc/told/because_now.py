"""What is going on at a table of ORC, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from wtactics.kits import verbs
from wtactics.kits.told.because import Want as OfTable
from wtactics.kits.told.now import Now
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.story import NAMES

Want = OfTable[OrcTable]
DOING: Final[dict[int, str]] = {
    verbs.VETO: "quests are being vetoed",
    verbs.HOME: "you are choosing the front for {card}",
    verbs.NUMBER: "you are choosing a number for {card}",
    verbs.REGAIN: "you are taking resource cards back",
    verbs.FIGHT: "you are choosing the next combat",
    verbs.WEAR: "you are choosing the equipment that is used",
    verbs.UNASSIGN: "you are unassigning creatures",
    verbs.EXPIRE: "a quest expires",
}


class OrcNow(Now[OrcTable]):
    """What is going on in a match of ORC."""

    def answering(self, t: OrcTable) -> str:
        return f"you are asked whether you respond{f' to {self.newest(t)}' if len(t.chain) > 0 else ''}"


NOW: Final = OrcNow(NAMES, DOING)


def called(t: OrcTable, thing: int) -> str:
    """A card or a player, as whoever is asked calls it."""
    return NOW.called(t, thing)
