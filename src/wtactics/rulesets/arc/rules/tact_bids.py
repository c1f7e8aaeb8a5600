"""ARC-TACT: the residents that are marked for a claim, and for the answers to it."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.meaning import BID as BID_DEED
from wtactics.engine.places import CREATURE, NOBODY, CardId, Flow, Option, Seat, card_of, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.cities import KINGDOM
from wtactics.kits.onward import onward
from wtactics.kits.verbs import BID, PASS
from wtactics.rulesets.arc.area import BID_CARD, BID_ROW
from wtactics.rulesets.arc.ids import MARK_04, TACT_03
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import BIDDER, DISCIPLINE, LAST_BID


def cannot_bid(t: ArcTable, seat: Seat, c: CardId) -> i64:
    """ARC-TACT-03, ARC-TACT-15 0, or the number of the rule (or card) that keeps this card from being marked for a bid."""
    if t.place[c] & 15 != KINGDOM or t.home[c] == NOBODY or t.controller[c] != seat or t.type(c) != CREATURE:
        return TACT_03
    if t.controller[t.home[c]] != seat:
        return TACT_03
    if t.marked[c] == 1:  # ARC-MARK-05 nothing counts how often: who was unmarked since may be marked again
        return MARK_04
    refusal = may(t, BID_DEED, c, NOBODY, 0)
    return refusal if refusal != 0 else may(t, BE_MARKED, c, NOBODY, 0)


def offer_bids(t: ArcTable, seat: Seat, last: i64) -> None:
    """Offer the residents that came after the last one marked, so that no set of them is asked twice."""
    last = onward(t, last)
    controller, home, since = t.controller, t.home, t.since
    for c in t.board:
        if controller[c] == seat and home[c] != NOBODY and since[c] > last and cannot_bid(t, seat, c) == 0:
            t.offer(BID, c)


class Bids(Step[ArcTable]):
    """ARC-TACT-03, ARC-TACT-04 Any number of residents are marked for a bid, one after the other, as they came into play."""

    def bidder(self, t: ArcTable) -> Seat:
        """Who bids now."""
        raise NotImplementedError

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        if what == BID:
            return cannot_bid(t, self.bidder(t), thing) if t.is_card(thing) else TACT_03
        return 0 if what == PASS else -1

    def rank(self, t: ArcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == BID else NOBODY

    def begun(self, t: ArcTable) -> bool:
        return len(t.bids) > 0 and t.bids[len(t.bids) - 2] == self.bidder(t)


class MarkForClaim(Bids):
    """ARC-TACT-03 With the claim the player marks any number of residents of his cities; all that is one action."""

    def ask(self, t: ArcTable) -> None:
        seat = t.note(BIDDER)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        offer_bids(t, seat, t.note(LAST_BID))

    def bidder(self, t: ArcTable) -> Seat:
        return t.note(BIDDER)

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            t.happened(facts.CLAIMED, t.note(DISCIPLINE), t.note(BIDDER), size_of(t, t.note(BIDDER)))
            t.release()
            return NEXT
        t.bid(t.note(BIDDER), card_of(answer))
        t.remember(LAST_BID, t.since[card_of(answer)])
        return AGAIN


def size_of(t: ArcTable, seat: Seat) -> i64:
    """ARC-TACT-05 The sum of the printed costs of the seat's cards marked for the claim that are still in play."""
    n: i64 = 0
    i: i64 = 0
    while i < len(t.bids):
        c = t.bids[i + BID_CARD]
        if t.bids[i] == seat and t.in_play(c):
            n += t.library.cost[t.printed[c]]
        i += BID_ROW
    return n


class BeginAnswers(Step[ArcTable]):
    """ARC-TACT-14 What counter-marks trigger waits until the last opponent has answered."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.hold()
        return NEXT


class AnswerClaim(Bids):
    """ARC-TACT-04 In turn order after the claimant, each opponent once marks any number of residents of his own cities."""

    def ask(self, t: ArcTable) -> None:
        seat = self.bidder(t)  # ARC-MULTI-03 each for himself
        if seat == t.active or t.out[t.active] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        offer_bids(t, seat, t.note(LAST_BID) if self.begun(t) else NOBODY)

    def bidder(self, t: ArcTable) -> Seat:
        """Who answers now; the claimant, when all have."""
        return t.next_seat(t.note(BIDDER))

    def do(self, t: ArcTable, answer: Option) -> Flow:
        seat = self.bidder(t)
        if answer == NOTHING:
            t.release()
            return NEXT
        if answer != PASS:
            t.bid(seat, card_of(answer))
            t.remember(LAST_BID, t.since[card_of(answer)])
            return AGAIN
        t.happened(facts.ANSWERED, t.note(DISCIPLINE), seat, size_of(t, seat))
        t.remember(BIDDER, seat)
        return AGAIN
