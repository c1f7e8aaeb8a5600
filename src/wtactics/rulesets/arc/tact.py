"""ARC-TACT: claims, bids and the advantages of cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.meaning import BID as BID_DEED
from wtactics.engine.places import CREATURE, NOBODY, Card, Flow, Option, Seat, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import may
from wtactics.kits.cities import KINGDOM
from wtactics.kits.verbs import BID, CLAIM, PASS
from wtactics.rulesets.arc.ids import MARK_04, TACT_01, TACT_02, TACT_03, TACT_11
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import BIDDING

DISCIPLINES: Final = 3


class EndAdvantages(Step[ArcTable]):
    """ARC-TACT-09 The advantages won earlier end as this Tactics phase begins, before new claims."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.end_mods(NEXT_TACTICS, t.active)
        t.claimed = 0
        t.changes += 1
        return NEXT


class Claims(Step[ArcTable]):
    """ARC-TACT-01, ARC-TACT-12, ARC-TURN-13 The active player may claim disciplines, one claim settled before the next."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        discipline: i64 = 0
        while discipline < DISCIPLINES:
            if self.forbids(t, CLAIM, discipline, 0) == 0:
                t.offer(CLAIM, discipline)
            discipline += 1

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        """ARC-TACT-02, ARC-TACT-11, ARC-CITY-01, ARC-CARD-12 The discipline of a city that he controls, each once a phase."""
        if what != CLAIM:
            return 0 if what == PASS else TACT_01
        if t.claimed >> thing & 1 == 1:
            return TACT_11
        disciplines, printed = t.library.discipline, t.printed
        for city in t.board:
            if disciplines[printed[city]] == thing and t.controller[city] == t.active and t.is_city(city):
                return 0
        return TACT_02

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        discipline = card_of(answer)
        t.claimed |= 1 << discipline
        t.bids = vec[i64]()
        t.hold()
        t.then(BIDDING, discipline, t.active, NOBODY)
        return AGAIN


def cannot_bid(t: ArcTable, seat: Seat, c: Card) -> i64:
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
    controller, home, since = t.controller, t.home, t.since
    for c in t.board:
        if controller[c] == seat and home[c] != NOBODY and since[c] > last and cannot_bid(t, seat, c) == 0:
            t.offer(BID, c)


class MarkForClaim(Step[ArcTable]):
    """ARC-TACT-03 With the claim the player marks any number of residents of his cities; all that is one action."""

    def ask(self, t: ArcTable) -> None:
        seat = t.note(2)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        offer_bids(t, seat, t.note(3))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return cannot_bid(t, t.note(2), thing) if what == BID else TACT_03

    def do(self, t: ArcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            t.happened(facts.CLAIMED, t.note(1), t.note(2), size_of(t, t.note(2)))
            t.release()
            return NEXT
        bid(t, t.note(2), card_of(answer))
        t.remember(3, t.since[card_of(answer)])
        return AGAIN


def bid(t: ArcTable, seat: Seat, c: Card) -> None:
    """Mark a resident for the claim under way."""
    t.mark(c)
    t.bids = append(append(t.bids, seat), c)


def size_of(t: ArcTable, seat: Seat) -> i64:
    """ARC-TACT-05 The sum of the printed costs of the seat's cards marked for the claim that are still in play."""
    n: i64 = 0
    i: i64 = 0
    while i < len(t.bids):
        if t.bids[i] == seat and t.in_play(t.bids[i + 1]):
            n += t.library.cost[t.printed[t.bids[i + 1]]]
        i += 2
    return n


class BeginAnswers(Step[ArcTable]):
    """ARC-TACT-14 What counter-marks trigger waits until the last opponent has answered."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.hold()
        return NEXT


class AnswerClaim(Step[ArcTable]):
    """ARC-TACT-04 In turn order after the claimant, each opponent once marks any number of residents of his own cities."""

    def ask(self, t: ArcTable) -> None:
        seat = self.answering(t)  # ARC-MULTI-03 each for himself
        if seat == t.active or t.out[t.active] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        begun = len(t.bids) > 0 and t.bids[len(t.bids) - 2] == seat
        offer_bids(t, seat, t.note(3) if begun else NOBODY)

    def answering(self, t: ArcTable) -> Seat:
        """Who answers now; the claimant, when all have."""
        return t.next_seat(t.note(2))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return cannot_bid(t, self.answering(t), thing) if what == BID else TACT_03

    def do(self, t: ArcTable, answer: Option) -> Flow:
        seat = self.answering(t)
        if answer == NOTHING:
            t.release()
            return NEXT
        if answer != PASS:
            bid(t, seat, card_of(answer))
            t.remember(3, t.since[card_of(answer)])
            return AGAIN
        t.happened(facts.ANSWERED, t.note(1), seat, size_of(t, seat))
        t.remember(2, seat)
        return AGAIN


class CompareClaims(Step[ArcTable]):
    """ARC-TACT-06, ARC-TACT-13 The claim wins if it is better than each opponent's own answer; a tie is not better."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        discipline = t.note(1)
        size = size_of(t, t.active)
        best: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.active and t.out[seat] == 0:
                best = max(best, size_of(t, seat))
            seat += 1
        t.bids = vec[i64]()
        if t.out[t.active] == 0 and size > best:
            self.reward(t, discipline)
        else:
            t.happened(facts.BID_LOST, discipline, t.active)  # ARC-TACT-08 and nobody gains anything
        return NEXT

    def reward(self, t: ArcTable, discipline: i64) -> None:
        """ARC-TACT-07, ARC-TACT-09, ARC-CITY-12 One point at once, and the advantages of his cities of that discipline."""
        t.happened(facts.BID_WON, discipline, t.active)
        t.gain(t.active, 1)
        for city in t.cities(t.active):
            if t.library.discipline[t.printed[city]] == discipline:
                t.modify(ADVANTAGE, city, discipline, 0, NEXT_TACTICS, t.active, city)
