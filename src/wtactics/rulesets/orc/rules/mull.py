"""ORC-MULL: hands that are taken back."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import DECK, HAND, Flow, Option, Thing, place_of
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.verbs import NO, YES
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import MULLIGAN, MULLIGANS, OPENING_HAND


class BeginMulligans(Step[OrcTable]):
    """ORC-MULL-01, ORC-MULL-08 At the very start of each player's first turn, unless he has used his hand before."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.accepted >> t.active & 1 == 0:
            t.then(MULLIGAN)
        return NEXT


class TakeMulligan(Step[OrcTable]):
    """ORC-MULL-03, ORC-MULL-04, ORC-MULL-06 All cards go back, as many are drawn anew; he keeps them, or does it again."""

    def ask(self, t: OrcTable) -> None:
        if t.mulligans[t.active] < t.setting(MULLIGANS) and t.out[t.active] == 0:
            t.ask(t.active)
            t.offer(NO)
            t.offer(YES)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        return 0 if what in (YES, NO) else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, NO):
            t.accept_hand(t.active)
            return NEXT
        n = self.drawn(t)
        for c in t.at(HAND, t.active):
            t.move(c, DECK, t.active)
        t.shuffle(t.active)
        t.take_mulligan(t.active)
        for _ in range(n):
            t.draw(t.active)
        t.then(MULLIGAN)
        return NEXT

    def drawn(self, t: OrcTable) -> i64:
        """ORC-MULL-05, ORC-MULL-07, ORC-MULL-09 The first draws as many as were put back, each further one a card fewer."""
        if t.mulligans[t.active] == 0:
            return t.count[place_of(HAND, t.active)]
        return max(0, t.setting(OPENING_HAND) - t.mulligans[t.active])
