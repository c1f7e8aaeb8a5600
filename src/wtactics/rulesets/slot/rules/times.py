"""When a deed of SLOT is done, and by whom: asked of those that the open question is not about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Thing
from wtactics.engine.step import WINDOW, Step
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import under_way, verb_asked
from wtactics.rulesets.slot.ids import (
    ABIL_03,
    ABIL_10,
    ABIL_15,
    ABIL_17,
    ABIL_22,
    ABIL_25,
    DECL_06,
    GROUP_10,
    PAY_02,
    RECR_01,
    RECR_06,
    RECR_09,
    START_03,
    START_06,
    START_08,
    START_11,
    TURN_06,
    UPK_01,
    UPK_06,
)
from wtactics.rulesets.slot.rules.start import rule_of_round
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ABILITIES_STEP,
    ACTION_STEP,
    BATTLE,
    MOVE_STEP,
    RECRUIT_STEP,
    RECRUITING,
    UPKEEP_STEP,
)

# The rule that a question carries out, by its verb: who is asked it can do nothing else first.
QUESTIONS: Final[dict[int, int]] = {
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), UPK_06),
    **dict.fromkeys((verbs.RECRUIT, verbs.ACTIVATE, verbs.MOVE, verbs.ATTACK, verbs.REST), TURN_06),
    verbs.GIVE: PAY_02,
    verbs.SHAPE: ABIL_17,
    verbs.NUMBER: GROUP_10,
    verbs.ORDER: ABIL_10,
    verbs.PLACE: RECR_06,
    verbs.TARGET: ABIL_22,
}
# What belongs to one question only; all else that is chosen follows from a text that takes effect.
BELONGS: Final = (
    verbs.GIVE, verbs.SHAPE, verbs.NUMBER, verbs.ORDER, verbs.PLACE, verbs.TARGET
)  # fmt: skip
DEEDS: Final[dict[int, i64]] = {  # deeds of a turn, and the step that they belong to
    verbs.UPKEEP: UPKEEP_STEP,
    verbs.REFUSE: UPKEEP_STEP,
    verbs.RECRUIT: RECRUIT_STEP,
    verbs.MOVE: MOVE_STEP,
    verbs.ATTACK: ACTION_STEP,
    verbs.REST: ACTION_STEP,
}
RULES: Final[dict[int, int]] = {verbs.UPKEEP: UPK_01, verbs.REFUSE: UPK_01, verbs.RECRUIT: RECR_01}  # of their own


class Times(Step[SlotTable]):
    """SLOT-TURN-06 Each deed has its step, its player and its moment; what keeps it from now is the rule of these."""

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if t.turn == 0:
            return before_turns(t, what)
        if what in (verbs.LAY, verbs.REVEAL):
            return START_06
        rule = out_of_time(t, what, thing, other)
        return rule if rule != 0 else instead(t)


def before_turns(t: SlotTable, what: i64) -> i64:
    """SLOT-START-08, SLOT-START-11 First four are laid face down, then rounds of turning up and adding; then come turns."""
    if what in (verbs.LAY, verbs.REVEAL):
        return START_03 if is_laying(t) else START_08
    if what != verbs.PASS:
        return START_11
    return START_03 if is_laying(t) else rule_of_round(t)


def is_laying(t: SlotTable) -> bool:
    """SLOT-START-03 Are the hidden creatures being laid, before anybody turns one up?"""
    return verb_asked(t) == verbs.LAY and t.filled(t.starter) == 0


def out_of_time(t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
    """0, or the rule that gives this deed another step, player or moment."""
    if what == verbs.ACTIVATE:
        return cannot_use_now(t, thing, other)
    if what not in DEEDS:
        return QUESTIONS[what] if what in BELONGS else 0
    if t.asked != t.active or t.phase != DEEDS[what]:
        return RULES.get(what, TURN_06)
    if under_way(t, BATTLE):
        return DECL_06
    return RECR_09 if what == verbs.RECRUIT and under_way(t, RECRUITING) else 0


def cannot_use_now(t: SlotTable, c: Thing, ability: i64) -> i64:
    """SLOT-ABIL-03, SLOT-ABIL-15, SLOT-TURN-06 Own abilities, in steps 4 and 6 and in exchanges."""
    if not has_ability(t, c, ability) or not t.in_army(c):
        return ABIL_03
    if t.controller[c] != t.asked:
        return ABIL_15
    return TURN_06 if t.asked == t.active and t.phase not in (ABILITIES_STEP, ACTION_STEP) else 0


def instead(t: SlotTable) -> i64:
    """SLOT-ABIL-25 The rule of what is asked now: in an exchange an ability or nothing, else what the question is about."""
    if t.carries(WINDOW, t.frame):
        return ABIL_25
    return QUESTIONS.get(verb_asked(t), ABIL_22)
