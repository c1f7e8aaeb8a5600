"""What a view of ORC shows beyond cards and influence."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Seat
from wtactics.engine.view import View
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST
from wtactics.rulesets.orc.progress import progress_told
from wtactics.rulesets.orc.table import OrcTable


class OrcView(View):
    """All that one seat may know of a table of ORC."""

    def __init__(self, table: OrcTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._orc: Final = table

    def victory(self, seat: Seat) -> int:
        """ORC-SETUP-04 The player's victory points."""
        return self._orc.victory[seat]

    def purse(self, seat: Seat) -> int:
        """ORC-AREA-15 How much gold the player can spend: marks and pools lie open."""
        return self._orc.purse(seat)

    def pursuits(self, seat: Seat) -> list[int]:
        """ORC-QUEST-16 The quests that are active for the player: tokens lie open."""
        t = self._orc
        return [int(t.oaths[i + OATH_QUEST]) for i in range(0, len(t.oaths), OATH) if t.oaths[i] == seat]

    def progress(self, seat: Seat, quest: int) -> str:
        """ORC-QUEST-20 How far the player has come with the quest, in words; everybody may ask."""
        return progress_told(self._orc, seat, quest)

    def is_assigned(self, name: int) -> bool:
        """ORC-ASSIGN-11 Is the card assigned?"""
        return self._orc.marked[self.there(name)] == ASSIGNED

    def extras(self) -> dict[str, list[int]]:
        t = self._orc
        return {
            "victory": [int(n) for n in t.victory],
            "gold": [int(t.purse(seat)) for seat in range(t.seats)],
            "mulligans": [int(n) for n in t.mulligans],
            "round": [int(t.round)],
            "defending": [int(t.defending)],
            "attackers": [int(c) for c in t.attackers],
            "oaths": [int(n) for n in t.oaths],
            "hits": [int(n) for n in t.hits],
        }
