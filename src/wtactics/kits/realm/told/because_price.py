"""What somebody lacks to pay in a realm: how many units are needed, of which faction, and how many are free."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import FACTIONS, HAND, NOBODY, CardId, place_of
from wtactics.engine.rows import ABILITY
from wtactics.kits import verbs
from wtactics.kits.coins import ANY, COLOURS, units_in
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.realm.table import Realm
from wtactics.kits.refusal import Grounds
from wtactics.kits.told.because import Because, Want
from wtactics.kits.told.names import RuleIds
from wtactics.kits.told.now import Now

T = TypeVar("T", bound=Realm)


class Prices(Generic[T]):
    """A ruleset says what one unit and several are called."""

    def __init__(self, now: Now[T], unit: str, units: str) -> None:
        self.now: Final = now
        self.unit: Final = unit
        self.units: Final = units

    def card_lacking(self, w: Want[T]) -> str:
        """What a card needs of its own faction, or in all."""
        t, what, c = w.t, w.what, w.thing
        by_faction = w.number == t.law().faction
        gems = t.gems(t.asked)
        if what == verbs.PAY:
            few = f"too few of these {self.units} are of the faction of {self.now.newest(t)}."
            return few if by_faction else f"you do not have these {self.units} free."
        if what in (verbs.TARGET, verbs.NUMBER):
            return f"{self.now.newest(t)} would take more {self.units} than you have: {gems[COLOURS]} free."
        d = t.printed[c]
        faction, cost = t.library.faction[d], cost_of(t, t.asked, c, 0)
        if lacks_gems(t, t.purse(t.asked), d, cost) != w.number:  # it does so with every X that the text allows
            own = f" {FACTIONS[faction]}" if by_faction else ""
            free = units_in(t.purse(t.asked), faction) if by_faction else gems[COLOURS]
            return f"with every X, {self.now.called(t, c)} takes more{own} {self.units} than you have: {free} free."
        if by_faction:
            return self.own_lacking(t, c, cost)
        return self.needs(self.now.called(t, c), cost, "", gems[COLOURS])

    def own_lacking(self, t: T, c: CardId, cost: i64) -> str:
        """How much of the cost must be of the card's own faction, and how much of that is free."""
        d = t.printed[c]
        faction = t.library.faction[d]
        least = t.least_own(t.purse(t.asked), d, cost)
        return self.needs(self.now.called(t, c), least, FACTIONS[faction], units_in(t.purse(t.asked), faction))

    def ability_lacking(self, w: Want[T]) -> str:
        """What an ability needs, of the faction that it names or of any."""
        t, what = w.t, w.what
        number = w.other if what == verbs.ACTIVATE else top(t, ABILITY)
        price = t.library.abilities[number].price
        faction = price.faction if price is not None else NOBODY
        power = price.power if price is not None else 0
        if what != verbs.ACTIVATE:
            return f"it would take other {self.units}, or more of them, than you have: {t.gems(t.asked)[COLOURS]} free."
        own = FACTIONS[faction] if faction != NOBODY else ""
        return self.needs("this ability", power, own, units_in(t.purse(t.asked), faction if faction != NOBODY else ANY))

    def needs(self, who: str, n: i64, faction: str, free: i64) -> str:
        """How many units it needs, and how many of such are free."""
        return f"{who} needs {self.so_many(n, faction)}, and you have {free} free."

    def so_many(self, n: i64, faction: str) -> str:
        """So many units, of a faction or of any."""
        own = f"{faction} " if faction != "" else ""
        return f"{n} {own}{self.unit if n == 1 else self.units}"


class RealmGrounds(Grounds[T]):
    """How realms tell of their refusals: beside what is in the way, what would have to be paid."""

    def __init__(self, ids: RuleIds, because: Because[T], prices: Prices[T]) -> None:
        super().__init__(ids, because)
        self.prices: Final = prices

    def besides(self, w: Want[T]) -> str:
        """What is lacking for a card that cannot be played now anyway."""
        t, c = w.t, w.thing
        told = w.number in (t.law().cost, t.law().faction)
        if told or w.what != verbs.PLAY or not t.is_card(c) or not self.could_be_played(t, c):
            return ""
        rule = lacks_gems(t, t.purse(t.asked), t.printed[c], cost_of(t, t.asked, c, 0))
        return f"Besides, {self.prices.card_lacking(Want(t, rule, w.what, c, 0))}" if rule != 0 else ""

    def could_be_played(self, t: T, c: CardId) -> bool:
        """Does it lie where whoever is asked plays cards from?"""
        return t.place[c] == place_of(HAND, t.asked) or t.lies_ready(t.asked, c)
