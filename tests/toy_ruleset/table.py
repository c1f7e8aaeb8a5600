"""The table of TOY: one column, and the seams that its card texts use."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toy_ruleset.ids import WIN_02
from wtactics.engine.places import BOARD, CREATURE, HAND, CardId, Seat, Thing, place_of
from wtactics.engine.state import Terms
from wtactics.engine.step import OWN
from wtactics.engine.table import Table
from wtactics.kits.verbs import NUMBERED

POND: Final = BOARD
AIMING: Final = OWN  # the one passage of its own
DAWN: Final = 1  # phases
DAY: Final = 2
DUSK: Final = 3
HAND_SIZE: Final = 0  # settings, in the order of game.py
POINTS: Final = 1
PLAYS: Final = 2
LOOP_LIMIT: Final = 3
FIRST_PLAYER: Final = 4


class ToyTable(Table):
    """A table of TOY."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.played: i64 = 0  # how many cards the active player has played this turn

    def clone(self) -> ToyTable:
        """A copy that shares nothing that is ever written."""
        t = ToyTable(self.terms)
        self.copy_to(t)
        t.played = self.played
        return t

    def own_columns(self) -> list[vec[i64]]:
        return [vec[i64]([self.played])]

    def names_thing(self, what: i64) -> bool:
        return NUMBERED >> what & 1 == 0

    def fail_draw(self, seat: Seat) -> None:
        """TOY-WIN-02 Who has to draw from an empty deck has lost."""
        self.fail(seat, WIN_02)

    def setting(self, i: i64) -> i64:
        """One of the numbers of the game."""
        return self.terms.settings[i]

    def is_mine(self, c: Thing, seat: Seat) -> bool:
        """Is this a creature in the seat's pond?"""
        return self.is_card(c) and self.place[c] == place_of(POND, seat)

    def is_guarded(self, seat: Seat) -> bool:
        """TOY-FIGHT-03 Has the seat an unmarked creature?"""
        return any(self.marked[c] == 0 for c in self.at(POND, seat))

    def in_hand(self, c: Thing, seat: Seat) -> bool:
        """Is this a card of the seat's hand?"""
        return self.is_card(c) and self.place[c] == place_of(HAND, seat)

    def is_creature(self, c: CardId) -> bool:
        """Is the card, wherever it lies, a creature?"""
        return self.library.type[self.printed[c]] == CREATURE

    def give_points(self, n: i64) -> None:
        """TOY-START-04 Everybody begins with so many points."""
        for seat in range(self.seats):
            self.points[seat] = n
        self.changes += 1

    def count_play(self, n: i64) -> None:
        """TOY-PLAY-02 So many cards have been played in this turn."""
        self.played = n
        self.changes += 1

    def calm(self) -> None:
        """The check has looked at all that has changed."""
        self.unsettled = False
        self.drew = False
