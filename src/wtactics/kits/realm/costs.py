"""What a play costs, and how coloured units pay for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import tell, top
from wtactics.engine.meaning import FEES, PRICES, Ability, Price
from wtactics.engine.places import CREATURE, NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, CARD_PLAY, COST, KIND, PROGRESS, SOURCE, X
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.coins import ANY, COLOURS, payments, units_in, units_of, units_paid
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HOME_PRICES
from wtactics.kits.realm.thresholds import cost_there, home_named, packed
from wtactics.kits.verbs import PAY


def cost_of(t: Realm, seat: Seat, c: CardId, x: i64, extra: i64 = 0) -> i64:
    """What playing the card takes: X, then the sum of all changes, never below 0."""
    cost = cost_anywhere(t, seat, c, x, extra)
    return cost_there(t, seat, c, cost) if t.library.type[t.printed[c]] == CREATURE else cost


def cost_anywhere(t: Realm, seat: Seat, c: CardId, x: i64, extra: i64) -> i64:
    """The same, wherever the card goes."""
    d = t.printed[c]
    printed = t.library.cost[d] + x * t.library.cost_x[d] + extra
    return reckoned(t, PRICES, seat, c, printed) if price_may_change(t, d) else printed


def too_dear(t: Realm, seat: Seat, c: CardId, home: Thing) -> i64:
    """0, or the rule by which the seat cannot pay for this creature if it arrives there."""
    cost = reckoned(t, HOME_PRICES, seat, packed(c, home_named(home)), cost_anywhere(t, seat, c, 0, 0))
    return lacks_gems(t, t.purse(seat), t.printed[c], cost)


def extra_of(ability: Ability | None, x: i64) -> i64:
    """What its player pays beside the cost of a card whose text lets him: X."""
    price = ability.price if ability is not None else None
    return x if price is not None and price.x else 0


def price_may_change(t: Realm, d: i64) -> bool:
    """Could a card in force, or this card itself, say that such a card costs more or less?"""
    return (t.ruled_deeds | t.library.def_deeds[d]) >> PRICES & 1 == 1


def lacks_gems(t: Realm, purse: i64, d: i64, cost: i64) -> i64:
    """0, or the rule by which these gems cannot pay so much for a card with this print."""
    if cost > units_in(purse, ANY):
        return t.law().cost
    if t.least_own(purse, d, cost) > units_in(purse, t.library.faction[d]):
        return t.law().faction
    return 0


def power_of(t: Realm, seat: Seat, c: CardId, price: Price, x: i64) -> i64:
    """What using an ability takes: its power, X, then the sum of all changes, never below 0."""
    return reckoned(t, FEES, seat, c, price.power + x * i64(price.x))


def lacks_power(t: Realm, seat: Seat, c: CardId, ability: Ability, purse: i64, x: i64) -> i64:
    """0, or the rule by which these gems cannot pay for the ability: any gems do, unless it names a faction."""
    price = ability.price
    if price is None:
        return 0
    power = power_of(t, seat, c, price, x)
    if named(price, power, x) > units_in(purse, price.faction) or power > units_in(purse, ANY):
        return t.law().fee
    return 0


def named(price: Price, power: i64, x: i64) -> i64:
    """How much of the power must be of the faction that the ability names; what it costs more by texts is of any."""
    if price.faction < 0:
        return 0
    return min(power, price.power + x) if price.x else min(power, price.power)


class PayPower(Step[Realm]):
    """The player pays with free gems of his choice; where all payments are equal he is not asked."""

    def ask(self, t: Realm) -> None:
        if t.out[t.you] != 0:
            return
        ways = self.ways(t)
        c = top(t, SOURCE)
        t.ask(t.you)
        for way in ways:
            t.offer(PAY, c, way)

    def ways(self, t: Realm) -> vec[i64]:
        """All payments, each once, the default first."""
        c = top(t, SOURCE)
        if top(t, KIND) == CARD_PLAY:
            i, extra = top(t, ABILITY), i64(0)
            if i != NOBODY:
                extra = extra_of(t.library.abilities[i], top(t, X))
            cost = cost_of(t, t.you, c, top(t, X), extra)
            faction, least = t.library.faction[t.printed[c]], t.least_own(t.purse(t.you), t.printed[c], cost)
            return payments(t.units_towards(t.you, faction), cost, faction, least)
        price = t.library.abilities[top(t, ABILITY)].price
        if price is None:
            return payments(t.gems(t.you), 0, ANY, 0)
        cost = power_of(t, t.you, c, price, top(t, X))
        return payments(t.units_towards(t.you, price.faction), cost, price.faction, named(price, cost, top(t, X)))

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        """Free gems, the whole cost, enough of the right faction."""
        if what != PAY:
            return -1
        ways = self.ways(t)
        if thing != top(t, SOURCE) or other < 0 or units_paid(other) != units_paid(ways[0]):
            return t.law().payment
        for faction in range(COLOURS):
            if units_of(other, faction) > units_in(t.purse(t.you), faction):
                return t.law().cost
        for way in ways:
            if way == other:
                return 0
        return t.law().faction if top(t, KIND) == CARD_PLAY else t.law().fee

    def do(self, t: Realm, answer: Option) -> Flow:
        """Spent gems are consumed, whatever becomes of the play."""
        if answer != NOTHING and other_of(answer) != 0:
            tell(t, COST, other_of(answer))
            t.spend(t.you, other_of(answer))
        t.remember(PROGRESS, 0)
        return NEXT
