"""ARC-TURN: the seven phases, the hand limit, the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import HAND_SIZE
from wtactics.engine.places import HAND, NOBODY, RESERVE, Flow, Option, card_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits import turns
from wtactics.kits.verbs import DISCARD
from wtactics.rulesets.arc.ids import TURN_17
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import HAND_LIMIT, HELD_BACK


class BeginPhase(turns.BeginPhase[ArcTable]):
    """ARC-TURN-02, ARC-TURN-04 The phases come in this order, each once; in those of a player who has left nothing happens."""


class UnmarkAll(turns.UnmarkAll[ArcTable]):
    """ARC-TURN-06, ARC-MARK-06, ARC-POWER-07 All the active player's marked cards are unmarked, his gems among them."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        # ARC-POWER-12, ARC-MARK-01 a spent gem is a mark; what was not spent stayed free
        for c in t.at(RESERVE, t.active):
            t.unmark(c)
        return super().do(t, answer)


def may_keep(t: ArcTable) -> i64:
    """ARC-TURN-17, ARC-CONFLICT-01 How many cards the active player may keep: seven, unless a card says otherwise."""
    return reckoned(t, HAND_SIZE, t.active, NOBODY, t.setting(HAND_LIMIT))


class DiscardDown(Step[ArcTable]):
    """ARC-TURN-17, ARC-TURN-18, ARC-TURN-19, ARC-RESP-08 The active player discards down to seven cards, and no further."""

    def ask(self, t: ArcTable) -> None:
        if self.too_many(t):
            t.ask(t.active)
            t.offer_each(DISCARD, t.at(HAND, t.active))

    def too_many(self, t: ArcTable) -> bool:
        """Does the active player hold more cards than he may?"""
        return t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > may_keep(t)

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
        if t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > may_keep(t):
            t.jump(-3)
        return NEXT


class TurnEnds(turns.TurnEnds[ArcTable]):
    """ARC-RESP-06 What waits for the end of the turn happens before anything of the turn ends."""


class EndTurn(turns.EndTurn[ArcTable]):
    """ARC-TURN-20, ARC-CREA-09, ARC-MAGIC-03 All "this turn" effects end and all creatures' damage is removed, in one step."""

    def lapse(self, t: ArcTable) -> None:
        for c in t.board:
            if t.harm[c] > 0 and not t.is_city(c):  # ARC-CITY-08 damage of cities lasts
                t.heal(c, t.harm[c], NOBODY)
        t.end_turn()
