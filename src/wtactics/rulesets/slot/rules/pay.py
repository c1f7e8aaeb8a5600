"""SLOT-PAY: gold and the marking of others, paid one creature at a time; nothing is overpaid and nothing is stored."""

from __future__ import annotations

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
    place_of,
)
from wtactics.engine.state import joined
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, unruled
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import GIVE
from wtactics.rulesets.slot.grid import SLOTS, kind_of, size
from wtactics.rulesets.slot.ids import ABIL_16, MARK_03, PAY_01, TWI_05
from wtactics.rulesets.slot.ledger import MARKING
from wtactics.rulesets.slot.rows import BEARER, GOLD, ONWARD, OTHERS
from wtactics.rulesets.slot.rules.purse import (
    AN_ABILITY,
    givable,
    is_kept_from,
    is_plain,
    kind_of_bill,
    rank,
    sums,
    sums_beside,
    worths,
)
from wtactics.rulesets.slot.rules.twi import spend
from wtactics.rulesets.slot.stock import one_of_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import OR_ONE


def unmarked(t: SlotTable, seat: Seat) -> i64:
    """The slots of the seat's army whose creatures can be marked, as a mask."""
    first, marked, begin, freely = t.first, t.marked, place_of(kind_of(0), seat), unruled(t, MARKING)
    slots, slot = i64(0), i64(0)
    while slot < SLOTS:
        c = first[begin + slot]
        if c >= 0 and marked[c] == 0 and (freely or t.can_be_marked(c)):
            slots |= 1 << slot
        slot += 1
    return slots


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
    bearer = t.bill[BEARER]
    if t.place[c] & 15 == ASIDE and c != bearer:
        if not t.helps(seat):
            return TWI_05
        return (
            BY_CARD + c if is_kept_from(t, c, kind_of_bill(t), bearer) else 0
        )  # SLOT-ABIL-19 it stands for one of [n], too
    if not t.in_army(c):
        return PAY_01
    if t.bill[OTHERS] > 0 and c == bearer:
        return ABIL_16
    if not t.can_be_marked(c):
        return MARK_03
    if is_kept_from(t, c, kind_of_bill(t), bearer):
        return BY_CARD + c
    return 0


def behind(t: SlotTable, there: vec[i64], c: CardId) -> i64:
    """How many of these can be given together with c or after it, so that no payment comes twice."""
    n, first = i64(0), rank(t, c)
    for other in there:
        n += i64(rank(t, other) >= first)
    return n


class PayPrice(Step[SlotTable]):
    """SLOT-PAY-02, SLOT-TWI-06, SLOT-RECR-05, SLOT-MARK-02 The payer names what he gives; it comes to exactly the price."""

    def ask(self, t: SlotTable) -> None:
        seat, left = payer(t), self.left(t)
        if left == 0:
            return
        there = sources(t, seat)
        t.ask(seat)
        if not is_plain(t):
            if t.bill[OTHERS] > 0:
                self.ask_others(t, seat, there)
            else:
                self.ask_gold(t, seat, there, left)
            return
        for c in one_of_each(t, ASIDE, seat) if t.helps(seat) else vec[i64]():
            if c in there and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)
        for c in there:
            if t.place[c] & 15 != ASIDE and leaves_enough(t, behind(t, there, c), len(there), left):
                t.offer(GIVE, c)

    def ask_gold(self, t: SlotTable, seat: Seat, there: vec[i64], left: i64) -> None:
        """Where creatures are worth more than 1 the rest must come to exactly what is left then."""
        twins, kind = one_of_each(t, ASIDE, seat), kind_of_bill(t)
        for c in there:
            if (t.place[c] & 15 != ASIDE or c in twins) and self.yielded(t, seat, there, c, kind, left) >= 0:
                t.offer(GIVE, c)

    def yielded(self, t: SlotTable, seat: Seat, there: vec[i64], c: CardId, kind: i64, left: i64) -> i64:
        """SLOT-PAY-02 How much of what is left c pays, as much as it can; -1 if the rest would not come out exactly."""
        n = worths(t, seat, c, kind)
        rest = there if t.at_will else vec[i64]([other for other in there if rank(t, other) >= rank(t, c)])
        others, most = sums(t, seat, rest, c, kind), n & (OR_ONE - 1)
        if most <= left and others >> (left - most) & 1 == 1:
            return most
        return 1 if n & OR_ONE != 0 and others >> (left - 1) & 1 == 1 else -1

    def ask_others(self, t: SlotTable, seat: Seat, there: vec[i64]) -> None:
        """SLOT-ABIL-16 Whoever is marked for [n] is no gold: the rest must come to that."""
        twins, bearer = one_of_each(t, ASIDE, seat), t.bill[BEARER]
        everybody = givable(t, seat, AN_ABILITY, bearer)
        for c in there:
            rest = vec[i64]([other for other in everybody if other != c])
            after: i64 = NOBODY if t.at_will else rank(t, c)
            found = sums_beside(t, seat, rest, t.bill[OTHERS] - 1, bearer, after)
            if (t.place[c] & 15 != ASIDE or c in twins) and found >> t.bill[GOLD] & 1 == 1:
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
        n: i64 = 1
        if t.bill[OTHERS] == 0 and not is_plain(t):
            seat = payer(t)
            n = self.yielded(t, seat, sources(t, seat), c, kind_of_bill(t), self.left(t))
        t.give_one(rank(t, c), n)
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
