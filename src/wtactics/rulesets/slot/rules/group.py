"""SLOT-GROUP: two or three creatures of the front row that attack together."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import (
    ATTACK,
    ATTACK_TOLL,
    BE_ATTACKED_BY_GROUP,
    BE_ATTACKED_BY_MAGIC,
    BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED,
    BE_MARKED,
    GROUP_TOLL,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    JOIN_GROUP,
)
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.rows import GRANT, GRANTED
from wtactics.engine.table import Table
from wtactics.engine.values import is_ruled, may
from wtactics.kits.verbs import ATTACK as ATTACK_VERB
from wtactics.rulesets.slot.grid import SLOTS, WIDTH, reaching, size
from wtactics.rulesets.slot.ids import DECL_02, GROUP_01, GROUP_02, GROUP_05, GROUP_10
from wtactics.rulesets.slot.rules.ap import price_of_attack, silent
from wtactics.rulesets.slot.rules.atk import attack_with, cannot_attack
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ATTACKS_MARKED,
    BENT,
    GROUP_MOST,
    JOINS_BEHIND,
    PRICE_THERE,
    REACH_FAR,
    STRIKE_WHOLE,
    TARGET_GROUP_TOLL,
    TARGET_TOLL,
)
from wtactics.vocabulary.rulings.acts import bit

FRONT_ROW: Final = (1 << WIDTH) - 1
# The deeds of which an own ability may speak that counts when an attack is judged.
JUDGED: Final = bit(
    ATTACK, BE_MARKED, IGNORE_COVER, IGNORE_COVER_RANGED, BE_ATTACKED_BY_MAGIC, REACH_FAR, BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED, BENT,
)  # fmt: skip


def in_slots(t: SlotTable, seat: Seat, mask: i64) -> vec[i64]:
    """The creatures that stand in these slots, in their order."""
    out = vec[i64]()
    for slot in range(SLOTS):
        if mask >> slot & 1 == 1 and t.in_slot(seat, slot) >= 0:
            out = append(out, t.in_slot(seat, slot))
    return out


def cannot_group(t: SlotTable, mask: i64, target: Thing, ranged: bool) -> i64:
    """SLOT-GROUP-01, SLOT-GROUP-02, SLOT-GROUP-03, SLOT-GROUP-05 0, or what keeps these from attacking together."""
    members = in_slots(t, t.active, mask)
    if len(members) != size(mask) or not 2 <= len(members) <= t.setting(GROUP_MOST):
        return GROUP_01
    if mask & ~FRONT_ROW != 0 and not may_join_behind(t, mask):
        return GROUP_02
    if t.is_card(target) and t.ap < price_of_attack(t, members, target, ranged):
        return GROUP_05
    for c in members:
        refusal = may(t, JOIN_GROUP, c, target, 0)
        if refusal != 0:
            return refusal
    refusal = may(t, BE_ATTACKED_BY_GROUP, target, members[0], 0)
    if refusal != 0:
        return refusal
    judged = as_if_silent(t, members)
    for c in members:
        refusal = cannot_attack(judged, c, target, ranged, False)
        if refusal != 0:
            return refusal
    return 0


def may_join_behind(t: SlotTable, mask: i64) -> bool:
    """SLOT-GROUP-02, SLOT-PRIO-01 Does a text let each of these who stands in the back row join a group from there?"""
    for c in in_slots(t, t.active, mask & ~FRONT_ROW):
        if may(t, BENT, c, JOINS_BEHIND, GROUP_02) != 0:
            return False
    return True


def as_if_silent(t: SlotTable, members: vec[i64]) -> SlotTable:
    """SLOT-GROUP-04, SLOT-ABIL-01, SLOT-ABIL-14 The table on which it is judged: own abilities are lost already."""
    return silent(t, members) if speak_of_attacks(t, members) else t


def speak_of_attacks(t: SlotTable, members: vec[i64]) -> bool:
    """Does one of them say something, by print, keyword or grant, that counts when an attack is judged?"""
    for c in members:
        if (
            t.library.def_deeds[t.printed[c]] | t.library.deeds_of_traits(t.traits[c]) | granted_deeds(t, c)
        ) & JUDGED != 0:
            return True
    return False


def granted_deeds(t: Table, c: CardId) -> i64:
    """The deeds of which abilities speak that were given to the creature."""
    deeds: i64 = 0
    for i in range(0, len(t.granted), GRANT):
        if t.granted[i] == c:
            deeds |= t.library.deeds_of[t.granted[i + GRANTED]]
    return deeds


def ready(t: SlotTable, ranged: bool) -> i64:
    """SLOT-GROUP-02 The slots whose creatures could join anything in this type: in front, unmarked, and armed for it."""
    slots: i64 = 0
    for slot in range(SLOTS if is_ruled(t, BENT) else WIDTH):
        c = t.in_slot(t.active, slot)
        if slot >= WIDTH and not may_join_behind(t, 1 << slot):
            continue
        if c >= 0 and t.is_armed(c, ranged) and (t.marked[c] == 0 or may(t, BENT, c, ATTACKS_MARKED, DECL_02) == 0):
            slots |= 1 << slot
    return slots


def are_priced(t: SlotTable) -> bool:
    """SLOT-PRIO-01 Do texts say what attacks take, of groups, of members or of whom they attack?"""
    for toll in vec[i64]([ATTACK_TOLL, GROUP_TOLL, TARGET_TOLL, TARGET_GROUP_TOLL, PRICE_THERE]):
        if is_ruled(t, toll):
            return True
    return False


def offer_groups(t: SlotTable) -> None:
    """SLOT-GROUP-06 Offer all attacks by two or three; nobody in the back row is reached from two front slots."""
    if t.ap < 2 and not are_priced(t):
        return
    most = t.setting(GROUP_MOST)
    close, far = ready(t, False), ready(t, True)
    for target in t.army(t.other(t.active)):
        slot = t.slot(target)
        if slot < WIDTH:
            offer_groups_of(t, close & reaching(slot, False), target, False, most)
            offer_groups_of(t, far & reaching(slot, True), target, True, most)


def offer_groups_of(t: SlotTable, there: i64, target: CardId, ranged: bool, most: i64) -> None:
    """SLOT-GROUP-01 Offer all attacks on this one in this type by two or three out of these slots."""
    if size(there) < 2:
        return
    mask: i64 = 1
    while mask <= there:
        if mask & ~there == 0 and 2 <= size(mask) <= most and cannot_group(t, mask, target, ranged) == 0:
            t.offer(ATTACK_VERB, target, attack_with(mask, ranged))
        mask += 1


def is_divided(t: SlotTable) -> bool:
    """SLOT-GROUP-10, SLOT-PRIO-01 A strike back at a group is, if no card lets the whole value meet each of it."""
    return t.grouped and may(t, STRIKE_WHOLE, t.target, NOBODY, GROUP_10) != 0
