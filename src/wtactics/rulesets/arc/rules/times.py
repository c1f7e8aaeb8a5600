"""When a deed of ARC is done, and by whom: asked of those that the open question is not about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import EVENT, HAND, Thing, place_of
from wtactics.engine.step import WINDOW, Step
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import under_way, verb_asked
from wtactics.rulesets.arc.ids import (
    ABIL_05,
    ABIL_06,
    ABIL_09,
    ABIL_11,
    COMBAT_02,
    COMBAT_03,
    COMBAT_08,
    COMBAT_09,
    CREA_01,
    MOVE_01,
    MULTI_02,
    PLAY_02,
    PLAY_03,
    PLAY_05,
    PLAY_07,
    PLAY_08,
    POWER_01,
    POWER_02,
    RESP_01,
    RESP_06,
    RESP_08,
    SETUP_01,
    TACT_01,
    TACT_03,
    TACT_04,
    TACT_12,
    TURN_07,
    TURN_08,
    TURN_14,
    TURN_15,
    TURN_16,
    TURN_17,
    TURN_18,
    TURN_19,
    XCOST_02,
)
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import ATTACK_PHASE, BIDDING, DISCARD_PHASE, DRAW_PHASE, PLAY_1, PLAY_2, TACTICS

# The rule that a question carries out, by its verb: who is asked it can do nothing else first.
QUESTIONS: Final[dict[int, int]] = {
    verbs.FOUND: SETUP_01,
    verbs.DRAW: TURN_07,
    verbs.LAY: TURN_08,
    verbs.COLOUR: POWER_02,
    verbs.CLAIM: TACT_01,
    verbs.BID: TACT_03,
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE, verbs.MOVE), TURN_14),
    verbs.HOME: CREA_01,
    verbs.TARGET: PLAY_07,
    verbs.NUMBER: XCOST_02,
    verbs.PAY: PLAY_02,
    verbs.GIVE: ABIL_06,
    verbs.ATTACK: TURN_15,
    verbs.SEND: COMBAT_03,
    verbs.BLOCK: COMBAT_09,
    verbs.DISCARD: TURN_17,
    verbs.ORDER: ABIL_11,
}
# What belongs to one question only; all else that is chosen follows from a text that takes effect.
BELONGS: Final = (
    verbs.FOUND, verbs.DRAW, verbs.COLOUR, verbs.HOME, verbs.TARGET, verbs.NUMBER, verbs.PAY, verbs.GIVE, verbs.ORDER
)  # fmt: skip
# Questions that cannot be answered by themselves: the next window follows (ARC-RESP-08).
UNANSWERED: Final = (verbs.DRAW, verbs.LAY, verbs.COLOUR, verbs.BID, verbs.PAY, verbs.GIVE, verbs.BLOCK, verbs.DISCARD)


class Times(Step[ArcTable]):
    """ARC-TURN-02 Each deed has its phase, its player and its moment; what keeps it from now is the rule of these."""

    def forbids(self, t: ArcTable, what: i64, thing: Thing, other: i64) -> i64:
        rule = out_of_time(t, what, thing, other)
        return rule if rule != 0 else instead(t)


def instead(t: ArcTable) -> i64:
    """ARC-RESP-01 The rule of what is asked now: in a window one thing or nothing, else what the question is about."""
    if t.carries(WINDOW, t.frame):
        return RESP_01
    return QUESTIONS.get(verb_asked(t), PLAY_03)


def out_of_time(t: ArcTable, what: i64, thing: Thing, other: i64) -> i64:
    """0, or the rule that gives this deed another phase, player or moment."""
    if what == verbs.PLAY:
        return cannot_play_now(t, thing)
    if what == verbs.ACTIVATE:
        mine = has_ability(t, thing, other) and t.controller[thing] == t.asked
        return not_now(t, ABIL_09) if mine else ABIL_05
    if what == verbs.MOVE:
        return 0 if t.asked == t.active and t.phase in (PLAY_1, PLAY_2) else MOVE_01
    if what in (verbs.ATTACK, verbs.SEND):
        return cannot_attack_now(t)
    if what == verbs.BLOCK:
        return cannot_block_now(t)
    if what in (verbs.CLAIM, verbs.BID):
        return cannot_claim_now(t, what)
    if what == verbs.LAY:
        return TURN_07 if t.asked == t.active and t.phase == DRAW_PHASE else POWER_01
    if what == verbs.DISCARD:
        return cannot_discard_now(t)
    return QUESTIONS[what] if what in BELONGS else 0


def not_now(t: ArcTable, rule: i64) -> i64:
    """ARC-RESP-08 The rule, unless the question is one that nobody can answer with an event or an ability."""
    return RESP_08 if verb_asked(t) in UNANSWERED else rule


def cannot_play_now(t: ArcTable, c: Thing) -> i64:
    """ARC-PLAY-05, ARC-PLAY-08, ARC-RESP-06 Own cards of the hand, in own Play phases; events in windows, too."""
    if not t.is_card(c) or t.place[c] != place_of(HAND, t.asked):
        return PLAY_08
    return not_now(t, RESP_06) if t.library.type[t.printed[c]] == EVENT else PLAY_05


def cannot_attack_now(t: ArcTable) -> i64:
    """ARC-COMBAT-02, ARC-TURN-16 The active player, in his Attack phase, once."""
    if t.asked == t.active and t.fought == t.turn:
        return TURN_16
    return 0 if t.asked == t.active and t.phase == ATTACK_PHASE else COMBAT_02


def cannot_block_now(t: ArcTable) -> i64:
    """ARC-COMBAT-08, ARC-MULTI-02 The attacked player, in an attack."""
    if t.goal < 0 or t.asked == t.active:
        return COMBAT_08
    return 0 if t.asked == t.defending else MULTI_02


def cannot_claim_now(t: ArcTable, what: i64) -> i64:
    """ARC-TACT-01, ARC-TACT-03, ARC-TACT-04, ARC-TACT-12 The active player, in his Tactics phase; the others answer once."""
    if what == verbs.BID:
        return TACT_04 if under_way(t, BIDDING) else TACT_03
    if t.asked != t.active or t.phase != TACTICS:
        return TACT_01
    return TACT_12 if under_way(t, BIDDING) else 0


def cannot_discard_now(t: ArcTable) -> i64:
    """ARC-TURN-17, ARC-TURN-18, ARC-TURN-19 The active player, in his Discard phase, what is above seven."""
    if t.phase != DISCARD_PHASE:
        return TURN_17
    return TURN_18 if t.asked == t.active else TURN_19
