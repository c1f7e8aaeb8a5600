"""The built client: files that may be kept for ever, and one page for every path of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC: Final = Path(__file__).parents[1] / "static"
HASHED: Final = "assets"  # Vite puts a hash of its contents into the name of every file there
ALONE: Final = ("", "back")  # pages,
ABOUT: Final = ("table", "rules", "cards", "how", "english")  # those that are about something,
WITHIN: Final = ("deck",)  # about something in a ruleset,
KEPT: Final = {
    "workshop": ("table", "card", "deck")
}  # and about what a set holds: a table of it, or a card or deck by name
UNBUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>wtactics</title></head>
<body><h1>The table is not laid yet</h1>
<p>The server runs, but its pages are not built. In a checkout of the sources,
<code>python3 dev.py play</code> builds them and starts again;
a package that was installed brings them along.</p></body></html>
"""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
}  # fmt: skip


class Pages:
    """Serves the client from its folder."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder: Final = folder.resolve()

    def page(self, path: str, reader: bool) -> Response | None:
        """A file of the client, else its one page, which tells a reader that it has no such path; a program gets None."""
        file = self.file(path)
        if file is not None and file.name != "index.html":
            kept = (
                "public, max-age=31536000, immutable" if HASHED in file.parts[len(self.folder.parts) :] else "no-cache"
            )
            return FileResponse(file, headers={"Cache-Control": kept})
        known = file is not None or is_page(path)
        if not known and (not reader or looks_like_file(path)):
            return None
        index = self.folder / "index.html"
        if index.is_file():
            return FileResponse(index, 200 if known else 404, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(UNBUILT, 503)

    def file(self, path: str) -> Path | None:
        """The file of the client at this path."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that is too long, or none that a file can have
            return None


def is_page(path: str) -> bool:
    """Has the client a page there? As client/src/router.ts has it."""
    first, *more = [part for part in path.split("/") if part] or [""]
    if first in KEPT:
        return len(more) < 2 or (more[1] in KEPT[first] and len(more) == 2 + (more[1] != "table"))
    parts = 1 if first in ABOUT else 2 if first in WITHIN else 0 if first in ALONE else -1
    return len(more) == parts


def looks_like_file(path: str) -> bool:
    """Does it ask for a file, perhaps to see what else runs here?"""
    parts = path.split("/")
    return parts[0] == HASHED or "." in parts[-1] or any(part.startswith(".") for part in parts)


class Guarded:
    """Puts the headers on every answer that keep a page from doing what it need not."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith("/api/"):  # rooms and guests are answered with their secrets
                    headers.setdefault("Cache-Control", "no-store")
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)
