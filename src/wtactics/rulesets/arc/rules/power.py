"""ARC-POWER: what a play costs, and how gems pay for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import tell, top
from wtactics.engine.meaning import FEES, PRICES, Ability, Price
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, CARD_PLAY, COST, KIND, PROGRESS, SOURCE, X
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits import dues
from wtactics.kits.coins import ANY, COLOURS, payments, units_in, units_of, units_paid
from wtactics.kits.verbs import PAY
from wtactics.rulesets.arc.ids import ABIL_07, PLAY_02, POWER_08, POWER_09, POWER_13
from wtactics.rulesets.arc.table import ArcTable


def cost_of(t: ArcTable, seat: Seat, c: CardId, x: i64, extra: i64 = 0) -> i64:
    """ARC-XCOST-02, ARC-PLAY-11, ARC-CONFLICT-03 What playing the card takes: X, then the sum of all changes, never below 0."""
    d = t.printed[c]
    printed = t.library.cost[d] + x * t.library.cost_x[d] + extra
    return reckoned(t, PRICES, seat, c, printed) if price_may_change(t, d) else printed


def extra_of(ability: Ability | None, x: i64) -> i64:
    """ARC-XCOST-01 What its player pays beside the cost of a card whose text lets him: X."""
    price = ability.price if ability is not None else None
    return x if price is not None and price.x else 0


def price_may_change(t: ArcTable, d: i64) -> bool:
    """ARC-XCOST-02 Could a card in force, or this card itself, say that such a card costs more or less?"""
    return (t.ruled_deeds | t.library.def_deeds[d]) >> PRICES & 1 == 1


def loyal(t: ArcTable, d: i64, cost: i64) -> i64:
    """ARC-CARD-04, ARC-POWER-09 How many of the gems must be of the card's own faction: as many as it has loyalty marks."""
    return min(t.library.loyalty[d], cost)


def lacks_gems(t: ArcTable, purse: i64, d: i64, cost: i64) -> i64:
    """ARC-POWER-08, ARC-POWER-09 0, or the rule by which these gems cannot pay so much for a card with this print."""
    if cost > units_in(purse, ANY):
        return POWER_08
    if loyal(t, d, cost) > units_in(purse, t.library.faction[d]):
        return POWER_09
    return 0


def power_of(t: ArcTable, seat: Seat, c: CardId, price: Price, x: i64) -> i64:
    """ARC-POWER-13, ARC-CONFLICT-03 What using an ability takes: its power, X, then the sum of all changes, never below 0."""
    return reckoned(t, FEES, seat, c, price.power + (x if price.x else 0))


def lacks_power(t: ArcTable, seat: Seat, c: CardId, ability: Ability, purse: i64, x: i64) -> i64:
    """ARC-POWER-13 0, or the rule by which these gems cannot pay for the ability: any gems do, unless it names a faction."""
    price = ability.price
    if price is None:
        return 0
    power = power_of(t, seat, c, price, x)
    if named(price, power, x) > units_in(purse, price.faction) or power > units_in(purse, ANY):
        return POWER_13
    return 0


def named(price: Price, power: i64, x: i64) -> i64:
    """How much of the power must be of the faction that the ability names; what it costs more by texts is of any."""
    return min(power, price.power + (x if price.x else 0)) if price.faction >= 0 else 0


class PayPower(Step[ArcTable]):
    """ARC-PLAY-02, ARC-POWER-14 The player pays with free gems of his choice; where all payments are equal he is not asked."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.you] != 0:
            return
        ways = self.ways(t)
        c = top(t, SOURCE)
        t.ask(t.you)
        for way in ways:
            t.offer(PAY, c, way)

    def ways(self, t: ArcTable) -> vec[i64]:
        """All payments, each once, the default first."""
        c = top(t, SOURCE)
        if top(t, KIND) == CARD_PLAY:
            i = top(t, ABILITY)
            extra = extra_of(t.library.abilities[i], top(t, X)) if i != NOBODY else 0
            cost = cost_of(t, t.you, c, top(t, X), extra)
            return payments(t.gems(t.you), cost, t.library.faction[t.printed[c]], loyal(t, t.printed[c], cost))
        price = t.library.abilities[top(t, ABILITY)].price
        if price is None:
            return payments(t.gems(t.you), 0, ANY, 0)
        cost = power_of(t, t.you, c, price, top(t, X))
        return payments(t.gems(t.you), cost, price.faction, named(price, cost, top(t, X)))

    def forbids(self, t: ArcTable, what: i64, thing: Thing, other: i64) -> i64:
        """ARC-PLAY-02, ARC-POWER-08, ARC-POWER-09, ARC-POWER-13 Free gems, the whole cost, enough of the right faction."""
        if what != PAY:
            return -1
        ways = self.ways(t)
        if thing != top(t, SOURCE) or other < 0 or units_paid(other) != units_paid(ways[0]):
            return PLAY_02
        for faction in range(COLOURS):
            if units_of(other, faction) > t.gems(t.you)[faction]:
                return POWER_08
        for way in ways:
            if way == other:
                return 0
        return POWER_09 if top(t, KIND) == CARD_PLAY else POWER_13

    def do(self, t: ArcTable, answer: Option) -> Flow:
        """ARC-POWER-10, ARC-POWER-11 Spent gems are consumed, whatever becomes of the play."""
        if answer != NOTHING and other_of(answer) != 0:
            tell(t, COST, other_of(answer))
            t.spend(t.you, other_of(answer))
        t.remember(PROGRESS, 0)
        return NEXT


class PayDues(dues.PayDues[ArcTable]):
    """ARC-ABIL-06 What else an ability (or a card) takes is given with it: its own mark, then the other parts one by one."""

    def amiss(self) -> i64:
        return ABIL_07
