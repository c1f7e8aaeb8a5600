"""Judgement of tables of Regions: AVA's, with regions in the place of cities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ASIDE, ATTACKER, AVATAR, NOBODY, CardId, Seat, place_of
from wtactics.kits.judgement import VICTORY
from wtactics.kits.realm.habits import RealmJudgement
from wtactics.kits.realm.worth import CITY_STANDS, POINT, STRENGTH, hand_worths, reserve_worth
from wtactics.kits.realm.worth import body as worth_of
from wtactics.kits.verbs import PICK
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulesets.ava.judgement.worth import LEADING, LIFE

TO_COME: Final = 1400  # a region of the pile: it stands, with HP that nobody has touched


class RegionsJudgement(RealmJudgement[RegionsTable]):
    """What counts with Regions; no rule is decided here."""

    def seat_worth(self, t: RegionsTable, seat: Seat) -> i64:
        """Both scores, the regions that are left and how they stand, and what the seat has."""
        if t.out[seat] != 0:
            return 0
        life, left, region = t.points[seat], t.regions_left(seat), t.region(seat)
        worth = LIFE * life - 4000 // (life + 1) + POINT * t.victory[seat] - 4000 // (left * left + 1)
        worth += TO_COME * t.count[place_of(ASIDE, seat)]
        if region != NOBODY:
            worth += CITY_STANDS + STRENGTH * (t.defense[region] - t.harm[region])
        worth += LEADING if t.is_led(seat) else 0
        return worth + reserve_worth(t, seat) + hand_worths(t, seat) + self.creatures(t, seat)

    def creatures(self, t: RegionsTable, seat: Seat) -> i64:
        """What the seat has in its Front and in its Domains, of which the tops can defend, too."""
        worth: i64 = 0
        for c in t.board:
            if t.controller[c] == seat and t.marches(c):
                worth += worth_of(t, c) if not t.is_civilian(c) else worth_of(t, c) * 4 // 5
        return worth

    def block_gain(self, t: RegionsTable, d: CardId, a: CardId) -> i64:
        """AVA-REGION-12, AVA-REGION-19 Civilians kill nobody, and the avatar pays with life."""
        gain: i64 = 0
        if not t.is_civilian(d) and t.attack[d] >= t.defense[a] - t.harm[a]:
            gain += worth_of(t, a)
        if t.type(d) == AVATAR:
            gain -= LIFE * t.attack[a] + (VICTORY if t.attack[a] >= t.points[t.defending] else 0)
        elif t.attack[a] >= t.defense[d] - t.harm[d]:
            gain -= worth_of(t, d)
        return gain + (self.saved(t, t.attack[a]) if t.role[a] == ATTACKER else 0)

    def saved(self, t: RegionsTable, n: i64) -> i64:
        """What the attacked player keeps if so much harm does not come about."""
        region = t.region(t.defending)
        if region == NOBODY:
            return 0
        left = t.defense[region] - t.harm[region]
        if n < left:
            return STRENGTH * n
        return STRENGTH * left + CITY_STANDS + (VICTORY if t.regions_left(t.defending) == 1 else 0)

    def branches(self, verb: i64) -> bool:
        """The order of the pile is no question of looking ahead."""
        return verb != PICK and super().branches(verb)
