"""What a seat could do with cards of its hand, as far as all others know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import BE_PLAYED, PLAY_AS_EVENT
from wtactics.engine.places import EVENT, HAND, Seat, place_of
from wtactics.engine.values import is_ruled, player_may
from wtactics.kits.abilities import has_hidden_ability
from wtactics.kits.realm.costs import lacks_gems, price_may_change
from wtactics.kits.realm.table import Realm

ANY_TYPE: Final = -1


def could_hold(t: Realm, seat: Seat, types: i64) -> bool:
    """Could it hold a card of these types (as bits) that it can pay for? Nothing is read but what all see."""
    if t.count[place_of(HAND, seat)] == 0 or not player_may(t, BE_PLAYED, seat):
        return False
    purse = t.purse(seat)
    for d in range(len(t.library.type)):
        payable = price_may_change(t, d) or lacks_gems(t, purse, d, t.library.cost[d]) == 0
        if payable and (types >> t.library.type[d] & 1 == 1 or (types == 1 << EVENT and passes_for_event(t, d))):
            return True
    return False


def passes_for_event(t: Realm, d: i64) -> bool:
    """Is a card with this print played when events are, by its own text, or perhaps by one in force?"""
    return t.library.def_deeds[d] >> PLAY_AS_EVENT & 1 == 1 or is_ruled(t, PLAY_AS_EVENT)


def could_do_more(t: Realm, seat: Seat, types: i64) -> bool:
    """The same, or use an ability that others cannot judge because it asks for cards that they do not see."""
    return could_hold(t, seat, types) or has_hidden_ability(t, seat)
