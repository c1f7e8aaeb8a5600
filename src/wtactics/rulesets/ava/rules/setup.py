"""AVA-SETUP: the avatars stand in their Armies, cities and decks are shuffled, seven cards, and who begins."""

from __future__ import annotations

from wtactics.engine.places import ASIDE, AVATAR, CITY, DECK, CardId, Flow, Option, Seat
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.kits.realm.terms import OPENING_HAND, STARTING_POINTS
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import STARTING_LIFE


class ChooseFirstPlayer(turns.ChooseFirstPlayer[AvaTable]):
    """AVA-SETUP-06 The first player is picked at random, unless the settings name one."""


class PlaceAvatars(Step[AvaTable]):
    """AVA-SETUP-01, AVA-AVATAR-01, AVA-AREA-02 Each player's avatar stands in his Army, unmarked; AVA-WIN-10 with its LP."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            t.begin_with_life(seat, t.setting(STARTING_POINTS))
            for c in t.at(DECK, seat):
                if t.type(c) == AVATAR:
                    t.stand(seat, c)
                    if t.library.defense[t.printed[c]] > 0:
                        t.begin_with_life(seat, t.library.defense[t.printed[c]])
                    self.heed(t, seat, c)
        return NEXT

    def heed(self, t: AvaTable, seat: Seat, c: CardId) -> None:
        """AVA-WIN-10 What the avatar's text says of it."""
        d = t.printed[c]
        for a in range(t.library.first[d], t.library.first[d + 1]):
            for statement in t.library.abilities[a].statements:
                more = statement.alters(t, STARTING_LIFE, seat, c, t.points[seat])
                if more != 0:
                    t.begin_with_life(seat, t.points[seat] + more)


class ShuffleDecks(Step[AvaTable]):
    """AVA-SETUP-02, AVA-SETUP-03, AVA-SETUP-04, AVA-AREA-04 Cities lie apart, their top card face up; all is shuffled."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            t.shuffle(seat)  # the cities keep, among themselves, the order that chance has given them
            for c in t.at(DECK, seat):
                if t.type(c) == CITY:
                    t.move(c, ASIDE, seat)
            t.turn_up(seat)
        return NEXT


class OpeningHands(Step[AvaTable]):
    """AVA-SETUP-05, AVA-SETUP-07 Each player draws seven cards; there is no redraw, and nothing else to begin with."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        seat: Seat = 0
        while seat < t.seats:
            n = t.setting(OPENING_HAND)
            while n > 0:
                t.draw(seat)
                n -= 1
            seat += 1
        return NEXT


class NextTurn(turns.NextTurn[AvaTable]):
    """AVA-TURN-01, AVA-TURN-18, AVA-RESP-09, AVA-MULTI-04 Players take whole turns in seat order; the defeated are skipped."""
