"""What a view of ORC shows beyond cards and influence."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Seat
from wtactics.engine.view import View
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

    def extras(self) -> dict[str, list[int]]:
        t = self._orc
        return {
            "victory": [int(n) for n in t.victory],
            "gold": [int(t.purse(seat)) for seat in range(t.seats)],
            "mulligans": [int(n) for n in t.mulligans],
            "round": [int(t.round)],
            "defending": [int(t.defending)],
            "attackers": [int(c) for c in t.attackers],
        }
