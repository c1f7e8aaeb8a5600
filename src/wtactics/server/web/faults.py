"""Requests that cannot be answered: what was wrong, in the same words everywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from wtactics.server.data.datafile import NotKept
from wtactics.server.guard import discretion
from wtactics.server.guard.allowance import Enough
from wtactics.server.guard.limits import Limits
from wtactics.server.messages import Fault
from wtactics.server.rooms.room import RequestFault

Asked = TypeVar("Asked", bound=BaseModel)
FAULTS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Fault, "description": about}
    for code, about in (
        (403, "Another site's page asks."),
        (404, "There is no such thing."),
        (408, "Too slow."),
        (409, "Somebody was quicker."),
        (413, "Too large."),
        (415, "No JSON."),
        (422, "Not so."),
        (429, "Enough for now."),
    )
}

log = get_logger()


class RequestRefused(Exception):
    """A request is refused, with a code of HTTP and the fault."""

    def __init__(self, code: int, where: str, expected: str, found: str) -> None:
        self.code, self.fault = code, Fault(where=where, expected=expected, found=found)
        self.told: BaseModel = self.fault  # or a message that has it, and more
        super().__init__(f"{code}: {where}")


def answer(code: int, where: str, expected: str, found: str) -> JSONResponse:
    """A refusal."""
    return JSONResponse(Fault(where=where, expected=expected, found=found).model_dump(), code)


def told(model: type[Asked], most: int = 0) -> Callable[[Request], Awaitable[Asked]]:
    """A reader of a request's body, which holds a message of this kind and no more bytes than are allowed, or than `most`."""

    async def read(request: Request) -> Asked:
        limits: Limits = request.app.state.lobby.limits
        body, allowed = bytearray(), most or limits.body
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > allowed:
                    raise RequestRefused(413, "body", f"at most {allowed} bytes", "more")
        except ClientDisconnect:
            raise RequestRefused(
                408, "body", f"the whole of it within {limits.entity:.0f} seconds", f"{len(body)} bytes"
            ) from None
        try:
            return model.model_validate_json(bytes(body))
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(["body", *map(str, first["loc"])])
            raise RequestRefused(422, where, f"a {model.__name__}", first["msg"]) from None

    return read


def body_of(model: type[BaseModel]) -> dict[str, Any]:
    """How the API's description names the body that `told` reads."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def add_faults(app: FastAPI) -> None:
    """Let every refusal be a Fault."""

    @app.exception_handler(RequestRefused)
    async def refused(_request: Request, error: RequestRefused) -> Response:
        return JSONResponse(error.told.model_dump(mode="json"), error.code)

    @app.exception_handler(RequestFault)
    async def wish_refused(_request: Request, error: RequestFault) -> Response:
        return answer(422, f"body.{error.where}", error.expected, error.found)

    @app.exception_handler(Enough)
    async def enough(_request: Request, error: Enough) -> Response:
        fault = Fault(where="rooms", expected="fewer games", found="many", said=error.text)
        return JSONResponse(fault.model_dump(), 429, {"Retry-After": str(error.wait)})

    @app.exception_handler(NotKept)
    async def not_kept(request: Request, error: NotKept) -> Response:
        log.warning("not-stored", method=request.method, why=str(error))
        return answer(
            503, "server", "a data file that takes what is written", "one that does not now; nothing has changed"
        )

    @app.exception_handler(RequestValidationError)
    async def not_valid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return answer(422, ".".join(map(str, first["loc"])), "another value", str(first["msg"]))

    @app.exception_handler(HTTPException)
    async def elsewhere(_request: Request, error: HTTPException) -> Response:
        response = answer(error.status_code, "path", "a path of this API, asked in its way", str(error.detail))
        response.headers.update(error.headers or {})
        return response


class Unbroken:
    """Answers where the program fails, and writes down how; the connection stays."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            if begun or scope["type"] != "http":
                raise
            log.exception("request-failed", method=scope["method"], why=discretion.told(error))
            fault = answer(500, "server", "an answer", "an error of the program; it is in the server's log")
            await fault(scope, receive, send)
