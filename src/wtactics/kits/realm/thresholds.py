"""Where a creature may arrive that is played, and what it costs there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import NOBODY, CardId, Seat, Thing, is_seat, seat_thing
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import CARD_PLAY, DRAFT, HOME, ITEM, SOURCE, STATE
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.values import is_ruled
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HOME_PRICES
from wtactics.kits.verbs import HOME as HOME_VERB

HOMES: Final = 1 << 12  # more than there are cards
SHIFT: Final = 8  # so that the Army is no less than 0, nor what a mod has beside it


def packed(c: CardId, home: i64) -> i64:
    """A card and where it would arrive, in one number."""
    return c * HOMES + home + SHIFT


def card_in(n: i64) -> CardId:
    """The card of such a number."""
    return n // HOMES


def home_in(n: i64) -> i64:
    """Where it would arrive: a city, or IN_ARMY."""
    return n % HOMES - SHIFT


def cost_there(t: Realm, seat: Seat, c: CardId, cost: i64) -> i64:
    """What playing the creature takes where it is to arrive or, as long as that is not named, where it costs least."""
    if not is_ruled(t, HOME_PRICES):
        return cost
    home = named_home(t, c)
    if home != NOBODY:
        return reckoned(t, HOME_PRICES, seat, packed(c, home), cost)
    least: i64 = NOBODY
    for home in homes_of(t, seat, c):
        n = reckoned(t, HOME_PRICES, seat, packed(c, home), cost)
        least = n if least == NOBODY else min(least, n)
    return least if least != NOBODY else cost


def named_home(t: Realm, c: CardId) -> i64:
    """Where the card that is being announced will arrive; NOBODY if that is not named yet."""
    if len(t.chain) < ITEM or top(t, SORT) != CARD_PLAY or top(t, SOURCE) != c or top(t, STATE) != DRAFT:
        return NOBODY
    return top(t, HOME)


def homes(t: Realm, seat: Seat) -> vec[i64]:
    """Where creatures of the seat can be at all: its cities, and (as its player) its Army."""
    return append(t.cities(seat), seat_thing(seat))


def home_named(thing: Thing) -> i64:
    """What is told of a creature whose home this is: a city, or IN_ARMY."""
    return IN_ARMY if is_seat(thing) else thing


def homes_of(t: Realm, seat: Seat, c: CardId) -> vec[i64]:
    """Where the seat may let its new creature arrive."""
    if t.lodges(seat, c):
        return t.lodgings(seat, c)
    return vec[i64]([home_named(thing) for thing in homes(t, seat) if cannot_arrive(t, seat, c, thing) == 0])


def offer_homes(t: Realm, seat: Seat, c: CardId) -> None:
    """Offer the cities that admit the creature, and the Army (as its player) where its text permits that."""
    for thing in homes(t, seat):
        if cannot_arrive(t, seat, c, thing) == 0:
            t.offer(HOME_VERB, thing)


def cannot_arrive(t: Realm, seat: Seat, c: CardId, home: Thing) -> i64:
    """0, or what keeps the seat's new creature from arriving there: an own city, not the Army."""
    if is_seat(home):
        return 0 if home == seat_thing(seat) and t.army_takes(seat, c) else t.law().arrival
    if not t.is_card(home) or not t.is_city(home) or t.controller[home] != seat:
        return t.law().home
    return t.law().entry if t.admits(home, c) != 0 or not t.cities_take(seat, c) else 0
