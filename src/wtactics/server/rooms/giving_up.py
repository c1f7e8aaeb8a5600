"""Giving up a whole match: the game that is under way, and all that were still to come."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from structlog import get_logger

from wtactics.server.data.datafile import NotKept
from wtactics.server.data.store import TakenAlready
from wtactics.server.rooms.score import series_of
from wtactics.server.rooms.session import MessageRefused, NotSaved, RoomSession

log = get_logger()
NONE: Final = "There is no match that one of two players could give up now."


async def give_up_match(session: RoomSession, seat: int) -> None:
    """The seat gives up the game, if it is not over, and the match with it; all who are here are told."""
    async with session.lock:
        live = await session.live()
        await session.refresh()
        if not series_of(session.room).may_be_given_up:
            raise MessageRefused("not-offered", NONE)
        over = bool(live.played.match.over)
    if not over:
        await session.concede(seat)
    async with session.lock:
        store = session.lobby.store
        try:
            await session.lobby.write(store.give_up_match, session.room.id, seat)
        except TakenAlready:
            raise MessageRefused("stale", "The match has gone on meanwhile.") from None
        except NotKept as error:
            log.warning("not-stored", room=session.room.id, why=str(error))
            raise NotSaved("broken", "The server cannot save anything now: the match is not given up.") from error
        session.room = replace(session.room, given_up=seat)
        session.tell_presence()
