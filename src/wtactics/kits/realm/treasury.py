"""What changes the power that seats can spend: gems come and go, are marked and unmarked, and effects produce some more."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import HAND, NOBODY, RESERVE, SEAT_THING, CardId, Seat, place_of
from wtactics.engine.state import put
from wtactics.kits.coins import COLOURS, mark_resources, units_of, units_paid
from wtactics.kits.realm.area import UNCOUNTED, Areas
from wtactics.kits.realm.yields import is_spoken_of, to_be_marked, yield_of


class Treasury(Areas):
    """Changers of power."""

    def open_purse(self, seat: Seat) -> None:
        """What the seat can spend is counted anew, when somebody asks for it."""
        self.purses[seat] = UNCOUNTED

    def mark(self, c: CardId) -> None:
        """A marked gem is a spent one."""
        super().mark(c)
        if self.place[c] & 15 == RESERVE:
            self.open_purse(self.place[c] >> 4)

    def unmark(self, c: CardId) -> None:
        """An unmarked gem is free again."""
        super().unmark(c)
        if self.place[c] & 15 == RESERVE:
            self.open_purse(self.place[c] >> 4)

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """With each gem that comes or goes its player has more to spend, or less."""
        if self.place[c] & 15 == RESERVE:
            self.open_purse(self.place[c] >> 4)
        super().move(c, kind, seat, on_top)
        if kind == RESERVE:
            self.open_purse(seat)

    def become_gem(self, c: CardId, seat: Seat, faction: i64) -> None:
        """It lies face down in its faction's pile; its face counts for nothing."""
        hidden = self.place[c] & 15 == HAND
        self.colour = put(self.colour, c, faction)
        self.enter(c, RESERVE, seat)
        if hidden:
            self.hide(HAND, seat)
        self.happened(facts.LAID, c, seat, faction)
        self.matters(facts.RESOURCED, c, seat)

    def produce(self, seat: Seat, faction: i64, n: i64) -> None:
        """Power produced by an effect is spent like gems, until the turn ends."""
        self.extra[seat * COLOURS + faction] += n
        self.open_purse(seat)
        self.changes += 1
        self.happened(facts.PRODUCED, faction, seat, n)

    def spend(self, seat: Seat, packed: i64) -> None:
        """Only free gems pay, whoever asks for power; what was produced goes first."""
        faction: i64 = 0
        while faction < COLOURS:
            n = units_of(packed, faction)
            produced = min(n, self.extra[seat * COLOURS + faction])
            self.extra[seat * COLOURS + faction] -= produced
            if n > produced:
                self.spend_gems(seat, faction, n - produced)
            faction += 1
        self.open_purse(seat)
        self.changes += 1
        self.happened(facts.PAID, units_paid(packed), seat, packed)

    def spend_gems(self, seat: Seat, faction: i64, n: i64) -> None:
        """Gems are consumed for so many units of a faction; what texts let the last of them give beyond that is produced."""
        if not is_spoken_of(self):
            mark_resources(self, seat, faction, self.spend_unburdened(seat, faction, n))
            return
        payers = to_be_marked(self, seat, faction, n)
        for c in payers:
            n -= yield_of(self, seat, c)
        for c in payers:
            self.mark(c)
        self.extra[seat * COLOURS + faction] -= n

    def spend_unburdened(self, seat: Seat, faction: i64, n: i64) -> i64:
        """Gems of cards to which something is attached are spent last: how many are left to be spent after all others."""
        if not self.has_burdened():
            return n
        c = self.first[place_of(RESERVE, seat)]
        while c >= 0 and n > 0:
            if self.marked[c] == 0 and self.colour[c] == faction and not self.bears(c):
                self.mark(c)
                n -= 1
            c = self.after[c]
        return n

    def has_burdened(self) -> bool:
        """Is anything attached to a resource card?"""
        for c in self.board:
            host = self.host[c]
            if NOBODY < host < SEAT_THING and self.place[host] & 15 == RESERVE:
                return True
        return False

    def bears(self, host: CardId) -> bool:
        """Is anything attached to this card?"""
        for c in self.board:
            if self.host[c] == host:
                return True
        return False

    def free_another(self, c: CardId) -> None:
        """A consumed gem of the same faction takes the place of the free one that would go."""
        other = self.first[self.place[c]]
        while other >= 0:
            if self.marked[other] == 1 and self.colour[other] == self.colour[c]:
                self.marked[other] = 0
                self.open_purse(self.place[other] >> 4)
                self.changes += 1
                return
            other = self.after[other]

    def forget_produced(self) -> None:
        """Power that was produced lapses."""
        for seat in range(self.seats):
            self.empty_pool(seat)

    def empty_pool(self, seat: Seat) -> None:
        """What this player has of it lapses."""
        for i in range(COLOURS):
            self.extra[seat * COLOURS + i] = 0
        self.open_purse(seat)
