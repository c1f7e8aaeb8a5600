"""Judgement of tables of ORC: influence, victory points, creatures, fronts, cards and resources, in hundredths."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, RESERVE, CardId, Option, Seat, place_of, what_of
from wtactics.kits.judgement import Judgement, strongest
from wtactics.kits.verbs import (
    ACTIVATE,
    ATTACK,
    BLOCK,
    DISCARD,
    GIVE,
    HOME,
    NUMBER,
    PASS,
    PLAY,
    SEND,
)
from wtactics.rulesets.orc.judgement.habits import block_gain, bold_attack, dearest
from wtactics.rulesets.orc.judgement.worth import seat_worth, wanted
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import CAMPAIGN_1, CAMPAIGN_2, ENTRANCE


class OrcJudgement(Judgement[OrcTable]):
    """What counts in ORC, learnt from play; no rule is decided here."""

    def seat_worth(self, t: OrcTable, seat: Seat) -> i64:
        return seat_worth(t, seat) + self.advised_worth(t, seat)

    def block_gain(self, t: OrcTable, d: CardId, a: CardId) -> i64:
        return block_gain(t, d, a)

    def hand_worth(self, t: OrcTable, c: CardId) -> i64:
        return wanted(t, c, t.count[place_of(RESERVE, t.asked)])

    def branches(self, verb: i64) -> bool:
        own = super().branches(verb) or verb in (GIVE, HOME)
        return own or any(verb in advice.branching for advice in self.advice)

    def hastes(self, verb: i64) -> bool:
        return verb in (PLAY, ACTIVATE, ATTACK, SEND) or any(verb in advice.hasty for advice in self.advice)

    def habit(self, t: OrcTable, bold: bool) -> Option:
        verb = what_of(t.options[len(t.options) - 1])
        advised = self.advised_habit(t, verb, bold)
        if advised != NOBODY:
            return advised
        if verb == BLOCK:
            return self.usual_block(t)
        if verb == SEND:
            return PASS if t.options[0] == PASS and not bold else strongest(t)
        if t.options[0] == PASS:
            if verb == PLAY and t.phase == ENTRANCE and t.asked == t.active:
                return dearest(t)
            return bold_attack(t) if bold and t.phase in (CAMPAIGN_1, CAMPAIGN_2) else PASS
        if verb == DISCARD:
            return self.least_wanted(t)
        return t.options[len(t.options) - 1] if verb == NUMBER else t.options[0]
