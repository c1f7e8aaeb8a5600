"""ORC-ASSIGN: creatures that are bound to one lasting task, and how they come free."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, card_of
from wtactics.engine.rows import ABILITY, ABILITY_PLAY, ITEM, KIND, SOURCE
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.asked import in_window
from wtactics.kits.verbs import PASS, UNASSIGN
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.ids import ASSIGN_08, ASSIGN_13, ASSIGN_14, ASSIGN_15
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import UNASSIGN_PRICE


def cannot_assign(t: OrcTable, seat: Seat, c: CardId, ability: i64) -> i64:
    """ORC-ASSIGN-08, ORC-ASSIGN-13, ORC-ASSIGN-15 0, or what keeps a creature with the sign from being assigned."""
    text = t.library.abilities[ability].text
    if ability > t.library.first[t.printed[c]] and t.library.abilities[ability - 1].text == text:
        return ASSIGN_08  # one line is one task, whatever it is parted into
    if in_window(t) or seat != t.active:
        return ASSIGN_13
    if t.was_unassigned(c):
        return ASSIGN_15
    return 0 if t.is_creature(c) and t.marked[c] == 0 else ASSIGN_08


def is_assigning(t: Table) -> bool:
    """Is the newest item a creature's assigning?"""
    number = top(t, ABILITY)
    return top(t, KIND) == ABILITY_PLAY and number != NOBODY and t.library.abilities[number].switch == ASSIGNMENT


def waits_to_be_assigned(t: OrcTable, c: CardId) -> bool:
    """ORC-ASSIGN-08 Does an item wait that will assign the creature? It is not marked to pay for anything meanwhile."""
    for i in range(0, len(t.chain), ITEM):
        number = t.chain[i + ABILITY]
        its = t.chain[i + SOURCE] == c and t.chain[i + KIND] == ABILITY_PLAY and number != NOBODY
        if its and t.library.abilities[number].switch == ASSIGNMENT:
            return True
    return False


def cannot_unassign(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-ASSIGN-14, ORC-ASSIGN-15, ORC-ASSIGN-17 0, or why the seat cannot unassign this in its Unmark phase."""
    if not t.is_card(c) or t.marked[c] != ASSIGNED or t.controller[c] != seat:
        return ASSIGN_14
    return 0 if t.purse(seat) >= t.setting(UNASSIGN_PRICE) else ASSIGN_15


class Unassign(Step[OrcTable]):
    """ORC-TURN-09, ORC-ASSIGN-05, ORC-ASSIGN-14, ORC-ASSIGN-16 After unmarking the player may unassign some, one by one."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        for c in t.board:
            if self.forbids(t, UNASSIGN, c, 0) == 0:
                t.offer(UNASSIGN, c)
        if len(t.options) > 0:
            t.offer(PASS)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == UNASSIGN:
            return cannot_unassign(t, t.active, thing)
        return 0 if what == PASS else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.spend_gold(t.active, t.setting(UNASSIGN_PRICE))
        t.unassign(card_of(answer))
        return AGAIN
