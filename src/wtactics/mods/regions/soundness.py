"""What must hold of every table of Regions at a question, beside what holds of all realms."""

from __future__ import annotations

from typing import Final

from wtactics.engine.invariants import Broken
from wtactics.engine.places import AVATAR, Seat
from wtactics.kits.cities import ARMY
from wtactics.kits.realm.soundness import Soundness
from wtactics.kits.realm.table import Realm
from wtactics.mods.regions.places import is_domain
from wtactics.rulesets.ava.terms import ATTACK_PHASE, SETUP, TACTICS


class RegionsSoundness(Soundness):
    """Players live, and stand on the table."""

    def check_player(self, t: Realm, seat: Seat) -> None:
        """AVA-WIN-02, AVA-REGION-19 Who plays has life points, and his avatar is in his Front or a Domain of his."""
        if t.points[seat] == 0:
            raise Broken(f"seat {seat} plays on without life points")
        there = [c for c in t.board if t.owner[c] == seat and t.type(c) == AVATAR]
        if len(there) != 1:
            raise Broken(f"seat {seat} has {len(there)} avatars")
        kind = t.place[there[0]] & 15
        if (kind != ARMY and not is_domain(kind)) or t.controller[there[0]] != seat:
            raise Broken(f"the avatar of seat {seat} lies in {t.place[there[0]]}")


SOUNDNESS: Final = RegionsSoundness(SETUP, TACTICS, ATTACK_PHASE)
