"""The house: its rooms, and the halls of those that somebody is in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from structlog import get_logger

from wtactics.server.clearing import Keeping, clear
from wtactics.server.datafile import NotKept
from wtactics.server.doors import Doors
from wtactics.server.hall import Hall
from wtactics.server.limits import Limits
from wtactics.server.office import Office
from wtactics.server.opponents import Opponents
from wtactics.server.store import Room, Store

ROUND: Final = 600.0  # seconds between two rounds of clearing away

log = get_logger()


class House(Office):
    """All rooms; a room has a hall while somebody is in it."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        opponents: Opponents | None = None,
        keeping: Keeping | None = None,
    ) -> None:
        super().__init__(store, limits, opponents)
        self.keeping: Final = keeping or Keeping()
        self.doors: Final = Doors(self.limits)
        self.halls: Final[dict[str, Hall]] = {}

    @contextmanager
    def visit(self, room: Room) -> Iterator[Hall]:
        """The hall of a room, opened if nobody is in it, and open as long as this takes."""
        hall = self.halls.setdefault(room.id, Hall(self, room, self.sweep))
        hall.visits += 1
        try:
            yield hall
        finally:
            hall.visits -= 1
            self.sweep(hall)

    def here(self, room: Room) -> set[int]:
        """The seats of a room whose people are connected."""
        hall = self.halls.get(room.id)
        return hall.here if hall else set()

    def sweep(self, hall: Hall) -> None:
        """Close a hall that nobody is in."""
        if hall.is_empty and self.halls.get(hall.room.id) is hall:
            del self.halls[hall.room.id]

    async def clear_away(self) -> None:
        """From time to time, forget the rooms that are not kept any longer; somebody who is in one is not disturbed."""
        while True:
            try:
                while ids := await self.write(clear, self.store, self.keeping, tuple(self.halls)):
                    for room in ids:
                        self.matches.pop(room, None)
                    log.info("rooms-cleared", rooms=len(ids))
            except NotKept as error:
                log.warning("not-cleared", why=str(error))
            await asyncio.sleep(ROUND)
