"""AVA-TURN-12, AVA-TURN-14: the two Play phases, and the Entrance phase."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import LAYINGS
from wtactics.engine.places import ASIDE, HAND, NOBODY, Flow, Option, Seat, Thing, card_of, place_of, what_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, ENDS_TURN, HIDES
from wtactics.kits.realm import play_phase
from wtactics.kits.realm.plays import forbids_play, let_out_of_graveyard, offer_card
from wtactics.kits.realm.surmise import ANY_TYPE, could_do_more
from wtactics.kits.realm.terms import NAMING
from wtactics.kits.verbs import LAY, PASS, PLAY, ROTATE
from wtactics.rulesets.ava.ids import CITY_02, CITY_04, GOLD_02, GOLD_03
from wtactics.rulesets.ava.table import AvaTable


def cannot_lay(t: AvaTable, seat: Seat, c: Thing) -> i64:
    """AVA-GOLD-02, AVA-GOLD-03 0, or the rule that keeps the seat from laying this down: a hand card, one a turn."""
    if not t.is_card(c) or t.place[c] != place_of(HAND, seat):
        return GOLD_02
    if t.laid == t.turn and t.layings >= reckoned(t, LAYINGS, seat, NOBODY, 1):
        return GOLD_03
    return 0


def cannot_rotate(t: AvaTable, seat: Seat) -> i64:
    """AVA-CITY-04 0, or the rule that keeps the seat from rotating its cities deck: once a phase, and instead of building."""
    return 0 if t.may_rotate() and t.count[place_of(ASIDE, seat)] > 0 else CITY_04


class PlayPhase(play_phase.PlayPhase[AvaTable]):
    """AVA-TURN-12, AVA-PLAY-04, AVA-PLAY-05, AVA-MOVE-03 In any order: cards but creatures, abilities, a resource, a move."""

    def ask(self, t: AvaTable) -> None:
        super().ask(t)
        if t.out[t.active] == 0:
            for c in t.at(HAND, t.active):
                if cannot_lay(t, t.active, c) == 0:
                    t.offer(LAY, c)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        return cannot_lay(t, t.active, thing) if what == LAY else super().forbids(t, what, thing, other)

    def do(self, t: AvaTable, answer: Option) -> Flow:
        """AVA-GOLD-04, AVA-RESP-07 A resource card is laid at once; nobody answers it."""
        if what_of(answer) != LAY:
            return super().do(t, answer)
        t.use_laying()
        t.then(NAMING, card_of(answer), t.active)
        return AGAIN


class Entrance(play_phase.PlayPhase[AvaTable]):
    """AVA-TURN-14, AVA-CREA-01, AVA-CITY-03, AVA-CITY-04 Creatures come, and one thing is done with the cities deck."""

    def ask(self, t: AvaTable) -> None:
        seat = t.active
        if t.out[seat] != 0:
            return
        purse = t.purse(seat)
        t.ask(seat)
        t.offer(PASS)
        for c in t.at(HAND, seat):
            if not t.is_out_of_reach(seat, c):
                offer_card(t, seat, c, purse, False)
        for c in let_out_of_graveyard(t, seat):
            offer_card(t, seat, c, purse, False)
        self.offer_cities(t, seat, purse)

    def offer_cities(self, t: AvaTable, seat: Seat, purse: i64) -> None:
        """AVA-CITY-03, AVA-CITY-04 The top city may be built, or put to the bottom."""
        top = t.first[place_of(ASIDE, seat)]
        if top >= 0:
            offer_card(t, seat, top, purse, False)
        if cannot_rotate(t, seat) == 0:
            t.offer(ROTATE)

    def stands(self, t: AvaTable) -> i64:
        """AVA-TURN-14 After it the turn goes to its end by itself."""
        return ENDS_TURN | (HIDES if could_do_more(t, t.active, ANY_TYPE) else 0)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        if what == PLAY:
            return CITY_02 if t.is_out_of_reach(t.active, thing) else forbids_play(t, thing, other, False)
        if what == ROTATE:
            return cannot_rotate(t, t.active)
        return 0 if what == PASS else -1

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if what_of(answer) != ROTATE:
            return super().do(t, answer)
        t.rotate(t.active)
        return AGAIN
