"""ORC-WIN: influence, victory points, exhausted decks, and who wins when several things happen together."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import withdraw
from wtactics.engine.places import GONE, GRAVE, NOBODY, QUEST, RESERVE, Flow, Option, Seat
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.rulesets.orc.ids import WIN_01, WIN_02, WIN_05, WIN_06, WIN_07, WIN_09, WIN_12, WIN_13
from wtactics.rulesets.orc.rules.death import StateCheck, check_is_due
from wtactics.rulesets.orc.rules.quest_confrontation import random_opponent
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import WINNING_POINTS


class Verdict(Step[OrcTable]):
    """ORC-WIN-10 At every check: the fallen, who has won, and who leaves; then the match goes on, or is over at once."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.over or not check_is_due(t):
            return NEXT
        t.calm()
        self.judge(t)
        if t.unsettled and not t.over:  # somebody has left, and what hung on his cards goes at once
            t.hurry()
            StateCheck().do(t, answer)
            return self.do(t, answer)
        return NEXT

    def judge(self, t: OrcTable) -> None:
        """ORC-WIN-01, ORC-WIN-02, ORC-WIN-09, ORC-WIN-11 Who has lost his influence, who has the points, who is left."""
        fallen, left, scored = vec[i64](), vec[i64](), vec[i64]()
        for seat in range(t.seats):
            if t.out[seat] != 0:
                continue
            if t.turn > 0 and t.failed[seat] == 0 and t.points[seat] <= 0:  # before, nobody has any
                t.judge(seat, WIN_01)
            if t.victory[seat] >= t.number_for(WINNING_POINTS, seat) and t.failed[seat] in (0, WIN_01):
                scored = append(scored, seat)
            if t.failed[seat] != 0:
                fallen = append(fallen, seat)
            else:
                left = append(left, seat)
        if len(left) == 0:
            self.all_fall(t, fallen)
        elif len(left) == 1 and left[0] not in scored:
            scored = append(scored, left[0])
            crown(t, scored, self.rule(t, scored, left))
        elif len(scored) > 0:
            crown(t, scored, self.rule(t, scored, left))
        if not t.over:
            self.put_out(t, fallen)

    def all_fall(self, t: OrcTable, fallen: vec[i64]) -> None:
        """ORC-WIN-05, ORC-WIN-06 Nobody is left: the most victory points win, level ones are a draw."""
        best = most_of(t.victory, fallen)
        if len(best) == 1:
            t.end(best[0], WIN_05)
        else:
            t.end(NOBODY, WIN_06)

    def rule(self, t: OrcTable, scored: vec[i64], left: vec[i64]) -> i64:
        """By which rule one of these wins."""
        if len(scored) > 1:
            return WIN_09
        if t.victory[scored[0]] >= t.number_for(WINNING_POINTS, scored[0]):
            return WIN_02
        return WIN_01 if t.seats == 2 else WIN_12

    def put_out(self, t: OrcTable, fallen: vec[i64]) -> None:
        """ORC-WIN-12 Who has fallen leaves the match."""
        for seat in fallen:
            t.put_out(seat, t.failed[seat])
            t.happened(facts.DEFEATED, seat, 0, t.failed[seat])
        for seat in fallen:
            leave_match(t, seat)
            t.judge(seat, 0)


def most_of(column: vec[i64], seats: vec[i64]) -> vec[i64]:
    """Those of the seats that have most of it."""
    best = vec[i64]()
    for seat in seats:
        if len(best) == 0 or column[seat] > column[best[0]]:
            best = vec[i64]([seat])
        elif column[seat] == column[best[0]]:
            best = append(best, seat)
    return best


def crown(t: OrcTable, seats: vec[i64], rule: i64) -> None:
    """ORC-WIN-09, ORC-TURN-21, ORC-TURN-22 The most victory points decide, then the most influence; else it is a draw."""
    best = most_of(t.points, most_of(t.victory, seats))
    t.end(best[0] if len(best) == 1 else NOBODY, rule)


def exhausted(t: OrcTable) -> None:
    """ORC-WIN-07, ORC-TURN-19, ORC-TURN-20 If in one round nobody could draw, because all decks were empty, play stops."""
    there = vec[i64]()
    for seat in range(t.seats):
        if t.out[seat] == 0:
            if t.exhausted >> seat & 1 == 0:
                return
            there = append(there, seat)
    crown(t, there, WIN_07)


def leave_match(t: OrcTable, seat: Seat) -> None:
    """ORC-WIN-12 A fallen player's cards leave the game, but for his face-up quest and his quest deck; his plays vanish."""
    leave_quests(t, seat)
    c: i64 = 0
    while c < len(t.place):
        mine = t.owner[c] == seat
        if mine and t.library.type[t.printed[c]] != QUEST:
            if t.in_play(c):
                t.forget(c)
            t.move(c, GONE, seat)
        elif not mine and t.controller[c] == seat and t.place[c] & 15 >= RESERVE:
            t.leave(c, GRAVE)
        c += 1
    withdraw(t, seat)
    if t.defending == seat or t.active == seat:
        t.end_roles()
    t.alarm()  # what lies on him goes, too


def leave_quests(t: OrcTable, seat: Seat) -> None:
    """ORC-WIN-12 His tokens leave, and whoever plays a monster does so no longer: another opponent does."""
    for owner in range(t.seats):
        quest = t.open_quest(owner)
        if quest >= 0 and t.pursues(seat, quest):
            t.end_oath(seat, quest)
            t.forget_stakes(seat, quest)
    if t.active == seat or t.defending == seat:
        t.end_hunt()
    elif t.keeper == seat:
        t.name_keeper(random_opponent(t, t.active))


class Concede(Step[OrcTable]):
    """ORC-WIN-13 A player may concede whenever the match waits for a decision; it counts as having no influence."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.fail(answer, WIN_13)
        t.hurry()
        return NEXT


class Endless(turns.Endless[OrcTable]):
    """ORC-ABIL-21 If triggers follow each other without end, the game is a draw."""
