"""SLOT-ATK, SLOT-DEF, SLOT-DECL: whom a creature reaches, what cover does, and what keeps an attack from being announced."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import (
    ATTACK,
    BE_ATTACKED_BY_MAGIC,
    BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED,
    BE_MARKED,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    MARK_TO_ATTACK,
    MUST_ATTACK,
)
from wtactics.engine.places import NOBODY, CardId, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_TURN
from wtactics.engine.values import BY_CARD, ensure_rulings, is_ruled, may, unruled
from wtactics.kits.fights import FREE
from wtactics.kits.verbs import ATTACK as ATTACK_VERB
from wtactics.rulesets.slot.grid import BACK, FRONT, SLOTS, WIDTH, row, within
from wtactics.rulesets.slot.ids import AP_05, ATK_02, ATK_03, ATK_04, ATK_05, CARD_03, DECL_02, DEF_02, MARK_03, TURN_06
from wtactics.rulesets.slot.rules.ap import AN_ATTACK, is_out_of_points, price_of_attack, price_of_shot
from wtactics.rulesets.slot.speech.spots import lies_covered
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ACTION_STEP,
    AS_IN_FRONT,
    AS_IN_FRONT_RANGED,
    ATTACK_ALONE,
    ATTACKS_MARKED,
    BENT,
    CLOSE_FROM_BACK,
    REACH_FAR,
    REACH_IN,
    REACHING,
    TARGET_TOLL,
)


def cannot_attack(t: SlotTable, c: CardId, target: CardId, ranged: bool, alone: bool = True) -> i64:
    """0, or what keeps this creature from attacking that one in this type; a member of a group has no abilities then."""
    if not t.is_card(target) or not t.in_army(target) or t.controller[target] == t.active:
        return ATK_02
    refusal = cannot_fight(t, c, ranged, alone)
    if refusal == 0:
        refusal = cannot_get_at(t, c, target, ranged)
    return cannot_alone(t, c, target, ranged) if refusal == 0 and alone else refusal


def cannot_alone(t: SlotTable, c: CardId, target: CardId, ranged: bool) -> i64:
    """SLOT-AP-05, SLOT-PRIO-02 0, or what keeps it from attacking this one alone: a text, or lack of points."""
    if not is_ruled(t, TARGET_TOLL) or may(t, ATTACK_ALONE, c, target, 0) != 0:
        return may(t, ATTACK_ALONE, c, target, 0)
    return AP_05 if t.ap < price_of_attack(t, vec[i64]([c]), target, ranged) else 0


def cannot_get_at(t: SlotTable, c: CardId, target: CardId, ranged: bool) -> i64:
    """0, or what keeps this creature from that one where the two stand, whoever's turn it is."""
    refusal = out_of_reach(t, c, target, ranged)  # SLOT-DECL-01 reach first
    if refusal != 0:
        return refusal
    refusal = in_cover(t, c, target, ranged)
    if refusal != 0:
        return refusal
    refusal = may(t, BE_ATTACKED_RANGED if ranged else BE_ATTACKED_CLOSE, target, c, 0)
    if refusal != 0:
        return refusal
    if ranged and t.is_magic(c) and may(t, BE_ATTACKED_BY_MAGIC, target, c, 0) != 0:
        return may(t, BE_ATTACKED_BY_MAGIC, target, c, 0)
    return may(t, ATTACK, c, target, 0)


def cannot_fight(t: SlotTable, c: CardId, ranged: bool, alone: bool) -> i64:
    """SLOT-ATK-01, SLOT-DECL-02, SLOT-MARK-03 0, or what keeps this creature from attacking anybody in this type."""
    if t.phase != ACTION_STEP or not t.in_army(c) or t.controller[c] != t.active:
        return TURN_06
    if not t.is_armed(c, ranged):
        return CARD_03
    if t.marked[c] == 1 and may(t, BENT, c, ATTACKS_MARKED, DECL_02) != 0:
        return DECL_02
    if (not alone or attacks_marked(t, c)) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return MARK_03
    if not alone or is_ruled(t, TARGET_TOLL):  # of a group all is paid together, and by its target none knows yet
        return 0
    return AP_05 if t.ap < price_of_shot(t, c, ranged) else 0


def attacks_marked(t: SlotTable, c: CardId) -> bool:
    """SLOT-DECL-02 An attacker is marked, unless a card says that it is not."""
    return may(t, MARK_TO_ATTACK, c, NOBODY, FREE) != 0


