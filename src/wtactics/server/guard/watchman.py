"""Whoever is too slow is let go: at the head or the body of a request, at reading what he is sent, at hanging up."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from structlog import get_logger

from wtactics.server.guard.limits import Limits

log = get_logger()


class Awaited(NamedTuple):
    """What is waited for from a client, and how far it has come with that."""

    name: str
    mark: object = None


PARTS: Final = {"IDLE": "head", "SEND_BODY": "body"}  # what a client in this state of h11's sends
OPEN: Final = Awaited("open")  # nothing: it is our turn, or nothing is due


class Watchman:
    """Goes round the connections, second by second; asyncio and uvicorn wait for ever."""

    def __init__(self, limits: Limits, connections: Collection[Any]) -> None:
        self.connections: Final = connections
        self.most: Final = 2 * limits.backlog  # bytes on their way to one client
        self.patience: Final = {
            "head": limits.head,
            "body": limits.entity,
            "reading": limits.stall,
            "closing": limits.stall,
        }
        self.since: dict[Any, tuple[Awaited, float]] = {}

    def go_round(self, at: float | None = None) -> None:
        """Look at every connection once, and hang up where patience is at its end."""
        at = time.monotonic() if at is None else at
        since: dict[Any, tuple[Awaited, float]] = {}
        for connection in list(self.connections):
            stage, (before, began) = stage_of(connection), self.since.get(connection, (OPEN, at))
            since[connection] = stage, began if stage == before else at
            waited = at - since[connection][1]
            if (
                waited > self.patience.get(stage.name, waited)
                or connection.transport.get_write_buffer_size() > self.most
            ):
                log.info("too-slow", at=stage.name)
                connection.transport.abort()
        self.since = since


def stage_of(connection: Any) -> Awaited:
    """What a connection of uvicorn waits for."""
    unread = connection.transport.get_write_buffer_size()
    if connection.transport.is_closing():
        return Awaited("closing")
    if unread:
        return Awaited("reading", unread)
    coming = PARTS.get(str(getattr(connection.conn, "their_state", "")))  # of HTTP; a handshake is one message
    return Awaited(coming, connection.cycle) if coming else OPEN
