"""ARC-WIN and ARC-MULTI: victory, defeat, ties, and players who leave the match.

What kits/realm/verdicts.py does for it:

    Verdict: ARC-WIN-03, ARC-WIN-08, ARC-WIN-02, ARC-WIN-07
    leave_match: ARC-MULTI-05
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import Flow, Option, Seat
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.kits.realm import verdicts
from wtactics.rulesets.arc.ids import WIN_02, WIN_03, WIN_04, WIN_05, WIN_07, WIN_08, WIN_12
from wtactics.rulesets.arc.table import ArcTable


class Verdict(verdicts.Verdict[ArcTable]):
    """ARC-WIN-09, ARC-WIN-10 In one check: first the defeated; if all fall, most cities win; one left wins; else 30 points."""

    def __init__(self) -> None:
        super().__init__(alone=WIN_03, all_fell=WIN_08, reached=WIN_02, reached_together=WIN_07)

    def defeat(self, t: ArcTable, seat: Seat) -> i64:
        """ARC-WIN-04, ARC-WIN-05, ARC-CITY-11 The number of the rule by which the player is defeated now, or 0."""
        if t.turn == 0:
            return 0
        if t.points[seat] <= 0:
            return WIN_04
        return 0 if t.has_city(seat) else WIN_05

    def score_of(self, t: ArcTable, seat: Seat) -> i64:
        """ARC-WIN-02 Thirty points win."""
        return t.points[seat]

    def rank_of(self, t: ArcTable, seat: Seat) -> i64:
        """ARC-WIN-07, ARC-WIN-08 Ties go to who has most cities in play."""
        return len(t.cities(seat))


class Concede(Step[ArcTable]):
    """ARC-WIN-12 A player may concede whenever the match waits for a decision; he is defeated. The answer is his seat."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.fail(answer, WIN_12)
        t.hurry()
        return NEXT


class Endless(turns.Endless[ArcTable]):
    """ARC-ABIL-12 If mandatory triggers repeat without end, the match is a draw."""
