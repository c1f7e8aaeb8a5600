"""What is unmarked, and the hand limit."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import HAND_SIZE, UNMARK
from wtactics.engine.places import HAND, NOBODY, RESERVE, Flow, Option, card_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits import turns
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import HAND_LIMIT, HELD_BACK
from wtactics.kits.verbs import DISCARD


class UnmarkAll(turns.UnmarkAll[Realm]):
    """All the active player's marked cards are unmarked, his gems among them."""

    def do(self, t: Realm, answer: Option) -> Flow:
        # a spent gem is a mark; what was not spent stayed free
        for c in t.at(RESERVE, t.active):
            if t.marked[c] == 1 and may(t, UNMARK, c, NOBODY, 0) == 0:
                t.unmark(c)
        return super().do(t, answer)


def may_keep(t: Realm) -> i64:
    """How many cards the active player may keep: seven, unless a card says otherwise."""
    return reckoned(t, HAND_SIZE, t.active, NOBODY, t.setting(HAND_LIMIT))


class DiscardDown(Step[Realm]):
    """The active player discards down to seven cards, and no further."""

    def ask(self, t: Realm) -> None:
        if self.too_many(t):
            t.ask(t.active)
            t.offer_each(DISCARD, t.at(HAND, t.active))

    def too_many(self, t: Realm) -> bool:
        """Does the active player hold more cards than he may?"""
        return t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > may_keep(t)

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if what != DISCARD:
            return -1
        return 0 if t.is_card(thing) and t.place[thing] == place_of(HAND, t.active) else t.law().hand_limit

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer == NOTHING:
            self.hold_back(t, 0)
            return NEXT
        self.hold_back(t, 1)
        t.discard(card_of(answer))
        return AGAIN

    def hold_back(self, t: Realm, waits: i64) -> None:
        """What discards trigger waits until the last of them has been made."""
        if t.note(HELD_BACK) != waits:
            t.remember(HELD_BACK, waits)
            if waits == 1:
                t.hold()
            else:
                t.release()


class DiscardAgain(Step[Realm]):
    """If the hand has grown above seven in the window that follows, the phase discards again."""

    def do(self, t: Realm, answer: Option) -> Flow:
        if t.out[t.active] == 0 and t.count[place_of(HAND, t.active)] > may_keep(t):
            t.jump(-3)
        return NEXT


class EndTurn(turns.EndTurn[Realm]):
    """All "this turn" effects end and all creatures' damage is removed, in one step."""

    def lapse(self, t: Realm) -> None:
        for c in t.board:
            if t.harm[c] > 0 and not t.keeps_damage(c):
                t.heal(c, t.harm[c], NOBODY)
        t.end_turn()
