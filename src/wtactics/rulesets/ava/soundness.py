"""What must hold of every table of AVA at a question, beside what holds of all tables and realms."""

from __future__ import annotations

from typing import Final

from wtactics.engine.invariants import Broken
from wtactics.engine.places import AVATAR, Seat
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.realm.soundness import Soundness
from wtactics.kits.realm.table import Realm
from wtactics.rulesets.ava.terms import ATTACK_PHASE, SETUP, TACTICS


class AvaSoundness(Soundness):
    """Players of AVA live, and stand on the table."""

    def check_player(self, t: Realm, seat: Seat) -> None:
        """AVA-WIN-02, AVA-AVATAR-18 Who plays has life points, and his avatar is in his Army or a city of his."""
        if t.points[seat] == 0:
            raise Broken(f"seat {seat} plays on without life points")
        for c in t.board:
            if t.owner[c] == seat and t.type(c) == AVATAR:
                if t.place[c] & 15 not in (ARMY, KINGDOM) or t.controller[c] != seat:
                    raise Broken(f"the avatar of seat {seat} lies in {t.place[c]}, controlled by {t.controller[c]}")
                return
        raise Broken(f"seat {seat} has no avatar")


SOUNDNESS: Final = AvaSoundness(SETUP, TACTICS, ATTACK_PHASE)
