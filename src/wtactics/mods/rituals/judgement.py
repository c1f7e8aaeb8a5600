"""What bots must know of rituals: they are worth more with each charge, and charged whenever they can be."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, RESERVE, Option, Seat, place_of, what_of
from wtactics.kits.judgement import Advice
from wtactics.kits.verbs import CHARGE
from wtactics.mods.rituals.queue import capacity, charges, queue
from wtactics.rulesets.orc.judgement.worth import wanted

BEGUN: Final = 20  # a ritual that is placed, beside what it would be worth in the hand; there it takes up no room
CHARGED: Final = 60  # all the charges that it takes, in equal parts


class RitualAdvice(Advice):
    """Each placed ritual counts as in the hand, and more the nearer it is to being played."""

    def seat_worth(self, t: Any, seat: Seat) -> i64:
        worth: i64 = 0
        if t.out[seat] != 0:
            return worth
        resources = t.count[place_of(RESERVE, seat)]
        for c in queue(t, seat):
            worth += wanted(t, c, resources) + BEGUN + CHARGED * charges(t, c) // max(1, capacity(t, c))
        return worth

    def habit(self, t: Any, verb: i64, bold: bool) -> Option:
        """Charge the first of them, and the others after it."""
        options: vec[i64] = t.options
        for o in options:
            if what_of(o) == CHARGE:
                return o
        return NOBODY


ADVICE: Final = RitualAdvice()
