"""What ARC keeps beyond the common table, and how it fills the seams that card texts use."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, LEND, WHILE_IN_PLAY
from wtactics.engine.meaning import ENTER
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    DEFENDER,
    ENCHANTMENT,
    GONE,
    GRAVE,
    NOBODY,
    PEACE,
    RESERVE,
    SEAT_THING,
    Card,
    Seat,
    Thing,
)
from wtactics.engine.state import MOD, Terms, zeros
from wtactics.engine.step import OWN
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.kits.cities import ARMY, IN_ARMY, KINGDOM
from wtactics.kits.coins import COLOURS, purse, spend
from wtactics.kits.verbs import NUMBERED
from wtactics.rulesets.arc.ids import WIN_06

# Passages of ARC's own.
DRAWING: Final = OWN
NAMING: Final = OWN + 1
BIDDING: Final = OWN + 2
ATTACKING: Final = OWN + 3
COMBAT: Final = OWN + 4
AIMING: Final = OWN + 5
PLACING: Final = OWN + 6

# Phases (ARC-TURN-02); SETUP comes before the first turn.
SETUP: Final = 0
UNMARK_PHASE: Final = 1
DRAW_PHASE: Final = 2
TACTICS: Final = 3
PLAY_1: Final = 4
ATTACK_PHASE: Final = 5
PLAY_2: Final = 6
DISCARD_PHASE: Final = 7

# Settings: the numbers of the game, in this order among the terms.
STARTING_POINTS: Final = 0
WINNING_POINTS: Final = 1
OPENING_HAND: Final = 2
HAND_LIMIT: Final = 3
SPLIT_DAMAGE: Final = 4
ABILITIES_IN_EVERY_WINDOW: Final = 5
LOOP_LIMIT: Final = 6
FIRST_PLAYER: Final = 7


class ArcTable(Table):
    """A table of ARC."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.goal: Thing = NOBODY  # what is attacked: a city, or a player's army
        self.defending: Seat = NOBODY  # the attacked player
        self.attackers: vec[i64] = vec[i64]()  # in the order in which their combats are resolved
        self.bids: vec[i64] = vec[i64]()  # seat and card, for each resident marked for the claim under way
        self.claimed: i64 = 0  # disciplines claimed in this Tactics phase, as bits
        self.travelled: vec[i64] = vec[i64]()  # cities that were part of a move this turn
        self.founding: vec[i64] = vec[i64]()  # cities chosen, but not revealed yet
        self.extra: vec[i64] = zeros(terms.seats * COLOURS)  # power produced for this turn, by seat and faction

    def clone(self) -> ArcTable:
        """A copy that shares nothing that is ever written."""
        t = ArcTable(self.terms)
        self.copy_to(t)
        t.goal = self.goal
        t.defending = self.defending
        t.attackers = self.attackers[:]
        t.bids = self.bids[:]
        t.claimed = self.claimed
        t.travelled = self.travelled[:]
        t.founding = self.founding[:]
        t.extra = self.extra[:]
        return t

    # ---- readers

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    def gems(self, seat: Seat) -> vec[i64]:
        """The seat's free gems by faction, and their sum at the end (ARC-POWER-05)."""
        return purse(self, self.extra, seat)

    def cities(self, seat: Seat) -> vec[i64]:
        """The cities in play that the seat controls."""
        out = vec[i64](capacity=4)
        for c in self.board:
            if self.controller[c] == seat and self.is_city(c):
                out = append(out, c)
        return out

    def has_city(self, seat: Seat) -> bool:
        """Does the seat control a city in play?"""
        for c in self.board:
            if self.controller[c] == seat and self.is_city(c):
                return True
        return False

    def is_city(self, c: Thing) -> bool:
        """Is the thing a city in play?"""
        return c < SEAT_THING and self.place[c] & 15 == KINGDOM and self.library.type[self.printed[c]] == CITY

    def resides(self, c: Card, city: Card) -> bool:
        """ARC-CITY-04, ARC-CITY-06 Creatures in a city reside there; while it is attacked its owner's Army does so too."""
        if self.home[c] == city:
            return True
        return (
            city == self.goal
            and self.place[c] & 15 == ARMY
            and self.controller[c] == self.controller[city]
            and self.admits(city, c) == 0
        )

    def admits(self, city: Card, c: Card) -> i64:
        """ARC-MOVE-09 0, or what keeps this creature out of this city."""
        return may(self, ENTER, c, city, 0)

    def dies(self, c: Card) -> bool:
        """ARC-CREA-08 Has the creature suffered damage equal to or above its DEF?"""
        return self.harm[c] >= self.defense[c]

    # ---- seams

    def settle_down(self, c: Card, kind: i64, seat: Seat, home: Card) -> None:
        """The card in play lies elsewhere from now on; it takes no part in an attack that it has left."""
        if self.role[c] != PEACE and not (self.role[c] == DEFENDER and self.defends_from(kind, seat, home)):
            self.role[c] = PEACE
            self.foe[c] = NOBODY
        self.move(c, kind, seat)
        self.settle(c, home)
        self.happened(facts.MOVED, c, home)

    def defends_from(self, kind: i64, seat: Seat, home: Card) -> bool:
        """ARC-COMBAT-24 Is this one of the places that the attacked player defends from?"""
        return seat == self.defending and (kind == ARMY or home == self.goal)

    def aim(self) -> Thing:
        """ARC-COMBAT-04 The one target that all attackers share."""
        return self.goal

    def names_thing(self, what: i64) -> bool:
        """Does an option of this verb name a card or player?"""
        return NUMBERED >> what & 1 == 0

    def could_be(self, c: Card, d: i64) -> bool:
        """ARC-SETUP-01 A card chosen secretly to begin in play is a city of the discipline that was asked for."""
        library, chosen = self.library, self.printed[c]
        alike = library.type[d] == library.type[chosen] and library.discipline[d] == library.discipline[chosen]
        return c not in self.founding or alike

    def arrive(self, c: Card, seat: Seat, home: Card) -> bool:
        """ARC-STATE-04 An effect puts a permanent into play; where the rules leave a choice, its controller has it."""
        type_ = self.library.type[self.printed[c]]
        if type_ == CITY:
            self.enter(c, KINGDOM, seat)
            self.happened(facts.BUILT, c, seat)
            return True
        if type_ == CREATURE and home == IN_ARMY:
            self.enter(c, ARMY, seat)
            return True
        if type_ == CREATURE and home != NOBODY:
            if self.admits(home, c) == 0:
                self.enter(c, KINGDOM, seat, home)
                return True
            return False
        if type_ not in (CREATURE, ENCHANTMENT):
            return False
        self.then(PLACING, c, seat)
        return True

    def leave(self, c: Card, kind: i64, on_top: bool = False) -> None:
        """ARC-ENCH-04, ARC-CITY-10, ARC-POWER-04 What is attached goes too, residents stay; a consumed gem goes first."""
        if self.is_city(c):
            self.empty_city(c)
        if self.place[c] & 15 == RESERVE and self.marked[c] == 0:
            self.free_another(c)
        super().leave(c, kind, on_top)
        for attached in self.board:
            if self.place[attached] & 15 == ATTACHED and self.host[attached] == c:
                self.leave(attached, GRAVE)

    def free_another(self, c: Card) -> None:
        """A consumed gem of the same faction takes the place of the free one that would go."""
        other = self.first[self.place[c]]
        while other >= 0:
            if self.marked[other] == 1 and self.colour[other] == self.colour[c]:
                self.marked[other] = 0
                return
            other = self.after[other]

    def take(self, c: Card, seat: Seat, until: i64) -> None:
        """ARC-STATE-11 Control changes: a creature joins the new controller's Army, or a city of his choice."""
        if self.controller[c] == seat:
            return
        if until != WHILE_IN_PLAY:
            self.modify(LEND, c, self.controller[c], 0, until, seat, self.me)
        kind = self.place[c] & 15
        if kind == KINGDOM and not self.is_city(c):
            self.then(PLACING, c, seat)
            return
        if kind == KINGDOM:
            self.empty_city(c)
            self.drop_advantage(c)
        self.controller[c] = seat
        self.changed_values()
        self.settle_down(c, kind, seat, NOBODY)
        self.happened(facts.CONTROLLED, c, seat)

    def give_back(self, c: Card, seat: Seat) -> None:
        """Control that was lent returns."""
        if self.in_play(c) and self.out[seat] == 0:
            self.take(c, seat, WHILE_IN_PLAY)

    def empty_city(self, city: Card) -> None:
        """ARC-CITY-10 Residents of a lost city go to their controller's Army, keeping their marks."""
        for c in self.at(KINGDOM, self.place[city] >> 4):
            if self.home[c] == city:
                self.settle_down(c, ARMY, self.controller[c], NOBODY)

    def drop_advantage(self, city: Card) -> None:
        """ARC-TACT-10 A city that is lost takes its advantage with it."""
        i: i64 = 0
        while i < len(self.mods):
            if self.mods[i] == ADVANTAGE and self.mods[i + 1] == city:
                self.drop_mod(i)
            else:
                i += MOD

    def shift(self, c: Card, home: Card) -> bool:
        """ARC-MOVE-08 An effect moves a creature: unmarked as it was, and outside the cities' limit."""
        seat = self.controller[c]
        if not self.in_play(c) or (home != NOBODY and (self.controller[home] != seat or self.admits(home, c) != 0)):
            return False
        self.settle_down(c, ARMY if home == NOBODY else KINGDOM, seat, home)
        return True

    def produce(self, seat: Seat, faction: i64, n: i64) -> None:
        """Power produced by an effect is spent like gems, until the turn ends."""
        self.extra[seat * COLOURS + faction] += n
        self.changes += 1
        self.happened(facts.PRODUCED, faction, seat, n)

    def spend(self, seat: Seat, packed: i64) -> None:
        """ARC-POWER-08 Only free gems pay, whoever asks for power."""
        spend(self, self.extra, seat, packed)

    def lay(self, c: Card, seat: Seat) -> None:
        """ARC-POWER-01, ARC-POWER-02 By an effect, too, a card becomes a resource card of the faction its player names."""
        if self.place[c] & 15 != GONE:
            self.then(NAMING, c, seat)

    def fail_draw(self, seat: Seat) -> None:
        """ARC-WIN-06 Who must draw from an empty deck is defeated."""
        self.fail(seat, WIN_06)
        self.drew = True  # the check comes at once (ARC-WIN-09)