def out_of_reach(t: SlotTable, c: CardId, target: CardId, ranged: bool) -> i64:
    """SLOT-ATK-06, SLOT-ATK-08, SLOT-ATK-09 0, or the rule by which this creature does not reach that one, cover left out."""
    here, there = t.slot(c), t.slot(target)
    if within(here, there, ranged):
        return 0
    rule = ATK_05 if row(here) == BACK else ATK_03 if row(there) == FRONT else ATK_04
    if unruled(t, REACHING):
        return rule
    refusal = further(t, c, target, ranged, rule) if row(here) == BACK else may(t, REACH_FAR, c, target, rule)
    return may(t, BENT, c, REACH_IN + target * 2 + i64(ranged), refusal) if 0 < refusal < BY_CARD else refusal


def further(t: SlotTable, c: CardId, target: CardId, ranged: bool, rule: i64) -> i64:
    """SLOT-PRIO-01 0, or the rule by which it does not reach from the back row, whatever cards permit it."""
    here, there = t.slot(c), t.slot(target)
    if not ranged and within(here, there, True) and may(t, CLOSE_FROM_BACK, c, target, rule) == 0:
        return 0
    in_front = AS_IN_FRONT_RANGED if ranged else AS_IN_FRONT
    if within(here - WIDTH, there, ranged) and may(t, in_front, c, target, rule) == 0:
        return 0
    return may(t, REACH_FAR, c, target, rule)


def in_cover(t: SlotTable, c: CardId, target: CardId, ranged: bool) -> i64:
    """SLOT-DEF-02, SLOT-DEF-03, SLOT-ATK-07, SLOT-CARD-04, SLOT-PRIO-01, SLOT-PRIO-03 0, or what keeps it from the covered."""
    if not lies_covered(t, target):
        return 0
    rule: i64 = 0 if ranged and t.is_magic(c) else DEF_02
    return may(t, IGNORE_COVER_RANGED if ranged else IGNORE_COVER, c, target, rule)


def attack_with(mask: i64, ranged: bool) -> i64:
    """SLOT-DECL-03 What an option to attack tells besides the target: the type, and the slots of the attackers."""
    return i64(ranged) | mask << 1


def is_ranged(other: i64) -> bool:
    """SLOT-ATK-08 The type that such an option has chosen, together with the target."""
    return other & 1 == 1


def attackers_of(other: i64) -> i64:
    """The slots of the attackers that such an option has chosen, as a mask."""
    return other >> 1


def offer_attacks(t: SlotTable) -> None:
    """SLOT-ATK-01 Offer what each creature may attack by itself, in either type."""
    if is_out_of_points(t, AN_ATTACK):
        return
    targets = t.army(t.other(t.active))
    for c in t.army(t.active):
        offer_attacks_of(t, c, targets, False)
        offer_attacks_of(t, c, targets, True)


def offer_attacks_of(t: SlotTable, c: CardId, targets: vec[i64], ranged: bool) -> None:
    """SLOT-ATK-08 Offer whom of these the creature may attack by itself in this type."""
    if cannot_fight(t, c, ranged, True) == 0:
        for target in targets:
            if cannot_get_at(t, c, target, ranged) == 0 and cannot_alone(t, c, target, ranged) == 0:
                t.offer(ATTACK_VERB, target, attack_with(1 << t.slot(c), ranged))


def hangs_back(t: SlotTable) -> i64:
    """SLOT-PRIO-01 0, or the card whose text says that it must attack, which it could and has not done in this turn."""
    if t.ruled_deeds >> MUST_ATTACK & 1 == 0:
        return 0
    ensure_rulings(t, MUST_ATTACK)
    for c in t.army(t.active):
        if t.allowed[c] >> MUST_ATTACK & 1 == 1 and targets_of(t, c) != 0 and not has_attacked(t, c):
            return BY_CARD + c
    return 0


def has_attacked(t: SlotTable, c: CardId) -> bool:
    """Has the creature attacked in this turn, as far as texts ask for it?"""
    for i in range(0, len(t.past), PAST):
        if t.past[i] == facts.ATTACKED and t.past[i + PAST_A] == c and t.past[i + PAST_TURN] == t.turn:
            return True
    return False


def targets_of(t: SlotTable, c: CardId) -> i64:
    """Whom this creature could attack now, in whatever type, as a mask of enemy slots; for programs that show reach."""
    slots: i64 = 0
    for slot in range(SLOTS):
        target: Thing = t.in_slot(t.other(t.active), slot)
        if target >= 0 and (cannot_attack(t, c, target, False) == 0 or cannot_attack(t, c, target, True) == 0):
            slots |= 1 << slot
    return slots


def threatened_by(t: SlotTable, c: CardId) -> i64:
    """SLOT-ATK-09 Whom its weapons reach where all stand now, as a mask of enemy slots; turns, marks and points left out."""
    slots: i64 = 0
    for slot in range(SLOTS):
        target: Thing = t.in_slot(t.other(t.controller[c]), slot)
        for ranged in (False, True):
            if target >= 0 and t.is_armed(c, ranged) and cannot_get_at(t, c, target, ranged) == 0:
                slots |= 1 << slot
    return slots
