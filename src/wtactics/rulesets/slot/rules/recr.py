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
    seat_thing,
)
from wtactics.engine.rows import FOR_SEAT, THE_CARD
from wtactics.engine.step import AGAIN, HIDES, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled, may, player_may, refresh
from wtactics.kits.verbs import PASS, PLACE, RECRUIT
from wtactics.rulesets.slot.grid import SLOTS, kind_of
from wtactics.rulesets.slot.ids import RECR_05, RECR_06, RECR_11
from wtactics.rulesets.slot.rules.purse import MOST_GOLD, is_plain
from wtactics.rulesets.slot.rules.recr_whom import (
    affords_there,
    cannot_hire,
    cannot_recruit,
    cannot_stand,
    cost_there,
    is_priced_there,
    price_on,
    recruiter,
    unmarked_on,
)
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ON_TERMS, PRICE_THERE, RECRUITING, THE_SLOT

BY_RULE: Final = 1  # a rule's number that only a card's permission answers


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
        gold = t.wealth(seat) if is_plain(t) and not is_ruled(t, PRICE_THERE) else MOST_GOLD
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
        t.ask(recruiter(t, t.note(ON_TERMS)))
        for slot in range(SLOTS):
            if self.forbids(t, PLACE, t.note(THE_CARD), slot) == 0:
                t.offer(PLACE, t.note(THE_CARD), slot)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != PLACE:
            return -1
        if thing != t.note(THE_CARD) or not 0 <= other < SLOTS:
            return RECR_06
        if t.note(ON_TERMS) > 0:
            return cannot_hire(t, t.note(ON_TERMS), thing, other)
        if t.in_slot(t.active, other) >= 0:
            return RECR_06
        refusal = cannot_stand(t, t.active, thing, other)
        if refusal == 0 and is_priced_there(t, thing) and not affords_there(t, t.active, thing, other):
            return RECR_05
        return refusal

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            t.release()
            return LEAVE
        t.remember(THE_SLOT, other_of(answer))
        c, terms = t.note(THE_CARD), t.note(ON_TERMS)
        if terms > 0:
            t.draw_up(0, price_on(t, terms, c, other_of(answer)), seat_thing(recruiter(t, terms)))
            return NEXT
        t.draw_up(0, cost_there(t, t.active, c, other_of(answer)), c if t.place[c] & 15 == ASIDE else NOBODY)
        return NEXT


class Arrive(Step[SlotTable]):
    """SLOT-RECR-07, SLOT-RECR-08, SLOT-INFO-04 The recruit comes into play, marked, and is seen by all from then on."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        t.square_up()
        seat = recruiter(t, t.note(ON_TERMS))
        come(t, t.note(THE_CARD), t.note(THE_SLOT), seat, unmarked_on(t.note(ON_TERMS)))
        t.matters(facts.RECRUITED, t.note(THE_CARD), seat)
        t.release()
        return NEXT


def come(t: SlotTable, c: CardId, slot: i64, seat: Seat, unmarked: bool = False) -> None:
    """SLOT-RECR-07, SLOT-ABIL-11 A creature comes into play in this slot, marked; it hears of its own arrival."""
    t.hold()
    t.enter(c, kind_of(slot), seat)
    if not unmarked and not comes_unmarked(t, c):
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
