"""What is proposed to a player who does not mind: the payment that leaves most to the rest of his hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import HAND, NOBODY, CardId, Option, Seat, card_of, other_of, place_of, what_of
from wtactics.kits.coins import COLOURS, ONE_OF, units_of
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import PAY

PAYABLE: Final = 1 << 20  # a card that can still be played counts for more than any number of gems


def best_payment(t: Realm, seat: Seat) -> Option:
    """Of the payments that are offered the one after which most of the hand could be played; NOBODY if none is.

    Of equal ones it is the one whose gems the hand's loyalty wants least, then the first. It reads what the seat sees.
    """
    offered = [o for o in t.options if what_of(o) == PAY]
    return max(offered, key=lambda o: worth_after(t, seat, card_of(o), other_of(o)), default=NOBODY)


def worth_after(t: Realm, seat: Seat, paid: CardId, way: i64) -> i64:
    """What the rest of the hand is worth when this has been paid: cards that can be played, less the gems they want."""
    purse = t.purse(seat)
    colour: i64 = 0
    while colour < COLOURS:
        purse -= units_of(way, colour) * ONE_OF[colour]
        colour += 1
    worth: i64 = 0
    c = t.first[place_of(HAND, seat)]
    while c >= 0:
        d = t.printed[c]
        faction = t.library.faction[d]
        if c != paid:
            worth -= t.library.loyalty[d] * units_of(way, faction) if faction >= 0 else 0
            if lacks_gems(t, purse, d, cost_of(t, seat, c, 0)) == 0:
                worth += PAYABLE
        c = t.after[c]
    return worth
