"""When a deed of AVA is done, and by whom.

What kits/realm/times.py does for it:

    instead: AVA-RESP-01; not_now: AVA-RESP-07; cannot_play_now: AVA-PLAY-08, AVA-RESP-06
    cannot_attack_now: AVA-COMBAT-02, AVA-TURN-13; cannot_block_now: AVA-COMBAT-05, AVA-MULTI-02
    cannot_claim_now: AVA-TACT-01, AVA-TACT-02, AVA-TACT-03, AVA-TACT-09
    cannot_discard_now: AVA-TURN-15, AVA-TURN-16, AVA-TURN-18
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CITY, CREATURE, HAND, Thing, place_of
from wtactics.kits import verbs
from wtactics.kits.realm import times
from wtactics.kits.realm.times import Moments, Phases
from wtactics.rulesets.ava.ids import (
    ABIL_06,
    ABIL_08,
    ABIL_10,
    CITY_02,
    CITY_04,
    COMBAT_02,
    COMBAT_03,
    COMBAT_10,
    CREA_01,
    GOLD_02,
    GOLD_04,
    GOLD_05,
    GOLD_06,
    MOVE_03,
    PLAY_01,
    PLAY_03,
    PLAY_04,
    PLAY_06,
    RESP_01,
    RESP_06,
    RESP_07,
    TACT_01,
    TACT_02,
    TACT_03,
    TACT_09,
    TURN_12,
    TURN_13,
    TURN_15,
    TURN_16,
    TURN_18,
    XCOST_01,
)
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import ATTACK_PHASE, DISCARD_PHASE, PLAY_1, PLAY_2, TACTICS

PHASES: Final = Phases(
    first_play=PLAY_1, second_play=PLAY_2, attack=ATTACK_PHASE, tactics=TACTICS, discard=DISCARD_PHASE
)  # fmt: skip
MOMENTS: Final = Moments(
    one_thing=RESP_01,
    announced=PLAY_01,
    events=RESP_06,
    abilities=ABIL_08,
    moves=MOVE_03,
    attacks=COMBAT_02,
    one_attack=TURN_13,
    one_answer=TACT_03,
    one_claim=TACT_09,
    no_more_discards=TURN_16,
    others_hands=TURN_18,
    unanswered=RESP_07,
)
# The rule that a question carries out, by its verb: who is asked it can do nothing else first.
QUESTIONS: Final[dict[int, i64]] = {
    verbs.COLOUR: GOLD_05,
    verbs.CLAIM: TACT_01,
    verbs.BID: TACT_02,
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE, verbs.MOVE, verbs.LAY), TURN_12),
    verbs.ROTATE: CITY_04,
    verbs.PRODUCE: GOLD_06,
    verbs.HOME: CREA_01,
    verbs.TARGET: PLAY_06,
    verbs.NUMBER: XCOST_01,
    verbs.PAY: PLAY_01,
    verbs.GIVE: ABIL_06,
    verbs.ATTACK: TURN_13,
    verbs.SEND: COMBAT_03,
    verbs.BLOCK: COMBAT_10,
    verbs.DISCARD: TURN_15,
    verbs.ORDER: ABIL_10,
}
# Questions that cannot be answered by themselves: the next window follows (AVA-RESP-07).
UNANSWERED: Final = (verbs.COLOUR, verbs.BID, verbs.PAY, verbs.GIVE, verbs.BLOCK, verbs.DISCARD)


class Times(times.Times[AvaTable]):
    """AVA-TURN-02 Each deed has its phase, its player and its moment; what keeps it from now is the rule of these."""

    def __init__(self) -> None:
        super().__init__(PHASES, MOMENTS, QUESTIONS, UNANSWERED)

    def not_yet(self, t: AvaTable, c: Thing) -> i64:
        """AVA-PLAY-03, AVA-PLAY-04, AVA-TURN-EX1 Creatures and cities in the Entrance phase, the rest in Play phases."""
        enters = t.library.type[t.printed[c]] in (CITY, CREATURE)
        return PLAY_04 if enters and t.phase in (PLAY_1, PLAY_2) else PLAY_03

    def cannot_play_now(self, t: AvaTable, c: Thing) -> i64:
        """AVA-CITY-02 Cities come from the top of the own cities deck."""
        return CITY_02 if t.is_out_of_reach(t.asked, c) else super().cannot_play_now(t, c)

    def cannot_lay_now(self, t: AvaTable, c: Thing) -> i64:
        """AVA-GOLD-02, AVA-GOLD-04 A hand card, in an own Play phase while nothing is pending."""
        if not t.is_card(c) or t.place[c] != place_of(HAND, t.asked):
            return GOLD_02
        return 0 if self.plays_now(t) else GOLD_04
