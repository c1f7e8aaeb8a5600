"""SLOT-RECR: whom a player can recruit, what that costs, and in which slots the texts of cards let a creature stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ENTER, PLAY_FROM, PRICES
from wtactics.engine.places import ASIDE, DECK, GRAVE, NOBODY, CardId, Seat, Thing, place_of, seat_thing
from wtactics.engine.prices import own_words, reckoned
from wtactics.engine.values import BY_CARD, is_ruled, law, own_word, player_may
from wtactics.rulesets.slot.grid import SLOTS, there
from wtactics.rulesets.slot.ids import DECK_09, LEVEL_01, RECR_01, RECR_02, RECR_04, RECR_05, RECR_06
from wtactics.rulesets.slot.rules.purse import A_RECRUIT, AN_ABILITY, affords
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import PRICE_THERE, RECRUIT_STEP, ROOM_THERE

ALL_SLOTS: Final = (1 << SLOTS) - 1
# For which price somebody is recruited by a text: as usual or for less, for more, or for so much.
FOR_LESS: Final = 0
FOR_MORE: Final = 1
FOR_SO_MUCH: Final = 2


def cost_of(t: SlotTable, seat: Seat, c: CardId) -> i64:
    """SLOT-RECR-05, SLOT-NUM-03, SLOT-PAY-06 What a recruit costs: its print and the sum of all changes, never below 0."""
    return reckoned(t, PRICES, seat, c, t.library.cost[t.printed[c]])


def cost_there(t: SlotTable, seat: Seat, c: CardId, slot: i64) -> i64:
    """SLOT-RECR-05, SLOT-RECR-06, SLOT-NUM-03 What it costs if it goes into this slot; only the sum is raised to 0."""
    anywhere = reckoned(t, PRICES, seat, c, t.library.cost[t.printed[c]], False)
    return max(0, reckoned(t, PRICE_THERE, seat, there(c, slot), anywhere) + own_there(t, seat, c, slot, anywhere))


def is_priced_there(t: SlotTable, c: CardId) -> bool:
    """May it cost more or less in one slot than in another, by a text in force or by its own?"""
    return is_ruled(t, PRICE_THERE) or t.library.def_deeds[t.printed[c]] >> PRICES & 1 == 1


def own_there(t: SlotTable, seat: Seat, c: CardId, slot: i64, usual: i64) -> i64:
    """SLOT-PRIO-01 How much more or less it costs in this slot by what its own text says of itself."""
    if t.library.def_deeds[t.printed[c]] >> PRICES & 1 == 0:
        return 0
    me, you, item, more = t.me, t.you, t.item, i64(0)
    t.speak_for(c, seat)
    for statement in own_words(t, seat, c):
        if statement.rulings() >> PRICES & 1 == 1:
            more += statement.alters(t, PRICE_THERE, seat, there(c, slot), usual)
    t.speak_again(me, you, item)
    return more


def on_terms(seat: Seat, price: i64, n: i64, slots: i64, unmarked: bool) -> i64:
    """What a text says of a recruit: who recruits, for which price, into which slots, and whether unmarked, as bits."""
    return (seat + 1) | price << 2 | slots << 4 | i64(unmarked) << 12 | n << 13


def unmarked_on(terms: i64) -> bool:
    """SLOT-RECR-11 Does it come into play unmarked, as the text has it by which it is recruited?"""
    return terms >> 12 & 1 == 1


def recruiter(t: SlotTable, terms: i64) -> Seat:
    """SLOT-RECR-01 The active player, or whom a text lets recruit."""
    return (terms & 3) - 1 if terms > 0 else t.active


def price_on(t: SlotTable, terms: i64, c: CardId, slot: i64) -> i64:
    """SLOT-PRIO-01, SLOT-PAY-06 What it costs in this slot: so much, or so much more or less than usual, as a text has it."""
    price, n = terms >> 2 & 3, terms >> 13
    if price == FOR_SO_MUCH:
        return n
    usual = cost_there(t, recruiter(t, terms), c, slot)
    return usual + n if price == FOR_MORE else max(0, usual - n)


def affords_on(t: SlotTable, terms: i64, c: CardId, slot: i64) -> bool:
    """Can it be paid for, as other things that a text says are?"""
    seat = recruiter(t, terms)
    return affords(t, seat, price_on(t, terms, c, slot), AN_ABILITY, seat_thing(seat))


def cannot_hire(t: SlotTable, terms: i64, c: CardId, slot: i64) -> i64:
    """0, or what keeps this creature from being recruited on these terms into this slot."""
    seat = recruiter(t, terms)
    if t.in_slot(seat, slot) >= 0 or (terms >> 4 & ALL_SLOTS) >> slot & 1 == 0:
        return RECR_06
    if not t.fits_level(c, seat):
        return LEVEL_01
    if forbidden(t, seat, c):
        return BY_CARD + c
    refusal = cannot_stand(t, seat, c, slot)
    return refusal if refusal != 0 or affords_on(t, terms, c, slot) else RECR_05


def affords_there(t: SlotTable, seat: Seat, c: CardId, slot: i64) -> bool:
    """Can it be paid for in this slot? Out of the twilight it does not pay for itself."""
    return affords(t, seat, cost_there(t, seat, c, slot), A_RECRUIT, NOBODY, c)


def affords_anywhere(t: SlotTable, seat: Seat, c: CardId) -> bool:
    """SLOT-RECR-10 Can it be paid for in one of the slots that are free for it?"""
    if not is_priced_there(t, c):
        return affords(t, seat, cost_of(t, seat, c), A_RECRUIT, NOBODY, c)
    for slot in range(SLOTS):
        if t.in_slot(seat, slot) < 0 and cannot_stand(t, seat, c, slot) == 0 and affords_there(t, seat, c, slot):
            return True
    return False


def cannot_recruit(t: SlotTable, seat: Seat, c: Thing) -> i64:
    """SLOT-RECR-10 0, or what keeps the seat from recruiting this creature now; action points are not asked for."""
    if t.phase != RECRUIT_STEP or seat != t.active:
        return RECR_01
    if not let_out(t, seat, c):
        if t.count[place_of(DECK, seat)] == 0:
            return DECK_09
        if not t.is_card(c) or t.place[c] != place_of(DECK, seat):  # SLOT-GRAVE-04 the dead are not recruited
            return RECR_04
    if t.room(seat) == 0:
        return RECR_02
    if not t.fits_level(c, seat):
        return LEVEL_01
    if not affords_anywhere(t, seat, c):
        return RECR_05
    if forbidden(t, seat, c) or has_no_slot(t, seat, c):
        return BY_CARD + c
    return 0


def cannot_stand(t: SlotTable, seat: Seat, c: CardId, slot: i64) -> i64:
    """SLOT-PRIO-02 0, or the card by whose text this creature is not recruited into this slot."""
    if is_ruled(t, ROOM_THERE) and law(t, ROOM_THERE, c, slot, True):
        return BY_CARD + c
    return BY_CARD + c if own_word(t, ROOM_THERE, c, seat, True, slot) else 0


def has_no_slot(t: SlotTable, seat: Seat, c: CardId) -> bool:
    """SLOT-PRIO-02 Do texts keep this creature out of all slots that are empty?"""
    if not is_ruled(t, ROOM_THERE) and t.library.def_deeds[t.printed[c]] >> ROOM_THERE & 1 == 0:
        return False
    for slot in range(SLOTS):
        if t.in_slot(seat, slot) < 0 and cannot_stand(t, seat, c, slot) == 0:
            return False
    return True


def let_out(t: SlotTable, seat: Seat, c: Thing) -> bool:
    """SLOT-PRIO-01 Does a text, perhaps its own, let this creature be recruited out of its owner's twilight or graveyard?"""
    if t.library.spoken >> PLAY_FROM & 1 == 0 or not t.is_card(c) or t.place[c] & 15 not in (ASIDE, GRAVE):
        return False
    if t.owner[c] != seat:
        return False
    return own_word(t, PLAY_FROM, c, seat, False) or (is_ruled(t, PLAY_FROM) and law(t, PLAY_FROM, c, NOBODY, False))


def forbidden(t: SlotTable, seat: Seat, c: CardId) -> bool:
    """SLOT-PRIO-02 Does a card keep this creature from coming into play?"""
    if not player_may(t, ENTER, seat) or own_word(t, ENTER, c, seat, True):
        return True
    return is_ruled(t, ENTER) and law(t, ENTER, c, NOBODY, True)
