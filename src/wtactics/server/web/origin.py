"""Who may speak to the server: its own page, and programs that are no browser; pages of other sites may not."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from wtactics.server.web.faults import answer

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")  # they change nothing
OURS: Final = ("same-origin", "none")  # a page of this server, or somebody who typed the address
USUAL: Final = {"http": 80, "https": 443}
JSON: Final = "application/json"  # no form of another site can send it


class OwnPages:
    """Refuses what another site's page asks of the API, and whatever would change something and is not JSON.

    A browser says where a page is from, and no page can lie about it: by Sec-Fetch-Site, or over plain HTTP by Origin, which is
    held against Host. A program that says neither has no visitor whose cookie it could abuse.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if (changes or scope["path"].startswith("/api/")) and (site := foreign(headers)) is not None:
            ours = f"a page of this server ({headers.get('host', 'which one?')}); a proxy in between must keep Host"
            await refuse(scope, receive, send, 403, "header.origin", ours, site)
        elif changes and scope["type"] == "http" and kind_of(headers) != JSON:
            await refuse(scope, receive, send, 415, "header.content-type", JSON, kind_of(headers) or "none")
        else:
            await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, code: int, where: str, expected: str, found: str) -> None:
    """Say no: to a request in words, to a socket by not opening it."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": where})
    else:
        await answer(code, where, expected, repr(found[:100]))(scope, receive, send)


def kind_of(headers: Headers) -> str:
    """What the body says it is."""
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def foreign(headers: Headers) -> str | None:
    """The site whose page asks, if it is another; None for our own, and for what is no page."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return None if site.strip().lower() in OURS else site
    origin = headers.get("origin")
    if origin is None or is_here(origin, headers.get("host", "")):
        return None
    return origin


def is_here(origin: str, host: str) -> bool:
    """Is this origin the host that was asked, by name and port?"""
    try:
        page, asked = urlsplit(origin), urlsplit(f"//{host}")
        usual = USUAL[page.scheme]
        places = [(url.hostname, url.port or usual) for url in (page, asked)]
    except (KeyError, ValueError):  # no web page, or no port
        return False
    return places[0] == places[1] and page.hostname is not None
