"""What bots must know of Heroes: that default armies are placed, and how."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Option, card_of, other_of, place_of, what_of
from wtactics.kits.judgement import Advice
from wtactics.kits.verbs import COUNTER, PLACE
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE


class HeroAdvice(Advice):
    """Place the dearest creature that still can be, in the emptier front; look at countering as at any play."""

    def habit(self, t: Any, verb: i64, bold: bool) -> Option:
        if verb != PLACE:
            return NOBODY
        seat = t.asked
        emptier = OFFENSIVE if t.count[place_of(OFFENSIVE, seat)] <= t.count[place_of(DEFENSIVE, seat)] else DEFENSIVE
        best: Option = NOBODY
        most: i64 = -1
        for o in t.options:
            if what_of(o) == PLACE:
                worth = 2 * t.library.cost[t.printed[card_of(o)]] + i64(other_of(o) == emptier)
                if worth > most:
                    best, most = o, worth
        return best


ADVICE: Final = HeroAdvice(branching=(COUNTER,))
