"""What tables of AVA keep beyond those of realms, and how it is read."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ARRIVE_IN_ARMY, MOVES, UNLED_ATTACK, UNLED_DEFENCE
from wtactics.engine.places import (
    ATTACHED,
    ATTACKER,
    AVATAR,
    BLOCKED,
    CREATURE,
    DEFENDER,
    NOBODY,
    CardId,
    Seat,
    Thing,
    is_seat,
    seat_thing,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.state import Terms, zeros
from wtactics.engine.values import is_ruled, law, may, own_word
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.coins import units_in
from wtactics.kits.fights import FREE
from wtactics.kits.realm.attacks import cannot_attack
from wtactics.kits.realm.law import Law
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import ABILITIES_IN_EVERY_WINDOW
from wtactics.rulesets.ava.ids import AVATAR_06, AVATAR_11, AVATAR_12, CITY_07
from wtactics.rulesets.ava.law import LAW
from wtactics.rulesets.ava.terms import (
    ARRIVE_IN_CITY,
    ATTACK_ALONE,
    DISCIPLINES,
    LOOSE_LOYALTY,
    PLAY_1,
    PLAY_2,
    REACH_OUT,
)


class AvaFields(Realm):
    """The columns of AVA and their readers. `points` are life points (AVA-MAT-01); what only AVA keeps stands beside them."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        seats: i64 = terms.seats if blank else 0
        self.victory: vec[i64] = zeros(seats)  # victory points
        self.avatar: vec[i64] = zeros(seats, NOBODY)  # each player's avatar card
        self.won: vec[i64] = zeros(DISCIPLINES if blank else 0, NOBODY)  # who won the bid for each discipline
        self.moved: i64 = NOBODY  # the turn of the last move,
        self.moves: i64 = 0  # how many there were in that turn,
        self.laid: i64 = NOBODY  # the turn of the last resource card that was laid,
        self.layings: i64 = 0  # how many were laid in it,
        self.built: i64 = NOBODY  # the turn of the last time that a city was built,
        self.buildings: i64 = 0  # how many were built in it,
        self.rotated: i64 = NOBODY  # the turn of the last time that the cities deck was rotated,
        self.rotations: i64 = 0  # and how often that was done in it
        self.alongside: bool = False  # does the attacked player defend alongside his creatures?

    def own_columns(self) -> list[vec[i64]]:
        """What AVA adds in columns, for whoever compares tables."""
        times = vec[i64]([self.moved, self.moves, self.laid, self.layings, self.built, self.rotated, self.fought])
        numbers = vec[i64]([i64(self.alongside), i64(self.lost), i64(self.answered), self.buildings, self.rotations])
        return [times, numbers, self.victory, self.avatar, self.won, *super().own_columns()]

    # ---- what realms ask

    def law(self) -> Law:
        """By which rules of AVA the bricks refuse."""
        return LAW

    def least_own(self, purse: i64, d: i64, cost: i64) -> i64:
        """AVA-GOLD-08, AVA-GOLD-09, AVA-CARD-04 Own gold first; for each loyalty mark one of another faction may fill a gap."""
        least = max(0, cost - self.library.loyalty[d])
        if self.setting(LOOSE_LOYALTY) == 1:
            return least
        return max(least, min(cost, units_in(purse, self.library.faction[d])))

    def abilities_allowed(self, seat: Seat) -> bool:
        """AVA-RESP-05, AVA-ABIL-08 Abilities are for fights, and for the active player in his Play phases."""
        if self.goal != NOBODY or self.setting(ABILITIES_IN_EVERY_WINDOW) == 1:
            return True
        return seat == self.active and (self.phase == PLAY_1 or self.phase == PLAY_2)

    def marches(self, c: CardId) -> bool:
        """AVA-AVATAR-03, AVA-AVATAR-06, AVA-AVATAR-10, AVA-AVATAR-16, AVA-AVATAR-17 Creatures and avatars do."""
        return self.library.type[self.printed[c]] in (CREATURE, AVATAR)

    def army_takes(self, seat: Seat, c: CardId) -> bool:
        """AVA-CREA-01, AVA-CONFLICT-02 New creatures may arrive in the Army, unless their text says otherwise."""
        return not own_word(self, ARRIVE_IN_ARMY, c, seat, True)

    def cities_take(self, seat: Seat, c: CardId) -> bool:
        """AVA-CREA-01, AVA-CONFLICT-02 Nor need they arrive in cities, if their text says otherwise."""
        return not own_word(self, ARRIVE_IN_CITY, c, seat, True)

    def army_receives(self, seat: Seat, c: CardId) -> bool:
        """AVA-CREA-01, AVA-STATE-01 The same places are open to creatures that effects put into play."""
        return True

    def keeps_home(self, c: CardId, goal: Thing) -> i64:
        """AVA-AVATAR-06 The avatar attacks only together with a creature, or where one can still follow."""
        if self.type(c) != AVATAR or self.goes_by_itself(c):
            return 0
        for other in self.board:
            if self.type(other) == CREATURE and (
                self.role[other] in (ATTACKER, BLOCKED) or cannot_attack(self, other, goal, c) == 0
            ):
                return 0
        return AVATAR_06

    def goes_by_itself(self, c: CardId) -> bool:
        """AVA-AVATAR-06, AVA-CONFLICT-01 Does a card let this avatar attack without a creature?"""
        return self.type(c) == AVATAR and may(self, ATTACK_ALONE, c, NOBODY, FREE) == 0

    def cannot_lead(self, seat: Seat) -> i64:
        """AVA-AVATAR-11, AVA-AVATAR-12, AVA-AVATAR-13 Only where its avatar stands does an Army attack or defend."""
        deed: i64 = UNLED_ATTACK if seat == self.active else UNLED_DEFENCE  # for which cards may let it do without
        refusal = AVATAR_11 if seat == self.active else AVATAR_12
        if not is_ruled(self, deed):
            return 0 if self.is_led(seat) else refusal
        if law(self, deed, seat_thing(seat), NOBODY, True):  # it counts as not led, whoever stands in it
            return refusal
        return 0 if self.is_led(seat) or law(self, deed, seat_thing(seat), NOBODY, False) else refusal

    def has_moved(self, home: CardId) -> bool:
        """AVA-MOVE-01, AVA-MOVE-02 One move a turn, wherever it begins and ends, unless a card allows more."""
        return self.moved == self.turn and self.moves >= reckoned(self, MOVES, self.active, NOBODY, 1)

    def bid_of(self, c: CardId) -> i64:
        """AVA-TACT-04 Residents marked for a claim are counted."""
        return 1

    # ---- readers

    def is_led(self, seat: Seat) -> bool:
        """AVA-AVATAR-13 Does the player's avatar stand in his Army, marked or not?"""
        return self.avatar[seat] != NOBODY and self.place[self.avatar[seat]] & 15 == ARMY

    def counts_led(self, seat: Seat) -> bool:
        """AVA-AVATAR-13, AVA-CONFLICT-01, AVA-CONFLICT-02 Is its Army led, or does a text say that it is or isn't?

        While values are computed nobody knows yet what texts permit: then the avatar alone leads.
        """
        if not is_ruled(self, UNLED_DEFENCE):
            return self.is_led(seat)
        thing = seat_thing(seat)
        if law(self, UNLED_DEFENCE, thing, NOBODY, True):
            return False
        if self.is_led(seat):
            return True
        stands_in = is_ruled(self, UNLED_ATTACK) and law(self, UNLED_ATTACK, thing, NOBODY, False)
        return stands_in and law(self, UNLED_DEFENCE, thing, NOBODY, False)

    def dies(self, c: CardId) -> bool:
        """AVA-AVATAR-04, AVA-AVATAR-18, AVA-CREA-05 The avatar never dies by damage: life points are lost instead."""
        return self.type(c) != AVATAR and super().dies(c)

    def shuns(self, thing: Thing) -> i64:
        """AVA-CITY-07 Abilities of residents reach nothing but their city, its residents and what is attached to them."""
        city = self.residence(self.me) if self.me != NOBODY else NOBODY
        if city == NOBODY or self.is_local(thing, city) or self.reaches_out(self.me):
            return super().shuns(thing)
        return CITY_07

    def reaches_out(self, c: CardId) -> bool:
        """AVA-CITY-07, AVA-CONFLICT-01 Does a card let the abilities of this one have targets outside its city?"""
        return may(self, REACH_OUT, c, NOBODY, FREE) == 0

    def residence(self, c: CardId) -> CardId:
        """AVA-CITY-07 The city by which abilities of this card in play are bound: the Army's too, while it defends one."""
        if c < 0 or is_seat(c) or not self.marches(c):
            return NOBODY
        if self.place[c] & 15 == KINGDOM:
            return self.home[c]
        helps = self.goal != NOBODY and not is_seat(self.goal) and self.resides(c, self.goal)
        return self.goal if helps else NOBODY

    def is_local(self, thing: Thing, city: CardId) -> bool:
        """Is the thing this city, one of its residents, or attached to one of these?"""
        if is_seat(thing):
            return False
        if self.place[thing] & 15 == ATTACHED:
            host = self.host[thing]
            return not is_seat(host) and self.is_local(host, city)
        return thing == city or self.resides(thing, city)

    def resides(self, c: CardId, city: CardId) -> bool:
        """AVA-CITY-06, AVA-CITY-09 Who lives in a city; while it is attacked, also creatures of its owner's led Army."""
        if self.home[c] == city:
            return True
        if self.type(c) == AVATAR or not super().resides(c, city):
            return False
        return self.role[c] == DEFENDER or self.cannot_lead(self.controller[city]) == 0
