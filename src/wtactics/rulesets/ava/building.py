"""How tables of AVA keep the cities decks: when a city is built, and when a deck is rotated."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ASIDE, CITY, CREATURE, LIMBO, NOBODY, CardId, Seat, Thing, place_of, seat_thing
from wtactics.engine.prices import reckoned
from wtactics.engine.values import is_ruled, law, player_may
from wtactics.kits.realm.terms import BUILDING_TOO
from wtactics.rulesets.ava.fields import AvaFields
from wtactics.rulesets.ava.ids import CITY_03, PLAY_03, PLAY_04
from wtactics.rulesets.ava.terms import BUILD, BUILDINGS, ENTRANCE, PLAY_1, PLAY_2, ROTATE_DECK, ROTATIONS


class Building(AvaFields):
    """Readers and changers of cities that are not built yet."""

    # ---- readers

    def untimely(self, c: CardId) -> i64:
        """AVA-PLAY-03, AVA-PLAY-04, AVA-CREA-01, AVA-CITY-03, AVA-MAGIC-01, AVA-ENCH-01 0, or why not in this phase."""
        type_ = self.library.type[self.printed[c]]
        if type_ == CREATURE or type_ == CITY:
            if self.phase != ENTRANCE:
                return PLAY_04
            return CITY_03 if type_ == CITY and not self.may_build() else 0
        return 0 if self.phase == PLAY_1 or self.phase == PLAY_2 else PLAY_03

    def lies_ready(self, seat: Seat, c: CardId) -> bool:
        """AVA-CITY-02, AVA-CITY-03 The top city of the own cities deck."""
        return c == self.first[place_of(ASIDE, seat)]

    def may_build(self) -> bool:
        """AVA-CITY-03, AVA-CITY-04 May the active player build now, as far as this was not done too often, nor the other?"""
        done = self.built == self.turn and self.buildings >= reckoned(self, BUILDINGS, self.active, NOBODY, 1)
        return not done and self.is_open(self.rotated) and player_may(self, BUILD, self.active)

    def may_rotate(self) -> bool:
        """AVA-CITY-04 May he rotate his cities deck in the same way?"""
        done = self.rotated == self.turn and self.rotations >= reckoned(self, ROTATIONS, self.active, NOBODY, 1)
        return not done and self.is_open(self.built) and player_may(self, ROTATE_DECK, self.active)

    def is_open(self, other: i64) -> bool:
        """AVA-CITY-04, AVA-CONFLICT-01 Was the other of both not done in this turn, or does a card let its player do both?"""
        if other != self.turn:
            return True
        return is_ruled(self, BUILDING_TOO) and law(self, BUILDING_TOO, seat_thing(self.active), NOBODY, False)

    def is_building(self, seat: Seat) -> bool:
        """AVA-WIN-03 Is a city that the player has paid for still on its way?"""
        c = self.first[place_of(LIMBO, seat)]
        while c >= 0:
            if self.library.type[self.printed[c]] == CITY:
                return True
            c = self.after[c]
        return False

    def is_out_of_reach(self, seat: Seat, c: Thing) -> bool:
        """AVA-CITY-02 Is this a city that does not lie on top of the seat's own cities deck?"""
        return self.is_card(c) and self.library.type[self.printed[c]] == CITY and not self.lies_ready(seat, c)

    def could_be(self, c: CardId, d: i64) -> bool:
        """AVA-AREA-04, AVA-DECK-02 What lies hidden in a cities deck is a city."""
        return (not self.is_unbuilt(c) or self.library.type[d] == CITY) and super().could_be(c, d)

    def is_unbuilt(self, c: CardId) -> bool:
        """AVA-CITY-02, AVA-STATE-06 Is this a city of a cities deck, which is not in play?"""
        return self.place[c] & 15 == ASIDE

    # ---- changers

    def use_building(self) -> None:
        """AVA-CITY-04 The city of this turn has been built."""
        self.buildings = self.buildings + 1 if self.built == self.turn else 1
        self.built = self.turn
        self.changes += 1

    def rotate(self, seat: Seat) -> None:
        """AVA-CITY-04 The top city goes to the bottom of its deck."""
        self.rotations = self.rotations + 1 if self.rotated == self.turn else 1
        self.rotated = self.turn
        self.changes += 1
        self.turn_over(seat)

    def turn_over(self, seat: Seat) -> None:
        """AVA-CITY-04 The top city goes to the bottom, by the rules or by an effect, which uses up nothing."""
        c = self.first[place_of(ASIDE, seat)]
        if c >= 0:
            self.move(c, ASIDE, seat)
            self.happened(facts.ROTATED, c, seat)
            self.matters(facts.TURNED_OVER, c, seat)
