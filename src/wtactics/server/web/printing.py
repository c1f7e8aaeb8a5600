"""Cards on paper, for whoever asks the server: one sheet after the other, and not many for one address."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response
from structlog import get_logger

from wtactics.cards import UnknownCard
from wtactics.content.content import Content, content_of
from wtactics.paper import CannotPrint, Look, NoSuchLetters, sheets
from wtactics.server.guard.allowance import REMEMBERED, caller_of
from wtactics.server.guard.limits import Bucket
from wtactics.server.messages import FaceInfo
from wtactics.server.messages.paper import PrintAsked, PrintLook
from wtactics.server.web.api import address_of, known
from wtactics.server.web.catalogue import face_of
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told

printing: Final = APIRouter(prefix="/api", responses=FAULTS)
MOST_CARDS: Final = 400  # at once, for others are waiting
MOST_WAITING: Final = 6
PACE: Final = (12.0, 1 / 5)  # sheets at once, and in a second
PDF: Final = "application/pdf"

log = get_logger()


class Printer:
    """The one place where sheets are made: off the loop on which games are played."""

    def __init__(self) -> None:
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="print")
        self.waiting = 0
        self.buckets: Final[dict[str, Bucket]] = {}

    async def made(self, address: str, cards: Sequence[tuple[FaceInfo, int]], look: PrintLook) -> Response:
        """These cards as PDF, for this address."""
        self.take(caller_of(address))
        wanted = sum(copies for _, copies in cards)
        if wanted > MOST_CARDS:
            raise RequestRefused(413, "body.cards", f"at most {MOST_CARDS} cards at once", str(wanted))
        if self.waiting >= MOST_WAITING:
            raise RequestRefused(429, "print", "fewer sheets that are waited for", "many: try again in a minute")
        self.waiting += 1
        try:
            pdf = await asyncio.get_running_loop().run_in_executor(
                self.thread, sheets, cards, Look(**look.model_dump())
            )
        except NoSuchLetters as refused:
            found = str(refused)
            raise RequestRefused(422, "body.cards", "letters of the Latin, Greek or Cyrillic script", found) from None
        except CannotPrint as refused:
            log.warning("not-printed", why=str(refused))
            raise RequestRefused(503, "server", "a server that prints such sheets", str(refused)) from None
        finally:
            self.waiting -= 1
        return Response(pdf, media_type=PDF, headers={"Content-Disposition": 'attachment; filename="cards.pdf"'})

    def take(self, caller: str) -> None:
        """Once more for whoever asks."""
        bucket = self.buckets.get(caller)
        if bucket is None:
            while len(self.buckets) >= REMEMBERED:
                del self.buckets[next(iter(self.buckets))]
            bucket = self.buckets[caller] = Bucket(*PACE)
        if not bucket.take():
            raise RequestRefused(429, "print", "a sheet every five seconds in the long run", "more")

    def close(self) -> None:
        """No more sheets."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def printer_of(request: Request) -> Printer:
    """The printer of this server."""
    printer: Printer = request.app.state.printer
    return printer


@printing.post("/print", openapi_extra=body_of(PrintAsked), response_class=Response,
               responses={200: {"content": {PDF: {}}, "description": "The sheets."}})  # fmt: skip
async def print_cards(
    request: Request,
    printer: Annotated[Printer, Depends(printer_of)],
    asked: Annotated[PrintAsked, Depends(told(PrintAsked))],
) -> Response:
    """A deck that ships, or cards by their names, as PDF."""
    cards = await asyncio.get_running_loop().run_in_executor(None, faces_of, asked)
    return await printer.made(address_of(request), cards, asked.look)


def faces_of(asked: PrintAsked) -> list[tuple[FaceInfo, int]]:
    """The faces that are asked for, each so often."""
    found = list(named(content_of(known(asked.game)), asked))
    if not found:
        raise RequestRefused(422, "body.cards", "a deck, or the names of cards", "neither")
    return found


def named(content: Content, asked: PrintAsked) -> Iterator[tuple[FaceInfo, int]]:
    """The cards of the deck, and those that are named beside it."""
    if asked.deck is not None:
        deck = content.decks.get(asked.deck)
        if deck is None:
            raise RequestRefused(422, "body.deck", "a deck that ships", repr(asked.deck))
        yield from ((face_of(content, content.cards.find(name)), copies) for name, copies, _ in deck.entries)
    for n, card in enumerate(asked.cards):
        try:
            yield face_of(content, content.shown.find(card.name)), card.count
        except UnknownCard as unknown:
            raise RequestRefused(422, f"body.cards.{n}.name", "the name of a card", str(unknown)) from None
