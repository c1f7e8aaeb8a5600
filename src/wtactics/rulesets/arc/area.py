"""What ARC keeps beyond the common table, and how it is read."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ENTER
from wtactics.engine.places import ATTACHED, CITY, GRAVE, NOBODY, SEAT_THING, CardId, Seat, Thing, is_seat
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import ANY, COLOURS, counted_out, payments, purse, units_in

UNCOUNTED: Final = -1  # a purse that must be counted before it is asked for
# A bid: who bids, and
BID_ROW: Final = 2
BID_CARD: Final = 1  # the resident that was marked for it.


class Areas(Table):
    """The columns of ARC and their readers."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.goal: Thing = NOBODY  # what is attacked: a city, or a player's army
        self.defending: Seat = NOBODY  # the attacked player
        self.fought: i64 = NOBODY  # the turn of the last attack (ARC-TURN-16)
        self.lost: bool = False  # the attacked city has left play or changed hands since, even if it has come back
        self.attackers: vec[i64] = vec[i64]()  # in the order in which their combats are resolved
        self.bids: vec[i64] = vec[i64]()  # seat and card, for each resident marked for the claim under way
        self.claimed: i64 = 0  # disciplines claimed in this Tactics phase, as bits
        self.travelled: vec[i64] = vec[i64]()  # cities that were part of a move this turn
        self.founding: vec[i64] = vec[i64]()  # cities chosen, but not revealed yet
        # Power produced for this turn, by seat and faction; what each seat can spend, since somebody asked for it.
        self.extra: vec[i64] = zeros(terms.seats * COLOURS if blank else 0)
        self.purses: vec[i64] = zeros(terms.seats if blank else 0, UNCOUNTED)

    def copy_columns(self, t: Areas) -> None:
        """Give t what ARC adds, sharing nothing that is ever written."""
        t.goal = self.goal
        t.defending = self.defending
        t.fought = self.fought
        t.lost = self.lost
        t.attackers = self.attackers[:]
        t.bids = self.bids[:]
        t.claimed = self.claimed
        t.travelled = self.travelled[:]
        t.founding = self.founding[:]
        t.extra = self.extra[:]
        t.purses = self.purses[:]

    def own_columns(self) -> list[vec[i64]]:
        """The same in columns, for whoever compares tables."""
        numbers = vec[i64]([self.goal, self.defending, i64(self.lost), self.claimed, self.fought])
        return [numbers, self.attackers, self.bids, self.travelled, self.founding, self.extra]

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    def gems(self, seat: Seat) -> vec[i64]:
        """ARC-MAT-03, ARC-POWER-05 The seat's free gems, each faction for itself and any number, and their sum at the end."""
        return counted_out(self.purse(seat))

    def affords(self, seat: Seat, n: i64) -> bool:
        """ARC-POWER-08 Has the seat so many free gems?"""
        return n <= units_in(self.purse(seat), ANY)

    def ways_to_pay(self, seat: Seat, n: i64) -> vec[i64]:
        """ARC-POWER-14 Free gems of any factions, of the player's choice."""
        return payments(self.gems(seat), n, ANY, 0)

    def purse(self, seat: Seat) -> i64:
        """The same in one number, of which legality is asked; it is counted once, until a gem or produced power changes."""
        if self.purses[seat] == UNCOUNTED:
            self.purses[seat] = purse(self, self.extra, seat)
        return self.purses[seat]

    def cities(self, seat: Seat) -> vec[i64]:
        """The cities in play that the seat controls."""
        out = vec[i64](capacity=4)
        types, printed = self.library.type, self.printed
        for c in self.board:
            if types[printed[c]] == CITY and self.controller[c] == seat and self.is_city(c):
                out = append(out, c)
        return out

    def has_city(self, seat: Seat) -> bool:
        """Does the seat control a city in play?"""
        for c in self.board:
            if self.controller[c] == seat and self.is_city(c):
                return True
        return False

    def asked_first(self, seat: Seat) -> Seat:
        """ARC-RESP-04 Who begins a round about or after this seat's play: the next player, in an attack the attacked one."""
        return self.next_seat(seat) if self.goal == NOBODY else self.defending

    def is_city(self, c: Thing) -> bool:
        """ARC-AREA-02 Is the thing a city in play? Cities lie in the Kingdom; so do their residents, each with its home."""
        return c < SEAT_THING and self.place[c] & 15 == KINGDOM and self.library.type[self.printed[c]] == CITY

    def resides(self, c: CardId, city: CardId) -> bool:
        """ARC-CITY-04, ARC-CITY-06 Creatures in a city reside there; while it is attacked its owner's Army does so too."""
        if self.home[c] == city:
            return True
        return (
            city == self.goal
            and self.place[c] & 15 == ARMY
            and self.controller[c] == self.controller[city]
            and self.admits(city, c) == 0
        )

    def admits(self, city: CardId, c: CardId) -> i64:
        """ARC-MOVE-09 0, or what keeps this creature out of this city."""
        return may(self, ENTER, c, city, 0)

    def dies(self, c: CardId) -> bool:
        """ARC-CREA-07, ARC-CREA-08, ARC-CREA-10 Has it suffered damage equal to or above its DEF, as changed by now?"""
        return self.harm[c] >= self.defense[c]

    def falls(self, c: CardId) -> bool:
        """ARC-CREA-08, ARC-CITY-09, ARC-ENCH-04 Has it suffered too much, or lost its host?"""
        kind = self.place[c] & 15
        if kind == KINGDOM or kind == ARMY:
            return self.dies(c)
        host = self.host[c]
        return kind == ATTACHED and (self.out[host - SEAT_THING] != 0 if is_seat(host) else not self.in_play(host))

    def undergo(self, how: i64, c: CardId, kind: i64) -> None:
        """ARC-AREA-07 What was played goes to the graveyard, if it is still where it was."""
        if self.place[c] & 15 == kind & 15:
            self.move(c, GRAVE, self.owner[c])
