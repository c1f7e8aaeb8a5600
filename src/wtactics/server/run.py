"""Running the server: its address, its socket, its end."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from wtactics.server.guard.limits import Limits
from wtactics.server.guard.watchman import Watchman

TICKS: Final = 10  # of uvicorn's in a second
GRACE: Final = 5  # seconds for requests under way, when the server is to end


class NoAddress(Exception):
    """The server cannot listen there: where, and why."""


def listen(host: str, port: int, fixed: bool) -> tuple[socket.socket, str]:
    """A socket at this address, or at a free port if that one is taken and need not be; and its URL."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in (port,) if fixed else (port, 0):
        # Only where the protocol is named does asyncio let small answers leave at once: they wait for the other end, else
        ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ear.bind((host, attempt))
            ear.listen(2048)
        except OSError as error:
            ear.close()
            if error.errno == errno.EADDRINUSE and attempt and not fixed:
                continue
            why = (error.strerror or str(error)).lower()
            raise NoAddress(f"{host}:{attempt}: the server cannot listen there: {why}") from None
        name = f"[{host}]" if family == socket.AF_INET6 else host
        return ear, f"http://{name}:{ear.getsockname()[1]}/"
    raise AssertionError("a free port was taken")


def allow_many_files() -> None:
    """Open as many sockets as the machine lets this program, not only the few that are usual."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server_of(app: FastAPI, limits: Limits, ready: Callable[[], object] | None = None) -> Ready:
    """A server that closes open sockets, when it is ended, so that clients know to come back."""
    config = uvicorn.Config(
        app, lifespan="on", access_log=False, log_config=None, http="h11", ws="websockets-sansio", ws_max_size=limits.frame,
        ws_per_message_deflate=False, timeout_graceful_shutdown=GRACE, server_header=False,
    )  # fmt: skip
    return Ready(config, limits, ready)


class Ready(uvicorn.Server):
    """A server that says when the first request can come, and lets go of whoever is too slow."""

    def __init__(self, config: uvicorn.Config, limits: Limits, ready: Callable[[], object] | None) -> None:
        super().__init__(config)
        self.ready: Final = ready
        self.watchman: Final = Watchman(limits, self.server_state.connections)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.watchman.go_round()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; whoever has not hung up when the grace is over is hung up on."""
        there = list(self.server_state.connections)
        await super().shutdown(sockets)
        for connection in there:
            connection.transport.abort()
        await asyncio.sleep(0)  # what is lost is closed in the next round of the loop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready is not None and self.started:
            self.ready()
