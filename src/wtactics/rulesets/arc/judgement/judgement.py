"""Judgement of tables of ARC: points, cities, creatures, cards and gems, in hundredths."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import (
    NOBODY,
    Option,
    Seat,
    what_of,
)
from wtactics.engine.table import Table
from wtactics.kits.judgement import Judgement
from wtactics.kits.verbs import (
    ATTACK,
    BID,
    BLOCK,
    BRANCH,
    COLOUR,
    DISCARD,
    GIVE,
    HOME,
    LAY,
    NO,
    NUMBER,
    PASS,
    PICK,
    SEND,
    TARGET,
    YES,
)
from wtactics.rulesets.arc.judgement.habits import least_wanted, strongest, usual_block, wanted_colour
from wtactics.rulesets.arc.judgement.worth import VICTORY, card_worth, seat_worth
from wtactics.rulesets.arc.table import ArcTable


class ArcJudgement(Judgement):
    """What counts in ARC, learnt from play; no rule is decided here."""

    def worth(self, t: Table, seat: Seat) -> i64:
        if not isinstance(t, ArcTable):
            raise TypeError("a table of another ruleset cannot be judged as one of ARC")
        if t.over:
            return 0 if t.winner == NOBODY else VICTORY if t.winner == seat else -VICTORY
        total: i64 = 0
        s: i64 = 0
        while s < t.seats:
            total += seat_worth(t, s) if s == seat else -seat_worth(t, s)
            s += 1
        for c in t.board:
            total += card_worth(t, c) if t.controller[c] == seat else -card_worth(t, c)
        return total

    def branches(self, verb: i64) -> bool:
        return verb in (TARGET, PICK, GIVE, NUMBER, HOME, BRANCH, YES, NO)

    def hastes(self, verb: i64) -> bool:
        return verb == ATTACK or verb == SEND

    def habit(self, t: Table, bold: bool) -> Option:
        if not isinstance(t, ArcTable):
            raise TypeError("a table of another ruleset cannot be judged as one of ARC")
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
