"""The table of AVA: a realm in which each player stands as an avatar, with two scores and a deck of cities."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import hits_player
from wtactics.engine.places import (
    ASIDE,
    AVATAR,
    CITY,
    CREATURE,
    LIMBO,
    NOBODY,
    SEAT_THING,
    CardId,
    Seat,
    Thing,
    is_seat,
    place_of,
    seat_thing,
)
from wtactics.engine.values import is_ruled, law, player_may
from wtactics.kits.cities import ARMY
from wtactics.kits.realm.plays import permitted
from wtactics.kits.realm.yields import yield_of
from wtactics.rulesets.ava.building import Building
from wtactics.rulesets.ava.terms import GAIN_VP, KEEP_GOLD, PLAY_1, PLAY_2, PLAY_EARLY, STAND, STAND_AFAR, STAND_MARKED


class AvaTable(Building):
    """A table of AVA; what changes its columns stands here, as law 4 has it."""

    def clone(self) -> AvaTable:
        """A copy that shares nothing that is ever written."""
        t = AvaTable(self.terms, False)
        self.copy_to(t)
        self.copy_columns(t)
        self.copy_own(t)
        return t

    def copy_own(self, t: AvaTable) -> None:
        """Give t what AVA adds, sharing nothing that is ever written."""
        t.victory = self.victory[:]
        t.avatar = self.avatar[:]
        t.won = self.won[:]
        t.moved = self.moved
        t.moves = self.moves
        t.laid = self.laid
        t.layings = self.layings
        t.built = self.built
        t.buildings = self.buildings
        t.rotated = self.rotated
        t.rotations = self.rotations
        t.alongside = self.alongside

    def may_stand_alongside(self, seat: Seat) -> bool:
        """AVA-AVATAR-07 Is the player's avatar in his Army, unmarked?"""
        if not (self.is_led(seat) or self.is_told(STAND_AFAR, seat)) or not player_may(self, STAND, seat):
            return False
        return self.marked[self.avatar[seat]] == 0 or self.is_told(STAND_MARKED, seat)

    def untimely(self, c: CardId) -> i64:
        """AVA-CONFLICT-01 Creatures wait for the Entrance phase, unless a card lets them come in a Play phase."""
        refusal = super().untimely(c)
        early = refusal != 0 and self.type(c) == CREATURE and (self.phase == PLAY_1 or self.phase == PLAY_2)
        return 0 if early and permitted(self, PLAY_EARLY, self.active, c) else refusal

    def is_told(self, deed: i64, seat: Seat) -> bool:
        """AVA-CONFLICT-01 Does a card permit the player this, or bid him to do it?"""
        return is_ruled(self, deed) and law(self, deed, seat_thing(seat), NOBODY, False)

    def use_up(self, home: CardId, goal: CardId) -> None:
        """AVA-MOVE-04 The move of this turn is used up, whatever becomes of it."""
        self.moves = self.moves + 1 if self.moved == self.turn else 1
        self.moved = self.turn
        self.changes += 1

    def empty_pools(self) -> None:
        """AVA-GOLD-07, AVA-TURN-17, AVA-CONFLICT-01 The pools are emptied, but for those of whom a text says otherwise."""
        for seat in range(self.seats):
            if not self.is_told(KEEP_GOLD, seat):
                self.empty_pool(seat)
        self.changes += 1

    def end_turn(self) -> None:
        """AVA-GOLD-07 What was said of pools for this turn held as they were emptied."""

    def hurt(self, c: CardId, n: i64, source: CardId) -> i64:
        """AVA-AVATAR-04 Damage to the avatar is damage to its player: it takes life points for good."""
        if self.type(c) != AVATAR:
            return super().hurt(c, n, source)
        seat = self.controller[c]
        n = hits_player(self, seat, self.shielded(c, n), source)
        if n > 0:
            self.matters(facts.HURT, seat_thing(seat), source, n)
        return n

    def figure(self, thing: Thing) -> Thing:
        """AVA-AVATAR-01 The card as which a player stands on the table."""
        return self.avatar[thing - SEAT_THING] if thing >= SEAT_THING else thing

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """AVA-AVATAR-18 Nothing takes the avatar out of play."""
        if self.type(c) != AVATAR:
            super().leave(c, kind, on_top)

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """AVA-AVATAR-18 Nobody takes over another's avatar."""
        if self.type(c) != AVATAR:
            super().take(c, seat, until)

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """AVA-AREA-04 Of each cities deck everybody sees the top card; AVA-WIN-03 the last city may fail to be built."""
        before = self.place[c]
        super().move(c, kind, seat, on_top)
        if before & 15 in (ASIDE, LIMBO) and self.type(c) == CITY:
            self.unsettled = True
        if self.turn > 0:
            if kind == ASIDE:
                self.turn_up(seat)
            if before & 15 == ASIDE:
                self.turn_up(before >> 4)

    def turn_up(self, seat: Seat) -> None:
        """AVA-SETUP-02, AVA-AREA-04 Everybody sees the top card of this cities deck, and has seen it from then on."""
        top, all_seats = self.first[place_of(ASIDE, seat)], (1 << self.seats) - 1
        if top >= 0 and self.shown[top] != all_seats:
            self.show(top, all_seats)

    def stand(self, seat: Seat, c: CardId) -> None:
        """AVA-SETUP-01, AVA-AVATAR-01 The player's avatar stands in his Army; it has not entered play."""
        self.avatar[seat] = c
        self.move(c, ARMY, seat)
        self.changed_values()

    def begin_with_life(self, seat: Seat, n: i64) -> None:
        """AVA-WIN-10 The player begins with so many life points."""
        self.points[seat] = n
        self.changes += 1

    def victory_of(self, seat: Seat) -> i64:
        """AVA-MAT-01 The player's victory points."""
        return self.victory[seat]

    def score(self, seat: Seat, n: i64) -> None:
        """AVA-CONFLICT-02, AVA-WIN-11 The player gains victory points, or loses some by a text, never below none."""
        n = max(n, -self.victory[seat])
        if n < 0 or (n > 0 and player_may(self, GAIN_VP, seat)):
            self.victory[seat] += n
            self.unsettled = True
            self.changes += 1
            self.happened(facts.SCORED, NOBODY, seat, n)

    def win_bid(self, discipline: i64, seat: Seat) -> None:
        """AVA-TACT-04 This player (or NOBODY) has won the bid for the discipline, or has had what that gives."""
        self.won[discipline] = seat
        self.changes += 1

    def make_gold(self, c: CardId, faction: i64) -> None:
        """AVA-GOLD-06, AVA-GOLD-07 Marked ahead, a resource card produces its gold, which waits in the pool."""
        seat = self.controller[c]
        gold = yield_of(self, seat, c)
        self.mark(c)
        self.produce(seat, faction, gold)

    def free_another(self, c: CardId) -> None:
        """AVA-GOLD-07 What has produced stays marked, whichever other resource card is lost."""

    def use_laying(self) -> None:
        """AVA-GOLD-03 The resource card of this turn has been laid."""
        self.layings = self.layings + 1 if self.laid == self.turn else 1
        self.laid = self.turn
        self.changes += 1

    def stand_alongside(self) -> None:
        """AVA-AVATAR-07, AVA-AVATAR-10 The attacked player defends alongside his creatures."""
        self.alongside = True
        self.changes += 1
        self.matters(facts.ASSIGNED, self.avatar[self.defending], self.defending)

    def stand_aside(self) -> None:
        """AVA-AVATAR-08, AVA-AVATAR-14 The attacked player does not, or cannot; texts are told."""
        self.matters(facts.UNASSIGNED, self.avatar[self.defending], self.defending)

    def block(self, c: CardId, attacker: CardId) -> None:
        """AVA-AVATAR-10 An avatar of the Army that blocks in an attack on it stands alongside."""
        super().block(c, attacker)
        if self.type(c) == AVATAR and is_seat(self.goal):
            self.stand_alongside()

    def end_roles(self) -> None:
        """AVA-COMBAT-26 With the attack ends what was said for it."""
        super().end_roles()
        self.alongside = False
