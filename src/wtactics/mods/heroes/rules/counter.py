"""ORC-COUNTER: nullifying what an enemy Hero does."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import annul
from wtactics.engine.places import GRAVE, HAND, NOBODY, RESERVE, Option, Seat, Thing, card_of, place_of, seat_thing
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import COST, SEAT, SOURCE
from wtactics.engine.step import Deed
from wtactics.engine.values import may
from wtactics.kits.verbs import COUNTER
from wtactics.mods.heroes.hero import hero_of, waiting
from wtactics.mods.heroes.ids import BE_COUNTERED, COUNTER_01, COUNTER_03, COUNTER_04, COUNTER_06, COUNTER_TOLL
from wtactics.mods.heroes.rules.guarding import NEVER, guard_of
from wtactics.mods.heroes.rules.use import bar
from wtactics.rulesets.orc.table import OrcTable


def cannot_counter(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-COUNTER-01, ORC-COUNTER-03, ORC-COUNTER-04, ORC-COUNTER-06 0, or what keeps the seat from doing so with this card."""
    item = waiting(t)
    if item == NOBODY or t.chain[item + SEAT] == seat or hero_of(t, seat) == NOBODY:
        return COUNTER_06
    barred = may(t, BE_COUNTERED, t.chain[item + SOURCE], seat_thing(seat), 0) != 0 or guard_of(t, item) == NEVER
    if barred or t.chain[item + COST] == 0:
        return COUNTER_01
    price = price_of(t, seat, item)
    if t.purse(seat) < price or left_unused(t, seat, price) < 1:
        return COUNTER_03
    if t.count[place_of(HAND, seat)] == 0:
        return COUNTER_03
    unused = t.is_card(c) and t.place[c] == place_of(RESERVE, seat) and t.marked[c] == 0
    return 0 if unused else COUNTER_04


def price_of(t: OrcTable, seat: Seat, item: i64) -> i64:
    """ORC-COUNTER-03, ORC-COUNTER-04 What the ability has cost, and one more, unless texts say otherwise."""
    return reckoned(t, COUNTER_TOLL, seat, t.chain[item + SOURCE], t.chain[item + COST] + 1 + guard_of(t, item))


def left_unused(t: OrcTable, seat: Seat, price: i64) -> i64:
    """ORC-COUNTER-03 How many resource cards are unmarked once the price is paid; gold that is there is spent first."""
    return t.free_resources(seat) - len(t.payers(seat, max(0, price - t.gold[seat])))


class CounterHero(Deed[OrcTable]):
    """ORC-COUNTER-02, ORC-COUNTER-04, ORC-COUNTER-06, ORC-COUNTER-07 In a window, at once: gold, a resource, a card by lot."""

    def offer(self, t: OrcTable, seat: Seat) -> None:
        if waiting(t) != NOBODY:
            for c in t.at(RESERVE, seat):
                if cannot_counter(t, seat, c) == 0 and first_unused(t, c):
                    t.offer(COUNTER, c)

    def forbids(self, t: OrcTable, seat: Seat, thing: Thing, other: i64) -> i64:
        return cannot_counter(t, seat, thing)

    def do(self, t: OrcTable, seat: Seat, answer: Option) -> None:
        item = waiting(t)
        hero, price = t.chain[item + SOURCE], price_of(t, seat, item)
        t.hold()
        t.happened(facts.COUNTERED, hero, seat)
        t.matters(facts.NULLIFIED, hero, seat)
        t.matters(facts.SACRIFICED, card_of(answer), seat)
        t.leave(card_of(answer), GRAVE)
        t.spend_gold(seat, price)
        hand = t.at(HAND, seat)
        t.discard(hand[t.roll(len(hand))])
        bar(t, item)
        annul(t, item)
        t.release()


def first_unused(t: OrcTable, c: Thing) -> bool:
    """Is no unmarked resource card of the same print before it?"""
    other = t.before[c]
    while other >= 0:
        if t.printed[other] == t.printed[c] and t.marked[other] == 0:
            return False
        other = t.before[other]
    return True
