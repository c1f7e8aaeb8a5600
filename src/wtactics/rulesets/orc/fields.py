"""What ORC keeps beyond the common table, and how it is read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import (
    ASIDE,
    CREATURE,
    DECK,
    NOBODY,
    QUEST,
    RESERVE,
    CardId,
    Seat,
    Thing,
    place_of,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.state import Terms, zeros
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled
from wtactics.kits.coins import payers
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, QUESTS, YIELDS

ASSIGNED: Final = 2  # ORC-ASSIGN-01 a card in play is unmarked (0), marked (1) or assigned


class Fields(Table):
    """The columns of ORC and their readers. A player's points are his influence."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        seats: i64 = terms.seats if blank else 0
        self.victory: vec[i64] = zeros(seats)  # victory points
        self.gold: vec[i64] = zeros(seats)  # made and not spent yet
        self.mulligans: vec[i64] = zeros(seats)  # how many each has taken
        self.accepted: i64 = 0  # seats that have accepted their hand, as bits
        self.front: vec[i64] = vec[i64]()  # card -> the front in which its text reaches, also after it has left
        self.assigned: vec[i64] = vec[i64]()  # card -> the turn in which it was assigned; below 0: unassigned
        self.round: i64 = 0  # ORC-TURN-07
        self.laid: i64 = 0  # resource cards laid this turn
        self.recycled: bool = False  # this turn
        self.moved_in: i64 = 0  # the phase of this turn in which creatures were moved,
        self.attacked_in: i64 = 0  # and the one in which they attacked
        self.acted_in: i64 = 0  # the last Play phase of this turn in which something was done
        self.freely: vec[i64] = vec[i64]()  # abilities that cost neither gold nor marks, once for each use this turn
        self.left_front: i64 = NOBODY  # the front out of which creatures were moved this turn
        self.exhausted: i64 = 0  # seats that found an empty deck in their Draw phase of this round, as bits
        self.defending: Seat = NOBODY
        self.attackers: vec[i64] = vec[i64]()
        self.division: vec[i64] = vec[i64]()  # defender, and how much of the attacker's damage it gets
        self.announced: CardId = NOBODY  # the card that is read as if it were
        self.supposed: i64 = NOBODY  # in this front; set before a text is read, never kept
        self.bearer: Thing = NOBODY  # to what a card would be attached of which the cost is asked; never kept
        self.hearing: bool = False  # do triggers hear of something just now? Never kept either

    def copy_columns(self, t: Fields) -> None:
        """Give t what ORC adds, sharing nothing that is ever written."""
        t.victory = self.victory[:]
        t.gold = self.gold[:]
        t.mulligans = self.mulligans[:]
        t.accepted = self.accepted
        t.front = self.front[:]
        t.assigned = self.assigned[:]
        t.round = self.round
        t.laid = self.laid
        t.recycled = self.recycled
        t.moved_in = self.moved_in
        t.attacked_in = self.attacked_in
        t.acted_in = self.acted_in
        t.freely = self.freely[:]
        t.left_front = self.left_front
        t.exhausted = self.exhausted
        t.defending = self.defending
        t.attackers = self.attackers[:]
        t.division = self.division[:]
        t.announced = self.announced
        t.supposed = self.supposed
        t.bearer = self.bearer

    def own_columns(self) -> list[vec[i64]]:
        """The same in columns, for whoever compares tables."""
        numbers = vec[i64]([
            self.accepted, self.round, self.laid, i64(self.recycled), self.moved_in, self.attacked_in, self.left_front,
            self.exhausted, self.defending, self.acted_in,
        ])  # fmt: skip
        return [
            numbers,
            self.victory,
            self.gold,
            self.mulligans,
            self.front,
            self.assigned,
            self.attackers,
            self.division,
            self.freely,
        ]

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    def number_for(self, i: i64, seat: Seat) -> i64:
        """One of the numbers of the game, as it is for this seat."""
        return self.adjusted(i, seat, self.terms.settings[i])

    # ---- places

    def in_front(self, c: CardId) -> bool:
        """ORC-AREA-02 Does the card stand in one of the two combat zones?"""
        kind = self.place[c] & 15
        return kind == OFFENSIVE or kind == DEFENSIVE

    def is_creature(self, c: Thing) -> bool:
        """Is the thing a creature in a front?"""
        return self.is_card(c) and self.in_front(c) and self.library.type[self.printed[c]] == CREATURE

    def open_quest(self, seat: Seat) -> CardId:
        """ORC-QUEST-12 The quest on offer on top of the deck that this seat has brought; NOBODY if there is none."""
        for keeper in range(self.seats):
            c = self.first[place_of(QUESTS, keeper)]
            while c >= 0:
                if self.owner[c] == seat:
                    return c
                c = self.after[c]
        return NOBODY

    def quest_deck(self, seat: Seat) -> vec[i64]:
        """ORC-QUEST-09 The quests that lie face down, the top one first."""
        return vec[i64]([c for c in self.at(ASIDE, seat) if self.library.type[self.printed[c]] == QUEST])

    # ORC-CARD-07, ORC-CARD-10, ORC-CARD-18 ATK and DEF are kept by card, so copies differ; a change x/y is added to both

    # ---- gold

    def free_resources(self, seat: Seat) -> i64:
        """ORC-GOLD-03 How many unmarked resource cards the seat has."""
        n: i64 = 0
        c = self.first[place_of(RESERVE, seat)]
        while c >= 0:
            n += i64(self.marked[c] == 0)
            c = self.after[c]
        return n

    def purse(self, seat: Seat) -> i64:
        """ORC-GOLD-06, ORC-GOLD-08 How much gold the seat can spend: what it has made, and what it can make."""
        if not is_ruled(self, YIELDS):
            return self.gold[seat] + self.free_resources(seat)
        n: i64 = self.gold[seat]
        for c in self.at(RESERVE, seat):
            n += self.yield_of(c, seat) if self.marked[c] == 0 else 0
        return n

    def yield_of(self, c: CardId, seat: Seat) -> i64:
        """ORC-GOLD-03 How much gold this resource card of the seat gives when it is marked for that."""
        return reckoned(self, YIELDS, seat, c, 1)

    def payers(self, seat: Seat, n: i64) -> vec[i64]:
        """ORC-GOLD-20, ORC-GOLD-24 Which resource cards are marked for so much: such that as little as can be is left over."""
        free = vec[i64]([c for c in self.at(RESERVE, seat) if self.marked[c] == 0 and self.yield_of(c, seat) > 0])
        if not is_ruled(self, YIELDS):
            return free[: max(n, 0)]
        chosen = payers(vec[i64]([self.yield_of(c, seat) for c in free]), n)
        return vec[i64]([free[i] for i in chosen])

    def could_draw(self, seat: Seat, n: i64) -> bool:
        """ORC-ABIL-17 Of several ways, drawing more than the deck holds is closed where another is open."""
        return len(self.at(DECK, seat)) >= n

    # ---- an attack

    def blow_on(self, d: CardId) -> i64:
        """ORC-COMBAT-28 How much of the attacker's damage this defender gets, as it was divided."""
        for i in range(0, len(self.division), 2):
            if self.division[i] == d:
                return self.division[i + 1]
        return 0
