"""What bots must know of Mounts: a mount that is ridden is worth more, and one that nobody rides cannot attack."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, Seat
from wtactics.kits.judgement import Advice
from wtactics.kits.verbs import MOUNT
from wtactics.mods.mounts.riding import is_mount, rider_of
from wtactics.rulesets.orc.terms import OFFENSIVE

STRENGTH: Final = 70  # a point by which the mount hits harder than its rider would; in the Offensive all of it counts
IDLE: Final = 60  # a mount that waits for a rider in the Offensive


class MountAdvice(Advice):
    """Ride where the mount is the better fighter."""

    def seat_worth(self, t: Any, seat: Seat) -> i64:
        worth: i64 = 0
        for c in t.board:
            if t.controller[c] == seat and is_mount(t, c):
                rider = rider_of(t, c)
                ahead = t.place[c] & 15 == OFFENSIVE
                if rider == NOBODY:
                    worth -= IDLE if ahead else 0
                else:
                    gain = t.attack[c] + t.defense[c] - t.attack[rider] - t.defense[rider]
                    worth += STRENGTH * max(0, gain) if ahead else STRENGTH // 4
        return worth


ADVICE: Final = MountAdvice(hasty=(MOUNT,))
