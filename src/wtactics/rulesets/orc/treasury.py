"""What changes gold and resource cards in ORC."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import MARKS
from wtactics.engine.places import HAND, NOBODY, RESERVE, CardId, Seat
from wtactics.engine.state import put
from wtactics.rulesets.orc.fighting import Fighting


class Treasury(Fighting):
    """Changers of gold, and of the cards that give it."""

    def lay_down(self, c: CardId, seat: Seat) -> None:
        """ORC-GOLD-01, ORC-GOLD-02, ORC-GOLD-05 A hand card becomes a resource card, face down and unmarked."""
        self.laid += 1
        self.become_resource(c, seat)
        self.hide(HAND, seat)
        self.matters(facts.RESOURCED, c, seat)

    def become_resource(self, c: CardId, seat: Seat) -> None:
        """ORC-STATE-11 It lies face down; its face counts for nothing, and all gold is alike."""
        self.colour = put(self.colour, c, NOBODY)
        self.enter(c, RESERVE, seat)
        self.happened(facts.LAID, c, seat)

    def make_gold(self, seat: Seat, n: i64) -> None:
        """ORC-GOLD-06 The player has so much gold in his pool, until the turn ends."""
        self.gold[seat] += n
        self.trade(seat)
        self.happened(facts.PRODUCED, NOBODY, seat, n)

    def make_with(self, c: CardId, seat: Seat) -> None:
        """ORC-GOLD-08 A resource card is marked ahead; its gold goes to the pool."""
        gold = self.yield_of(c, seat)
        self.mark_for_gold(c)
        self.make_gold(seat, gold)

    def mark_for_gold(self, c: CardId) -> None:
        """ORC-GOLD-03 A resource card is marked for what it gives; the number of the fact tells it from marks by effects."""
        self.marked[c] = 1
        self.stirred(MARKS)
        self.happened(facts.MARKED, c, self.controller[c], 1)

    def spend_gold(self, seat: Seat, n: i64) -> None:
        """ORC-GOLD-20, ORC-GOLD-03, ORC-GOLD-04 Gold is paid: what was made before, then resource cards are marked."""
        made = min(n, self.gold[seat])
        self.gold[seat] -= made
        left = n - made
        if left > 0:
            payers = self.payers(seat, left)
            for c in payers:
                left -= self.yield_of(c, seat)
            for c in payers:
                self.mark_for_gold(c)
            self.gold[seat] -= left  # what the last of them gave beyond it
        self.changes += 1
        if n > 0:
            self.trade(seat)
            self.matters(facts.SPENT, NOBODY, seat, n)
        self.happened(facts.PAID, n, seat, n)

    def lay(self, c: CardId, seat: Seat, marked: bool = False, faction: i64 = NOBODY) -> None:
        """ORC-GOLD-01 By an effect, too, a card becomes a resource card."""
        self.become_resource(c, seat)
        if marked:
            self.mark(c)

    def affords(self, seat: Seat, n: i64) -> bool:
        """ORC-GOLD-20 Could the seat pay so much gold now?"""
        return self.purse(seat) >= n

    def spend(self, seat: Seat, packed: i64) -> None:
        """ORC-GOLD-24 The seat pays exactly so much."""
        self.spend_gold(seat, packed)

    def collect(self, seat: Seat, n: i64) -> None:
        """ORC-GOLD-20 The seat pays so much, with resource cards that are all alike."""
        self.spend_gold(seat, n)

    def produce(self, seat: Seat, faction: i64, n: i64) -> None:
        """ORC-GOLD-06 An effect gives the player so much more gold."""
        self.make_gold(seat, n)

    def recycle(self, c: CardId) -> None:
        """ORC-GOLD-09, ORC-GOLD-11 A resource card goes back to its owner's hand."""
        self.recycled = True
        self.leave(c, HAND)
