"""The lobby: all rooms, and the sessions of those that somebody is in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from structlog import get_logger

from wtactics.server.data.clearing import Keeping, clear
from wtactics.server.data.datafile import NotKept
from wtactics.server.data.store import Room, Store
from wtactics.server.guard.doors import Doors
from wtactics.server.guard.limits import Limits
from wtactics.server.rooms.matches import Matches
from wtactics.server.rooms.opponents import Opponents
from wtactics.server.rooms.session import RoomSession

ROUND: Final = 600.0  # seconds between two rounds of clearing away

log = get_logger()


class Lobby(Matches):
    """All rooms; a room has a session while somebody is in it."""

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
        self.sessions: Final[dict[str, RoomSession]] = {}

    @contextmanager
    def visit(self, room: Room) -> Iterator[RoomSession]:
        """The session of a room, opened if nobody is in it, and open as long as this takes."""
        session = self.sessions.setdefault(room.id, RoomSession(self, room, self.sweep))
        session.visits += 1
        try:
            yield session
        finally:
            session.visits -= 1
            self.sweep(session)

    def here(self, room: Room) -> set[int]:
        """The seats of a room whose people are connected."""
        session = self.sessions.get(room.id)
        return session.here if session else set()

    def sweep(self, session: RoomSession) -> None:
        """Close a session that nobody is in."""
        if session.is_empty and self.sessions.get(session.room.id) is session:
            del self.sessions[session.room.id]

    async def clear_away(self) -> None:
        """From time to time, forget the rooms that are not kept any longer; somebody who is in one is not disturbed."""
        while True:
            try:
                while ids := await self.write(clear, self.store, self.keeping, tuple(self.sessions)):
                    for room in ids:
                        self.matches.pop(room, None)
                    log.info("rooms-cleared", rooms=len(ids))
            except NotKept as error:
                log.warning("not-cleared", why=str(error))
            await asyncio.sleep(ROUND)
