"""ORC-TURN: what is done in the Play phases and in the Entrance phase."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import CREATURE, HAND, Flow, Option, Seat, Thing, card_of, other_of, place_of, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import LAY, PASS, PLAY, RECYCLE
from wtactics.rulesets.orc.ids import CREA_01, CREA_02, CREA_03
from wtactics.rulesets.orc.rules.gold import cannot_lay, cannot_recycle, cost_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, RECYCLING


class PlayPhase(Step[OrcTable]):
    """ORC-TURN-23, ORC-TURN-25 In any order and number: lay a resource, recycle, play cards, use abilities, pursue quests."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        for c in t.at(HAND, t.active):
            if cannot_lay(t, t.active, c) == 0:
                t.offer(LAY, c)
        if cannot_recycle(t, t.active) == 0:
            t.offer(RECYCLE)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == LAY:
            return cannot_lay(t, t.active, thing)
        if what == RECYCLE:
            return cannot_recycle(t, t.active)
        return 0 if what == PASS else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        if what_of(answer) == LAY:
            t.lay_down(card_of(answer), t.active)
        else:
            t.then(RECYCLING)
        return AGAIN


class Entrance(Step[OrcTable]):
    """ORC-CREA-01, ORC-CREA-02, ORC-CREA-03, ORC-TURN-30 Creatures are paid for and enter one front or the other."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        for c in t.at(HAND, t.active):
            for kind in (OFFENSIVE, DEFENSIVE):
                if self.forbids(t, PLAY, c, kind) == 0:
                    t.offer(PLAY, c, kind)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PLAY:
            return cannot_enter(t, t.active, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        c = card_of(answer)
        t.spend_gold(t.active, cost_of(t, t.active, c, 0))
        t.enter(c, other_of(answer), t.active)
        return AGAIN


def cannot_enter(t: OrcTable, seat: Seat, c: Thing, kind: i64) -> i64:
    """ORC-CREA-01, ORC-CREA-02, ORC-CREA-03 0, or the rule that keeps a creature of the hand from entering this front."""
    if not t.is_card(c) or t.place[c] != place_of(HAND, seat) or t.library.type[t.printed[c]] != CREATURE:
        return CREA_01
    if kind not in (OFFENSIVE, DEFENSIVE):
        return CREA_03
    return 0 if t.affords(seat, cost_of(t, seat, c, 0)) else CREA_02
