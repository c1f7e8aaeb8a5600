"""ORC-MOVE: creatures are moved from one front to the other; and what a Move or Attack phase is used for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_MARKED, MARK_TO_MOVE
from wtactics.engine.meaning import MOVE as MOVE_DEED
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, card_of, is_seat, seat_thing, what_of
from wtactics.engine.prices import FRONTS_LEFT, reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, may
from wtactics.kits.fights import FREE
from wtactics.kits.verbs import ATTACK, MOVE, PASS
from wtactics.rulesets.orc.ids import MOVE_01, MOVE_02, MOVE_03, TURN_29
from wtactics.rulesets.orc.rules.combat import cannot_begin, goals_of_all, hangs_back
from wtactics.rulesets.orc.rules.quest_confrontation import cannot_begin_hunt, monsters_of
from wtactics.rulesets.orc.rules.resp import AFTER_ACTION, anybody_could_answer, open_window
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import ATTACKING, CAMPAIGN_2, DEFENSIVE, OFFENSIVE

ALL_FRONTS: Final = 2


def cannot_move(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-MOVE-01, ORC-MOVE-02, ORC-MOVE-03 0, or what keeps the seat from moving this to its other front."""
    if not t.is_creature(c) or t.controller[c] != seat:
        return MOVE_01
    if t.marked[c] != 0 or t.was_unassigned(c):
        return MOVE_02
    here = t.place[c] & 15
    if t.left_front != NOBODY and t.left_front != here and reckoned(t, FRONTS_LEFT, seat, c, 1) < ALL_FRONTS:
        return MOVE_03
    refusal = t.debarred(MOVE, seat, c, here)
    if refusal == 0:
        refusal = may(t, MOVE_DEED, c, NOBODY, 0)
    return refusal if refusal != 0 or not moves_marked(t, c) else may(t, BE_MARKED, c, NOBODY, 0)


def moves_marked(t: OrcTable, c: CardId) -> bool:
    """ORC-MOVE-04, ORC-MOVE-10 Whoever moves is marked, unless a card says that this one is not."""
    return may(t, MARK_TO_MOVE, c, NOBODY, FREE) != 0


def moves_are_over(t: OrcTable) -> bool:
    """ORC-TURN-28, ORC-TURN-29, ORC-MOVE-06 Is this phase used for attacking, or was the other one used for moving?"""
    return t.attacked_in == t.phase or (t.moved_in != 0 and t.moved_in != t.phase)


def attacks_are_over(t: OrcTable) -> bool:
    """ORC-TURN-28, ORC-TURN-29 Was there an attack this turn, or is this phase used for moving?"""
    return t.attacked_in != 0 or t.moved_in == t.phase


class Campaign(Step[OrcTable]):
    """ORC-TURN-27, ORC-TURN-28, ORC-MOVE-05, ORC-MOVE-07, ORC-MOVE-08 Move creatures one by one, or attack, or do neither."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        seat = t.next_seat(t.active)
        while seat != t.active:
            if self.forbids(t, ATTACK, seat_thing(seat), 0) == 0:
                t.offer(ATTACK, seat_thing(seat))
            seat = t.next_seat(seat)
        for quest in monsters_of(t, t.active):
            if self.forbids(t, ATTACK, quest, 0) == 0:
                t.offer(ATTACK, quest)
        for c in t.board:
            if self.forbids(t, MOVE, c, 0) == 0:
                t.offer(MOVE, c)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == MOVE:
            if moves_are_over(t):
                return TURN_29
            return self.duty(t) if self.duty(t) != 0 else cannot_move(t, t.active, thing)
        if what == ATTACK:
            if attacks_are_over(t):
                return TURN_29
            return cannot_begin(t, thing) if is_seat(thing) else cannot_begin_hunt(t, thing)
        return self.duty(t) if what == PASS else -1

    def duty(self, t: OrcTable) -> i64:
        """ORC-CONFLICT-01 The text that asks for an attack, in the last phase in which there can be one; or 0."""
        if t.phase != CAMPAIGN_2 or attacks_are_over(t):
            return 0
        bound = hangs_back(t, goals_of_all(t))
        return BY_CARD + bound if bound != NOBODY else 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        if what_of(answer) == ATTACK:
            if is_seat(card_of(answer)):
                t.name_goal(card_of(answer))
            else:
                t.begin_hunt()
            t.then(ATTACKING)
            return NEXT
        c = card_of(answer)
        start = t.place[c] & 15
        t.leave_front(start)
        if moves_marked(t, c):
            t.mark(c)
        t.stand(c, OFFENSIVE + DEFENSIVE - start)
        for mod in t.terms.mods:
            mod.went(t, c)
        t.matters(facts.WENT, c, t.active, start)
        if anybody_could_answer(t):
            open_window(t, t.active, AFTER_ACTION)
        return AGAIN
