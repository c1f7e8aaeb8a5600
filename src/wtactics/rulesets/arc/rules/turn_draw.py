"""ARC-TURN: the draw and resource phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.fates import draws
from wtactics.engine.meaning import DRAW as DRAW_DEED
from wtactics.engine.meaning import DRAWS, LAYINGS
from wtactics.engine.places import DECK, HAND, NOBODY, Flow, Option, card_of, other_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, is_ruled, player_may
from wtactics.kits.realm.terms import DRAWING, NAMING
from wtactics.kits.verbs import DRAW, LAY, PASS
from wtactics.rulesets.arc.ids import POWER_01, SETUP_06, TURN_07, TURN_09, TURN_11
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import TO_LAY

BOTH: Final = 2  # draws and resource cards of a turn, together (ARC-TURN-07)


class DrawAndResource(Step[ArcTable]):
    """ARC-TURN-03 The draw and resource phase always takes place."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0:
            t.then(DRAWING)
        return NEXT


class ChooseDraw(Step[ArcTable]):
    """ARC-TURN-07, ARC-TURN-08 Draw two, or draw one and lay one resource, or lay two; nothing else."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        n: i64 = BOTH
        while n >= 0:
            if self.forbids(t, DRAW, 0, n) == 0:
                t.offer(DRAW, 0, n)
            n -= 1

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        """ARC-TURN-09, ARC-TURN-11, ARC-SETUP-06, ARC-MULTI-07 Only what can be done in full; no double first draw."""
        if what != DRAW:
            return -1
        if other < 0 or other > BOTH:
            return TURN_07
        if other == BOTH and t.turn == 1:
            return SETUP_06
        if other > 0 and not player_may(t, DRAW_DEED, t.active):
            return BY_CARD
        if other > 0 and reckoned(t, DRAWS, t.active, NOBODY, other, False) < 0:  # what he cannot choose
            return BY_CARD
        hand = t.count[place_of(HAND, t.active)]
        if hand == 0 and other == 0:
            return TURN_09
        if t.count[place_of(DECK, t.active)] < other or hand + other < BOTH - other:
            return TURN_11
        return 0

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            if t.out[t.active] == 0 and player_may(t, DRAW_DEED, t.active):
                self.must_draw(t)
            return LEAVE
        n = other_of(answer)
        t.remember(TO_LAY, BOTH - n)
        n = reckoned(t, DRAWS, t.active, NOBODY, n) if n > 0 else 0  # ARC-CONFLICT-01 more, where a card says so
        while n > 0:
            if not draws(t, t.active):
                t.fail_draw(t.active)
            n -= 1
        return NEXT

    def must_draw(self, t: ArcTable) -> None:
        """ARC-TURN-11, ARC-WIN-06 Where no choice can be carried out, the player must draw what there is, and is defeated."""
        while t.draw(t.active) != NOBODY:
            pass
        t.fail_draw(t.active)


class LayResources(Step[ArcTable]):
    """ARC-POWER-01, ARC-TURN-10, ARC-TURN-12 After the draw, hand cards become resource cards; none is played."""

    def may_go_on(self, t: ArcTable) -> bool:
        """ARC-CONFLICT-01 Do texts let him lay more than he must?"""
        return is_ruled(t, LAYINGS) and t.note(TO_LAY) + reckoned(t, LAYINGS, t.active, NOBODY, 0) > 0

    def ask(self, t: ArcTable) -> None:
        if t.note(TO_LAY) <= 0 and not self.may_go_on(t):
            return
        t.ask(t.active)
        if t.note(TO_LAY) <= 0:
            t.offer(PASS)
        if t.note(TO_LAY) > 0 or t.count[place_of(HAND, t.active)] > 0:
            t.offer_each(LAY, t.at(HAND, t.active))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what != LAY:
            return 0 if what == PASS and t.note(TO_LAY) <= 0 else -1
        return 0 if t.is_card(thing) and t.place[thing] == place_of(HAND, t.active) else POWER_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.remember(TO_LAY, t.note(TO_LAY) - 1)
        t.then(NAMING, card_of(answer), t.active)
        return AGAIN
