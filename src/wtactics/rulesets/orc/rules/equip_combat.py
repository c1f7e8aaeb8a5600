"""ORC-EQUIP, ORC-COMBAT: which of several pieces attackers and defenders use for the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ATTACHED, DEFENDER, NOBODY, PEACE, Flow, Option, Thing, card_of, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.onward import onward
from wtactics.kits.verbs import PASS, WEAR
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import LAST_WORN

ATTACK_SIDE: Final = 0
DEFENCE_SIDE: Final = 1


class ChooseInCombat(Step[OrcTable]):
    """ORC-EQUIP-06, ORC-EQUIP-07, ORC-COMBAT-16 Pieces to be used are named one by one; what clashes with them is not."""

    def __init__(self, side: i64, rule: i64) -> None:
        self.side: Final = side
        self.rule: Final = rule

    def ask(self, t: OrcTable) -> None:
        seat = t.active if self.side == ATTACK_SIDE else t.defending
        if t.defending == NOBODY or t.out[seat] != 0:
            return
        t.ask(seat)
        last = onward(t, t.note(LAST_WORN))
        for c in t.board:
            if t.place[c] & 15 == ATTACHED and t.attached_at[c] > last and self.forbids(t, WEAR, c, 0) == 0:
                t.offer(WEAR, c)
        if len(t.options) > 0:
            t.offer(PASS)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return 0
        if what != WEAR:
            return -1
        if not t.is_card(thing) or t.place[thing] & 15 != ATTACHED or not t.is_creature(t.host[thing]):
            return self.rule
        role = t.role[t.host[thing]]
        fights = role == DEFENDER if self.side == DEFENCE_SIDE else role not in (PEACE, DEFENDER)
        return 0 if fights and t.is_idle(thing) and not self.named_rival(t, thing) else self.rule

    def named_rival(self, t: OrcTable, c: Thing) -> bool:
        """Has a piece been named that this one clashes with?"""
        for other in t.hung_on(t.host[c]):
            if t.clash(c, other) and not t.is_idle(other) and t.worn_in[other] == t.this_phase():
                return True
        return False

    def rank(self, t: OrcTable, o: Option) -> i64:
        return t.attached_at[card_of(o)] if what_of(o) == WEAR else NOBODY

    def begun(self, t: OrcTable) -> bool:
        return t.note(LAST_WORN) > 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            t.remember(LAST_WORN, 0)
            return NEXT
        t.remember(LAST_WORN, t.attached_at[card_of(answer)])
        t.wear(card_of(answer))
        return AGAIN
