"""SLOT-REST: a wounded creature recovers for action points."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_MARKED
from wtactics.engine.meaning import REST as REST_DEED
from wtactics.engine.places import NOBODY, CardId, Thing
from wtactics.engine.values import may
from wtactics.kits.verbs import REST
from wtactics.rulesets.slot.ids import MARK_03, REST_01, REST_02, REST_04, TURN_06
from wtactics.rulesets.slot.rules.ap import A_REST, is_out_of_points, lacks_points, pay_points
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ACTION_STEP,
    BE_HEALED,
    BENT,
    REST_ENABLED,
    RESTS_MARKED,
    RESTS_UNHURT,
    RESTS_UNMARKED,
)


def cannot_rest(t: SlotTable, c: Thing) -> i64:
    """SLOT-REST-01, SLOT-REST-02, SLOT-REST-04 0, or the number of the rule (or card) that keeps this creature from resting."""
    if t.setting(REST_ENABLED) == 0:
        return REST_04
    if t.phase != ACTION_STEP:
        return TURN_06
    if not t.is_card(c) or not t.in_army(c) or t.controller[c] != t.active:
        return REST_01
    if t.harm[c] == 0 and may(t, BENT, c, RESTS_UNHURT, REST_02) != 0:
        return REST_02
    if t.marked[c] == 1 and may(t, BENT, c, RESTS_MARKED, MARK_03) != 0:
        return MARK_03
    if rests_marked(t, c) and may(t, BE_MARKED, c, NOBODY, 0) != 0:
        return MARK_03
    refusal = may(t, BE_HEALED, c, c, 0)  # whose tokens stay has nothing to recover
    if refusal == 0:
        refusal = lacks_points(t, A_REST, c)
    return refusal if refusal != 0 else may(t, REST_DEED, c, NOBODY, 0)


def rests_marked(t: SlotTable, c: CardId) -> bool:
    """SLOT-REST-01, SLOT-PRIO-01 A creature is marked for resting, unless a card says that it is not."""
    return may(t, BENT, c, RESTS_UNMARKED, REST_01) != 0


def offer_rests(t: SlotTable) -> None:
    """Offer to let each creature rest that may."""
    if is_out_of_points(t, A_REST):
        return
    for c in t.army(t.active):
        if cannot_rest(t, c) == 0:
            t.offer(REST, c)


def rest(t: SlotTable, c: CardId) -> None:
    """SLOT-REST-01, SLOT-REST-03 One of its tokens is taken off, if it has any, and it is marked."""
    n: i64 = 1
    t.hold()
    pay_points(t, A_REST, c)
    if rests_marked(t, c):
        t.mark(c)
    t.heal(c, n, c)
    t.happened(facts.RESTED, c, t.active)
    t.release()
