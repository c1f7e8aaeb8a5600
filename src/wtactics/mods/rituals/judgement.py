"""Judgement of rituals: what they will do is worth more with each charge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import RESERVE, Option, Seat, place_of, what_of
from wtactics.kits.judgement import Beside
from wtactics.kits.verbs import CHARGE
from wtactics.mods.rituals.queue import capacity, charges, queue
from wtactics.rulesets.orc.judgement.worth import wanted
from wtactics.rulesets.orc.table import OrcTable

BEGUN: Final = 20  # a ritual that is placed, beside what it would be worth in the hand; there it takes up no room
CHARGED: Final = 60  # all the charges that it takes, in equal parts


class RitualsJudgement(Beside[OrcTable]):
    """What counts in ORC, and the rituals that are placed; no rule is decided here."""

    def beside(self, t: OrcTable, seat: Seat) -> i64:
        """Each as in the hand, and more the nearer it is to being played."""
        worth: i64 = 0
        if t.out[seat] != 0:
            return worth
        resources = t.count[place_of(RESERVE, seat)]
        for c in queue(t, seat):
            worth += wanted(t, c, resources) + BEGUN + CHARGED * charges(t, c) // max(1, capacity(t, c))
        return worth

    def habit(self, t: OrcTable, bold: bool) -> Option:
        """Rituals are charged as soon as they can be."""
        if what_of(t.options[0]) == CHARGE:
            return t.options[0]
        return self.inner.habit(t, bold)
