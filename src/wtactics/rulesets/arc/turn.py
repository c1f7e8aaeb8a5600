"""ARC-TURN: the seven phases, the draw and resource phase, the hand limit, the end of a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import NEXT_TURN, NEXT_UNMARK, THIS_TURN
from wtactics.engine.meaning import DRAW as DRAW_DEED
from wtactics.engine.meaning import UNMARK
from wtactics.engine.places import (
    DECK,
    HAND,
    NOBODY,
    RESERVE,
    Flow,
    Option,
    Seat,
    card_of,
    other_of,
    place_of,
)
from wtactics.engine.state import zeros
from wtactics.engine.step import AGAIN, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.values import BY_CARD, may, player_may, refresh
from wtactics.kits.coins import COLOURS
from wtactics.kits.verbs import COLOUR, DISCARD, DRAW, LAY
from wtactics.rulesets.arc.ids import POWER_01, SETUP_06, TURN_07, TURN_09, TURN_11, TURN_17, TURN_18
from wtactics.rulesets.arc.table import DRAWING, HAND_LIMIT, NAMING, UNMARK_PHASE, ArcTable

BOTH: Final = 2  # draws and resource cards of a turn, together (ARC-TURN-07)


class BeginPhase(Step[ArcTable]):
    """ARC-TURN-02, ARC-TURN-04 The phases come in this order, each once; in those of a player who has left nothing happens."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if t.out[t.active] != 0:
            t.phase = self.phase
            return NEXT
        if t.phase != 0 and self.phase != UNMARK_PHASE:
            t.happened(facts.PHASE_ENDED, t.phase, t.active)
        t.phase = self.phase
        t.loops = 0
        t.stirred()
        if self.phase == UNMARK_PHASE:
            t.end_mods(NEXT_TURN, t.active)
            t.happened(facts.TURN_BEGAN, t.turn, t.active)
        t.happened(facts.PHASE_BEGAN, t.phase, t.active)
        return NEXT


class UnmarkAll(Step[ArcTable]):
    """ARC-TURN-06, ARC-MARK-06, ARC-POWER-07 All the active player's marked cards are unmarked, his gems among them."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        for c in t.at(RESERVE, t.active):
            t.unmark(c)
        for c in t.board:
            if t.marked[c] == 1 and t.controller[c] == t.active and may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        t.end_mods(NEXT_UNMARK, t.active)
        return NEXT


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
        """ARC-TURN-09, ARC-TURN-11, ARC-SETUP-06 Only what can be carried out in full, and never a double first draw."""
        if what != DRAW or other < 0 or other > BOTH:
            return TURN_07
        if other == BOTH and t.turn == 1:
            return SETUP_06
        if other > 0 and not player_may(t, DRAW_DEED, t.active):
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
        t.remember(1, BOTH - n)
        while n > 0:
            t.draw(t.active)
            n -= 1
        return NEXT

    def must_draw(self, t: ArcTable) -> None:
        """ARC-TURN-11, ARC-WIN-06 Where no choice can be carried out, the player must draw what there is, and is defeated."""
        while t.draw(t.active) != NOBODY:
            pass
        t.fail_draw(t.active)


class LayResources(Step[ArcTable]):
    """ARC-POWER-01, ARC-TURN-10 After the draw, hand cards are placed face down as resource cards."""

    def ask(self, t: ArcTable) -> None:
        if t.note(1) > 0:
            t.ask(t.active)
            t.offer_each(LAY, t.at(HAND, t.active))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return 0 if what == LAY and t.place[thing] == place_of(HAND, t.active) else POWER_01

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.remember(1, t.note(1) - 1)
        t.then(NAMING, card_of(answer), t.active)
        return AGAIN


class NameFaction(Step[ArcTable]):
    """ARC-POWER-02, ARC-POWER-06 The player names any faction; the new gem of that faction is free at once."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.note(2)] != 0:
            return
        t.ask(t.note(2))
        faction: i64 = 0
        while faction < COLOURS:
            t.offer(COLOUR, t.note(1), faction)
            faction += 1

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            lay(t, card_of(answer), t.note(2), other_of(answer))
        return NEXT


def lay(t: ArcTable, c: i64, seat: Seat, faction: i64) -> None:
    """ARC-POWER-15 The card lies face down among the reserves; its hidden face counts for nothing."""
    hidden = t.place[c] & 15 == HAND
    t.enter(c, RESERVE, seat)
    t.colour[c] = faction
    if hidden:
        t.hide(HAND, seat)
    t.happened(facts.LAID, c, seat, faction)


class DiscardDown(Step[ArcTable]):
    """ARC-TURN-17, ARC-TURN-18, ARC-TURN-19 The active player discards down to seven cards, and no further."""

    def ask(self, t: ArcTable) -> None:
        if self.too_many(t):
            t.ask(t.active)
            t.offer_each(DISCARD, t.at(HAND, t.active))

    def too_many(self, t: ArcTable) -> bool:
        """Does the active player hold more cards than he may?"""
        return t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > t.setting(HAND_LIMIT)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if not self.too_many(t):
            return TURN_18
        return 0 if what == DISCARD and t.place[thing] == place_of(HAND, t.active) else TURN_17

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        t.discard(card_of(answer))
        return AGAIN


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
        t.end_mods(THIS_TURN, NOBODY)
        for c in t.board:
            if t.harm[c] > 0 and not t.is_city(c):
                t.heal(c, t.harm[c], NOBODY)
        t.extra = zeros(t.seats * COLOURS)
        t.travelled = vec[i64]()
        t.release()
        refresh(t)
        return NEXT
