"""The HTTP API: what there is, who you are, rooms and their seats; the WebSocket of a seat."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request
from fastapi.encoders import jsonable_encoder
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from wtactics import __version__
from wtactics.games import GAMES, UnknownRuleset, ruleset
from wtactics.server.data.store import Room, TakenAlready
from wtactics.server.messages import (
    DeckGuideInfo,
    EnglishInfo,
    FaceInfo,
    Guest,
    GuestName,
    Message,
    PersonalLink,
    Returning,
    RoomInfo,
    RoomRequest,
    RulesetInfo,
    SeatTaken,
    TableInfo,
    TopicInfo,
    WayBack,
)
from wtactics.server.rooms.carried import keys_at, shelf_of
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.rooms.room import checked, new_room, room_info, table_info
from wtactics.server.web import catalogue
from wtactics.server.web.connection import Connection
from wtactics.server.web.english import english
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.web.guests import Guestbook
from wtactics.server.web.names import cleaned, given

api: Final = APIRouter(prefix="/api", responses=FAULTS)
Key = Annotated[str, Path(max_length=64, description="the secret of a seat")]
Name = Annotated[str, Path(max_length=120, description="a ruleset")]


def house_of(request: Request) -> Lobby:
    """The lobby that answers."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def book_of(request: Request) -> Guestbook:
    """The book in which guests are known."""
    book: Guestbook = request.app.state.guests
    return book


Housed = Annotated[Lobby, Depends(house_of)]
Booked = Annotated[Guestbook, Depends(book_of)]


# ---- what there is


def cached(request: Request, content: Message | Sequence[Any]) -> Response:
    """An answer that need not be sent again to whoever has it."""
    body = json.dumps(jsonable_encoder(content), ensure_ascii=False, separators=(",", ":")).encode()
    mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def known(name: str) -> str:
    """The game's name, if there is such a ruleset with such mods."""
    if name.partition("+")[0] not in GAMES:
        raise RequestRefused(404, "path.ruleset", " or ".join(GAMES), repr(name))
    try:
        return ruleset(name).name
    except UnknownRuleset as unknown:
        raise RequestRefused(404, "path.ruleset", unknown.expected, unknown.found) from None


@api.get("/rulesets", response_model=list[RulesetInfo])
def rulesets(request: Request) -> Response:
    """Every ruleset that can be played."""
    return cached(request, catalogue.rulesets())


@api.get("/rulesets/{ruleset}", response_model=RulesetInfo)
def one_ruleset(request: Request, ruleset: Name) -> Response:
    """One ruleset, with the mods that its name has: their decks, their settings."""
    return cached(request, catalogue.ruleset_info(known(ruleset)))


@api.get("/rulesets/{ruleset}/cards", response_model=list[FaceInfo])
def cards(request: Request, ruleset: Name) -> Response:
    """The cards of a ruleset."""
    return cached(request, catalogue.faces(known(ruleset)))


@api.get("/rulesets/{ruleset}/rules", response_model=list[TopicInfo])
def rules(request: Request, ruleset: Name) -> Response:
    """The rulebook of a ruleset."""
    return cached(request, catalogue.topics(known(ruleset)))


@api.get("/rulesets/{ruleset}/english", response_model=EnglishInfo)
def card_english(request: Request, ruleset: Name) -> Response:
    """What the cards of a ruleset can say."""
    return cached(request, english(known(ruleset)))


@api.get("/rulesets/{ruleset}/decks/{deck}/guide", response_model=DeckGuideInfo)
def guide(
    request: Request, ruleset: Name, deck: Annotated[str, Path(max_length=100, description="a deck")]
) -> Response:
    """The guide to a deck for learning."""
    found = catalogue.guide_info(known(ruleset), deck)
    if found is None:
        raise RequestRefused(404, "path.deck", "a deck with a guide", repr(deck))
    return cached(request, found)


# ---- who you are


def guest_info(lobby: Lobby, guest: str) -> Guest:
    """A guest with the rooms in which he has a seat."""
    rooms = [
        room_info(room, seated.seat, lobby.here(room))
        for room in lobby.store.rooms_of(guest)
        for seated in room.seats
        if seated.guest == guest
    ]
    return Guest(name=lobby.store.guest_name(guest) or given(guest), rooms=tuple(rooms))


@api.get("/guest")
def guest(request: Request, response: Response, lobby: Housed, book: Booked) -> Guest:
    """Who the server thinks you are, and your rooms."""
    return guest_info(lobby, book.greet(request, response))


@api.post("/guest", openapi_extra=body_of(GuestName))
async def rename(
    request: Request,
    response: Response,
    lobby: Housed,
    book: Booked,
    asked: Annotated[GuestName, Depends(told(GuestName))],
) -> Guest:
    """Be called otherwise."""
    name = cleaned(asked.name)
    if not name:
        raise RequestRefused(422, "body.name", "a name that can be seen", repr(asked.name))
    guest = book.greet(request, response)
    await lobby.write(lobby.store.name_guest, guest, name)
    return await lobby.in_thread(guest_info, lobby, guest)


@api.get("/guest/link")
async def personal_link(request: Request, book: Booked) -> PersonalLink:
    """The link by which you come back on another device, or after the cookie was lost."""
    guest = book.known(request)
    if guest is None:
        raise RequestRefused(404, "header.cookie", "the cookie of a guest", "none")
    return PersonalLink(link=f"/back#{book.way_back(guest)}")


