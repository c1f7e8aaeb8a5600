"""Which activated abilities a player is offered."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import CardId, Seat
from wtactics.engine.rows import GRANT, GRANTED
from wtactics.kits.abilities import able, is_ready
from wtactics.kits.realm.abilities import cannot_activate
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import ACTIVATE


def has_abilities(t: Realm, seat: Seat) -> bool:
    """Does the seat control a card that has an activated ability, and is ready for it? Or might it use one of others?"""
    if len(t.granted) > 0 or t.library.shared:
        return True
    controller, traits, acting = t.controller, t.traits, t.library.acting_traits
    for c in able(t):
        if controller[c] == seat and (traits[c] & acting != 0 or is_ready(t, c)):
            return True
    return False


def offer_abilities(t: Realm, seat: Seat, purse: i64) -> None:
    """Offer all abilities the seat may use: printed, of keywords, or granted."""
    library = t.library
    for c in able(t):
        if t.controller[c] == seat or library.shared:
            d = t.printed[c]
            if is_ready(t, c):
                offer_from(t, seat, c, library.first[d], library.first[d + 1], purse)
            held = t.traits[c] & library.acting_traits
            k: i64 = 0
            while held >> k != 0:
                if held >> k & 1 == 1:
                    offer_from(t, seat, c, library.trait_first[k], library.trait_first[k + 1], purse)
                k += 1
    i: i64 = 0
    while i < len(t.granted):
        if t.controller[t.granted[i]] == seat or library.shared:
            offer_from(t, seat, t.granted[i], t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, purse)
        i += GRANT


def offer_from(t: Realm, seat: Seat, c: CardId, start: i64, end: i64, purse: i64) -> None:
    """Offer those of these abilities of a card that are of the activated kind and may be used."""
    while start < end:
        if t.library.kind_of[start] == ACTIVATED and cannot_activate(t, seat, c, start, purse) == 0:
            t.offer(ACTIVATE, c, start)
        start += 1
