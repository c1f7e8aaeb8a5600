"""ORC-DEATH and ORC-RESP-17: the state check, and what becomes of cards that die or lose their host."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import departing_together
from wtactics.engine.lasting import ADD
from wtactics.engine.meaning import BE_KILLED
from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    GRAVE,
    NOBODY,
    CardId,
    Flow,
    Option,
    is_seat,
)
from wtactics.engine.rows import MODIFIER, MODIFIER_B, MODIFIER_ON, MODIFIER_SOURCE
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import may, refresh
from wtactics.kits.killers import tell_killers
from wtactics.rulesets.orc.rules.equip import suits_still
from wtactics.rulesets.orc.rules.quest_end import look_at_quests, refill
from wtactics.rulesets.orc.table import OrcTable


def check_is_due(t: OrcTable) -> bool:
    """ORC-RESP-17 Has something changed since the last check, and is nothing under way that it must wait for?"""
    return t.unsettled and (t.held == 0 or t.drew)


class StateCheck(Step[OrcTable]):
    """ORC-RESP-17, ORC-DEATH-10 Until nothing changes: creatures die together, attachments without a host leave."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        while check_is_due(t):
            refresh(t)
            go = departing_together(t, self.doomed(t))
            if len(go) == 0:
                settle_quests(t)
                break
            tell_weakeners(t, go)
            bury(t, go)
        if t.held == 0:
            t.forget_blows()
        return NEXT

    def doomed(self, t: OrcTable) -> vec[i64]:
        """ORC-DEATH-10 Those who must go together."""
        out = vec[i64]()
        for c in t.board:
            if self.must_go(t, c):
                out = append(out, c)
        return out

    def must_go(self, t: OrcTable, c: CardId) -> bool:
        """ORC-DEATH-05, ORC-DEATH-06, ORC-DEATH-09, ORC-ENCH-10 Has it suffered too much, or no host that it suits?"""
        if t.place[c] & 15 == ATTACHED:
            return t.falls(c) or not suits_still(t, c, t.host[c])
        return t.falls(c) and may(t, BE_KILLED, c, NOBODY, 0) == 0


def settle_quests(t: OrcTable) -> None:
    """ORC-RESP-17 After deaths and attachments come the quests."""
    if t.turn > 0 and not t.over and t.held == 0:
        refill(t)
        look_at_quests(t)


def tell_weakeners(t: OrcTable, dead: vec[i64]) -> None:
    """ORC-DEATH-09, ORC-DEATH-11 Who dies undamaged is killed by whatever took DEF away from it last."""
    for c in dead:
        killer: CardId = NOBODY
        i: i64 = 0
        while i < len(t.modifiers) and t.harm[c] == 0:
            if t.modifiers[i] == ADD and t.modifiers[i + MODIFIER_ON] == c and t.modifiers[i + MODIFIER_B] < 0:
                killer = t.modifiers[i + MODIFIER_SOURCE]
            i += MODIFIER
        if killer != NOBODY:
            t.matters(facts.KILLED, killer, c)


def bury(t: OrcTable, cards: vec[CardId]) -> None:
    """ORC-DEATH-02, ORC-DEATH-10 Cards die together and go to their owners' graveyards; it is told who killed."""
    tell_killers(t, cards)
    for c in cards:
        if t.type(c) == CREATURE:
            t.happened(facts.DIED, c, t.controller[c])
    for c in cards:
        if comes_off(t, c):
            t.drop(c)
        elif t.in_play(c) and not t.is_dropped(c):
            t.leave(c, GRAVE)


def comes_off(t: OrcTable, c: CardId) -> bool:
    """ORC-PREREQ-06 Is it an equipment whose carrier is still there, but may carry it no more? It is dropped."""
    equipment = t.place[c] & 15 == ATTACHED and t.is_equipment(c)
    return equipment and not is_seat(t.host[c]) and t.is_creature(t.host[c])
