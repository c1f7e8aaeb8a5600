"""Own cards on paper: those of a set, or of one of its decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from wtactics.content.content import content_of
from wtactics.server.data.sets import StoredSet
from wtactics.server.messages import FaceInfo
from wtactics.server.messages.paper import PrintAsked
from wtactics.server.messages.workshop import CardDraft
from wtactics.server.web.api import Booked, address_of
from wtactics.server.web.catalogue import face_info
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.web.printing import PDF, printer_of
from wtactics.server.workshop.api import Housed, SetName, game_named
from wtactics.server.workshop.decks import found_in, left_unread
from wtactics.server.workshop.desk import EFFORT
from wtactics.server.workshop.drafts import sketched
from wtactics.server.workshop.house import House, card_of, deck_of

prints: Final = APIRouter(prefix="/api/workshop", responses=FAULTS)

EACH: Final = 0.1  # seconds of work more for each card whose text is read


@prints.post("/sets/{name}/print", openapi_extra=body_of(PrintAsked), response_class=Response,
             responses={200: {"content": {PDF: {}}, "description": "The sheets."}})  # fmt: skip
async def print_set(
    request: Request,
    name: SetName,
    house: Housed,
    book: Booked,
    asked: Annotated[PrintAsked, Depends(told(PrintAsked))],
) -> Response:
    """Cards of a set by their names, or a deck of it by its id, as PDF."""
    found, _ = await house.seen(book.known(request), name)
    game_named("body.game", asked.game)
    wanted, mine = await house.lobby.in_thread(lambda: asked_of(house, found, asked))
    own = [*mine.values()]
    left = await house.read(asked.game, left_unread, asked.game, found.name, own, effort=EFFORT + EACH * len(own))
    cards = await house.lobby.in_thread(lambda: [*faces_of(wanted, mine, left, asked.game, found.name)])
    if not cards:
        raise RequestRefused(422, "body.cards", "a deck of the set, or the names of its cards", "neither")
    return await printer_of(request).made(address_of(request), cards, asked.look)


def asked_of(house: House, found: StoredSet, asked: PrintAsked) -> tuple[dict[str, int], dict[str, CardDraft]]:
    """How often each card is asked for, by its name, and those of the set among them."""
    wanted = {card.name: card.count for card in asked.cards}
    if asked.deck:
        part = house.sets.part(found.id, asked.deck, "deck")
        wanted |= deck_of(part).cards if part else {}
    return wanted, {part.name: card_of(part) for part in house.sets.named(found.id, wanted)}


def faces_of(
    wanted: dict[str, int], mine: dict[str, CardDraft], left: dict[str, tuple[str, ...]], game: str, set_name: str
) -> Iterator[tuple[FaceInfo, int]]:
    """The faces that are asked for, each so often; those of the set before those that ship."""
    shipped = content_of(game).cards
    for name, count in wanted.items():
        card = sketched(mine[name], set_name) if name in mine else found_in(shipped, name)
        if card is not None:
            yield face_info(card, game, left.get(name, ())), count
