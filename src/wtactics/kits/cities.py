"""The places of games with cities: the Army, and the Kingdom, where cities lie and creatures reside in them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import BOARD

ARMY: Final = BOARD
KINGDOM: Final = BOARD + 1
IN_ARMY: Final = -2  # where a creature arrives: not in a city, but in the Army
