"""One window of one person: messages come in, are judged, and answered."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from structlog import get_logger

from wtactics.server.data.store import Room
from wtactics.server.guard.allowance import caller_of
from wtactics.server.guard.backlog import Backlog
from wtactics.server.guard.limits import Bucket, Limits
from wtactics.server.messages import (
    Choose,
    Concede,
    FromClient,
    Hello,
    Look,
    Manner,
    NextGame,
    OfferDraw,
    Ping,
    Pong,
    Refused,
    Rematch,
    Review,
    Suggest,
    Why,
)
from wtactics.server.rooms import looking_back
from wtactics.server.rooms.giving_up import give_up_match
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.rooms.session import MessageRefused, RoomSession

FLOODED: Final = 1008  # codes with which a connection ends: it broke the rules,
SLOW: Final = 1013  # it should try again later,
NOWHERE: Final = 4404  # it leads to no seat,
RESTS: Final = 4409  # others on the same seat were opened after it,
CROWDED: Final = 4429  # too many come from there
MESSAGES: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)

log = get_logger()


class Connection:
    """A socket, and those in front of it."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket: Final = socket
        self.limits: Final = limits
        self.bucket: Final = Bucket(limits.burst, limits.rate)
        self.greeted_by: Final = asyncio.get_running_loop().time() + limits.greeting
        self.backlog: Final = Backlog(limits.backlog)
        self.hello = Hello(do="hello")  # what the client knew when it said so

    @property
    def address(self) -> str:
        """Where it calls from."""
        return self.socket.client.host if self.socket.client else ""

    def send(self, text: str) -> None:
        """Say something, as soon as the client listens."""
        self.backlog.put(text)

    def rest(self) -> None:
        """Make room for another window on the same seat."""
        self.backlog.close(RESTS)

    def refuse(self, code: str, text: str, seq: int | None = None) -> None:
        """Say that something cannot be."""
        self.send(Refused.model_validate({"code": code, "text": text, "seq": seq}).model_dump_json())

    async def deliver(self, session: RoomSession, seat: int) -> None:
        """Send what waits, in order; whoever lags behind is told all anew when he has read what came before."""
        while self.backlog.closing is None:
            await self.backlog.stirs()
            text = self.backlog.next()
            if text is not None:
                await self.socket.send_text(text)
            elif self.backlog.lags:
                await self.catch_up(session, seat)
        await self.end(self.backlog.closing)

    async def catch_up(self, session: RoomSession, seat: int) -> None:
        """Tell all anew, or why that cannot be."""
        try:
            await session.tell_anew(self, seat)
        except MessageRefused as refusal:
            self.backlog.lags = False
            self.refuse(refusal.code, refusal.text)

    async def end(self, code: int) -> None:
        """Hang up."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)

    async def turn_away(self, code: int, why: Literal["not-yours", "too-many"], text: str) -> None:
        """Say why this window cannot be, and hang up."""
        await self.socket.send_text(Refused(code=why, text=text).model_dump_json())
        await self.socket.close(code)

    # ---- listening

    async def serve(self, lobby: Lobby, key: str) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        client = self.socket.client
        with lobby.doors.passed(caller_of(client.host if client else "?")) as may:
            found = await lobby.in_thread(lobby.store.room_of, key) if may else None
            if not may:
                await self.turn_away(CROWDED, "too-many", "Too many windows are open from your address; close some.")
            elif found is None:
                await self.turn_away(NOWHERE, "not-yours", "This link leads to no seat.")
            else:
                await self.sit(lobby, *found)

    async def sit(self, lobby: Lobby, room: Room, seat: int) -> None:
        """Listen and tell at the same time, until one of both ends."""
        with lobby.visit(room) as session, lobby.doors.seated(self, room.id, seat):
            tasks = [asyncio.create_task(self.listen(session, seat)), asyncio.create_task(self.deliver(session, seat))]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                session.leave(self)
                for task in tasks:
                    task.cancel()
                ends = await asyncio.gather(*tasks, return_exceptions=True)
            for end in ends:
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                    raise end

    async def listen(self, session: RoomSession, seat: int) -> None:
        """Judge every message, until the connection ends."""
        while (text := await self.heard_in_time(session)) is not None:
            if not self.bucket.take():
                if self.bucket.refused > self.limits.patience:
                    await self.end(FLOODED)
                    return
                self.refuse("too-fast", "That is too many messages; wait a moment.")
            elif len(text) > self.limits.message:
                self.refuse("too-large", f"A message may have {self.limits.message} bytes; this one has {len(text)}.")
            else:
                await self.judge(session, seat, text)

    async def heard_in_time(self, session: RoomSession) -> bytes | None:
        """The next message, if it is not the first and comes too late."""
        if self in session.people:
            return await self.heard()
        try:
            async with asyncio.timeout_at(self.greeted_by):
                return await self.heard()
        except TimeoutError:
            await self.end(SLOW)
            return None

    async def heard(self) -> bytes | None:
        """The next message; None when the connection has ended."""
        event: dict[str, Any] = dict(await self.socket.receive())
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def judge(self, session: RoomSession, seat: int, text: bytes) -> None:
        """Do what one message asks, or say why not."""
        try:
            message = MESSAGES.validate_json(text)
        except ValidationError as error:
            self.refuse("malformed", in_words(error))
            return
        try:
            await self.act(session, seat, message)
        except MessageRefused as refusal:
            live = session.lobby.matches.get(session.room.id)
            self.refuse(refusal.code, refusal.text, live.seq if live else None)
        except Exception as error:
            log.exception("message-failed", room=session.room.id, do=message.do)
            self.refuse("broken", f"The server could not do that ({type(error).__name__}); nothing has changed.")

    async def act(self, session: RoomSession, seat: int, message: FromClient) -> None:
        """Do what the message asks."""
        if isinstance(message, Ping):
            self.send(Pong().model_dump_json())
        elif isinstance(message, Hello):
            await session.enter(self, seat, message)
        elif self not in session.people:
            raise MessageRefused("malformed", "Expected hello first.")
        elif isinstance(message, Choose):
            await session.choose(self, seat, message)
        elif isinstance(message, Manner):
            session.stand_in.note_passing(seat, message.passing)
        elif isinstance(message, Suggest):
            await session.suggest(self, seat, message)
        elif isinstance(message, Why):
            await session.why(self, seat, message)
        elif isinstance(message, Concede):
            await (give_up_match(session, seat) if message.match else session.concede(seat))
        elif isinstance(message, OfferDraw):
            await session.offer_draw(seat)
        elif isinstance(message, Rematch):
            await session.rematch(self)
        elif isinstance(message, NextGame):
            await session.next_game(self)
        elif isinstance(message, Review):
            await looking_back.review(session, self, seat)
        elif isinstance(message, Look):
            await looking_back.look(session, self, seat, message)


def in_words(error: ValidationError) -> str:
    """The first thing that is wrong with a message."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "the message"
    return f"{where}: {first['msg']}"