def brought_back(book: Guestbook, asked: WayBack) -> str:
    """The guest whom this link brings back."""
    guest = book.returned(asked.secret)
    if guest is None:
        raise RequestRefused(404, "body.secret", "the link of a guest, whole", "another, or a part of one")
    return guest


@api.post("/guest/who", openapi_extra=body_of(WayBack))
async def who_returns(
    request: Request, lobby: Housed, book: Booked, asked: Annotated[WayBack, Depends(told(WayBack))]
) -> Returning:
    """Whom a personal link would bring back."""
    guest = brought_back(book, asked)
    info = await lobby.in_thread(guest_info, lobby, guest)
    return Returning(name=info.name, games=sum(not room.over for room in info.rooms), you=guest == book.known(request))


@api.post("/guest/back", openapi_extra=body_of(WayBack))
async def come_back(
    request: Request,
    response: Response,
    lobby: Housed,
    book: Booked,
    asked: Annotated[WayBack, Depends(told(WayBack))],
) -> Guest:
    """Be who you were: this browser gets the guest's cookie in the place of its own."""
    guest = brought_back(book, asked)
    book.remember(request, response, guest)
    return await lobby.in_thread(guest_info, lobby, guest)


# ---- rooms


def address_of(request: HTTPConnection) -> str:
    """Where somebody calls from; a proxy on this machine is believed when it names another."""
    return request.client.host if request.client else ""


@api.post("/rooms", openapi_extra=body_of(RoomRequest), status_code=201)
async def make_room(
    request: Request,
    response: Response,
    lobby: Housed,
    book: Booked,
    asked: Annotated[RoomRequest, Depends(told(RoomRequest))],
) -> RoomInfo:
    """Make a room; its match begins at once if no seat is open."""
    guest = book.greet(request, response)
    name = await lobby.in_thread(lobby.store.guest_name, guest) or given(guest)
    room = await lobby.open(await lobby.in_thread(new_room, asked, guest, name), address_of(request))
    seat = next(seated.seat for seated in room.seats if seated.guest == guest)
    return room_info(room, seat, lobby.here(room))


def taken() -> RequestRefused:
    """Somebody was quicker."""
    return RequestRefused(409, "seat", "an open seat", "one that somebody else has taken")


async def seat_of(lobby: Lobby, book: Guestbook, request: Request, key: str) -> tuple[Room, int]:
    """The room and seat that this key opens; an invitation that was accepted opens it to whoever sits there alone."""
    found = await lobby.in_thread(lobby.store.room_of, key)
    if found is None:
        found = await lobby.in_thread(lobby.store.room_of, book.seat_key(key))
        if found is not None and found[0].seats[found[1]].guest != book.known(request):
            raise taken()
    if found is None:
        raise RequestRefused(404, "path.key", "the secret of a seat", "another")
    return found


@api.get("/seats/{key}")
async def look_at_seat(request: Request, key: Key, lobby: Housed, book: Booked) -> RoomInfo:
    """The room as this seat sees it."""
    room, seat = await seat_of(lobby, book, request, key)
    return room_info(room, seat, lobby.here(room))


@api.get("/seats/{key}/table")
async def look_at_table(key: Key, lobby: Housed, book: Booked) -> TableInfo:
    """What everybody may know who has a link to the table, also one that came too late."""
    found = await lobby.in_thread(lobby.store.room_of, key) or await lobby.in_thread(
        lobby.store.room_of, book.seat_key(key)
    )
    if found is None:
        raise RequestRefused(404, "path.key", "the secret of a seat", "another")
    return table_info(found[0])


@api.get("/seats/{key}/cards", response_model=list[FaceInfo])
async def cards_of_seat(request: Request, key: Key, lobby: Housed, book: Booked) -> Response:
    """The cards that the table of this seat is played with, where it has its own; nobody else is told of them."""
    room, _ = await seat_of(lobby, book, request, key)
    return cached(request, await lobby.in_thread(lambda: catalogue.faces_on(shelf_of(room))))


@api.post("/seats/{key}/take", openapi_extra=body_of(SeatTaken))
async def take_seat(
    request: Request, response: Response, key: Key, lobby: Housed, book: Booked,
    asked: Annotated[SeatTaken, Depends(told(SeatTaken))],
) -> RoomInfo:  # fmt: skip
    """Sit down on an open seat, whose link changes by that; the match begins when it was the last."""
    room, seat = await seat_of(lobby, book, request, key)
    guest = book.greet(request, response)
    if room.seats[seat].guest != guest:
        deck = asked.deck or room.seats[seat].deck
        checked("deck", deck, keys_at(room, seat))
        name = await lobby.in_thread(lobby.store.guest_name, guest) or given(guest)
        try:
            await lobby.write(lobby.store.take_seat, key, book.seat_key(key), guest, name, deck)
        except TakenAlready:
            raise taken() from None
        with lobby.visit(room) as session:
            await session.began()
        room, seat = await seat_of(lobby, book, request, book.seat_key(key))
    return room_info(room, seat, lobby.here(room))


@api.websocket("/seats/{key}/socket")
async def socket(websocket: WebSocket, key: str) -> None:
    """The table, for whoever has the key of a seat."""
    lobby: Lobby = websocket.app.state.lobby
    await Connection(websocket, lobby.limits).serve(lobby, key)


async def health(lobby: Housed) -> JSONResponse:
    """Does the server work? It is told what the last writing showed, so a file that is held holds up nobody here."""
    why = lobby.store.owner.ailment if lobby.store.owner else ""
    return JSONResponse(
        {"alive": not why, "version": __version__, **({"why": why} if why else {})}, 503 if why else 200
    )
