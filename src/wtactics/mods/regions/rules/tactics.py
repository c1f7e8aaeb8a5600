"""AVA-REGION-17: claims, and what the region gives to who wins bids."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, DOMINATION, THIS_TURN, TOTAL_DOMINATION
from wtactics.engine.places import NOBODY, Seat
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import CLAIM
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.rules import tact
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import DISCIPLINES

BENEFITS: Final = (ADVANTAGE, DOMINATION, TOTAL_DOMINATION)  # for one, two and three disciplines


class Claims(tact.Claims):
    """AVA-REGION-17, AVA-TACT-09 Each discipline may be claimed, for everybody has its Domain; once a phase."""

    def forbids(self, t: Realm, what: i64, thing: i64, other: i64) -> i64:
        if what != CLAIM or not 0 <= thing < DISCIPLINES:
            return super().forbids(t, what, thing, other)
        return t.law().once_claimed if t.claimed >> thing & 1 == 1 else 0


class GiveRewards(tact.GiveRewards):
    """AVA-REGION-17, AVA-TACT-06, AVA-TACT-07 For each discipline the winner takes a benefit of his region, or a point."""

    def has_city_of(self, t: AvaTable, seat: Seat, discipline: i64) -> bool:
        """AVA-REGION-17 Has the player a region that can give something?"""
        assert isinstance(t, RegionsTable)
        return t.region(seat) != NOBODY

    def favour(self, t: AvaTable, seat: Seat, discipline: i64) -> None:
        """AVA-REGION-17 One discipline more: advantage, then domination, then total domination, until the end of the turn."""
        assert isinstance(t, RegionsTable)
        t.win_bid(discipline, NOBODY)
        region = t.region(seat)
        for step, benefit in enumerate(BENEFITS):
            if region != NOBODY and not t.modified(region, benefit):
                t.modify(benefit, region, discipline, 0, THIS_TURN, seat, region)
                t.happened(facts.ENJOYED, region, seat, step)
                t.matters(facts.FAVOURED, region, seat, step)
                return
