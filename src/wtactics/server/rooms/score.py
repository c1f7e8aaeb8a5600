"""How the match of a room stands, of which its game is one of several."""

from __future__ import annotations

from wtactics.engine.places import NOBODY
from wtactics.kits.series import Series
from wtactics.server.data.store import Room
from wtactics.server.messages import SeriesInfo


def series_before(room: Room) -> Series:
    """The match as it stood when the game of this room began."""
    return Series(room.best_of, len(room.seats), room.results)


def series_of(room: Room) -> Series:
    """The match with the game of this room, if that is over, and as it was given up here."""
    stand, results = room.stand, room.results
    if stand is not None and stand.over:
        results = (*results, NOBODY if stand.winner is None else stand.winner)
    return Series(room.best_of, len(room.seats), results, NOBODY if room.given_up is None else room.given_up)


def series_info(room: Room) -> SeriesInfo | None:
    """What everybody here may know of the match; nothing of a single game."""
    if room.best_of == 1:
        return None
    series = series_of(room)
    return SeriesInfo(
        best_of=room.best_of, game=len(room.results) + 1, wins=series.wins, drawn=series.results.count(NOBODY),
        over=series.over, winner=None if series.winner == NOBODY else series.winner,
        given_up=room.given_up, waits=len(series.results) > len(room.results) and not series.over and room.again is None,
    )  # fmt: skip
