"""Where a creature may arrive."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import tell, top
from wtactics.engine.places import CITY, CREATURE, CardId, Flow, Option, Seat, Thing, card_of, is_seat, seat_thing
from wtactics.engine.rows import CARD_PLAY, HOME, THE_CARD
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.realm.table import Realm
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
        offer_homes(t, t.you, c)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        return cannot_arrive(t, t.you, t.note(THE_CARD), thing) if what == HOME_VERB else -1

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer != NOTHING:
            home = card_of(answer)
            tell(t, HOME, IN_ARMY if is_seat(home) else home)
        return NEXT


def offer_homes(t: Realm, seat: Seat, c: CardId) -> None:
    """Offer the cities that admit the creature, and the Army (as its player) where its text permits that."""
    for city in t.cities(seat):
        if cannot_arrive(t, seat, c, city) == 0:
            t.offer(HOME_VERB, city)
    if cannot_arrive(t, seat, c, seat_thing(seat)) == 0:
        t.offer(HOME_VERB, seat_thing(seat))


def cannot_arrive(t: Realm, seat: Seat, c: CardId, home: Thing) -> i64:
    """0, or what keeps the seat's new creature from arriving there: an own city, not the Army."""
    if is_seat(home):
        return 0 if home == seat_thing(seat) and t.army_takes(seat, c) else t.law().arrival
    if not t.is_card(home) or not t.is_city(home) or t.controller[home] != seat:
        return t.law().home
    return t.law().entry if t.admits(home, c) != 0 or not t.cities_take(seat, c) else 0
