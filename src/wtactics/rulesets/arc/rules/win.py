"""ARC-WIN and ARC-MULTI: victory, defeat, ties, and players who leave the match."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import annul, drop_waiting
from wtactics.engine.places import GONE, GRAVE, NOBODY, RESERVE, Flow, Option, Seat
from wtactics.engine.rows import ITEM, SEAT
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.rulesets.arc.ids import WIN_02, WIN_03, WIN_04, WIN_05, WIN_07, WIN_08, WIN_12
from wtactics.rulesets.arc.rules.state import StateCheck, check_is_due
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import WINNING_POINTS


class Verdict(Step[ArcTable]):
    """ARC-WIN-09, ARC-WIN-10 In one check: first the defeated; if all fall, most cities win; one left wins; else 30 points."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
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

    def fallen(self, t: ArcTable) -> i64:
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

    def defeat(self, t: ArcTable, seat: Seat) -> i64:
        """ARC-WIN-04, ARC-WIN-05, ARC-CITY-11 The number of the rule by which the player is defeated now, or 0."""
        if t.turn == 0:
            return 0
        if t.points[seat] <= 0:
            return WIN_04
        return 0 if t.has_city(seat) else WIN_05

    def settle(self, t: ArcTable, fallen: i64) -> None:
        """ARC-WIN-03, ARC-WIN-08 The defeated leave; who is left alone has won; if nobody is, most cities win."""
        left = t.alive() - fallen
        there = standing(t)
        seat: i64 = 0
        while seat < t.seats:
            if t.out[seat] == 0 and t.failed[seat] != 0:
                t.put_out(seat, t.failed[seat])
                t.happened(facts.DEFEATED, seat, 0, t.failed[seat])
            seat += 1
        if left == 0:
            crown(t, there, WIN_08)
            return
        if left == 1:
            t.end(survivor(t), WIN_03)
            return
        seat = 0
        while seat < t.seats:
            if t.out[seat] != 0 and t.failed[seat] != 0:
                leave_match(t, seat)
                t.judge(seat, 0)
            seat += 1

    def score(self, t: ArcTable) -> None:
        """ARC-WIN-02, ARC-WIN-07 Thirty points win; of several players who have them, the one with most cities."""
        there = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            if t.out[seat] == 0 and t.points[seat] >= t.setting(WINNING_POINTS):
                there = append(there, seat)
            seat += 1
        if len(there) > 0:
            crown(t, there, WIN_02 if len(there) == 1 else WIN_07)


def standing(t: ArcTable) -> vec[i64]:
    """The players who are still in the match."""
    out = vec[i64]()
    seat: i64 = 0
    while seat < t.seats:
        if t.out[seat] == 0:
            out = append(out, seat)
        seat += 1
    return out


def survivor(t: ArcTable) -> Seat:
    """The one player who is still in the match."""
    return standing(t)[0]


def crown(t: ArcTable, seats: vec[i64], rule: i64) -> None:
    """The one of these with most cities in play wins; if that is not one, the match is a draw."""
    best: i64 = NOBODY
    most: i64 = -1
    for seat in seats:
        n = len(t.cities(seat))
        if n == most:
            best = NOBODY
        elif n > most:
            best = seat
            most = n
    t.end(best, rule)


def leave_match(t: ArcTable, seat: Seat) -> None:
    """ARC-MULTI-05 A defeated player's cards leave the match, his plays vanish, an attack on him or by him ends."""
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
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + SEAT] == seat:
            annul(t, i)
        i += ITEM
    drop_waiting(t, seat)
    if t.defending == seat or t.active == seat:
        t.end_roles()


class Concede(Step[ArcTable]):
    """ARC-WIN-12 A player may concede whenever the match waits for a decision; he is defeated. The answer is his seat."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.fail(answer, WIN_12)
        t.hurry()
        return NEXT


class Endless(turns.Endless[ArcTable]):
    """ARC-ABIL-12 If mandatory triggers repeat without end, the match is a draw."""
