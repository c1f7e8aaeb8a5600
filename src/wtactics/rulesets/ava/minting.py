"""AVA-GOLD-06: what resource cards produce by texts: more gold than one, or gold of any faction that their players name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import RESERVE, CardId, Seat
from wtactics.engine.prices import reckoned
from wtactics.engine.values import is_ruled
from wtactics.kits.coins import COLOURS, ONE_OF, one_of_any, pooled, units_of
from wtactics.rulesets.ava.fields import AvaFields
from wtactics.rulesets.ava.terms import GOLD_YIELD

ANY_FACTION: Final = 100  # beside how much it gives: its player names the faction


class Minting(AvaFields):
    """What the seats can spend, and how it is spent, where texts change what resource cards produce."""

    def gold_of(self, c: CardId) -> i64:
        """AVA-GOLD-06 How much gold this resource card produces."""
        return reckoned(self, GOLD_YIELD, self.controller[c], c, 1) % ANY_FACTION

    def is_versatile(self, c: CardId) -> bool:
        """Does its player name the faction of that gold?"""
        return reckoned(self, GOLD_YIELD, self.controller[c], c, 1) >= ANY_FACTION

    def purse(self, seat: Seat) -> i64:
        """AVA-GOLD-06, AVA-GOLD-08 What the seat can spend: what it can produce, and what waits in its pool."""
        if not is_ruled(self, GOLD_YIELD):
            return super().purse(seat)
        self.open_purse(seat)
        units = pooled(self.extra, seat)
        for c in self.at(RESERVE, seat):
            if self.marked[c] == 0:
                units += self.gold_of(c) * (one_of_any() if self.is_versatile(c) else ONE_OF[self.colour[c]])
        return units

    def spend(self, seat: Seat, packed: i64) -> None:
        """AVA-GOLD-06, AVA-GOLD-08 Cards that produce as usual are marked first, those that give any gold last."""
        if is_ruled(self, GOLD_YIELD):
            owed = vec[i64]([units_of(packed, colour) for colour in range(COLOURS)])
            self.draw_on_pool(seat, owed)
            for turn in range(4):
                for c in self.at(RESERVE, seat):
                    if self.marked[c] == 0 and self.rank(c) == turn:
                        self.mint_for(seat, c, owed)
        super().spend(seat, packed)

    def rank(self, c: CardId) -> i64:
        """When it is its turn to pay."""
        if self.is_versatile(c):
            return 3
        if self.gold_of(c) != 1:
            return 2
        return 1 if self.bears(c) else 0

    def draw_on_pool(self, seat: Seat, owed: vec[i64]) -> None:
        """What waits in the pool pays first."""
        for colour in range(COLOURS):
            owed[colour] -= min(owed[colour], self.extra[seat * COLOURS + colour])

    def mint_for(self, seat: Seat, c: CardId, owed: vec[i64]) -> None:
        """The card is marked for what is still owed, if it gives such gold; all that it gives comes into the pool."""
        versatile, left = self.is_versatile(c), self.gold_of(c)
        payable = owed[self.colour[c]]
        for n in owed:
            if versatile:
                payable += n
        if payable == 0 or left == 0:
            return
        self.mark(c)
        colour: i64 = 0
        while versatile and colour < COLOURS:
            paid = min(owed[colour], left)
            if paid > 0:
                owed[colour] -= paid
                left -= paid
                self.produce(seat, colour, paid)
            colour += 1
        if left > 0:
            owed[self.colour[c]] -= min(owed[self.colour[c]], left)
            self.produce(seat, self.colour[c], left)
