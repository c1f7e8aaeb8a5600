"""What a view of Regions shows otherwise than one of AVA."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.places import SEAT_THING, Seat
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.kits.told.prospects import Prospects
from wtactics.mods.regions.rules.entering import cannot_enter
from wtactics.mods.regions.table import RegionsTable
from wtactics.mods.regions.told.claims import CLAIMS
from wtactics.mods.regions.told.prospects import PROSPECTS
from wtactics.rulesets.ava.view import AvaView


class RegionsView(AvaView):
    """All that one seat may know of a table of AVA with Regions."""

    def __init__(self, table: RegionsTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._regions: Final = table

    def region(self, seat: Seat) -> int:
        """AVA-REGION-03 The player's active region; NOBODY if he has none."""
        return self._regions.region(seat)

    def on_top(self, discipline: i64, seat: Seat) -> int:
        """AVA-REGION-07 The top creature of a Domain; NOBODY if none lies there."""
        return self._regions.on_top(discipline, seat)

    def homes(self, c: int) -> tuple[int, ...]:
        """AVA-REGION-08 The Front takes in every creature."""
        return (SEAT_THING + self.seat,)

    def goals(self, c: int) -> tuple[int, ...]:
        """AVA-REGION-08 Where a creature that is played may arrive: 0 is the Front, the Domains follow."""
        t = self._regions
        return tuple([goal for goal in range(4) if cannot_enter(t, self.seat, c, SEAT_THING + self.seat, goal) == 0])

    def arrival(self, c: int, home: int) -> int:
        """AVA-REGION-08 Creatures arrive in the Front, or in a Domain, which is no card."""
        return int(cannot_enter(self._regions, self.seat, c, home, 0))

    def prospects(self) -> Prospects[Any]:
        return PROSPECTS

    def claim_words(self) -> ClaimWords[Any]:
        return CLAIMS

    def extras(self) -> dict[str, list[int]]:
        t = self._regions
        return super().extras() | {
            "regions": [int(t.region(seat)) for seat in range(t.seats)],
            "left": [int(t.regions_left(seat)) for seat in range(t.seats)],
        }
