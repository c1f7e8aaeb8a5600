"""What is going on at a table of ORC, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.told.because import Want as OfTable
from wtactics.kits.told.now import Now
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import ACCEPTING, COMBAT, COMPLETING, FLEEING, MULLIGAN
from wtactics.rulesets.orc.told.words import NAMES

Want = OfTable[OrcTable]
WITHIN: Final[dict[int, str]] = {
    MULLIGAN: "you are deciding whether you keep your hand",
    ACCEPTING: "you are choosing what you stake",
    FLEEING: "you are spreading damage over those who flee",
    COMPLETING: "you are deciding about the next quest",
    COMBAT: "you are dividing damage",
}
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

    def doing(self, t: OrcTable) -> str:
        """What the question is about, some by what they are part of, with words of their own."""
        for passage, said in WITHIN.items():
            if t.carries(passage, t.frame):
                return said
        if verb_asked(t) in (verbs.YES, verbs.NO) and len(t.chain) == 0:
            return "you are deciding whether you draw a second card"
        return super().doing(t)

    def answering(self, t: OrcTable) -> str:
        return f"you are asked whether you respond{f' to {self.newest(t)}' if len(t.chain) > 0 else ''}"


NOW: Final = OrcNow(NAMES, DOING)


def called(t: OrcTable, thing: int) -> str:
    """A card or a player, as whoever is asked calls it."""
    return NOW.called(t, thing)
