"""AVA-TACT: claims, bids, and what those gain who win them.

What kits/realm/claims.py and kits/realm/bids.py do for it:

    Claims.forbids: AVA-CITY-01, AVA-TACT-01, AVA-TACT-09, AVA-CARD-11
    cannot_bid: AVA-TACT-02, AVA-TACT-10, AVA-MARK-04
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, THIS_TURN
from wtactics.engine.places import NOBODY, Flow, Option, Seat, other_of, seat_thing, what_of
from wtactics.engine.prices import BID_TIES, reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled, law
from wtactics.kits.realm import bids, claims
from wtactics.kits.realm.terms import DISCIPLINE
from wtactics.kits.verbs import NO, YES
from wtactics.rulesets.ava.ids import TACT_06, TACT_08
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import CLAIM_AGAIN, DISCIPLINES, FEWEST_WIN, TAKE_BOTH, TAKE_POINTS

SWEEP: Final = 3  # victory points for all three disciplines


class BeginClaims(Step[AvaTable]):
    """AVA-TACT-09 In each Tactical phase each discipline may be claimed anew."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        t.forget_claims()
        return NEXT


class Claims(claims.Claims):
    """AVA-TACT-01, AVA-TURN-11 The active player may claim disciplines of his cities, one claim settled before the next."""


class MarkForClaim(bids.MarkForClaim):
    """AVA-TACT-02 With the claim the player marks any number of residents of his cities."""


class BeginAnswers(bids.BeginAnswers):
    """AVA-TACT-12 What counter-marks trigger waits until the last opponent has answered."""


class AnswerClaim(bids.AnswerClaim):
    """AVA-TACT-03 In turn order each opponent once marks any number of residents of his own cities."""


class CompareBids(Step[AvaTable]):
    """AVA-TACT-04, AVA-TACT-11 Whoever marked most residents wins, an opponent too; a tie and nothing win nothing."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        discipline, best = t.note(DISCIPLINE), self.winner(t)
        if best == NOBODY:
            t.happened(facts.BID_LOST, discipline, t.active)
            t.matters(facts.UNWON, discipline, t.active)
            if is_ruled(t, CLAIM_AGAIN) and law(t, CLAIM_AGAIN, seat_thing(t.active), discipline, False):
                t.reopen_claim(discipline)
        else:
            t.win_bid(discipline, best)
            t.happened(facts.BID_WON, discipline, best)
            if best != t.active:
                t.matters(facts.BID_MISSED, discipline, t.active)
        t.drop_bids()
        return NEXT

    def winner(self, t: AvaTable) -> Seat:
        """AVA-CONFLICT-01 Who has the most, or the fewest where a text says so; of equal ones whom a text lets win, if one."""
        fewest = reckoned(t, FEWEST_WIN, t.active, NOBODY, 0) > 0
        best: i64 = 0
        for seat in range(t.seats):
            n = self.number(t, seat)
            if n > 0 and (best == 0 or (n < best if fewest else n > best)):
                best = n
        winner, equal, favoured, favourite = NOBODY, i64(0), i64(0), NOBODY
        for seat in range(t.seats):
            if best == 0 or self.number(t, seat) != best:
                continue
            winner, equal = seat, equal + 1
            if not fewest and reckoned(t, BID_TIES, seat, NOBODY, 0) > 0:
                favourite, favoured = seat, favoured + 1
        if equal > 1:
            return favourite if favoured == 1 else NOBODY
        return winner

    def number(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-TACT-11 Each player's number by itself; who is out of the match has none."""
        return t.size_of(seat) if t.out[seat] == 0 else 0


