"""ORC-TRIUMV: the die, whom each may attack, and what freedom costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.mod import COLUMNS, OF_MODS
from wtactics.engine.places import (
    HAND,
    NOBODY,
    RESERVE,
    SEAT_THING,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    is_seat,
    other_of,
    place_of,
    seat_thing,
    what_of,
)
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.verbs import ATTACK
from wtactics.rulesets.orc.rules.move import Campaign
from wtactics.rulesets.orc.rules.turn import is_first
from wtactics.rulesets.orc.table import OrcTable

NUMBER: Final = 7
TRIUMV_04: Final = NUMBER * OF_MODS + 104
TRIUMV_06: Final = NUMBER * OF_MODS + 106
ROTATION: Final = NUMBER * COLUMNS  # 1: all attack to the left, -1: to the right, 0 before the first roll
TRADED: Final = NUMBER * COLUMNS + 1  # by seat: the last turn in which it made or spent gold
THREE: Final = 3
SIDES: Final = 6
PRICE: Final = 0  # the setting: so many cards
# How an attack is paid for, the number of the option: not at all, with cards by lot, with all gold.
AS_ROLLED: Final = 0
FOR_CARDS: Final = 1
FOR_GOLD: Final = 2
TO_PAY: Final = 1  # PAYING: how,
WHOM: Final = 2  # and for an attack on whom


def target_of(t: OrcTable, seat: Seat) -> Seat:
    """ORC-TRIUMV-04, ORC-TRIUMV-08 Whom the seat may attack: NOBODY where the die binds nobody, as when two are left."""
    if t.kept(ROTATION) == 0 or t.alive() < THREE:
        return NOBODY
    return (seat + t.kept(ROTATION) + THREE) % THREE


def cannot_pay(t: OrcTable, seat: Seat, how: i64) -> bool:
    """ORC-TRIUMV-06 Has it too few cards; or no gold, or has it used some of it?"""
    if how == FOR_CARDS:
        return t.count[place_of(HAND, seat)] < t.mod_setting(NUMBER, PRICE)
    resources = t.count[place_of(RESERVE, seat)]
    return resources == 0 or t.free_resources(seat) < resources or t.kept(TRADED, seat) == t.turn


class RollRotation(Step[OrcTable]):
    """ORC-TRIUMV-02, ORC-TRIUMV-03, ORC-TRIUMV-05, ORC-TRIUMV-08 Before each round of three players a die is rolled."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.alive() < THREE or not is_first(t, t.active):
            return NEXT
        pips = t.roll(SIDES) + 1
        before, high = t.kept(ROTATION), pips > SIDES // 2
        rotation: i64 = 1 if high else -1
        if before != 0:
            rotation = before
            if high:
                rotation = -before
        t.keep(ROTATION, 0, rotation)
        roller = (t.starter + t.round - 1) % THREE
        t.happened(facts.ROLLED, NOBODY, roller, pips)
        t.happened(facts.TURNED, NOBODY, roller, rotation)
        return NEXT


class BoundCampaign(Campaign):
    """ORC-TRIUMV-04, ORC-TRIUMV-06, ORC-TRIUMV-07 Move, or attack the one target, or for a price another player."""

    def __init__(self, paying: i64) -> None:
        self.paying: Final = paying  # the passage in which freedom is paid for

    def ask(self, t: OrcTable) -> None:
        super().ask(t)
        if t.asked == NOBODY or target_of(t, t.active) == NOBODY:
            return
        for n in range(1, THREE):
            goal = seat_thing((t.active + n) % THREE)
            for how in (FOR_CARDS, FOR_GOLD):
                if self.forbids(t, ATTACK, goal, how) == 0:
                    t.offer(ATTACK, goal, how)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        refusal = super().forbids(t, what, thing, 0 if what == ATTACK else other)
        if refusal != 0 or what != ATTACK:
            return refusal
        target = target_of(t, t.active)
        bound = is_seat(thing) and target != NOBODY and thing - SEAT_THING != target
        if other == AS_ROLLED:
            return TRIUMV_04 if bound else 0
        return 0 if bound and other in (FOR_CARDS, FOR_GOLD) and not cannot_pay(t, t.active, other) else TRIUMV_06

    def do(self, t: OrcTable, answer: Option) -> Flow:
        flow = super().do(t, answer)
        if answer != NOTHING and what_of(answer) == ATTACK and other_of(answer) != AS_ROLLED:
            t.then(self.paying, other_of(answer), card_of(answer))
        return flow


class PayForFreedom(Step[OrcTable]):
    """ORC-TRIUMV-06 Three cards of his hand are discarded by lot, or all his resource cards are marked, for nothing else."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        how, seat = t.note(TO_PAY), t.active
        t.happened(facts.FREED, t.note(WHOM) - SEAT_THING, seat, how)
        t.hold()
        if how == FOR_CARDS:
            for _ in range(t.mod_setting(NUMBER, PRICE)):
                hand = t.at(HAND, seat)
                t.discard(hand[t.roll(len(hand))])
        else:
            t.keep(TRADED, seat, t.turn)
            for c in t.at(RESERVE, seat):
                t.mark(c)
        t.release()
        return NEXT
