"""One window of one person: messages come in, are judged, and answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketState
from structlog import get_logger

from wtactics.server.hall import Hall, Refusal
from wtactics.server.limits import Bucket, Limits
from wtactics.server.messages import Choose, Concede, FromClient, Hello, Manner, OfferDraw, Ping, Pong, Refused, Rematch, Why

if TYPE_CHECKING:
    from wtactics.server.house import House

FLOODED: Final = 1008  # codes with which a connection ends: it broke the rules,
SLOW: Final = 1013  # it should try again later,
NOWHERE: Final = 4404  # it leads to no seat
MESSAGES: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)

log = get_logger()


class Connection:
    """A socket, and those in front of it."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket: Final = socket
        self.limits: Final = limits
        self.bucket: Final = Bucket(limits.burst, limits.rate)
        self.waiting: Final[asyncio.Queue[str | int]] = asyncio.Queue(limits.backlog + 1)  # a number ends it

    @property
    def address(self) -> str:
        """Where it calls from."""
        return self.socket.client.host if self.socket.client else ""

    def send(self, text: str) -> None:
        """Say something, as soon as the client listens; one that does not is let go."""
        if self.waiting.qsize() < self.limits.backlog:
            self.waiting.put_nowait(text)
        elif not self.waiting.full():
            self.waiting.put_nowait(SLOW)

    def refuse(self, code: str, text: str, seq: int | None = None) -> None:
        """Say that something cannot be."""
        self.send(Refused.model_validate({"code": code, "text": text, "seq": seq}).model_dump_json())

    async def deliver(self) -> None:
        """Send what waits, in order."""
        while True:
            item = await self.waiting.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            await self.socket.send_text(item)

    # ---- listening

    async def serve(self, house: House, key: str) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        found = await house.think(house.store.room_of, key)
        if found is None:
            self.refuse("not-yours", "This link leads to no seat.")
            await self.socket.send_text(str(self.waiting.get_nowait()))
            await self.socket.close(NOWHERE)
            return
        room, seat = found
        delivery = asyncio.create_task(self.deliver())
        with house.visit(room) as hall:
            try:
                await self.listen(hall, seat)
            finally:
                hall.leave(self)
                delivery.cancel()

    async def listen(self, hall: Hall, seat: int) -> None:
        """Judge every message, until the connection ends."""
        while (text := await self.heard()) is not None:
            if not self.bucket.take():
                if self.bucket.refused > self.limits.patience:
                    if self.socket.application_state is WebSocketState.CONNECTED:
                        await self.socket.close(FLOODED)
                    return
                self.refuse("too-fast", "That is too many messages; wait a moment.")
            elif len(text) > self.limits.message:
                self.refuse("too-large", f"A message may have {self.limits.message} bytes; this one has {len(text)}.")
            else:
                await self.judge(hall, seat, text)

    async def heard(self) -> bytes | None:
        """The next message; None when the connection has ended."""
        event: dict[str, Any] = dict(await self.socket.receive())
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def judge(self, hall: Hall, seat: int, text: bytes) -> None:
        """Do what one message asks, or say why not."""
        try:
            message = MESSAGES.validate_json(text)
        except ValidationError as error:
            self.refuse("malformed", in_words(error))
            return
        try:
            await self.act(hall, seat, message)
        except Refusal as refusal:
            live = hall.house.matches.get(hall.room.id)
            self.refuse(refusal.code, refusal.text, live.seq if live else None)
        except Exception as error:
            log.exception("message-failed", room=hall.room.id, do=message.do)
            self.refuse("broken", f"The server could not do that ({type(error).__name__}); nothing has changed.")

    async def act(self, hall: Hall, seat: int, message: FromClient) -> None:
        """Do what the message asks."""
        if isinstance(message, Ping):
            self.send(Pong().model_dump_json())
        elif isinstance(message, Hello):
            await hall.enter(self, seat, message)
        elif self not in hall.people:
            raise Refusal("malformed", "Expected hello first.")
        elif isinstance(message, Choose):
            await hall.choose(self, seat, message)
        elif isinstance(message, Manner):
            hall.stand_in.heed(seat, message.passing)
        elif isinstance(message, Why):
            await hall.why(self, seat, message)
        elif isinstance(message, Concede):
            await hall.concede(seat)
        elif isinstance(message, OfferDraw):
            await hall.offer_draw(seat)
        elif isinstance(message, Rematch):
            await hall.rematch(self)


def in_words(error: ValidationError) -> str:
    """The first thing that is wrong with a message."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "the message"
    return f"{where}: {first['msg']}"