class GiveRewards(Step[AvaTable]):
    """AVA-TACT-05 to AVA-TACT-08 After the last bid each winner takes an advantage or a point; who won all three takes all."""

    def next_won(self, t: AvaTable) -> i64:
        """The next discipline whose winner has had nothing yet: the active player's first, then in turn order; NOBODY."""
        for away in range(t.seats):
            seat = (t.active + away) % t.seats
            for discipline in range(DISCIPLINES):
                if t.won[discipline] == seat and t.out[seat] == 0:
                    return discipline
        return NOBODY

    def swept(self, t: AvaTable) -> bool:
        """AVA-TACT-07 Has one player, who is still in the match, won all disciplines?"""
        return t.won[0] != NOBODY and t.out[t.won[0]] == 0 and t.won[0] == t.won[1] == t.won[2]

    def ask(self, t: AvaTable) -> None:
        discipline = self.next_won(t)
        if discipline == NOBODY or self.swept(t):
            return
        t.ask(t.won[discipline])
        for what in (YES, NO):
            if self.forbids(t, what, 0, discipline) == 0:
                t.offer(what, 0, discipline)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        if what not in (YES, NO):
            return -1
        discipline = self.next_won(t)
        if other != discipline:
            return TACT_08
        if what == NO:
            return TACT_06 if self.brings_none(t, t.won[discipline], discipline) else 0
        return 0 if self.has_city_of(t, t.won[discipline], discipline) else TACT_06

    def brings_none(self, t: AvaTable, seat: Seat, discipline: i64) -> bool:
        """AVA-CONFLICT-01 Does a text say that this player takes no VP for this discipline?"""
        return is_ruled(t, TAKE_POINTS) and law(t, TAKE_POINTS, seat_thing(seat), discipline, True)

    def brings_both(self, t: AvaTable, seat: Seat, discipline: i64) -> bool:
        """AVA-CONFLICT-01 Does a text let him take 1 VP besides the advantage?"""
        both = is_ruled(t, TAKE_BOTH) and law(t, TAKE_BOTH, seat_thing(seat), discipline, False)
        return both and not self.brings_none(t, seat, discipline)

    def has_city_of(self, t: AvaTable, seat: Seat, discipline: i64) -> bool:
        """AVA-TACT-06 Does the player control a city of this discipline?"""
        for city in t.cities(seat):
            if t.is_of(city, discipline):
                return True
        return False

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if self.swept(t):
            seat = t.won[0]
            n: i64 = SWEEP
            for discipline in range(DISCIPLINES):
                n -= i64(self.brings_none(t, seat, discipline))
            t.score(seat, n)
            t.matters(facts.PRIZED, 2 * DISCIPLINES, seat)
            for discipline in range(DISCIPLINES):
                self.favour(t, seat, discipline)
            return NEXT
        if answer == NOTHING:
            return self.take_nothing(t)
        discipline = other_of(answer)
        seat = t.won[discipline]
        if what_of(answer) == YES:
            if self.brings_both(t, seat, discipline):
                t.score(seat, 1)
            self.favour(t, seat, discipline)
        else:
            t.win_bid(discipline, NOBODY)
            t.score(seat, 1)
            t.matters(facts.PRIZED, DISCIPLINES + discipline, seat)
        return AGAIN

    def take_nothing(self, t: AvaTable) -> Flow:
        """AVA-TACT-06 Without a city of the discipline, and kept by a text from the VP, its winner has nothing to take."""
        discipline = self.next_won(t)
        if discipline == NOBODY:
            return NEXT
        t.win_bid(discipline, NOBODY)
        return AGAIN

    def favour(self, t: AvaTable, seat: Seat, discipline: i64) -> None:
        """AVA-TACT-05, AVA-CARD-13 The advantages of all his cities of this discipline are on until the end of this turn."""
        t.win_bid(discipline, NOBODY)
        t.matters(facts.PRIZED, discipline, seat)
        for city in t.cities(seat):
            if t.is_of(city, discipline):
                t.modify(ADVANTAGE, city, discipline, 0, THIS_TURN, seat, city)
                t.happened(facts.ENJOYED, city, seat)
                t.matters(facts.FAVOURED, city, seat)
