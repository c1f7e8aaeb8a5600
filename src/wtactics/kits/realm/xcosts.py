"""X, the targets that it may be counted from, and whether the play can still be paid for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Ability
from wtactics.engine.places import CardId, Seat
from wtactics.kits import xcost
from wtactics.kits.realm.costs import cost_of, extra_of, lacks_gems, lacks_power
from wtactics.kits.realm.table import Realm


class RealmXCost(xcost.XCost):
    """Whatever X is, the cost must be paid."""

    def lacks(  # type: ignore[override]
        self, t: Realm, seat: Seat, c: CardId, ability: Ability | None, card: bool, x: i64
    ) -> i64:
        if card:
            return lacks_gems(t, t.purse(seat), t.printed[c], cost_of(t, seat, c, x, extra_of(ability, x)))
        return lacks_power(t, seat, c, ability, t.purse(seat), x) if ability is not None else 0


XCOST: Final = RealmXCost()


def lacks_x(t: Realm, seat: Seat, c: CardId, ability: Ability) -> i64:
    """0, or the rule by which no X that its text can give lets the card be paid for; too few of all come first."""
    refusal = XCOST.lacks_all(t, seat, c, ability, t.law().cost)
    return refusal if refusal >= 0 else t.law().target
