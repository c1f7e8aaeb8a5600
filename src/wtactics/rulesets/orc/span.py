"""ORC-SPAN: which cards are local to each other, and how far a text reaches; of what has happened, too."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import ATTACHED, NOBODY, SEAT_THING, CardId, Seat, Thing, is_seat
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, REACH


class Span(Fields):
    """How far words reach."""

    def where(self, c: CardId) -> i64:
        """ORC-SPAN-10, ORC-SPAN-14 The front from which the card reaches: its own, its host's, the one chosen; NOBODY."""
        kind = self.place[c] & 15
        if c == self.announced:
            return self.supposed
        if kind == OFFENSIVE or kind == DEFENSIVE:
            return kind
        if kind == ATTACHED and self.is_card(self.host[c]):
            front = self.where(self.host[c])
            return front if front != NOBODY else self.front[c]
        return self.front[c] if len(self.terms.mods) == 0 else self.adjusted(REACH, c, self.front[c])

    def near(self, c: CardId) -> bool:
        """ORC-SPAN-02, ORC-SPAN-06, ORC-SPAN-07, ORC-SPAN-12 Is it local to what speaks? What is in no front is."""
        if self.me == NOBODY or (not self.in_front(c) and self.place[c] & 15 != ATTACHED):
            return True
        if is_seat(self.host[self.me]) and (
            self.hearing or self.controller[c] == self.they == self.host[self.me] - SEAT_THING
        ):
            return True  # ORC-SPAN-10, ORC-ABIL-EX7 what lies on a player watches all zones, and what he does concerns all his
        mine = self.side_of(self.me) if self.in_play(self.me) else self.you
        return joins(self.where(self.me), mine, self.where(c), self.side_of(c))

    def home_then(self, thing: Thing) -> i64:
        """ORC-SPAN-05 The front in which the card is, or which it reached from."""
        return self.where(thing) if self.is_card(thing) else NOBODY

    def was_near(self, home: i64, seat: Seat) -> bool:
        """ORC-SPAN-02, ORC-SPAN-10 What has happened is local where the card was at that time."""
        if self.me == NOBODY or is_seat(self.host[self.me]):
            return True
        return joins(self.where(self.me), self.side_of(self.me) if self.in_play(self.me) else self.you, home, seat)

    def is_local(self, c: CardId, other: CardId) -> bool:
        """ORC-SPAN-05 Are the two cards local to each other?"""
        return joins(self.where(c), self.side_of(c), self.where(other), self.side_of(other))

    def side_of(self, c: CardId) -> Seat:
        """ORC-SPAN-10 In whose front it lies: its controller's, or where it hangs on a card, in that of whose that is."""
        attached = self.place[c] & 15 == ATTACHED and self.is_card(self.host[c])
        return self.side_of(self.host[c]) if attached else self.controller[c]


def joins(here: i64, mine: Seat, there: i64, theirs: Seat) -> bool:
    """ORC-SPAN-03, ORC-SPAN-04, ORC-SPAN-05 The same front of one player, or opposite fronts of enemies."""
    if here == NOBODY or there == NOBODY:
        return True
    return here == there if mine == theirs else here + there == OFFENSIVE + DEFENSIVE
