"""ARC-SETUP: three cities, a shuffled deck, seven cards, and who begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CITY, DECK, CardId, Flow, Option, Seat, card_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.kits import turns
from wtactics.kits.cities import KINGDOM
from wtactics.kits.realm.terms import OPENING_HAND, STARTING_POINTS
from wtactics.kits.verbs import FOUND
from wtactics.rulesets.arc.ids import SETUP_01
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import FOUNDED, FOUNDER

DISCIPLINES: Final = 3


class ChooseFirstPlayer(turns.ChooseFirstPlayer[ArcTable]):
    """ARC-SETUP-05 The first player is picked at random, unless the settings name one."""


class FoundCities(Step[ArcTable]):
    """ARC-SETUP-01 Each player secretly chooses three cities of his deck, one of each discipline."""

    def ask(self, t: ArcTable) -> None:
        seat, discipline = t.note(FOUNDER), t.note(FOUNDED)
        t.ask(seat)
        for c in t.at(DECK, seat):
            if self.forbids(t, FOUND, c, discipline) == 0 and not self.offered(t, c):
                t.offer(FOUND, c, discipline)

    def stands(self, t: ArcTable) -> i64:
        """ARC-SETUP-01 How many cities a deck has is its player's own affair."""
        return HIDES

    def offered(self, t: ArcTable, c: CardId) -> bool:
        """Is a card with the same print offered already?"""
        for o in t.options:
            if t.printed[card_of(o)] == t.printed[c]:
                return True
        return False

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what != FOUND:
            return -1
        if not t.is_card(thing) or other != t.note(FOUNDED):
            return SETUP_01
        d = t.printed[thing]
        city = t.library.type[d] == CITY and t.library.discipline[d] == t.note(FOUNDED)
        return 0 if city and t.owner[thing] == t.note(FOUNDER) else SETUP_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            t.found(card_of(answer))
        seat, discipline = t.note(FOUNDER), t.note(FOUNDED) + 1
        if discipline == DISCIPLINES:
            seat, discipline = seat + 1, 0
        t.remember(FOUNDER, seat)
        t.remember(FOUNDED, discipline)
        return AGAIN if seat < t.seats else NEXT


class RevealCities(Step[ArcTable]):
    """ARC-SETUP-02 All reveal together: the three cities start in the Kingdom, free of charge, without having entered play."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        for c in t.founding:
            t.move(c, KINGDOM, t.owner[c])  # ARC-CITY-02 three for each
        t.reveal_founded()
        return NEXT


class ShuffleDecks(Step[ArcTable]):
    """ARC-SETUP-03 The remaining cards of each deck are shuffled."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        seat: Seat = 0
        while seat < t.seats:
            t.shuffle(seat)
            seat += 1
        return NEXT


class OpeningHands(Step[ArcTable]):
    """ARC-SETUP-04, ARC-SETUP-07 Each player draws seven cards and has fifteen points; nobody draws anew."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        seat: Seat = 0
        while seat < t.seats:
            n = t.setting(OPENING_HAND)
            while n > 0:
                t.draw(seat)
                n -= 1
            seat += 1
        t.give_points(t.setting(STARTING_POINTS))
        return NEXT


class NextTurn(turns.NextTurn[ArcTable]):
    """ARC-TURN-01, ARC-TURN-05, ARC-MULTI-05, ARC-RESP-09 Players take whole turns in seat order; the defeated are skipped."""
