"""The application: the API, the sockets and the pages, around one lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from wtactics import __version__
from wtactics.content.content import content_of
from wtactics.games import GAMES
from wtactics.server.guard.logs import Logged
from wtactics.server.messages import GuestName, RoomRequest, SeatRequest, SeatTaken, WayBack
from wtactics.server.messages.paper import PRINTED
from wtactics.server.messages.workshop import WRITTEN
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.web.api import api, health
from wtactics.server.web.faults import Unbroken, add_faults
from wtactics.server.web.guests import Guestbook
from wtactics.server.web.origin import OwnPages
from wtactics.server.web.pages import Guarded, Pages
from wtactics.server.web.printing import Printer, printing
from wtactics.server.workshop.api import workshop
from wtactics.server.workshop.house import House
from wtactics.server.workshop.laying import laying
from wtactics.server.workshop.prints import prints
from wtactics.server.workshop.trials import trials

SMALL: Final = 1024  # bytes that are not worth compressing


def make_app(lobby: Lobby, pages: Pages | None = None, warm: bool = False) -> FastAPI:
    """The application; a warm one reads the cards before anybody asks."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        clearing = asyncio.create_task(lobby.clear_away())
        warming = [lobby.threads.submit(warm_up, lobby, name) for name in GAMES if warm]
        yield
        clearing.cancel()
        for task in warming:
            task.cancel()
        await app.state.workshop.close()
        app.state.printer.close()
        lobby.close()

    app = FastAPI(title="wtactics", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.lobby = lobby
    app.state.guests = Guestbook(lobby.store.secret("cookies"))
    app.state.workshop = House(lobby)
    app.state.printer = Printer()
    app.add_middleware(GZipMiddleware, minimum_size=SMALL)
    app.add_middleware(OwnPages)
    app.add_middleware(Unbroken)
    app.add_middleware(Guarded)
    app.add_middleware(Logged)
    add_faults(app)
    app.include_router(api)
    app.include_router(workshop)
    app.include_router(printing)
    app.include_router(trials)
    app.include_router(laying)
    app.include_router(prints)
    app.add_api_route("/healthz", health, methods=["GET"])
    add_pages(app, pages or Pages())
    app.openapi = lambda: described(app)  # type: ignore[method-assign]  # as FastAPI's manual has it
    return app


def warm_up(lobby: Lobby, ruleset: str) -> None:
    """Read the cards here, and where bots think."""
    lobby.opponents.warm(ruleset)
    _ = content_of(ruleset).pool


def add_pages(app: FastAPI, pages: Pages) -> None:
    """Let every other path be the client's."""

    @app.api_route("/api/{path:path}", methods=["GET"], include_in_schema=False)
    def no_such_call(path: str) -> None:
        raise HTTPException(404, f"no call {path[:100]!r}")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        found = pages.page(path, reader="text/html" in request.headers.get("accept", ""))
        if found is None:
            raise HTTPException(404, f"no page {path[:100]!r}")
        return found


def described(app: FastAPI) -> dict[str, Any]:
    """The API's description, with the bodies that are read by our own hand."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        models = schema["components"]["schemas"]
        for model in (GuestName, RoomRequest, SeatTaken, SeatRequest, WayBack, *WRITTEN, *PRINTED):
            told = model.model_json_schema(ref_template="#/components/schemas/{model}")
            models |= told.pop("$defs", {})
            models[model.__name__] = told
        app.openapi_schema = schema
    return app.openapi_schema
