"""ARC-TURN: the seven phases, the hand limit, the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_TURN, NEXT_UNMARK
from wtactics.engine.meaning import PHASES, TURNS, UNMARK
from wtactics.engine.places import HAND, NOBODY, RESERVE, Flow, Option, card_of, place_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may, refresh
from wtactics.kits.verbs import DISCARD
from wtactics.rulesets.arc.ids import TURN_17
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import HAND_LIMIT, HELD_BACK, TOLD_PHASE, UNMARK_PHASE


class BeginPhase(Step[ArcTable]):
    """ARC-TURN-02, ARC-TURN-04 The phases come in this order, each once; in those of a player who has left nothing happens."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] != 0:
            t.skip_phase(self.phase)
            return NEXT
        if self.phase != UNMARK_PHASE and t.note(TOLD_PHASE) != self.phase:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
            if len(t.waiting) > 0:  # what the end of a phase triggers still belongs to it
                t.remember(TOLD_PHASE, self.phase)
                return AGAIN
        t.begin_phase(self.phase, PHASES | TURNS if self.phase == UNMARK_PHASE else PHASES)
        if self.phase == UNMARK_PHASE:
            t.end_modifiers(NEXT_TURN, t.active)
            t.happened(facts.TURN_BEGAN, t.turn, t.active)
        t.happened(facts.PHASE_BEGAN, t.phase, t.active)
        return NEXT


class UnmarkAll(Step[ArcTable]):
    """ARC-TURN-06, ARC-MARK-06, ARC-POWER-07 All the active player's marked cards are unmarked, his gems among them."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        # ARC-POWER-12, ARC-MARK-01 a spent gem is a mark; what was not spent stayed free
        for c in t.at(RESERVE, t.active):
            t.unmark(c)
        for c in t.board:
            if t.marked[c] == 1 and t.controller[c] == t.active and may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        t.end_modifiers(NEXT_UNMARK, t.active)
        return NEXT


class DiscardDown(Step[ArcTable]):
    """ARC-TURN-17, ARC-TURN-18, ARC-TURN-19, ARC-RESP-08 The active player discards down to seven cards, and no further."""

    def ask(self, t: ArcTable) -> None:
        if self.too_many(t):
            t.ask(t.active)
            t.offer_each(DISCARD, t.at(HAND, t.active))

    def too_many(self, t: ArcTable) -> bool:
        """Does the active player hold more cards than he may?"""
        return t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > t.setting(HAND_LIMIT)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what != DISCARD:
            return -1
        return 0 if t.is_card(thing) and t.place[thing] == place_of(HAND, t.active) else TURN_17

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            self.hold_back(t, 0)
            return NEXT
        self.hold_back(t, 1)
        t.discard(card_of(answer))
        return AGAIN

    def hold_back(self, t: ArcTable, waits: i64) -> None:
        """What discards trigger waits until the last of them has been made."""
        if t.note(HELD_BACK) != waits:
            t.remember(HELD_BACK, waits)
            if waits == 1:
                t.hold()
            else:
                t.release()


class DiscardAgain(Step[ArcTable]):
    """ARC-TURN-17 If the hand has grown above seven in the window that follows, the phase discards again."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > t.setting(HAND_LIMIT):
            t.jump(-3)
        return NEXT


class TurnEnds(Step[ArcTable]):
    """ARC-RESP-06 What waits for the end of the turn happens before anything of the turn ends."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
            t.happened(facts.TURN_ENDED, t.turn, t.active)
        return NEXT


class EndTurn(Step[ArcTable]):
    """ARC-TURN-20, ARC-CREA-09 All "this turn" effects end and all creatures' damage is removed, in one step."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.hold()
        t.end_turn_modifiers()  # ARC-MAGIC-03 abilities given for the turn are among them
        for c in t.board:
            if t.harm[c] > 0 and not t.is_city(c):  # ARC-CITY-08 damage of cities lasts
                t.heal(c, t.harm[c], NOBODY)
        t.end_turn()
        t.release()
        refresh(t)
        return NEXT
