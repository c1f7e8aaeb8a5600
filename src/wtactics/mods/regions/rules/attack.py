"""AVA-REGION-09 to AVA-REGION-16: attacks on regions, military and civilian defence."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import STRIKE_BACK
from wtactics.engine.places import NOBODY, CardId, Thing
from wtactics.engine.values import may
from wtactics.kits.realm.attacks import cannot_attack, hangs_back, stays_unled
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import ATTACK, PASS
from wtactics.mods.regions.ids import REGION_09, REGION_12
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.rules import combat
from wtactics.rulesets.ava.table import AvaTable


class NameGoal(combat.NameGoal):
    """AVA-REGION-09 One attack, on the active region of an opponent; or none."""

    def ask(self, t: Realm) -> None:
        if t.out[t.active] != 0 or stays_unled(t) != 0 or not self.any_attacker(t):
            return
        t.ask(t.active)
        if self.forbids(t, PASS, NOBODY, 0) == 0:
            t.offer(PASS)
        assert isinstance(t, RegionsTable)
        seat = t.next_seat(t.active)
        while seat != t.active:
            if t.region(seat) != NOBODY:
                self.offer_goal(t, t.region(seat))
            seat = t.next_seat(seat)

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return hangs_back(t, NOBODY)
        if what != ATTACK:
            return super().forbids(t, what, thing, other)
        refusal = stays_unled(t)
        if refusal != 0:
            return refusal
        assert isinstance(t, RegionsTable)
        if not t.is_card(thing) or t.controller[thing] == t.active or t.region(t.controller[thing]) != thing:
            return REGION_09
        if t.out[t.controller[thing]] != 0:
            return t.law().opponent
        if other > 0:  # with this creature, not just with any
            return cannot_attack(t, other - 1, thing)
        refusal = t.law().attacker
        for c in t.board:
            if t.controller[c] == t.active and refusal != 0:
                refusal = cannot_attack(t, c, thing)
        return refusal


class Blows(combat.Blows):
    """AVA-REGION-12, AVA-REGION-14, AVA-REGION-15, AVA-REGION-16 Civilians only take damage; who is let through harms the
    region that is active then.
    """

    def answer(self, t: AvaTable, d: CardId) -> i64:
        """AVA-REGION-12 Civilian defenders deal no damage; those of the Front always strike back."""
        assert isinstance(t, RegionsTable)
        silent = t.is_civilian(d) and may(t, STRIKE_BACK, d, t.foe[d], REGION_12) != 0
        return 0 if silent else super().answer(t, d)
