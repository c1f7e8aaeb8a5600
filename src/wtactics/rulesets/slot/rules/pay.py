"""SLOT-PAY: gold and the marking of others, paid one creature at a time; nothing is overpaid and nothing is stored."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import (
    ASIDE,
    NOBODY,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
)
from wtactics.engine.state import joined
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import GIVE
from wtactics.rulesets.slot.grid import SLOTS, size
from wtactics.rulesets.slot.ids import ABIL_16, MARK_03, PAY_01, TWI_05
from wtactics.rulesets.slot.rows import BEARER, GOLD, ONWARD, OTHERS
from wtactics.rulesets.slot.rules.twi import spend
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable

AFTER_TWILIGHT: Final = 1 << 20  # creatures in play come after all prints of the twilight


def unmarked(t: SlotTable, seat: Seat) -> i64:
    """The slots of the seat's army whose creatures can be marked, as a mask."""
    slots: i64 = 0
    for c in t.board:
        if t.place[c] >> 4 == seat and t.can_be_marked(c):
            slots |= 1 << t.slot(c)
    return slots


def rank(t: SlotTable, c: CardId) -> i64:
    """Where a creature comes among those that can pay: the twilight by prints, then the army by slots."""
    return t.printed[c] if t.place[c] & 15 == ASIDE else AFTER_TWILIGHT + t.slot(c)


def sources(t: SlotTable, seat: Seat) -> vec[i64]:
    """SLOT-PAY-01 All that the seat can give towards its bill from now on, each creature by itself."""
    out, begin = vec[i64](capacity=SLOTS), onward(t, t.bill[ONWARD])
    for c in joined(t.at(ASIDE, seat), t.army(seat)):
        if rank(t, c) >= begin and cannot_give(t, seat, c) == 0:
            out = append(out, c)
    return out


def cannot_give(t: SlotTable, seat: Seat, c: Thing) -> i64:
    """0, or what keeps the seat from giving this towards its bill."""
    if not t.is_card(c) or t.place[c] >> 4 != seat:
        return PAY_01
    if t.place[c] & 15 == ASIDE and c != t.bill[BEARER]:
        return 0 if t.helps(seat) else TWI_05  # SLOT-ABIL-19 a twilight card stands for a creature of [n], too
    if not t.in_army(c):
        return PAY_01
    if t.bill[OTHERS] > 0 and c == t.bill[BEARER]:
        return ABIL_16
    return 0 if t.can_be_marked(c) else MARK_03


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
        for c in one_of_each(t, ASIDE, seat) if t.helps(seat) else vec[i64]():
            if c in there and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)
        for c in there:
            if t.place[c] & 15 != ASIDE and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-TWI-03 Whom his twilight has: with more there than he must give, he could choose."""
        seat = payer(t)
        there = t.twilight(seat)
        return HIDES if there > 0 and there + size(unmarked(t, seat)) > self.left(t) else 0

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
