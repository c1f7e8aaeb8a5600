"""ORC-GOLD: costs with X or T, worked out as a card or ability is announced, after its targets have been chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import FEES, Ability
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.prices import reckoned
from wtactics.engine.table import Table
from wtactics.kits import xcost
from wtactics.rulesets.orc.ids import ABIL_11, GOLD_17, GOLD_20, RESP_12
from wtactics.rulesets.orc.rules.assign import is_assigning
from wtactics.rulesets.orc.rules.gold import chosen_host, cost_of, host_sets_cost
from wtactics.rulesets.orc.table import OrcTable


class OrcXCost(xcost.XCost):
    """ORC-GOLD-17, ORC-GOLD-24 Whatever X or T is, exactly that is paid."""

    def lacks(  # type: ignore[override]
        self, t: OrcTable, seat: Seat, c: CardId, ability: Ability | None, card: bool, x: i64
    ) -> i64:
        if card:
            return GOLD_20 if cost_of(t, seat, c, x, chosen_host(t, ability)) > t.purse(seat) else 0
        price = ability.price if ability is not None else None
        if price is None:
            return 0
        return ABIL_11 if reckoned(t, FEES, seat, c, price.power + (x if price.x else 0)) > t.purse(seat) else 0

    def given(self, t: OrcTable, c: CardId, ability: Ability | None, card: bool) -> i64:  # type: ignore[override]
        """ORC-GOLD-18, ORC-GOLD-22 T is the cost of the target, in which another X or T is 0."""
        if not self.is_t(t, c, card):
            x = super().given(t, c, ability, card)
            return 0 if x == xcost.FREE and card and host_sets_cost(t, c) else x
        target = picked(t, 0) if ability is not None and len(ability.targets) > 0 else NOBODY
        return t.library.cost[t.printed[target]] if t.is_card(target) else 0

    def is_given(self, t: OrcTable, c: CardId, ability: Ability | None, card: bool) -> bool:  # type: ignore[override]
        return self.is_t(t, c, card) or (card and host_sets_cost(t, c)) or super().is_given(t, c, ability, card)

    def is_t(self, t: OrcTable, c: CardId, card: bool) -> bool:
        """ORC-GOLD-19 Is it the cost of a card with a T, which means the same on every card?"""
        return card and t.library.cost_t[t.printed[c]] == 1


XCOST: Final = OrcXCost()


def lacks_x(t: OrcTable, seat: Seat, c: CardId, ability: Ability) -> i64:
    """ORC-GOLD-21 0, or the rule by which no target leaves the card payable."""
    return max(0, XCOST.lacks_all(t, seat, c, ability, GOLD_20))


class OrcTargets(xcost.PricedTargets):
    """ORC-RESP-12, ORC-ABIL-22 Targets are chosen as a card or ability is announced, and must be legal."""

    def __init__(self) -> None:
        super().__init__(XCOST)

    def ask(self, t: Table) -> None:
        """ORC-ASSIGN-09 Assigning aims at nothing, whatever the assigned ability says."""
        assert isinstance(t, OrcTable)
        if not is_assigning(t):
            t.take_aim(True)
            super().ask(t)
            t.take_aim(False)

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        """ORC-QUEST-45, ORC-QUEST-56 Monsters may be among them."""
        assert isinstance(t, OrcTable)
        t.take_aim(True)
        refusal = super().forbids(t, what, thing, other)
        t.take_aim(False)
        return refusal

    def amiss(self) -> i64:
        return RESP_12


class WorkOutX(xcost.ChooseX):
    """ORC-GOLD-21 X is worked out as the card is announced, after its targets have been chosen; later changes do not matter."""

    def __init__(self) -> None:
        super().__init__(XCOST, GOLD_17)
