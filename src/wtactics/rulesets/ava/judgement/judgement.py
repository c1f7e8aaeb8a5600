"""Judgement of tables of AVA: what bots that look ahead know of it."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import RESERVE, CardId, Option, Seat, is_seat, place_of, what_of
from wtactics.kits.realm.habits import RealmJudgement
from wtactics.kits.realm.worth import colours
from wtactics.kits.verbs import COLOUR, NO, YES
from wtactics.rulesets.ava.judgement.gold import hand_worth, wanted_colour
from wtactics.rulesets.ava.judgement.worth import seat_worth, stands_better
from wtactics.rulesets.ava.table import AvaTable


class AvaJudgement(RealmJudgement[AvaTable]):
    """What counts in AVA, learnt from play; no rule is decided here."""

    def seat_worth(self, t: AvaTable, seat: Seat) -> i64:
        return seat_worth(t, seat)

    def hand_worth(self, t: AvaTable, c: CardId) -> i64:
        return hand_worth(t, c, t.count[place_of(RESERVE, t.asked)], colours(t, t.asked))

    def habit(self, t: AvaTable, bold: bool) -> Option:
        last = t.options[len(t.options) - 1]
        verb = what_of(last)
        if verb == COLOUR:
            return wanted_colour(t)
        if verb == NO and len(t.attackers) > 0 and is_seat(t.goal) and t.asked == t.defending:
            return t.options[0] if what_of(t.options[0]) != YES or stands_better(t) else last
        return super().habit(t, bold)
