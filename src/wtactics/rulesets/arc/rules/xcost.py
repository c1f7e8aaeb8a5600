"""ARC-XCOST and ARC-PLAY: X, the targets that it may be counted from, and whether the play can still be paid for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Ability
from wtactics.engine.places import CardId, Seat
from wtactics.kits import xcost
from wtactics.rulesets.arc.ids import PLAY_07, POWER_08, XCOST_02
from wtactics.rulesets.arc.rules.power import cost_of, extra_of, lacks_gems, lacks_power
from wtactics.rulesets.arc.table import ArcTable


class ArcXCost(xcost.XCost):
    """ARC-XCOST-01 Whatever X is, the cost must be paid."""

    def lacks(  # type: ignore[override]
        self, t: ArcTable, seat: Seat, c: CardId, ability: Ability | None, card: bool, x: i64
    ) -> i64:
        if card:
            return lacks_gems(t, t.purse(seat), t.printed[c], cost_of(t, seat, c, x, extra_of(ability, x)))
        return lacks_power(t, seat, c, ability, t.purse(seat), x) if ability is not None else 0


XCOST: Final = ArcXCost()


def lacks_x(t: ArcTable, seat: Seat, c: CardId, ability: Ability) -> i64:
    """ARC-XCOST-01 0, or the rule by which no X that its text can give lets the card be paid for; too few of all come first."""
    refusal = XCOST.lacks_all(t, seat, c, ability, POWER_08)
    return refusal if refusal >= 0 else PLAY_07


class ArcTargets(xcost.PricedTargets):
    """ARC-PLAY-07, ARC-XCOST-01 Targets are chosen at announcement, and must be legal, and leave X payable."""

    def __init__(self) -> None:
        super().__init__(XCOST)

    def amiss(self) -> i64:
        return PLAY_07


class ChooseX(xcost.ChooseX):
    """ARC-XCOST-02 X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def __init__(self) -> None:
        super().__init__(XCOST, XCOST_02)
