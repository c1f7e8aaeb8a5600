"""Judgement of tables of AVA: life and victory points, cities, creatures, cards and gold, in hundredths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ASIDE, Seat, place_of
from wtactics.kits.realm.habits import RealmJudgement
from wtactics.kits.realm.worth import POINT, board_worth, hand_worths, reserve_worth
from wtactics.rulesets.ava.table import AvaTable

LIFE: Final = 250
LEADING: Final = 100


class AvaJudgement(RealmJudgement[AvaTable]):
    """What counts in AVA, learnt from play; no rule is decided here."""

    def seat_worth(self, t: AvaTable, seat: Seat) -> i64:
        """Both scores, how near it is to losing, and what it has."""
        if t.out[seat] != 0:
            return 0
        life, standing = t.points[seat], len(t.cities(seat)) + t.count[place_of(ASIDE, seat)]
        worth = LIFE * life - 4000 // (life + 1) + POINT * t.victory[seat] - 4000 // (standing * standing + 1)
        worth += LEADING if t.is_led(seat) else 0
        return worth + reserve_worth(t, seat) + hand_worths(t, seat) + board_worth(t, seat)
