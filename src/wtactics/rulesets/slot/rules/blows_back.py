"""SLOT-DEF: whether whoever is attacked strikes back, and at whom: cover and texts may keep an attacker from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ATTACK,
    BE_ATTACKED_BY_MAGIC,
    BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED,
    DEAL_DAMAGE,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    LIE_COVERED,
    LIE_OPEN,
    STRIKE_BACK,
)
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.prices import said_of
from wtactics.engine.values import may, unruled
from wtactics.rulesets.slot.grid import SLOTS, hides
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BENT, KEEPS_COVER, STRIKES_FAR, STRIKES_FOR, STRIKES_NEAR
from wtactics.vocabulary.rulings.meaning import Law
from wtactics.vocabulary.things.meaning import This


def striker(t: SlotTable) -> CardId:
    """SLOT-DEF-04, SLOT-PRIO-01 Who strikes back: the attacked creature, or the first that a text has do it in its place."""
    if not unruled(t, bit_of(BENT)):
        for slot in range(SLOTS):
            c = t.in_slot(t.controller[t.target], slot)
            if c not in (NOBODY, t.target) and t.is_armed(c, t.ranged_now) and may(t, BENT, c, STRIKES_FOR, 1) == 0:
                return c
    return t.target


def strikes_back(t: SlotTable) -> bool:
    """SLOT-DEF-04, SLOT-DEF-05, SLOT-DEF-07, SLOT-DEF-08 Only the weapon is asked for: not reach, nor marks, nor cover."""
    return t.is_armed(striker(t), answers_ranged(t))


def answers_ranged(t: SlotTable) -> bool:
    """SLOT-DEF-04, SLOT-PRIO-01 With which weapon does it strike back? Of the same type, or the other if a text says so."""
    other = not t.ranged_now
    who = striker(t)
    turned = t.is_armed(who, other) and may(t, BENT, who, STRIKES_FAR if other else STRIKES_NEAR, 1) == 0
    return other if turned else t.ranged_now


def answer_of(t: SlotTable) -> i64:
    """SLOT-RESOLVE-08 The value with which the target strikes back."""
    return t.strength(striker(t), answers_ranged(t))


def can_be_struck(t: SlotTable, c: CardId) -> bool:
    """SLOT-DEF-09 Does no card forbid this attacker as a target of the strike back? A Blessed one takes no harm from magic."""
    who = striker(t)
    if may(t, DEAL_DAMAGE, who, c, 0) != 0 or is_hidden_from(t, c):
        return False
    magic = t.ranged_now and t.is_magic(who)
    if magic and may(t, BE_ATTACKED_BY_MAGIC, c, who, 0) != 0:
        return False
    return may(t, STRIKE_BACK, who, c, 0) == 0 and not is_out_of_bounds(t, c)


def is_out_of_bounds(t: SlotTable, c: CardId) -> bool:
    """SLOT-DEF-09 Is this attacker, by a text, no target of attacks of this type, or by the creature that it attacks?"""
    found = may(t, BE_ATTACKED_RANGED if t.ranged_now else BE_ATTACKED_CLOSE, c, t.target, 0) != 0
    for statement in said_of(t, ATTACK):  # what keeps the attacked one from attacking does not keep it from this
        found = found or (
            isinstance(statement, Law) and is_shelter(statement) and statement.bars(t, ATTACK, t.target, c)
        )
    return found


def is_shelter(law: Law) -> bool:
    """SLOT-DEF-09 Does it forbid a target? *Those can't attack it* says so no less than *it can't be attacked by those*."""
    return law.suffered or isinstance(law.others, This)


def is_hidden_from(t: SlotTable, c: CardId) -> bool:
    """SLOT-DEF-06, SLOT-PRIO-01 Does this attacker keep its cover, so that the strike back does not get at it?"""
    if may(t, BENT, c, KEEPS_COVER, 1) != 0 or may(t, LIE_OPEN, c, NOBODY, 1) == 0:
        return False
    if not hides(t.slot(c), t.filled(t.controller[c])) and may(t, LIE_COVERED, c, NOBODY, 1) != 0:
        return False
    who = striker(t)
    heedless = t.ranged_now and t.is_magic(who)
    return not heedless and may(t, IGNORE_COVER_RANGED if t.ranged_now else IGNORE_COVER, who, c, 1) != 0


def struck(t: SlotTable) -> vec[i64]:
    """The attackers to which the strike back may do something."""
    answers = strikes_back(t)
    return vec[i64]([c for c in t.fighters if answers and can_be_struck(t, c)])
