"""Phases in which their player plays cards, uses abilities and moves."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from wtactics.engine.places import HAND, Flow, Option, card_of, other_of, place_of, what_of
from wtactics.engine.step import AGAIN, ENDS_TURN, HIDES, NEXT, NOTHING, WINDOW, Step
from wtactics.kits.realm.abilities import cannot_use
from wtactics.kits.realm.ability_offers import offer_abilities
from wtactics.kits.realm.moves import announce_move, cannot_move, destination, offer_moves
from wtactics.kits.realm.plays import announce, forbids_play, let_out_of_graveyard, offer_card
from wtactics.kits.realm.surmise import ANY_TYPE, could_do_more
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.windows import AFTER_PLAY
from wtactics.kits.verbs import ACTIVATE, MOVE, PASS, PLAY

T = TypeVar("T", bound=Realm)


class PlayPhase(Step[T]):
    """In any order and number: play cards, use abilities, move creatures."""

    def ask(self, t: T) -> None:
        seat = t.active
        if t.out[seat] != 0:
            return
        purse = t.purse(seat)
        t.ask(seat)
        t.offer(PASS)
        c = t.first[place_of(HAND, seat)]
        while c >= 0:
            offer_card(t, seat, c, purse, False)  # of any type, here only
            c = t.after[c]
        for c in let_out_of_graveyard(t, seat):
            offer_card(t, seat, c, purse, False)
        offer_abilities(t, seat, purse)
        offer_moves(t, seat)  # offered by no other step

    def ends_turn(self, t: T) -> bool:
        """Does the turn go to its end by itself from here?"""
        return False

    def stands(self, t: T) -> i64:
        """After the second Play phase the turn goes to its end by itself."""
        return (ENDS_TURN if self.ends_turn(t) else 0) | (HIDES if could_do_more(t, t.active, ANY_TYPE) else 0)

    def forbids(self, t: T, what: i64, thing: i64, other: i64) -> i64:
        if what == PLAY:
            return forbids_play(t, thing, other, False)
        if what == ACTIVATE:
            return cannot_use(t, t.active, thing, other)
        if what == MOVE:
            return cannot_move(t, t.active, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: T, answer: Option) -> Flow:
        """The next player in turn order is asked first about what was announced."""
        if answer in (NOTHING, PASS):
            return NEXT
        t.then(WINDOW, t.next_seat(t.active), 0, AFTER_PLAY)
        if what_of(answer) == MOVE:
            announce_move(t, t.active, card_of(answer), destination(other_of(answer)))
        else:
            announce(t, t.active, answer)
        return AGAIN
