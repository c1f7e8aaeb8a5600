"""ARC-TACT: claims, and the advantages of cities."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.prices import BID_PRIZE, BID_TIES, reckoned
from wtactics.engine.step import NEXT, Step
from wtactics.kits.points import earn
from wtactics.kits.realm import claims
from wtactics.kits.realm.terms import DISCIPLINE
from wtactics.rulesets.arc.table import ArcTable


class EndAdvantages(claims.EndAdvantages):
    """ARC-TACT-09 The advantages won earlier end as this Tactics phase begins, before new claims."""


class Claims(claims.Claims):
    """ARC-TACT-01, ARC-TACT-12, ARC-TURN-13 The active player may claim disciplines, one claim settled before the next.

    ARC-TACT-02, ARC-TACT-11, ARC-CITY-01, ARC-CARD-12 The discipline of a city that he controls, each once a phase.
    """


class CompareClaims(Step[ArcTable]):
    """ARC-TACT-06, ARC-TACT-13 The claim wins if it is better than each opponent's own answer; a tie is not better."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        discipline = t.note(DISCIPLINE)
        size = t.size_of(t.active)
        best: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.active and t.out[seat] == 0:
                best = max(best, t.size_of(seat))
            seat += 1
        ties = size == best and size > 0 and reckoned(t, BID_TIES, t.active, NOBODY, 0) > 0
        if t.out[t.active] == 0 and (size > best or ties):
            self.reward(t, discipline)
        else:
            t.matters(facts.BID_MISSED, discipline, t.active)
            t.happened(facts.BID_LOST, discipline, t.active)  # ARC-TACT-08 and nobody gains anything
        t.drop_bids()
        return NEXT

    def reward(self, t: ArcTable, discipline: i64) -> None:
        """ARC-TACT-07, ARC-TACT-09, ARC-CITY-12 One point at once, and the advantages of his cities of that discipline."""
        t.happened(facts.BID_WON, discipline, t.active)
        earn(t, t.active, reckoned(t, BID_PRIZE, t.active, NOBODY, 1))
        for city in t.cities(t.active):
            if t.is_of(city, discipline):
                t.modify(ADVANTAGE, city, discipline, 0, NEXT_TACTICS, t.active, city)
                t.matters(facts.FAVOURED, city, t.active)
