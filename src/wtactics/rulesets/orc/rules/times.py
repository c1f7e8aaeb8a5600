"""When a deed of ORC is done, and by whom: asked of those that the open question is not about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CREATURE, EVENT, HAND, Thing, place_of
from wtactics.engine.step import WINDOW, Step
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import verb_asked
from wtactics.rulesets.orc.ids import (
    ABIL_07,
    ABIL_10,
    ABIL_18,
    ABIL_20,
    ASSIGN_14,
    COMBAT_09,
    COMBAT_12,
    COMBAT_17,
    COMBAT_28,
    CREA_01,
    CREA_03,
    EQUIP_11,
    EQUIP_16,
    EQUIP_21,
    EVENT_02,
    GOLD_02,
    GOLD_08,
    GOLD_09,
    GOLD_21,
    MULL_04,
    QUEST_05,
    QUEST_15,
    QUEST_22,
    QUEST_29,
    QUEST_49,
    QUEST_60,
    QUEST_67,
    RESP_03,
    RESP_12,
    RESP_15,
    RESP_16,
    STATE_06,
    TURN_10,
    TURN_16,
    TURN_23,
    TURN_27,
    TURN_31,
)
from wtactics.rulesets.orc.rules.play_from import is_let_out
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import ACCEPTING, COMBAT, COMPLETING, ENTRANCE, FLEEING, MULLIGAN, PLAY_1, PLAY_2

# The rule that gives each deed its phase, its player and its moment.
MOMENTS: Final[dict[int, int]] = {
    verbs.VETO: QUEST_05,
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), TURN_10),
    verbs.UNASSIGN: ASSIGN_14,
    verbs.LAY: GOLD_02,
    verbs.MAKE: GOLD_08,
    **dict.fromkeys((verbs.RECYCLE, verbs.REGAIN), GOLD_09),
    verbs.ACCEPT: QUEST_15,
    verbs.ABANDON: QUEST_22,
    verbs.REASSIGN: EQUIP_16,
    verbs.PICK_UP: EQUIP_21,
    verbs.WEAR: EQUIP_11,
    **dict.fromkeys((verbs.MOVE, verbs.ATTACK), TURN_27),
    verbs.SEND: COMBAT_09,
    verbs.BLOCK: COMBAT_17,
    verbs.FIGHT: COMBAT_12,
    verbs.HOME: CREA_03,
    verbs.TARGET: RESP_12,
    verbs.NUMBER: GOLD_21,
    verbs.GIVE: ABIL_10,
    verbs.DISCARD: TURN_31,
    verbs.ORDER: RESP_15,
    verbs.EXPIRE: QUEST_60,
}
TIMES: Final[dict[int, int]] = {CREATURE: CREA_01, EVENT: EVENT_02}  # when cards of a type are played; others: TURN_23
PLAYING: Final = (  # what is asked in a Play phase, or as creatures enter
    verbs.PASS, verbs.PLAY, verbs.LAY, verbs.RECYCLE, verbs.MAKE, verbs.ACCEPT, verbs.ABANDON, verbs.ACTIVATE, verbs.REASSIGN,
    verbs.PICK_UP,
)  # fmt: skip
# The rule of a question that is part of something else, by the passage that asks it.
WITHIN: Final[dict[int, int]] = {
    MULLIGAN: MULL_04, ACCEPTING: QUEST_29, FLEEING: QUEST_49, COMPLETING: QUEST_67, COMBAT: COMBAT_28,
}  # fmt: skip


class Times(Step[OrcTable]):
    """ORC-TURN-03 Each deed has its phase, its player and its moment; what keeps it from now is the rule of these."""

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == verbs.PLAY:
            return cannot_play_now(t, thing)
        if what == verbs.ACTIVATE:
            return cannot_use_now(t, thing, other)
        rule = MOMENTS.get(int(what), 0)
        return rule if rule != 0 else instead(t)


def cannot_play_now(t: OrcTable, c: Thing) -> i64:
    """ORC-STATE-06, ORC-EVENT-02, ORC-CREA-01, ORC-TURN-23 Hand cards, each type at its time; or something else comes first."""
    if not t.is_card(c) or (t.place[c] != place_of(HAND, t.asked) and not is_let_out(t, t.asked, c)):
        return STATE_06
    rule = TIMES.get(int(t.library.type[t.printed[c]]), TURN_23)
    phases = (ENTRANCE,) if rule == CREA_01 else (PLAY_1, PLAY_2)
    return instead(t) if t.asked == t.active and t.phase in phases else rule


def cannot_use_now(t: OrcTable, c: Thing, ability: i64) -> i64:
    """ORC-ABIL-07, ORC-ABIL-18, ORC-ABIL-20 Abilities that one's own cards have, in one's own Play phases and in windows."""
    if not has_ability(t, c, ability):
        return ABIL_20
    return ABIL_18 if t.player_of(c) == t.asked else ABIL_07


def instead(t: OrcTable) -> i64:
    """ORC-RESP-03, ORC-RESP-16 The rule of what is asked now: in a window one thing, else what the question is about."""
    if t.carries(WINDOW, t.frame):
        return RESP_03
    asked = verb_asked(t)
    for passage in WITHIN:
        if t.carries(passage, t.frame):
            return WITHIN[passage]
    if asked in PLAYING:
        return CREA_01 if t.phase == ENTRANCE else TURN_23
    if asked in (verbs.YES, verbs.NO) and len(t.chain) == 0:
        return TURN_16
    rule = MOMENTS.get(int(asked), 0)
    return rule if rule != 0 else RESP_16
