"""SLOT-PAY: gold and the marking of others, paid one creature at a time; nothing is overpaid and nothing is stored."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.places import (
    ASIDE,
    NOBODY,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Place,
    Seat,
    Thing,
    card_of,
    is_seat,
    place_of,
)
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import GIVE
from wtactics.rulesets.slot.grid import SLOTS, size
from wtactics.rulesets.slot.ids import ABIL_16, MARK_03, PAY_01, TWI_05
from wtactics.rulesets.slot.rows import BEARER, GOLD, ONWARD, OTHERS
from wtactics.rulesets.slot.rules.twi import spend
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable

AFTER_TWILIGHT: Final = 1 << 20  # creatures in play come after all prints of the twilight


def can_be_marked(t: SlotTable, c: CardId) -> bool:
    """SLOT-MARK-01, SLOT-MARK-03, SLOT-MARK-04, SLOT-PAY-04 Is it unmarked, and does no card keep it so?"""
    return t.marked[c] == 0 and may(t, BE_MARKED, c, NOBODY, 0) == 0


def helps(t: SlotTable, seat: Seat) -> bool:
    """SLOT-TWI-05, SLOT-ABIL-21 Does the seat's twilight pay for anything now? Only in its owner's own turn."""
    return seat == t.active and t.turn > 0


def twilight(t: SlotTable, seat: Seat) -> i64:
    """SLOT-PAY-01, SLOT-TWI-04 How much gold the seat's twilight is worth now: 1 for each card."""
    where: Place = place_of(ASIDE, seat)
    return t.count[where] if helps(t, seat) else 0


def unmarked(t: SlotTable, seat: Seat) -> i64:
    """The slots of the seat's army whose creatures can be marked, as a mask."""
    slots: i64 = 0
    for c in t.board:
        if t.place[c] >> 4 == seat and can_be_marked(t, c):
            slots |= 1 << t.slot(c)
    return slots


def wealth(t: SlotTable, seat: Seat) -> i64:
    """SLOT-PAY-01, SLOT-TWI-06 How much gold the seat could pay now, out of both sources together."""
    n = twilight(t, seat)
    for slot in range(SLOTS):
        c = t.in_slot(seat, slot)
        n += i64(c >= 0 and can_be_marked(t, c))
    return n


def rank(t: SlotTable, c: CardId) -> i64:
    """Where a creature comes among those that can pay: the twilight by prints, then the army by slots."""
    return t.printed[c] if t.place[c] & 15 == ASIDE else AFTER_TWILIGHT + t.slot(c)


def sources(t: SlotTable, seat: Seat) -> vec[i64]:
    """SLOT-PAY-01 All that the seat can give towards its bill from now on, each creature by itself."""
    out, begin = vec[i64](capacity=SLOTS), onward(t, t.bill[ONWARD])
    if helps(t, seat):
        for c in t.at(ASIDE, seat):
            if rank(t, c) >= begin and c != t.bill[BEARER]:
                out = append(out, c)
    for c in t.army(seat):
        if rank(t, c) >= begin and cannot_give(t, seat, c) == 0:
            out = append(out, c)
    return out


def cannot_give(t: SlotTable, seat: Seat, c: Thing) -> i64:
    """0, or what keeps the seat from giving this towards its bill."""
    if not t.is_card(c) or t.place[c] >> 4 != seat:
        return PAY_01
    if t.place[c] & 15 == ASIDE and c == t.bill[BEARER]:
        return PAY_01
    if t.place[c] & 15 == ASIDE:
        return 0 if helps(t, seat) else TWI_05  # SLOT-ABIL-19 a twilight card stands for a creature of [n], too
    if not t.in_army(c):
        return PAY_01
    if t.bill[OTHERS] > 0 and c == t.bill[BEARER]:
        return ABIL_16
    return 0 if can_be_marked(t, c) else MARK_03


def behind(t: SlotTable, there: vec[i64], c: CardId) -> i64:
    """How many of these can be given together with c or after it, so that no payment comes twice."""
    n: i64 = 0
    for other in there:
        n += i64(rank(t, other) >= rank(t, c))
    return n


class PayPrice(Step[SlotTable]):
    """SLOT-PAY-02, SLOT-TWI-06, SLOT-RECR-05, SLOT-MARK-02 The payer names what he gives; it comes to exactly the price."""

    def ask(self, t: SlotTable) -> None:
        seat, left = payer(t), self.left(t)
        if left == 0:
            return
        there = sources(t, seat)
        t.ask(seat)
        for c in one_of_each(t, ASIDE, seat) if helps(t, seat) else vec[i64]():
            if c in there and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)
        for c in there:
            if t.place[c] & 15 != ASIDE and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-TWI-03 Whom his twilight has: with more there than he must give, he could choose."""
        seat = payer(t)
        return HIDES if twilight(t, seat) > 0 and twilight(t, seat) + size(unmarked(t, seat)) > self.left(t) else 0

    def left(self, t: SlotTable) -> i64:
        """How many more are to be given for the part of the bill that is being paid."""
        return t.bill[OTHERS] if t.bill[OTHERS] > 0 else t.bill[GOLD]

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        """0, or what keeps it from being given; in which order things are given is forbidden to nobody."""
        return cannot_give(t, payer(t), thing) if what == GIVE else -1

    def rank(self, t: SlotTable, o: Option) -> i64:
        return rank(t, card_of(o))

    def begun(self, t: SlotTable) -> bool:
        return t.bill[ONWARD] != NOBODY

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        c = card_of(answer)
        t.give_one(rank(t, c))
        if t.place[c] & 15 == ASIDE:
            spend(t, c)
        else:
            t.mark(c)
        return AGAIN if self.left(t) > 0 else NEXT


def payer(t: SlotTable) -> Seat:
    """SLOT-ABIL-15 Who pays: whose ability it is, or who is told to by a text; else the active player."""
    bearer = t.bill[BEARER]
    if is_seat(bearer):
        return bearer - SEAT_THING
    return t.controller[bearer] if bearer >= 0 else t.active
