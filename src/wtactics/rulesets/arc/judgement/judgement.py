"""Judgement of tables of ARC: points, cities, creatures, cards and gems, in hundredths."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Seat
from wtactics.kits.realm.habits import RealmJudgement
from wtactics.kits.realm.worth import POINT, board_worth, hand_worths, reserve_worth
from wtactics.rulesets.arc.table import ArcTable


class ArcJudgement(RealmJudgement[ArcTable]):
    """What counts in ARC, learnt from play; no rule is decided here."""

    def seat_worth(self, t: ArcTable, seat: Seat) -> i64:
        """Points, cards and gems of a seat, and how near it is to losing."""
        if t.out[seat] != 0:
            return 0
        points, cities = t.points[seat], len(t.cities(seat))
        worth = POINT * points - 4000 // (points + 1) - 4000 // (cities * cities + 1)
        return worth + reserve_worth(t, seat) + hand_worths(t, seat) + board_worth(t, seat)
