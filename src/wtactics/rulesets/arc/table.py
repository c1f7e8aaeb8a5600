"""The table of ARC: a realm, with what only ARC keeps and says.

What kits/realm does for it:

    area.py: __init__ ARC-TURN-16; gems ARC-MAT-03, ARC-POWER-05; affords ARC-POWER-08; ways_to_pay ARC-POWER-14;
        asked_first ARC-RESP-04; is_city ARC-AREA-02; resides ARC-CITY-04, ARC-CITY-06; admits ARC-MOVE-09; dies
        ARC-CREA-07, ARC-CREA-08, ARC-CREA-10; falls ARC-CREA-08, ARC-CITY-09, ARC-ENCH-04; undergo ARC-AREA-07
    treasury.py: mark ARC-POWER-12, ARC-MARK-01; unmark ARC-POWER-07, ARC-MARK-06; move ARC-POWER-03, ARC-POWER-04;
        become_gem ARC-POWER-15, ARC-POWER-03, ARC-AREA-05; spend ARC-POWER-08; free_another ARC-POWER-04;
        forget_produced ARC-TURN-20
    ledger.py: claim_discipline ARC-TACT-11, ARC-TACT-14; bid ARC-TACT-03, ARC-TACT-04; drop_bid ARC-TACT-05;
        drop_bids ARC-TACT-06; forget_claims ARC-TACT-11; name_goal ARC-COMBAT-04, ARC-TURN-16; send ARC-COMBAT-05,
        ARC-COMBAT-06; block ARC-COMBAT-08; lose_goal ARC-COMBAT-23; end_roles ARC-COMBAT-27; hurry ARC-WIN-09; calm
        ARC-WIN-09
    table.py: defends_from ARC-COMBAT-24; aim ARC-COMBAT-04; arrive ARC-STATE-04, ARC-STATE-06, ARC-MARK-02,
        ARC-CREA-12; leave ARC-ENCH-04, ARC-CITY-10, ARC-POWER-04, ARC-STATE-09; take ARC-STATE-11; change_sides
        ARC-STATE-11; inflict ARC-COMBAT-13; wound ARC-COMBAT-13, ARC-CREA-08; lose_city ARC-COMBAT-23, ARC-CITY-10;
        empty_city ARC-CITY-10, ARC-MOVE-05; drop_advantage ARC-TACT-10; shift ARC-MOVE-08; lay ARC-POWER-01,
        ARC-POWER-02, ARC-STATE-07, ARC-STATE-08; fail_draw ARC-WIN-06
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ARRIVE_IN_ARMY, ENTER
from wtactics.engine.places import NOBODY, CardId, Seat, seat_thing
from wtactics.engine.prices import CITY_MOVES, reckoned
from wtactics.engine.state import Terms, put
from wtactics.engine.values import is_ruled, law, own_word
from wtactics.kits.realm.law import Law
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import ABILITIES_IN_EVERY_WINDOW
from wtactics.rulesets.arc.law import LAW
from wtactics.rulesets.arc.terms import PLAY_1, PLAY_2


class ArcTable(Realm):
    """A table of ARC."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.travelled: vec[i64] = vec[i64]()  # cities that were part of a move this turn
        self.founding: vec[i64] = vec[i64]()  # cities chosen, but not revealed yet

    def clone(self) -> ArcTable:
        """A copy that shares nothing that is ever written."""
        t = ArcTable(self.terms, False)
        self.copy_to(t)
        self.copy_columns(t)
        t.travelled = self.travelled[:]
        t.founding = self.founding[:]
        return t

    def own_columns(self) -> list[vec[i64]]:
        """What ARC adds in columns, for whoever compares tables."""
        numbers = vec[i64]([self.goal, self.defending, i64(self.lost), i64(self.answered), self.claimed, self.fought])
        return [numbers, self.attackers, self.bids, self.settled, self.travelled, self.founding, self.extra]

    # ---- what realms ask

    def law(self) -> Law:
        """By which rules of ARC the bricks refuse."""
        return LAW

    def least_own(self, purse: i64, d: i64, cost: i64) -> i64:
        """ARC-CARD-04, ARC-POWER-09 As many gems of its own faction as it has loyalty marks."""
        return min(self.library.loyalty[d], cost)

    def abilities_allowed(self, seat: Seat) -> bool:
        """ARC-RESP-05, ARC-ABIL-09 Abilities are for fights, and for the active player in his Play phases."""
        if self.goal != NOBODY or self.setting(ABILITIES_IN_EVERY_WINDOW) == 1:
            return True
        return seat == self.active and (self.phase == PLAY_1 or self.phase == PLAY_2)

    def army_takes(self, seat: Seat, c: CardId) -> bool:
        """ARC-CREA-01, ARC-CREA-02 A new creature never arrives in the Army, unless its text says so."""
        if self.library.spoken >> ARRIVE_IN_ARMY & 1 == 0:
            return False
        if own_word(self, ARRIVE_IN_ARMY, c, seat, False):
            return True
        return is_ruled(self, ARRIVE_IN_ARMY) and law(self, ARRIVE_IN_ARMY, seat_thing(seat), c, False)

    def army_receives(self, seat: Seat, c: CardId) -> bool:
        """ARC-CREA-01 An effect that puts it into play and names no place puts it there as well, where its own text says so."""
        return own_word(self, ENTER, c, seat, True)

    def has_moved(self, home: CardId) -> bool:
        """ARC-MOVE-04 Was this city part of a move this turn? The Army has no such limit."""
        if home == NOBODY or home not in self.travelled:
            return False
        moves: i64 = 0
        for city in self.travelled:
            moves += i64(city == home)
        return moves >= reckoned(self, CITY_MOVES, self.active, home, 1)

    def bid_of(self, c: CardId) -> i64:
        """ARC-TACT-05 A bid is the sum of the printed costs of the cards marked for it that are still in play."""
        return self.library.cost[self.printed[c]]

    def could_be(self, c: CardId, d: i64) -> bool:
        """ARC-SETUP-01 A card chosen secretly to begin in play is a city of the discipline that was asked for."""
        library, chosen = self.library, self.printed[c]
        alike = library.type[d] == library.type[chosen] and library.discipline[d] == library.discipline[chosen]
        return (c not in self.founding or alike) and super().could_be(c, d)

    # ---- changers

    def know_decks(self) -> None:
        """ARC-SETUP-01 Everybody knows the cards of his own deck, until it is shuffled."""
        for c in range(len(self.shown)):
            self.shown = put(self.shown, c, 1 << self.owner[c])
        self.changes += 1

    def found(self, city: CardId) -> None:
        """ARC-SETUP-01 This city will begin in play."""
        self.founding = append(self.founding, city)
        self.changes += 1

    def reveal_founded(self) -> None:
        """ARC-SETUP-02 The cities that were chosen are in play from now on."""
        self.founding = vec[i64]()
        self.changed_values()

    def give_points(self, n: i64) -> None:
        """ARC-SETUP-07 Everybody begins with so many points."""
        for seat in range(self.seats):
            self.points[seat] = n
        self.changes += 1

    def use_up(self, home: CardId, goal: CardId) -> None:
        """ARC-MOVE-04 These cities were part of a move; the Army may be so again and again."""
        self.use_up_city(home)
        self.use_up_city(goal)

    def use_up_city(self, city: CardId) -> None:
        """ARC-MOVE-04 This city was part of a move, if it is one."""
        if city != NOBODY:
            self.travelled = append(self.travelled, city)
            self.changes += 1

    def end_turn(self) -> None:
        """ARC-TURN-20 Power that was produced lapses, and cities may be part of a move again."""
        self.forget_produced()
        self.travelled = vec[i64]()
        self.changes += 1
