"""SLOT-ABIL: the signs of activated abilities: what they ask for, whether all of it can be met, and how shapes are chosen."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, top
from wtactics.engine.meaning import FEES, Price
from wtactics.engine.places import ASIDE, NOBODY, CardId, Flow, Option, Seat, Thing, card_of, other_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, SOURCE
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import SHAPE
from wtactics.rulesets.slot.grid import SHAPES, SLOTS, STARTS, size, sort_of
from wtactics.rulesets.slot.ids import ABIL_16, ABIL_17, ABIL_22, AP_05, PAY_05, TWI_05
from wtactics.rulesets.slot.rules.pay import unmarked
from wtactics.rulesets.slot.rules.purse import AN_ABILITY, MOST_GOLD, givable, is_plain, sums_beside
from wtactics.rulesets.slot.speech.signs import ShapeDue, Signs
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ASKED, PRICE_THERE
from wtactics.vocabulary.sentences.limits import UseDue


def others_of(t: SlotTable, seat: Seat, c: CardId, price: Price) -> i64:
    """SLOT-ABIL-16 How many other creatures [n] asks for: its number and the sum of all changes, never below 0."""
    return reckoned(t, PRICE_THERE, seat, ASKED + c, price.in_others if isinstance(price, Signs) else 0)


def gold_of(t: SlotTable, seat: Seat, c: CardId, price: Price) -> i64:
    """SLOT-PAY-03, SLOT-PAY-06 How much gold or energy it takes: its signs and the sum of all changes, never below 0."""
    return reckoned(t, FEES, seat, c, price.in_gold if isinstance(price, Signs) else 0)


def points_of(price: Price) -> i64:
    """SLOT-AP-04 How many action points it takes: none, unless a card says so."""
    return price.in_points if isinstance(price, Signs) else 0


def shapes_of(price: Price) -> vec[i64]:
    """SLOT-ABIL-17 The sorts of shapes that it asks for."""
    return price.in_shapes if isinstance(price, Signs) else vec[i64]()


def cannot_meet(t: SlotTable, seat: Seat, c: CardId, price: Price, free: i64) -> i64:
    """SLOT-ABIL-16, SLOT-ABIL-18, SLOT-ABIL-20, SLOT-ABIL-30 0, or the rule by which the whole price cannot be met at once."""
    bearer = 1 << t.slot(c)
    if price.mark:
        if not t.can_be_marked(c):
            return ABIL_16
        free &= ~bearer
    for due in price.dues:
        if isinstance(due, UseDue) and not due.payable(t, seat, c):
            return ABIL_22
    points = points_of(price)
    if points > 0 and (seat != t.active or points > t.ap):
        return AP_05
    return cannot_fill(t, seat, c, price, shapes_of(price), free)


def cannot_fill(t: SlotTable, seat: Seat, c: CardId, price: Price, sorts: vec[i64], free: i64) -> i64:
    """SLOT-ABIL-17, SLOT-ABIL-18 The same for shapes of these sorts and for the rest: nothing counts twice."""
    if len(sorts) == 0:
        return lacks(t, seat, c, price, free)
    refusal: i64 = ABIL_17
    for shape in range(STARTS[sorts[0]], STARTS[sorts[0] + 1]):
        if SHAPES[shape] & ~free == 0:
            refusal = cannot_fill(t, seat, c, price, sorts[1:], free & ~SHAPES[shape])
            if refusal == 0:
                return 0
    return refusal


def lacks(t: SlotTable, seat: Seat, c: CardId, price: Price, free: i64) -> i64:
    """SLOT-ABIL-19, SLOT-ABIL-21, SLOT-PAY-05, SLOT-TWI-06 The same for [n] and gold: all or nothing."""
    bearer = 1 << t.slot(c)
    others, gold = others_of(t, seat, c, price), gold_of(t, seat, c, price)
    if others + gold > 0 and not is_plain(t):
        return lacks_gold(t, seat, c, others, gold, free)
    allies, dusk = size(free & ~bearer), t.twilight(seat)
    self_ = i64(free & bearer != 0)
    if others <= allies + dusk and others + gold <= allies + dusk + self_:
        return 0
    dusk = t.count[place_of(ASIDE, seat)]  # it would do in its owner's turn
    if others <= allies + dusk and others + gold <= allies + dusk + self_:
        return TWI_05
    return ABIL_16 if gold == 0 else PAY_05


def lacks_gold(t: SlotTable, seat: Seat, c: CardId, others: i64, gold: i64, free: i64) -> i64:
    """SLOT-PAY-05, SLOT-PRIO-01 The same where texts say what creatures are worth, or for what they are not given."""
    there = vec[i64]()
    for other in givable(t, seat, AN_ABILITY, c):
        if not t.in_army(other) or free >> t.slot(other) & 1 == 1:
            there = append(there, other)
    if gold <= MOST_GOLD and sums_beside(t, seat, there, others, c, NOBODY) >> gold & 1 == 1:
        return 0
    return ABIL_16 if gold == 0 else PAY_05


class BeginPaying(Step[SlotTable]):
    """SLOT-ABIL-16, SLOT-ABIL-18 The bearer is marked for [ ]; action points are paid; the rest is drawn up."""

    def do(self, t: SlotTable, answer: Option) -> Flow:
        price = price_now(t)
        if price is None:
            return NEXT
        t.pay_points(points_of(price))
        bearer = top(t, SOURCE)
        t.draw_up(others_of(t, t.you, bearer, price), gold_of(t, t.you, bearer, price), bearer)
        if price.mark:
            t.mark(top(t, SOURCE))
        for due in price.dues:
            if isinstance(due, UseDue):
                due.give(t, t.you, top(t, SOURCE), NOBODY)
        return NEXT


def price_now(t: SlotTable) -> Price | None:
    """The price of the ability that is being used."""
    ability = top(t, ABILITY)
    return t.library.abilities[ability].price if ability != NOBODY else None


class ChooseShapes(Step[SlotTable]):
    """SLOT-ABIL-17, SLOT-ABIL-20 For each sign one shape, all of which is marked; the twilight is no shape."""

    def ask(self, t: SlotTable) -> None:
        sorts = self.sorts(t)
        if len(t.spoken) >= len(sorts):
            return
        sort = sorts[len(t.spoken)]
        t.ask(t.you)
        for shape in range(STARTS[sort], STARTS[sort + 1]):
            if self.forbids(t, SHAPE, top(t, SOURCE), shape) == 0:
                t.offer(SHAPE, top(t, SOURCE), shape)

    def sorts(self, t: SlotTable) -> vec[i64]:
        """The sorts of shapes that the price asks for."""
        price = price_now(t)
        return shapes_of(price) if price is not None else vec[i64]()

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        price, sorts, n = price_now(t), self.sorts(t), len(t.spoken)
        if what != SHAPE:
            return -1
        if price is None or n >= len(sorts) or thing != top(t, SOURCE):
            return ABIL_17
        free = unmarked(t, t.you)
        if not STARTS[sorts[n]] <= other < STARTS[sorts[n] + 1] or SHAPES[other] & ~free != 0:
            return ABIL_17
        return cannot_fill(t, t.you, thing, price, sorts[n + 1 :], free & ~SHAPES[other])

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        assert card_of(answer) == top(t, SOURCE)
        shape = other_of(answer)
        t.name_shape(shape)
        price = price_now(t)
        for due in price.dues if price is not None else []:
            if isinstance(due, ShapeDue) and due.sort == sort_of(shape) and due.at >= 0:
                pick(t, due.at, shape)
        for slot in range(SLOTS):
            if SHAPES[shape] >> slot & 1 == 1:
                t.mark(t.in_slot(t.you, slot))
        return AGAIN
