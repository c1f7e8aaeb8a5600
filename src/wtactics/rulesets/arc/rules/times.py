"""When a deed of ARC is done, and by whom.

What kits/realm/times.py does for it:

    instead: ARC-RESP-01; not_now: ARC-RESP-08; cannot_play_now: ARC-PLAY-08, ARC-RESP-06
    cannot_attack_now: ARC-COMBAT-02, ARC-TURN-16; cannot_block_now: ARC-COMBAT-08, ARC-MULTI-02
    cannot_claim_now: ARC-TACT-01, ARC-TACT-03, ARC-TACT-04, ARC-TACT-12
    cannot_discard_now: ARC-TURN-17, ARC-TURN-18, ARC-TURN-19
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Thing
from wtactics.kits import verbs
from wtactics.kits.realm import times
from wtactics.kits.realm.times import Moments, Phases
from wtactics.rulesets.arc.ids import (
    ABIL_06,
    ABIL_09,
    ABIL_11,
    COMBAT_02,
    COMBAT_03,
    COMBAT_09,
    CREA_01,
    MOVE_01,
    PLAY_02,
    PLAY_03,
    PLAY_05,
    PLAY_07,
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
from wtactics.rulesets.arc.terms import ATTACK_PHASE, DISCARD_PHASE, DRAW_PHASE, PLAY_1, PLAY_2, TACTICS

PHASES: Final = Phases(
    first_play=PLAY_1, second_play=PLAY_2, attack=ATTACK_PHASE, tactics=TACTICS, discard=DISCARD_PHASE
)  # fmt: skip
MOMENTS: Final = Moments(
    one_thing=RESP_01,
    announced=PLAY_03,
    events=RESP_06,
    abilities=ABIL_09,
    moves=MOVE_01,
    attacks=COMBAT_02,
    one_attack=TURN_16,
    one_answer=TACT_04,
    one_claim=TACT_12,
    no_more_discards=TURN_18,
    others_hands=TURN_19,
    unanswered=RESP_08,
)
# The rule that a question carries out, by its verb: who is asked it can do nothing else first.
QUESTIONS: Final[dict[int, i64]] = {
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
# Questions that cannot be answered by themselves: the next window follows (ARC-RESP-08).
UNANSWERED: Final = (verbs.DRAW, verbs.LAY, verbs.COLOUR, verbs.BID, verbs.PAY, verbs.GIVE, verbs.BLOCK, verbs.DISCARD)


class Times(times.Times[ArcTable]):
    """ARC-TURN-02 Each deed has its phase, its player and its moment; what keeps it from now is the rule of these."""

    def __init__(self) -> None:
        super().__init__(PHASES, MOMENTS, QUESTIONS, UNANSWERED)

    def not_yet(self, t: ArcTable, c: Thing) -> i64:
        """ARC-PLAY-05 In own Play phases."""
        return PLAY_05

    def cannot_lay_now(self, t: ArcTable, c: Thing) -> i64:
        """ARC-TURN-07, ARC-POWER-01 In the own Draw phase, as was chosen."""
        return TURN_07 if t.asked == t.active and t.phase == DRAW_PHASE else POWER_01
