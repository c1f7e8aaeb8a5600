"""SLOT-ABIL: which activated abilities a player may use; the engine lets permanent ones work by themselves (SLOT-ABIL-13)."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ACTIVATED, USE_ABILITIES
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.rows import GRANT, GRANTED
from wtactics.engine.values import BY_CARD, may, player_may
from wtactics.kits.abilities import able, has_ability, is_ready
from wtactics.kits.verbs import ACTIVATE
from wtactics.rulesets.slot.ids import ABIL_02, ABIL_03, ABIL_15, ABIL_22, GROUP_08
from wtactics.rulesets.slot.rules.abil_price import cannot_meet
from wtactics.rulesets.slot.rules.aim import can_aim
from wtactics.rulesets.slot.rules.pay import unmarked
from wtactics.rulesets.slot.table import SlotTable


def cannot_activate(t: SlotTable, seat: Seat, c: CardId, ability: i64, free: i64) -> i64:
    """SLOT-ABIL-02, SLOT-ABIL-15, SLOT-ABIL-22, SLOT-ABIL-23 0, or what keeps the seat from using this ability now."""
    text = t.library.abilities[ability]
    price = text.price
    if t.controller[c] != seat or not t.in_army(c):
        return ABIL_15 if t.in_army(c) else ABIL_03
    if t.muted(c):
        return GROUP_08
    if price is None or (text.switch != 0 and not t.modified(c, text.switch)):
        return ABIL_02
    refusal = may(t, USE_ABILITIES, c, NOBODY, 0 if player_may(t, USE_ABILITIES, seat) else BY_CARD)
    if refusal != 0:
        return refusal
    refusal = cannot_meet(t, seat, c, price, free)
    if refusal != 0:
        return refusal
    t.speak_for(c, seat)
    condition = text.condition
    if condition is not None and not condition.holds(t):
        return ABIL_22
    return 0 if can_aim(t, text) else ABIL_22


def cannot_use(t: SlotTable, seat: Seat, c: Thing, ability: i64) -> i64:
    """SLOT-ABIL-03 0, or what keeps the seat from using this ability of this card; a card has no abilities but its own."""
    return cannot_activate(t, seat, c, ability, unmarked(t, seat)) if has_ability(t, c, ability) else ABIL_03


def offer_abilities(t: SlotTable, seat: Seat) -> None:
    """SLOT-RESOLVE-05 Offer all abilities the seat may use: of any of its creatures, printed, of keywords, or granted."""
    slots, acting = i64(0), t.library.acting_traits
    for c in able(t):
        if t.place[c] >> 4 == seat and (is_ready(t, c) or t.traits[c] & acting != 0):
            slots |= bit_of(t.slot(c))
    if slots == 0 and len(t.granted) == 0:
        return
    free, slot = unmarked(t, seat), i64(0)
    while slots >> slot != 0:
        if slots >> slot & 1 == 1:
            offer_those_of(t, seat, t.in_slot(seat, slot), free)
        slot += 1
    i: i64 = 0
    while i < len(t.granted):
        if t.controller[t.granted[i]] == seat:
            offer_from(t, seat, t.granted[i], t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, free)
        i += GRANT


def offer_those_of(t: SlotTable, seat: Seat, c: CardId, free: i64) -> None:
    """Offer those of a creature of the seat that are printed on it, or meant by its keywords."""
    library, d = t.library, t.printed[c]
    offer_from(t, seat, c, library.first[d], library.first[d + 1], free)
    held, k = t.traits[c] & library.acting_traits, i64(0)
    while held >> k != 0:
        if held >> k & 1 == 1:
            offer_from(t, seat, c, library.trait_first[k], library.trait_first[k + 1], free)
        k += 1


def offer_from(t: SlotTable, seat: Seat, c: CardId, start: i64, end: i64, free: i64) -> None:
    """Offer those of these abilities of a card that are of the activated kind and may be used."""
    while start < end:
        if t.library.kind_of[start] == ACTIVATED and cannot_activate(t, seat, c, start, free) == 0:
            t.offer(ACTIVATE, c, start)
        start += 1
