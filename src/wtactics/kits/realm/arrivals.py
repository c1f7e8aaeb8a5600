"""Where a creature may arrive."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import tell, top
from wtactics.engine.places import CITY, CREATURE, CardId, Flow, Option, Seat, Thing, card_of
from wtactics.engine.rows import CARD_PLAY, HOME, THE_CARD
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled
from wtactics.kits.realm.costs import too_dear
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HOME_PRICES
from wtactics.kits.realm.thresholds import cannot_arrive, home_named, homes
from wtactics.kits.verbs import HOME as HOME_VERB


def has_home(t: Realm, seat: Seat, c: CardId) -> bool:
    """Is there a city of the player that admits the creature (or may it go straight to his Army)?"""
    types, printed = t.library.type, t.printed
    if t.lodges(seat, c):
        return True
    if not t.cities_take(seat, c):
        return t.army_takes(seat, c)
    for city in t.board:
        mine = types[printed[city]] == CITY and t.controller[city] == seat and t.is_city(city)
        if mine and t.admits(city, c) == 0:
            return True
    return t.army_takes(seat, c)


class ChooseHome(Step[Realm]):
    """The city where a creature will arrive is named now; never the Army, unless its text says so."""

    def ask(self, t: Realm) -> None:
        c = t.note(THE_CARD)
        if top(t, SORT) != CARD_PLAY or t.library.type[t.printed[c]] != CREATURE or t.out[t.you] != 0:
            return
        t.ask(t.you)
        for thing in homes(t, t.you):
            if self.forbids(t, HOME_VERB, thing, 0) == 0:
                t.offer(HOME_VERB, thing)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        if what != HOME_VERB:
            return -1
        c = t.note(THE_CARD)
        refusal = cannot_arrive(t, t.you, c, thing)
        return refusal if refusal != 0 or not is_ruled(t, HOME_PRICES) else too_dear(t, t.you, c, thing)

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING:
            tell(t, HOME, home_named(card_of(answer)))
        return NEXT
