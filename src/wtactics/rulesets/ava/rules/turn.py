"""AVA-TURN: the phases, draws, the hand limit, the end of a turn.

What kits/realm/turns.py does for it:

    may_keep: AVA-TURN-15, AVA-CONFLICT-01
    BeginPhase: AVA-TURN-04 (in kits/turns.py)
    UnmarkAll: AVA-MARK-05, AVA-GOLD-07, AVA-GOLD-15
    EndTurn: AVA-CITY-11, AVA-AVATAR-04
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.fates import draws
from wtactics.engine.meaning import DRAWS
from wtactics.engine.places import DECK, NOBODY, CardId, Flow, Option, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, LEAVE, NEXT, Step
from wtactics.engine.values import may
from wtactics.kits import turns
from wtactics.kits.fights import FREE
from wtactics.kits.realm import turns as of_realms
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import DRAWING
from wtactics.kits.verbs import NO, YES
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import DRAWN, FIRST_DRAWS_ONE, UNMARK_ALWAYS


class BeginPhase(turns.BeginPhase[AvaTable]):
    """AVA-TURN-02, AVA-TURN-03, AVA-TURN-05 The phases come in this order, each once; nobody goes back."""


class UnmarkAll(of_realms.UnmarkAll):
    """AVA-TURN-06, AVA-MARK-05 All the active player's marked cards are unmarked, avatar and resource cards among them."""

    def includes(self, t: Realm, c: CardId) -> bool:
        """AVA-CONFLICT-01 Others, too, of which a card says so."""
        if super().includes(t, c):
            return True
        return may(t, UNMARK_ALWAYS, c, NOBODY, FREE) == 0


class Draw(Step[AvaTable]):
    """AVA-TURN-07 The Draw phase always takes place."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if t.out[t.active] == 0:
            t.then(DRAWING)
        return NEXT


class DrawFirst(Step[AvaTable]):
    """AVA-TURN-07, AVA-TURN-09, AVA-TURN-10, AVA-WIN-06 One card must be drawn, whatever the hand; who cannot is defeated."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if not draws(t, t.active):
            t.fail_draw(t.active)
            return LEAVE
        t.remember(DRAWN, 1)
        return NEXT


def most_draws(t: AvaTable) -> i64:
    """AVA-TURN-07, AVA-SETUP-06 How many cards may be drawn in this Draw phase, unless a card says otherwise."""
    most: i64 = 1 if t.turn == 1 and t.setting(FIRST_DRAWS_ONE) == 1 else 2
    return reckoned(t, DRAWS, t.active, NOBODY, most)


class DrawSecond(Step[AvaTable]):
    """AVA-TURN-07, AVA-TURN-08, AVA-TURN-10 Having seen the first card, the player may draw a second one, if there is one."""

    def ask(self, t: AvaTable) -> None:
        if t.out[t.active] == 0 and t.note(DRAWN) < most_draws(t) and t.count[place_of(DECK, t.active)] > 0:
            t.ask(t.active)
            t.offer(YES)
            t.offer(NO)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        return 0 if what in (YES, NO) else -1

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if answer != YES:
            return NEXT
        draws(t, t.active)
        t.remember(DRAWN, t.note(DRAWN) + 1)
        return AGAIN


class DiscardDown(of_realms.DiscardDown):
    """AVA-TURN-15, AVA-TURN-16 The active player discards down to seven cards, and no further."""


class DiscardAgain(of_realms.DiscardAgain):
    """AVA-TURN-15 If the hand has grown above seven in the window that follows, the phase discards again."""


class TurnEnds(turns.TurnEnds[AvaTable]):
    """AVA-RESP-06 What waits for the end of the turn happens before anything of the turn ends."""


class EndTurn(of_realms.EndTurn):
    """AVA-TURN-17, AVA-CREA-06, AVA-GOLD-07, AVA-MAGIC-03 Effects of this turn and creatures' damage end, pools are emptied."""

    def do(self, t: Realm, answer: Option) -> Flow:
        assert isinstance(t, AvaTable)
        t.empty_pools()
        return super().do(t, answer)
