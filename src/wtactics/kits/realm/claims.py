"""Claims of disciplines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import NEXT_TACTICS
from wtactics.engine.places import NOBODY, Flow, Option, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import player_may
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import BIDDING, CLAIMING
from wtactics.kits.verbs import CLAIM, PASS

DISCIPLINES: Final = 3


class EndAdvantages(Step[Realm]):
    """The advantages won earlier end as this Tactics phase begins, before new claims."""

    def do(self, t: Realm, answer: Option) -> Flow:
        t.end_modifiers(NEXT_TACTICS, t.active)
        t.forget_claims()
        return NEXT


class Claims(Step[Realm]):
    """The active player may claim disciplines, one claim settled before the next."""

    def ask(self, t: Realm) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        discipline: i64 = 0
        while discipline < DISCIPLINES:
            if self.forbids(t, CLAIM, discipline, 0) == 0:
                t.offer(CLAIM, discipline)
            discipline += 1

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        """The discipline of a city that he controls, each once a phase."""
        if what != CLAIM:
            return 0 if what == PASS else -1
        if not 0 <= thing < DISCIPLINES:
            return t.law().discipline
        if not player_may(t, CLAIMING, t.active) or t.claims_by_law(thing, True):
            return t.law().claim
        if t.claimed >> thing & 1 == 1:
            return t.law().once_claimed
        if t.claims_by_law(thing, False):
            return 0
        for city in t.board:
            if t.controller[city] == t.active and t.is_city(city) and t.is_of(city, thing):
                return 0
        return t.law().claim

    def do(self, t: Realm, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        discipline = card_of(answer)
        t.claim_discipline(discipline)
        t.then(BIDDING, discipline, t.active, NOBODY)
        return AGAIN
