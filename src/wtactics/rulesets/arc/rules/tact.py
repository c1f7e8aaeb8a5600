"""ARC-TACT: claims, and the advantages of cities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.places import NOBODY, Flow, Option, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.points import earn
from wtactics.kits.verbs import CLAIM, PASS
from wtactics.rulesets.arc.ids import TACT_01, TACT_02, TACT_11
from wtactics.rulesets.arc.rules.tact_bids import size_of
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import BIDDING, DISCIPLINE

DISCIPLINES: Final = 3


class EndAdvantages(Step[ArcTable]):
    """ARC-TACT-09 The advantages won earlier end as this Tactics phase begins, before new claims."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        t.end_modifiers(NEXT_TACTICS, t.active)
        t.forget_claims()
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
            return 0 if what == PASS else -1
        if not 0 <= thing < DISCIPLINES:
            return TACT_01
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
        t.claim_discipline(discipline)
        t.then(BIDDING, discipline, t.active, NOBODY)
        return AGAIN


class CompareClaims(Step[ArcTable]):
    """ARC-TACT-06, ARC-TACT-13 The claim wins if it is better than each opponent's own answer; a tie is not better."""

    def do(self, t: ArcTable, answer: Option) -> Flow:
        discipline = t.note(DISCIPLINE)
        size = size_of(t, t.active)
        best: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            if seat != t.active and t.out[seat] == 0:
                best = max(best, size_of(t, seat))
            seat += 1
        t.drop_bids()
        if t.out[t.active] == 0 and size > best:
            self.reward(t, discipline)
        else:
            t.matters(facts.BID_MISSED, discipline, t.active)
            t.happened(facts.BID_LOST, discipline, t.active)  # ARC-TACT-08 and nobody gains anything
        return NEXT

    def reward(self, t: ArcTable, discipline: i64) -> None:
        """ARC-TACT-07, ARC-TACT-09, ARC-CITY-12 One point at once, and the advantages of his cities of that discipline."""
        t.happened(facts.BID_WON, discipline, t.active)
        earn(t, t.active, 1)
        for city in t.cities(t.active):
            if t.library.discipline[t.printed[city]] == discipline:
                t.modify(ADVANTAGE, city, discipline, 0, NEXT_TACTICS, t.active, city)
                t.matters(facts.FAVOURED, city, t.active)
