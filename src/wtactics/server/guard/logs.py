"""The server's log: one JSON object a line on stderr; secrets of seats and guests never stand in it."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wtactics.server.guard.discretion import discreet

LEVELS: Final = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Write what is at least this grave; what libraries say comes in the same form."""
    grave = getattr(logging, level.upper())
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        discreet,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(grave),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
    ))  # fmt: skip
    logging.basicConfig(handlers=[handler], level=max(grave, logging.WARNING), force=True)


class Logged:
    """Writes a line for every request, with the route in place of the path, whose words may be secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app
        self.log: Final = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, began = 500, time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = getattr(scope.get("route"), "path", "?")
            took = round((time.perf_counter() - began) * 1000, 1)
            self.log.info("request", method=scope["method"], route=route, status=status, ms=took)
