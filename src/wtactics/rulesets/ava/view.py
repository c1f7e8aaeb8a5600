"""What a view of AVA shows beyond cards and life points."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import SEAT_THING, Seat
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.kits.realm.view import RealmView
from wtactics.kits.told.prospects import Prospects
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.claims import CLAIMS
from wtactics.rulesets.ava.told.prospects import PROSPECTS, alongside


class AvaView(RealmView):
    """All that one seat may know of a table of AVA."""

    def __init__(self, table: AvaTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._ava: Final = table

    def victory(self, seat: Seat) -> int:
        """AVA-MAT-01 The player's victory points."""
        return self._ava.victory[seat]

    def avatar(self, seat: Seat) -> int:
        """AVA-AVATAR-01 The player's avatar card."""
        return self._ava.avatar[seat]

    def homes(self, c: int) -> tuple[int, ...]:
        """AVA-CREA-01 The Army takes in every creature, and so does a city that admits it."""
        return (SEAT_THING + self.seat, *super().homes(c))

    def prospects(self) -> Prospects[Any]:
        return PROSPECTS

    @property
    def stands_alongside(self) -> bool:
        """AVA-AVATAR-07 Does the attacked player defend alongside his creatures?"""
        return self._ava.alongside

    def alongside(self) -> str:
        """AVA-AVATAR-07, AVA-AVATAR-08 What it means for the attacked player to stand alongside, and what not to."""
        return alongside(self._ava)

    def claim_words(self) -> ClaimWords[Any]:
        return CLAIMS

    def extras(self) -> dict[str, list[int]]:
        t = self._ava
        return {
            "victory": [int(n) for n in t.victory],
            "avatars": [int(c) for c in t.avatar],
            "defending": [int(t.defending)],
            "alongside": [int(t.alongside)],
            "claimed": [int(t.claimed)],
            "won": [int(seat) for seat in t.won],
            "attackers": [int(c) for c in t.attackers],
            "bids": [int(n) for n in t.bids],
            "turns": [int(t.moved), int(t.moves), int(t.laid), int(t.layings), int(t.built), int(t.rotated)],
            "produced": [int(n) for n in t.extra],
            "gems": [int(n) for seat in range(t.seats) for n in self.gems(seat)[:COLOURS]],
        }
