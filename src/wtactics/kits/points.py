"""Victory points that a rule gives or a text: no card may keep their player from gaining any."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.fates import gains
from wtactics.engine.meaning import GAIN_POINTS
from wtactics.engine.places import Seat
from wtactics.engine.table import Table
from wtactics.engine.values import player_may


def earn(t: Table, seat: Seat, n: i64) -> None:
    """The seat gains so many victory points, unless a card says that it can't."""
    if player_may(t, GAIN_POINTS, seat):
        gains(t, seat, n)
