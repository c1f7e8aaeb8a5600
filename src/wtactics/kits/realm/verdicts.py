"""Victory, defeat, ties, and players who leave the match."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import withdraw
from wtactics.engine.places import GONE, GRAVE, NOBODY, RESERVE, Flow, Option, Seat
from wtactics.engine.step import NEXT, Step
from wtactics.engine.values import player_may
from wtactics.kits.realm.checks import StateCheck, check_is_due
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import WIN_BY_POINTS, WINNING_POINTS

T = TypeVar("T", bound=Realm)


class Verdict(Step[T]):
    """In one check: first the defeated; if all fall, ties are decided; one left wins; else who has enough points."""

    def __init__(self, *, alone: i64, all_fell: i64, reached: i64, reached_together: i64) -> None:
        self.alone: Final = alone  # the numbers of the rules by which a match ends so
        self.all_fell: Final = all_fell
        self.reached: Final = reached
        self.reached_together: Final = reached_together

    def defeat(self, t: T, seat: Seat) -> i64:
        """The number of the rule by which the player is defeated now, or 0."""
        raise NotImplementedError

    def score_of(self, t: T, seat: Seat) -> i64:
        """The points of which enough win."""
        raise NotImplementedError

    def rank_of(self, t: T, seat: Seat) -> i64:
        """By what ties are decided: the highest wins."""
        raise NotImplementedError

    def do(self, t: T, answer: Option) -> Flow:
        if t.over or not check_is_due(t):
            return NEXT
        t.calm()
        fallen = self.fallen(t)
        if fallen > 0:
            self.settle(t, fallen)
        if not t.over:
            self.score(t)
        if t.unsettled and not t.over:  # somebody has left, and what hung on his cards goes at once
            t.hurry()
            StateCheck().do(t, answer)
            return self.do(t, answer)
        return NEXT

    def fallen(self, t: T) -> i64:
        """How many players are defeated in this check."""
        n: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            if t.out[seat] == 0:
                if t.failed[seat] == 0:
                    t.judge(seat, self.defeat(t, seat))
                n += i64(t.failed[seat] != 0)
            seat += 1
        return n

    def settle(self, t: T, fallen: i64) -> None:
        """The defeated leave; who is left alone has won; if nobody is, most cities win."""
        left = t.alive() - fallen
        there = standing(t)
        seat: i64 = 0
        while seat < t.seats:
            if t.out[seat] == 0 and t.failed[seat] != 0:
                t.put_out(seat, t.failed[seat])
                t.happened(facts.DEFEATED, seat, 0, t.failed[seat])
            seat += 1
        if left == 0:
            self.crown(t, there, self.all_fell)
            return
        if left == 1:
            t.end(standing(t)[0], self.alone)
            return
        seat = 0
        while seat < t.seats:
            if t.out[seat] != 0 and t.failed[seat] != 0:
                leave_match(t, seat)
                t.judge(seat, 0)
            seat += 1

    def score(self, t: T) -> None:
        """Thirty points win; of several players who have them, the one with most cities."""
        there = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            enough = t.out[seat] == 0 and self.score_of(t, seat) >= t.setting(WINNING_POINTS)
            if enough and player_may(t, WIN_BY_POINTS, seat):
                there = append(there, seat)
            seat += 1
        if len(there) > 0:
            self.crown(t, there, self.reached if len(there) == 1 else self.reached_together)

    def crown(self, t: T, seats: vec[i64], rule: i64) -> None:
        """The one of these who stands highest wins; if that is not one, the match is a draw."""
        best: i64 = NOBODY
        most: i64 = -1
        for seat in seats:
            n = self.rank_of(t, seat)
            if n == most:
                best = NOBODY
            elif n > most:
                best = seat
                most = n
        t.end(best, rule)


def standing(t: Realm) -> vec[i64]:
    """The players who are still in the match."""
    out = vec[i64]()
    seat: i64 = 0
    while seat < t.seats:
        if t.out[seat] == 0:
            out = append(out, seat)
        seat += 1
    return out


def leave_match(t: Realm, seat: Seat) -> None:
    """A defeated player's cards leave the match, his plays vanish, an attack on him or by him ends."""
    c: i64 = 0
    while c < len(t.place):
        if t.owner[c] == seat:
            if t.is_city(c):
                t.lose_city(c)
            if t.in_play(c):
                t.forget(c)
            t.move(c, GONE, seat)
        elif t.controller[c] == seat and t.place[c] & 15 >= RESERVE:
            t.leave(c, GRAVE)
        c += 1
    withdraw(t, seat)
    if t.defending == seat or t.active == seat:
        t.end_roles()
