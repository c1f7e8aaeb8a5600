"""ARC-ENCH and ARC-STATE-11: where a permanent goes that an effect puts into play, or whose control changes."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ATTACHED, CREATURE, NOBODY, RESERVE, Flow, Option, card_of, is_seat
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.verbs import HOME, TARGET
from wtactics.rulesets.arc.ids import STATE_11
from wtactics.rulesets.arc.table import ArcTable


class PlaceArrival(Step[ArcTable]):
    """ARC-STATE-11, ARC-ENCH-02 Its controller names a city that admits the creature, or a host for the enchantment."""

    def ask(self, t: ArcTable) -> None:
        c, seat = t.note(1), t.note(2)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        if t.library.type[t.printed[c]] == CREATURE:
            for city in t.cities(seat):
                if t.admits(city, c) == 0:
                    t.offer(HOME, city)
            return
        t.me, t.you, t.item = c, seat, NOBODY
        for host in t.library.abilities[t.library.play[t.printed[c]]].targets[0].noun.all(t):
            t.offer(TARGET, host)

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return STATE_11

    def do(self, t: ArcTable, answer: Option) -> Flow:
        c, seat = t.note(1), t.note(2)
        if t.out[seat] != 0:
            return NEXT
        if t.library.type[t.printed[c]] != CREATURE:
            if answer != NOTHING:
                t.enter(c, ATTACHED, seat, NOBODY, card_of(answer))
                t.attach(c, card_of(answer))
            return NEXT
        home = card_of(answer) if answer != NOTHING else NOBODY
        kind = KINGDOM if home != NOBODY else ARMY
        if t.place[c] & 15 >= RESERVE:
            t.controller[c] = seat
            t.changed_values()
            t.settle_down(c, kind, seat, home)
            t.happened(facts.CONTROLLED, c, seat)
        elif home != NOBODY:
            t.enter(c, kind, seat, home)
        return NEXT


__all__ = ["i64", "is_seat"]
