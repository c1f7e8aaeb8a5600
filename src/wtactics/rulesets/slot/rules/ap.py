"""SLOT-AP: what takes action points, and how they are paid; no other file knows their numbers (SLOT-DESIGN-01)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK_TOLL, GROUP_TOLL, MOVE_TOLL, REST_TOLL
from wtactics.engine.places import CardId
from wtactics.engine.prices import reckoned
from wtactics.engine.values import is_ruled, may, refresh, unruled
from wtactics.rulesets.slot.grid import there
from wtactics.rulesets.slot.ids import AP_05
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ATTACK_PRICE,
    BENT,
    KEEPS_SPEECH,
    MOVE_PRICE,
    OF_GROUP,
    PRICE_THERE,
    REST_PRICE,
    SHOTS,
    SQUADS,
    TARGET_GROUP_TOLL,
    TARGET_TOLL,
)

AN_ATTACK: Final = ATTACK_PRICE
A_MOVE: Final = MOVE_PRICE
A_REST: Final = REST_PRICE
# By which deeds texts say what others take.
PRICING: Final = (
    bit_of(ATTACK_TOLL) | bit_of(MOVE_TOLL) | bit_of(REST_TOLL) | bit_of(PRICE_THERE) | bit_of(TARGET_TOLL)
)  # fmt: skip
TOLLS: Final = vec[i64]([ATTACK_TOLL, MOVE_TOLL, REST_TOLL])


def price_of(t: SlotTable, deed: i64, c: CardId) -> i64:
    """SLOT-AP-02, SLOT-PRIO-01 What a deed of this creature takes: an attack 1, a move 1, a rest 2, or what a card says."""
    return reckoned(t, TOLLS[deed - ATTACK_PRICE], t.controller[c], c, t.setting(deed))


def price_of_move(t: SlotTable, c: CardId, slot: i64) -> i64:
    """SLOT-AP-02, SLOT-PRIO-01 What it takes that this creature moves into that slot, empty or in exchange."""
    return reckoned(t, PRICE_THERE, t.controller[c], -1 - there(c, slot), price_of(t, A_MOVE, c))


def price_of_shot(t: SlotTable, c: CardId, ranged: bool) -> i64:
    """SLOT-AP-02, SLOT-PRIO-01 What it takes that this creature attacks in this type of combat."""
    return reckoned(t, PRICE_THERE, t.controller[c], SHOTS + c * 2 + i64(ranged), price_of(t, AN_ATTACK, c))


def price_of_group(t: SlotTable, members: vec[i64], ranged: bool) -> i64:
    """SLOT-GROUP-05, SLOT-GROUP-08 What an attack by these takes: 1 for each, and what cards ask for groups beside."""
    priced = is_ruled(t, ATTACK_TOLL) or is_ruled(t, PRICE_THERE) or is_ruled(t, GROUP_TOLL)
    judged = silent(t, members) if len(members) > 1 and priced else t
    n: i64 = 0
    for c in members:
        n += price_of_shot(judged, c, ranged)
    return of_group(t, judged, members, n) if len(members) > 1 else n


def of_group(t: SlotTable, judged: SlotTable, members: vec[i64], usual: i64) -> i64:
    """SLOT-GROUP-05, SLOT-PRIO-01 What texts make of the price of a group: they speak of it if they do of all its members."""
    price = reckoned(judged, GROUP_TOLL, t.controller[members[0]], members[0], usual)
    for c in members:
        said = reckoned(judged, GROUP_TOLL, t.controller[c], c, usual)
        price = said if max(said - usual, usual - said) < max(price - usual, usual - price) else price
    for c in members:
        price = reckoned(t, PRICE_THERE, t.controller[c], OF_GROUP + c, price)
    slots: i64 = 0
    for c in members:
        slots |= bit_of(t.slot(c))
    return reckoned(t, PRICE_THERE, t.controller[members[0]], SQUADS + slots, price)


def price_of_attack(t: SlotTable, members: vec[i64], target: CardId, ranged: bool) -> i64:
    """SLOT-AP-02, SLOT-GROUP-05, SLOT-PRIO-01 What it takes that these attack that one, with what texts ask for its sake."""
    seat = t.controller[members[0]]
    n = reckoned(t, TARGET_TOLL, seat, target, price_of_group(t, members, ranged))
    return reckoned(t, TARGET_GROUP_TOLL, seat, target, n) if len(members) > 1 else n


def silent(t: SlotTable, members: vec[i64]) -> SlotTable:
    """SLOT-GROUP-08 The table as it is when these have lost their abilities."""
    judged = t.clone()
    for c in members:
        if not keeps_speech(t, c):
            judged.silence(c)
    refresh(judged)
    return judged


def keeps_speech(t: SlotTable, c: CardId) -> bool:
    """SLOT-GROUP-08, SLOT-PRIO-01 Does a text let this member of a group keep its abilities?"""
    return may(t, BENT, c, KEEPS_SPEECH, 1) == 0


def hush(t: SlotTable) -> None:
    """SLOT-GROUP-08 Members of a group whom no text lets keep their abilities any more lose them; values are fresh."""
    for c in t.fighters:
        if not t.muted(c) and not keeps_speech(t, c):
            t.silence(c)
    refresh(t)


def is_out_of_points(t: SlotTable, deed: i64) -> bool:
    """SLOT-AP-05 Are too few points left for any such deed, as no text in force says what deeds take?"""
    return t.ap < t.setting(deed) and unruled(t, PRICING)


def lacks_points(t: SlotTable, deed: i64, c: CardId) -> i64:
    """SLOT-AP-05, SLOT-AP-06 0, or the rule by which too few points are left; gold is of no help."""
    return AP_05 if t.ap < price_of(t, deed, c) else 0


def pay_points(t: SlotTable, deed: i64, c: CardId) -> None:
    """SLOT-AP-05, SLOT-DECL-04 Points are paid as the deed is announced, and never come back."""
    t.pay_points(price_of(t, deed, c))
