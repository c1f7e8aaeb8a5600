"""AVA-REGION-08: where creatures arrive; AVA-REGION-01: nothing is built."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import tell, top
from wtactics.engine.places import CREATURE, NOBODY, RESERVE, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.places import seat_thing as player
from wtactics.engine.rows import CARD_PLAY, FOR_SEAT, HOME, MOVE_PLAY, SOURCE, THE_CARD
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.values import is_ruled
from wtactics.kits.realm.costs import too_dear
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HOME_PRICES
from wtactics.kits.verbs import HOME as HOME_VERB
from wtactics.kits.verbs import ROTATE
from wtactics.mods.regions.ids import REGION_01, REGION_08
from wtactics.mods.regions.places import HOW_MANY, home_of, kind_of
from wtactics.mods.regions.rules.moving import complete_move
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.ids import STATE_11
from wtactics.rulesets.ava.rules import play, turn_play
from wtactics.rulesets.ava.table import AvaTable


def cannot_enter(t: Realm, seat: Seat, c: CardId, thing: Thing, goal: i64) -> i64:
    """AVA-REGION-08 0, or what keeps the seat's new creature from the goal: its own Front, or one of its Domains."""
    if thing != player(seat) or not 0 <= goal <= HOW_MANY:
        return REGION_08
    assert isinstance(t, RegionsTable)
    return REGION_08 if t.shuts_out(seat, c, goal) else 0


def cannot_arrive(t: Realm, seat: Seat, c: CardId, thing: Thing, goal: i64) -> i64:
    """AVA-REGION-08, AVA-CONFLICT-02 The same of one that is played: its text may say where it can be, or can't."""
    refusal = cannot_enter(t, seat, c, thing, goal)
    if refusal != 0:
        return refusal
    assert isinstance(t, RegionsTable)
    return 0 if t.opens(seat, c, goal) else REGION_08


def dear_there(t: Realm, seat: Seat, c: CardId, thing: Thing, goal: i64) -> i64:
    """AVA-PLAY-10 The same, or that it costs too much there."""
    refusal = cannot_arrive(t, seat, c, thing, goal)
    if refusal != 0 or not is_ruled(t, HOME_PRICES):
        return refusal
    return too_dear(t, seat, c, home_of(goal))


def offer_goals(t: Realm, seat: Seat, c: CardId) -> None:
    """AVA-REGION-08 Offer the Front and the Domains."""
    for goal in range(HOW_MANY + 1):
        if dear_there(t, seat, c, player(seat), goal) == 0:
            t.offer(HOME_VERB, player(seat), goal)


class ChooseGoal(play.ChooseHome):
    """AVA-REGION-08 The place where a creature will arrive is named now: the Front, or a Domain of its player's."""

    def ask(self, t: Realm) -> None:
        c = t.note(THE_CARD)
        if top(t, SORT) == CARD_PLAY and t.library.type[t.printed[c]] == CREATURE and t.out[t.you] == 0:
            t.ask(t.you)
            offer_goals(t, t.you, c)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        return dear_there(t, t.you, t.note(THE_CARD), thing, other) if what == HOME_VERB else -1

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING:
            tell(t, HOME, home_of(other_of(answer)))
        return NEXT


class BeginResolving(play.BeginResolving):
    """AVA-REGION-07, AVA-REGION-20 The Front and the Domains are always there: nobody arrives elsewhere; moves are made."""

    def homeless(self, t: Realm) -> bool:
        return False

    def take_effect(self, t: Realm) -> None:
        if top(t, SORT) == MOVE_PLAY:
            assert isinstance(t, RegionsTable)
            complete_move(t, top(t, SOURCE), top(t, HOME))
        else:
            super().take_effect(t)


class PlaceArrival(play.PlaceArrival):
    """AVA-REGION-08, AVA-STATE-11 Its controller names the Front or a Domain; a Domain for a creature that left one."""

    def ask(self, t: Realm) -> None:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if t.library.type[t.printed[c]] != CREATURE:
            super().ask(t)
        elif t.out[seat] == 0:
            t.ask(seat)
            for goal in range(HOW_MANY + 1):
                if self.forbids(t, HOME_VERB, player(seat), goal) == 0:
                    t.offer(HOME_VERB, player(seat), goal)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if what != HOME_VERB or t.library.type[t.printed[c]] != CREATURE:
            return super().forbids(t, what, thing, other)
        if other == 0 and t.place[c] & 15 >= RESERVE:
            return STATE_11
        return cannot_enter(t, seat, c, thing, other)

    def do(self, t: Realm, answer: Option) -> Flow:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if t.library.type[t.printed[c]] != CREATURE or answer == NOTHING:
            return super().do(t, answer) if t.library.type[t.printed[c]] != CREATURE else NEXT
        kind = kind_of(other_of(answer))
        if t.place[c] & 15 >= RESERVE:
            t.change_sides(c, kind, seat, NOBODY)
        else:
            t.enter(c, kind, seat)
            self.mark(t, c)
        return NEXT


class Entrance(turn_play.Entrance):
    """AVA-REGION-01, AVA-TURN-14 Creatures come; there is no cities deck with which anything could be done."""

    def offer_cities(self, t: AvaTable, seat: Seat, purse: i64) -> None:
        """AVA-REGION-01 Regions are neither built nor put to the bottom."""

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        return REGION_01 if what == ROTATE else super().forbids(t, what, thing, other)
