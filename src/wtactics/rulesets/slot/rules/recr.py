"""SLOT-RECR: creatures come out of the deck for gold; and those that a card puts into play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import COME_UNMARKED, ENTER, PLAY_FROM, PRICES
from wtactics.engine.places import (
    ASIDE,
    DECK,
    GRAVE,
    NOBODY,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    place_of,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import FOR_SEAT, THE_CARD
from wtactics.engine.step import AGAIN, HIDES, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, is_ruled, law, may, own_word, player_may, refresh
from wtactics.kits.verbs import PASS, PLACE, RECRUIT
from wtactics.rulesets.slot.grid import SLOTS, kind_of
from wtactics.rulesets.slot.ids import DECK_09, LEVEL_01, RECR_01, RECR_02, RECR_04, RECR_05, RECR_06, RECR_11
from wtactics.rulesets.slot.rules.pay import comes_to
from wtactics.rulesets.slot.rules.purse import MOST_GOLD, is_plain
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import RECRUIT_STEP, RECRUITING, ROOM_THERE, THE_SLOT

BY_RULE: Final = 1  # a rule's number that only a card's permission answers


def cost_of(t: SlotTable, seat: Seat, c: CardId) -> i64:
    """SLOT-RECR-05, SLOT-NUM-03, SLOT-PAY-06 What a recruit costs: its print and the sum of all changes, never below 0."""
    return reckoned(t, PRICES, seat, c, t.library.cost[t.printed[c]])


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
    if not comes_to(t, seat, cost_of(t, seat, c), c):  # out of the twilight it does not pay for itself
        return RECR_05
    return BY_CARD + c if forbidden(t, seat, c) or has_no_slot(t, seat, c) else 0


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
    """SLOT-PRIO-01 Does this creature's own text let it be recruited out of its owner's twilight or graveyard?"""
    if t.library.spoken >> PLAY_FROM & 1 == 0 or not t.is_card(c) or t.place[c] & 15 not in (ASIDE, GRAVE):
        return False
    return t.owner[c] == seat and own_word(t, PLAY_FROM, c, seat, False)


def forbidden(t: SlotTable, seat: Seat, c: CardId) -> bool:
    """SLOT-PRIO-02 Does a card keep this creature from coming into play?"""
    if not player_may(t, ENTER, seat) or own_word(t, ENTER, c, seat, True):
        return True
    return is_ruled(t, ENTER) and law(t, ENTER, c, NOBODY, True)


class Recruit(Step[SlotTable]):
    """SLOT-RECR-01, SLOT-RECR-03, SLOT-RECR-04, SLOT-RECR-09 Whichever creatures of his deck he likes, one after the other."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        t.offer(PASS)
        if t.room(t.active) == 0:
            return
        from_elsewhere = t.library.spoken >> PLAY_FROM & 1 == 1
        for kind in vec[i64]([DECK, ASIDE, GRAVE]) if from_elsewhere else vec[i64]([DECK]):
            for c in one_of_each(t, kind, t.active):
                if cannot_recruit(t, t.active, c) == 0:
                    t.offer(RECRUIT, c)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-DECK-05 Whom his deck still has: anybody in the game whom he could pay for."""
        seat = t.active
        if t.room(seat) == 0 or t.count[place_of(DECK, seat)] == 0 or not player_may(t, ENTER, seat):
            return 0
        gold = t.wealth(seat) if is_plain(t) else MOST_GOLD
        for d in range(len(t.library.cost)):
            if t.library.cost[d] <= gold or (t.ruled_deeds | t.library.def_deeds[d]) >> PRICES & 1 == 1:
                return HIDES
        return 0

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == RECRUIT:
            return cannot_recruit(t, t.active, thing)
        return 0 if what == PASS else -1

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.hold()
        t.then(RECRUITING, card_of(answer))
        return AGAIN


class ChooseSlot(Step[SlotTable]):
    """SLOT-RECR-06, SLOT-RECR-09 Into any empty slot, in front or behind; the slot is named before it is paid for."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        for slot in range(SLOTS):
            if self.forbids(t, PLACE, t.note(THE_CARD), slot) == 0:
                t.offer(PLACE, t.note(THE_CARD), slot)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != PLACE:
            return -1
        empty = 0 <= other < SLOTS and t.in_slot(t.active, other) < 0
        return cannot_stand(t, t.active, thing, other) if thing == t.note(THE_CARD) and empty else RECR_06

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            t.release()
            return LEAVE
        t.remember(THE_SLOT, other_of(answer))
        c = t.note(THE_CARD)
        t.draw_up(0, cost_of(t, t.active, c), c if t.place[c] & 15 == ASIDE else NOBODY)
        return NEXT


class Arrive(Step[SlotTable]):
    """SLOT-RECR-07, SLOT-RECR-08, SLOT-INFO-04 The recruit comes into play, marked, and is seen by all from then on."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.square_up()
        come(t, t.note(THE_CARD), t.note(THE_SLOT), t.active)
        t.matters(facts.RECRUITED, t.note(THE_CARD), t.active)
        t.release()
        return NEXT


def come(t: SlotTable, c: CardId, slot: i64, seat: Seat) -> None:
    """SLOT-RECR-07, SLOT-ABIL-11 A creature comes into play in this slot, marked; it hears of its own arrival."""
    t.hold()
    t.enter(c, kind_of(slot), seat)
    if not comes_unmarked(t, c):
        t.mark(c)
    t.release()


def comes_unmarked(t: SlotTable, c: CardId) -> bool:
    """SLOT-PRIO-01 Does a card say that this creature, which has just come into play, does not come marked?"""
    if (t.ruled_deeds | t.library.def_deeds[t.printed[c]]) >> COME_UNMARKED & 1 == 0:
        return False
    refresh(t)
    return may(t, COME_UNMARKED, c, NOBODY, BY_RULE) == 0


class PlaceArrival(Step[SlotTable]):
    """SLOT-RECR-11, SLOT-ARMY-09 Who comes by a card, into play or into another army, goes to a slot of its player's choice."""

    def ask(self, t: SlotTable) -> None:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if t.fits_level(c, seat):
            t.ask(seat)
            for slot in range(SLOTS):
                if self.forbids(t, PLACE, c, slot) == 0:
                    t.offer(PLACE, c, slot)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != PLACE:
            return -1
        empty = 0 <= other < SLOTS and t.in_slot(t.note(FOR_SEAT), other) < 0
        return 0 if thing == t.note(THE_CARD) and empty else RECR_11

    def do(self, t: SlotTable, answer: Option) -> Flow:
        c, seat = t.note(THE_CARD), t.note(FOR_SEAT)
        if answer == NOTHING:  # SLOT-LEVEL-01 what would break a limit does nothing
            return NEXT
        if t.in_army(c):
            t.change_sides(c, seat, other_of(answer))
        else:
            come(t, c, other_of(answer), seat)
        return NEXT
