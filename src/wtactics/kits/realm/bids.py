"""The residents that are marked for a claim, and for the answers to it."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.meaning import BID as BID_DEED
from wtactics.engine.places import DISCIPLINES, NOBODY, CardId, Flow, Option, Seat, card_of, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.cities import ARMY
from wtactics.kits.fights import FREE
from wtactics.kits.onward import onward
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import BID_IN_ARMY, BID_UNMARKED, BIDDER, DISCIPLINE, LAST_BID
from wtactics.kits.verbs import BID, PASS


def cannot_bid(t: Realm, seat: Seat, c: CardId) -> i64:
    """0, or the number of the rule (or card) that keeps this card from being marked for a bid."""
    if t.controller[c] != seat or not t.marches(c):
        return t.law().resident
    elsewhere = t.is_no_resident(seat, c)
    if elsewhere != 0 and (t.place[c] & 15 != ARMY or may(t, BID_IN_ARMY, c, NOBODY, elsewhere) != 0):
        return elsewhere
    if t.marked[c] == 1:  # nothing counts how often: who was unmarked since may be marked again
        return t.law().unmarked
    if not bids_marked(t, c):
        return t.law().unmarked if t.is_bid(c) else may(t, BID_DEED, c, NOBODY, 0)
    refusal = may(t, BID_DEED, c, NOBODY, 0)
    return refusal if refusal != 0 else may(t, BE_MARKED, c, NOBODY, 0)


def bids_marked(t: Realm, c: CardId) -> bool:
    """Who bids is marked for it, unless a card says otherwise."""
    return may(t, BID_UNMARKED, c, NOBODY, FREE) != 0


def offer_bids(t: Realm, seat: Seat, last: i64) -> None:
    """Offer the residents that came after the last one marked, so that no set of them is asked twice."""
    last = onward(t, last)
    controller, since, marked = t.controller, t.since, t.marked
    for c in t.board:
        if controller[c] == seat and marked[c] != 1 and since[c] > last and cannot_bid(t, seat, c) == 0:
            t.offer(BID, c)


class Bids(Step[Realm]):
    """Any number of residents are marked for a bid, one after the other, as they came into play."""

    def bidder(self, t: Realm) -> Seat:
        """Who bids now."""
        raise NotImplementedError

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if what == BID:
            return cannot_bid(t, self.bidder(t), thing) if t.is_card(thing) else t.law().resident
        return 0 if what == PASS else -1

    def rank(self, t: Realm, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == BID else NOBODY

    def begun(self, t: Realm) -> bool:
        return len(t.bids) > 0 and t.bids[len(t.bids) - 2] == self.bidder(t)


class MarkForClaim(Bids):
    """With the claim the player marks any number of residents of his cities; all that is one action."""

    def ask(self, t: Realm) -> None:
        seat = t.note(BIDDER)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        offer_bids(t, seat, t.note(LAST_BID))

    def bidder(self, t: Realm) -> Seat:
        return t.note(BIDDER)

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            t.happened(facts.CLAIMED, t.note(DISCIPLINE), t.note(BIDDER), t.size_of(t.note(BIDDER)))
            t.matters(facts.CLAIM_MADE, NOBODY, t.note(BIDDER), t.note(DISCIPLINE))
            t.release()
            return NEXT
        t.bid(t.note(BIDDER), card_of(answer), bids_marked(t, card_of(answer)))
        t.remember(LAST_BID, t.since[card_of(answer)])
        return AGAIN


class BeginAnswers(Step[Realm]):
    """What counter-marks trigger waits until the last opponent has answered."""

    def do(self, t: Realm, answer: Option) -> Flow:
        t.hold()
        return NEXT


class AnswerClaim(Bids):
    """In turn order after the claimant, each opponent once marks any number of residents of his own cities."""

    def ask(self, t: Realm) -> None:
        seat = self.bidder(t)  # each for himself
        if seat == t.active or t.out[t.active] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        last: i64 = NOBODY
        if self.begun(t):
            last = t.note(LAST_BID)
        offer_bids(t, seat, last)

    def bidder(self, t: Realm) -> Seat:
        """Who answers now; the claimant, when all have."""
        return t.next_seat(t.note(BIDDER))

    def do(self, t: Realm, answer: Option) -> Flow:
        seat = self.bidder(t)
        if answer == NOTHING:
            t.release()
            return NEXT
        if answer != PASS:
            t.bid(seat, card_of(answer), bids_marked(t, card_of(answer)))
            t.remember(LAST_BID, t.since[card_of(answer)])
            return AGAIN
        t.happened(facts.ANSWERED, t.note(DISCIPLINE), seat, t.size_of(seat))
        if self.begun(t):
            t.matters(facts.CLAIM_MADE, NOBODY, seat, len(DISCIPLINES) + t.note(DISCIPLINE))
        t.remember(BIDDER, seat)
        return AGAIN
