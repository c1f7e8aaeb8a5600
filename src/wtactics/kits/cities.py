"""The places of games with cities: the Army, and the Kingdom, where cities lie and creatures reside in them."""

from __future__ import annotations

from typing import Final

ARMY: Final = (
    7  # the first place of the board (engine/places.py); as a number, so that compiled code need not look it up
)
KINGDOM: Final = 8
IN_ARMY: Final = -2  # where a creature arrives: not in a city, but in the Army
