"""The places of games with cities: the Army, and the Kingdom, where cities lie and creatures reside in them."""

from __future__ import annotations

from typing import Final

# The first places of the board (BOARD in engine/places.py), as numbers, so that compiled code need not look them up
ARMY: Final = 7
KINGDOM: Final = 8
IN_ARMY: Final = -2  # where a creature arrives: not in a city, but in the Army
