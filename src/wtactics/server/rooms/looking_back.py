"""Looking back on a game that is over: how it went, and how the table was at any time, as one's own seat saw it."""

from __future__ import annotations

from wtactics.server.messages import Look
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.rooms.session import MessageRefused, Person, RoomSession


async def finished(session: RoomSession) -> LiveMatch:
    """The match, which must be over."""
    live = await session.live()
    if not live.played.match.over:
        raise MessageRefused("not-offered", "One looks back when the game is over.")
    return live


async def review(session: RoomSession, person: Person, seat: int) -> None:
    """Tell this window how the game went for its seat."""
    async with session.lock:
        live = await finished(session)
        text = await session.lobby.in_thread(live.review, seat)
    person.send(text)


async def look(session: RoomSession, person: Person, seat: int, asked: Look) -> None:
    """Show this window the table as its seat saw it."""
    async with session.lock:
        live = await finished(session)
        if asked.seq > live.seq:
            raise MessageRefused("not-offered", f"The game had {live.seq} choices, and not {asked.seq}.")
        text = await session.lobby.in_thread(live.look, seat, asked.seq)
    person.send(text)
