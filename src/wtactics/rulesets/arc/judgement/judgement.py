"""Judgement of tables of ARC: points, cities, creatures, cards and gems, in hundredths."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import (
    Option,
    Seat,
    what_of,
)
from wtactics.kits.judgement import Judgement
from wtactics.kits.verbs import (
    ATTACK,
    BID,
    BLOCK,
    COLOUR,
    DISCARD,
    GIVE,
    HOME,
    LAY,
    NUMBER,
    PASS,
    SEND,
)
from wtactics.rulesets.arc.judgement.habits import least_wanted, strongest, usual_block, wanted_colour
from wtactics.rulesets.arc.judgement.worth import seat_worth
from wtactics.rulesets.arc.table import ArcTable


class ArcJudgement(Judgement[ArcTable]):
    """What counts in ARC, learnt from play; no rule is decided here."""

    def seat_worth(self, t: ArcTable, seat: Seat) -> i64:
        return seat_worth(t, seat)

    def branches(self, verb: i64) -> bool:
        return super().branches(verb) or verb in (GIVE, HOME)

    def hastes(self, verb: i64) -> bool:
        return verb == ATTACK or verb == SEND

    def habit(self, t: ArcTable, bold: bool) -> Option:
        verb = what_of(t.options[len(t.options) - 1])
        if verb == BLOCK:
            return usual_block(t)
        if verb == SEND:
            return PASS if t.options[0] == PASS and not bold else strongest(t)
        if verb == BID:
            return t.options[1] if t.asked == t.active and len(t.bids) == 0 else PASS
        if t.options[0] == PASS:
            return PASS
        if verb == LAY or verb == DISCARD:
            return least_wanted(t)
        if verb == COLOUR:
            return wanted_colour(t)
        return t.options[len(t.options) - 1] if verb == NUMBER else t.options[0]
