"""ORC-RITUAL: rituals are placed, charged, and played when they are full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import (
    ASIDE,
    HAND,
    RESERVE,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    place_of,
    seat_thing,
    what_of,
)
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Deed, Step
from wtactics.engine.values import may
from wtactics.kits.onward import onward
from wtactics.kits.verbs import CHARGE, PASS, SET_UP
from wtactics.mods.rituals.queue import (
    BE_CHARGED,
    CHARGED,
    PLACED,
    RITUAL_01,
    RITUAL_04,
    RITUAL_06,
    RITUAL_07,
    RITUAL_09,
    capacity,
    forget,
    is_full,
    is_placed,
    place,
    put_charges,
    queue,
)
from wtactics.rulesets.orc.ids import STATE_06
from wtactics.rulesets.orc.rules.play import offer_card
from wtactics.rulesets.orc.table import OrcTable

LAST: Final = 1  # the note of the passage: since when the ritual has lain there that was charged last


def cannot_place(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-RITUAL-01, ORC-RITUAL-04 0, or why the seat cannot place this: a ritual of its hand, beside a resource card."""
    if not t.is_card(c) or t.place[c] != place_of(HAND, seat):
        return STATE_06
    if capacity(t, c) == 0:
        return RITUAL_01
    return RITUAL_04 if t.count[place_of(RESERVE, seat)] == 0 else 0


def cannot_charge(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-RITUAL-05, ORC-RITUAL-06, ORC-RITUAL-09 0, or why the seat cannot charge this: an own placed one, once, not full."""
    if not t.is_card(c) or not is_placed(t, c) or t.place[c] != place_of(ASIDE, seat) or t.kept(CHARGED, c) == t.turn:
        return RITUAL_06
    return may(t, BE_CHARGED, c, seat_thing(seat), RITUAL_09 if is_full(t, c) else 0)


class PlaceRitual(Deed[OrcTable]):
    """ORC-RITUAL-03, ORC-RITUAL-04, ORC-RITUAL-10 In a Play phase rituals are placed, and full ones are played."""

    def offer(self, t: OrcTable, seat: Seat) -> None:
        for c in t.at(HAND, seat):
            if cannot_place(t, seat, c) == 0:
                t.offer(SET_UP, c)
        for c in queue(t, seat):
            offer_card(t, seat, c)

    def forbids(self, t: OrcTable, seat: Seat, thing: Thing, other: i64) -> i64:
        return cannot_place(t, seat, thing)

    def do(self, t: OrcTable, seat: Seat, answer: Option) -> None:
        place(t, card_of(answer), seat)


class BeginCharging(Step[OrcTable]):
    """ORC-RITUAL-07 Rituals are charged when upkeep has been settled."""

    def __init__(self, charging: i64) -> None:
        self.charging: Final = charging  # the passage in which that is done

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0 and len(queue(t, t.active)) > 0:
            t.then(self.charging)
        return NEXT


class Charge(Step[OrcTable]):
    """ORC-RITUAL-05, ORC-RITUAL-06, ORC-RITUAL-07, ORC-RITUAL-08 One charge for each of the own rituals that he names."""

    def ask(self, t: OrcTable) -> None:
        last = onward(t, t.note(LAST))
        t.ask(t.active)
        for c in queue(t, t.active):
            if t.since[c] > last and cannot_charge(t, t.active, c) == 0:
                t.offer(CHARGE, c)
        if len(t.options) > 0:
            t.offer(PASS)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == CHARGE:
            return cannot_charge(t, t.active, thing)
        return 0 if what == PASS else -1

    def rank(self, t: OrcTable, o: Option) -> i64:
        return t.since[card_of(o)] if what_of(o) == CHARGE else -1

    def begun(self, t: OrcTable) -> bool:
        return t.note(LAST) > 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        c = card_of(answer)
        t.remember(LAST, t.since[c])
        t.keep(CHARGED, c, t.turn)
        put_charges(t, c, 1, t.active)
        return AGAIN


class Forget(Step[OrcTable]):
    """ORC-RITUAL-11, ORC-RITUAL-12 What is played, or has left otherwise, has no charges any more."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for c in range(len(t.place)):
            if t.place[c] & 15 != ASIDE and t.kept(PLACED, c) > 0:
                forget(t, c)
        return NEXT


def moment_of(what: i64) -> i64:
    """ORC-RITUAL-04, ORC-RITUAL-07 The rule that gives a deed with rituals its time."""
    if what == SET_UP:
        return RITUAL_04
    return RITUAL_07 if what == CHARGE else 0
