"""AVA-WIN and AVA-MULTI: victory, defeat, ties, and players who leave the match.

What kits/realm/verdicts.py does for it:

    Verdict: AVA-WIN-01, AVA-WIN-09
    leave_match: AVA-MULTI-04
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ASIDE, Flow, Option, Seat, place_of
from wtactics.engine.step import NEXT, Step
from wtactics.kits import turns
from wtactics.kits.realm import verdicts
from wtactics.rulesets.ava.ids import WIN_01, WIN_02, WIN_03, WIN_05, WIN_07, WIN_08, WIN_12
from wtactics.rulesets.ava.table import AvaTable

CITIES: Final = 1000  # more cities than anybody has: points come first


class Verdict(verdicts.Verdict[AvaTable]):
    """AVA-WIN-09 In one check: first the defeated; if all fall, points, then cities; one left wins; else the target score."""

    def __init__(self) -> None:
        super().__init__(alone=WIN_01, all_fell=WIN_07, reached=WIN_05, reached_together=WIN_08)

    def defeat(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-WIN-02, AVA-WIN-03, AVA-AVATAR-05, AVA-CITY-14 The number of the rule by which the player is defeated, or 0."""
        if t.turn == 0:
            return 0
        if t.points[seat] <= 0:
            return WIN_02
        return 0 if t.count[place_of(ASIDE, seat)] > 0 or t.has_city(seat) or t.is_building(seat) else WIN_03

    def score_of(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-WIN-05 Victory points."""
        return t.victory[seat]

    def rank_of(self, t: AvaTable, seat: Seat) -> i64:
        """AVA-WIN-07, AVA-WIN-08 Most victory points, then most cities in play."""
        return t.victory[seat] * CITIES + len(t.cities(seat))


class Concede(Step[AvaTable]):
    """AVA-WIN-12 A player may concede whenever the match waits for a decision; he is defeated. The answer is his seat."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        t.happened(facts.CONCEDED, answer)
        t.fail(answer, WIN_12)
        t.hurry()
        return NEXT


class Endless(turns.Endless[AvaTable]):
    """AVA-ABIL-10 If mandatory triggers repeat without end, the match is a draw."""
