"""The calls of the workshop: sets and what is in them, reading, files."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from wtactics.games import UnknownRuleset, ruleset
from wtactics.server.data.sets import MOST_SETS, StoredPart
from wtactics.server.messages.workshop import (
    MOST_ROWS,
    CardKept,
    CardRead,
    CardRow,
    CardRows,
    CardSaved,
    DeckAsked,
    DeckKept,
    DeckRead,
    DeckSaved,
    NewSet,
    Nothing,
    OwnSet,
    OwnSets,
    ReadAsked,
    Removed,
    SetRow,
    StaleCard,
    StaleDeck,
    Taken,
    Uploaded,
    UploadRefused,
    WordsAsked,
    WordsOffered,
)
from wtactics.server.web.api import Booked, address_of
from wtactics.server.web.catalogue import face_info
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.web.names import cleaned
from wtactics.server.workshop.completing import words_after
from wtactics.server.workshop.decks import deck_read
from wtactics.server.workshop.drafts import sketched
from wtactics.server.workshop.files import file_name, taken_up, zipped
from wtactics.server.workshop.house import House, card_kept, card_of, deck_of
from wtactics.server.workshop.reading import read_card

workshop: Final = APIRouter(prefix="/api/workshop", responses=FAULTS)
SetName = Annotated[str, Path(max_length=40, description="a set of yours, or the secret of one that is shared")]
PartName = Annotated[str, Path(max_length=40, description="a card or deck of the set")]
PART: Final = re.compile(r"[A-Za-z0-9_-]{4,40}")
UPLOAD: Final = 2_500_000  # bytes of a request with a file
SHOWN_FIRST: Final = "arc"


def house_of(request: Request) -> House:
    """The house of the workshop."""
    house: House = request.app.state.workshop
    return house


Housed = Annotated[House, Depends(house_of)]


def game_named(where: str, name: str) -> str:
    """A game that there is."""
    try:
        return ruleset(name).name
    except UnknownRuleset as unknown:
        raise RequestRefused(422, where, unknown.expected, unknown.found) from None


def part_named(name: str) -> str:
    """A name that a page has given to a card or deck."""
    if not PART.fullmatch(name):
        raise RequestRefused(404, "path.part", "4 to 40 letters, digits, - and _", repr(name[:50]))
    return name


# ---- sets


@workshop.get("/sets")
async def sets(request: Request, house: Housed, book: Booked) -> OwnSets:
    """The sets of whoever asks."""
    guest = book.known(request)
    found = await house.lobby.in_thread(house.sets.of_guest, guest) if guest else []
    many = await house.lobby.in_thread(house.sets.sizes, found)
    rows = (SetRow(id=s.id, name=s.name, cards=many[s.id, "card"], decks=many[s.id, "deck"], changed=s.changed)
            for s in found)  # fmt: skip
    return OwnSets(sets=tuple(rows), most=MOST_SETS)


@workshop.post("/sets", openapi_extra=body_of(NewSet), status_code=201)
async def new_set(
    request: Request, response: Response, house: Housed, book: Booked, asked: Annotated[NewSet, Depends(told(NewSet))]
) -> OwnSet:
    """Begin a set."""
    guest = book.greet(request, response)
    house.writings.take(guest)
    house.writings.take(address_of(request))
    made = await house.keep(house.sets.begin, guest, set_name(asked.name))
    return house.info(await house.own(guest, made), yours=True)


def set_name(asked: str) -> str:
    """A name that can be seen."""
    name = cleaned(asked)
    if not name:
        raise RequestRefused(422, "body.name", "a name that can be seen", repr(asked))
    return name


@workshop.get("/sets/{name}")
async def one_set(request: Request, name: SetName, house: Housed, book: Booked) -> OwnSet:
    """A set with its decks; its cards are fetched page by page."""
    found, yours = await house.seen(book.known(request), name)
    return await house.lobby.in_thread(house.info, found, yours)


@workshop.post("/sets/{name}/name", openapi_extra=body_of(NewSet))
async def rename_set(
    request: Request, name: SetName, house: Housed, book: Booked, asked: Annotated[NewSet, Depends(told(NewSet))]
) -> OwnSet:  # fmt: skip
    """Call a set otherwise."""
    found = await house.writer(book.known(request), name)
    await house.keep(house.sets.rename, found.id, set_name(asked.name))
    return await one_set(request, name, house, book)


@workshop.post("/sets/{name}/delete", openapi_extra=body_of(Nothing))
async def delete_set(
    request: Request, name: SetName, house: Housed, book: Booked, _: Annotated[Nothing, Depends(told(Nothing))]
) -> OwnSets:  # fmt: skip
    """Throw a set away."""
    found = await house.writer(book.known(request), name)
    await house.keep(house.sets.remove, found.id)
    return await sets(request, house, book)


@workshop.post("/sets/{name}/copy", openapi_extra=body_of(Nothing), status_code=201)
async def copy_set(
    request: Request, response: Response, name: SetName, house: Housed, book: Booked,
    _: Annotated[Nothing, Depends(told(Nothing))],
) -> OwnSet:  # fmt: skip
    """Take a copy of a set into one's own workshop."""
    found, _yours = await house.seen(book.known(request), name)
    guest = book.greet(request, response)
    house.writings.take(guest)
    house.writings.take(address_of(request))
    made = await house.keep(house.copy, found, guest)
    return house.info(await house.own(guest, made), yours=True)


# ---- their cards


@workshop.get("/sets/{name}/cards")
async def cards(
    request: Request, name: SetName, house: Housed, book: Booked,
    words: Annotated[str, Query(max_length=80)] = "",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    many: Annotated[int, Query(ge=1, le=MOST_ROWS)] = 60,
) -> CardRows:  # fmt: skip
    """A page of the cards of a set, as they look."""
    found, _ = await house.seen(book.known(request), name)

    def rows() -> CardRows:
        count, parts = house.sets.page(found.id, words, first, many)
        return CardRows(found=count, rows=tuple(map(row, parts)))

    def row(part: StoredPart) -> CardRow:
        draft = card_of(part)
        game = next((name for name in draft.games if is_game(name)), SHOWN_FIRST)
        face = face_info(sketched(draft, found.name), game)
        return CardRow(id=part.part, revision=part.revision, face=face, games=draft.games)

    return await house.lobby.in_thread(rows)


def is_game(name: str) -> bool:
    """Is there a game of this name?"""
    try:
        ruleset(name)
    except UnknownRuleset:
        return False
    return True


@workshop.get("/sets/{name}/cards/{part}")
async def one_card(request: Request, name: SetName, part: PartName, house: Housed, book: Booked) -> CardKept | None:
    """A card as it was typed; none, if there is no such card in the set."""
    found, _ = await house.seen(book.known(request), name)
    there = await house.lobby.in_thread(house.sets.part, found.id, part_named(part), "card")
    return card_kept(there) if there else None


@workshop.post("/sets/{name}/cards/{part}", openapi_extra=body_of(CardSaved), responses={409: {"model": StaleCard}})
async def save_card(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    asked: Annotated[CardSaved, Depends(told(CardSaved))],
) -> CardKept:  # fmt: skip
    """Keep a card; whoever saves over what he has not seen is told what is there now."""
    found = await house.writer(book.known(request), name)
    kept: CardKept = await house.keep(house.save_card, found, part_named(part), asked.revision, asked.card)
    return kept


# ---- decks


@workshop.post("/sets/{name}/decks/{part}", openapi_extra=body_of(DeckSaved), responses={409: {"model": StaleDeck}})
async def save_deck(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    asked: Annotated[DeckSaved, Depends(told(DeckSaved))],
) -> DeckKept:  # fmt: skip
    """Keep a deck."""
    found = await house.writer(book.known(request), name)
    save, deck = house.sets.save, asked.deck
    body = deck.model_dump_json()
    now = await house.keep(save, found.id, "deck", part_named(part), asked.revision, deck.name, body)
    return DeckKept(id=part, revision=now, deck=deck)


@workshop.post(
    "/sets/{name}/{kind}/{part}/delete",
    openapi_extra=body_of(Removed),
    responses={409: {"model": StaleCard | StaleDeck}},
)
async def delete_part(
    request: Request, name: SetName, kind: Literal["cards", "decks"], part: PartName, house: Housed, book: Booked,
    asked: Annotated[Removed, Depends(told(Removed))],
) -> OwnSet:  # fmt: skip
    """Take a card or a deck away."""
    found = await house.writer(book.known(request), name)
    await house.keep(house.sets.drop, found.id, kind.removesuffix("s"), part_named(part), asked.revision)
    return await one_set(request, name, house, book)


@workshop.post("/deck", openapi_extra=body_of(DeckAsked))
async def read_a_deck(
    request: Request, house: Housed, book: Booked, asked: Annotated[DeckAsked, Depends(told(DeckAsked))]
) -> DeckRead:
    """What the rules say to a deck."""
    house.readings.take(book.known(request) or address_of(request))
    game_named("body.deck.game", asked.deck.game)
    name, own = "", []
    if asked.set:
        found, _ = await house.seen(book.known(request), asked.set)
        name, own = (
            found.name,
            [card_of(p) for p in await house.lobby.in_thread(house.sets.named, found.id, asked.deck.cards)],
        )
    read: DeckRead = await house.read(asked.deck.game, deck_read, name, asked.deck, own)
    return read


# ---- reading


@workshop.post("/read", openapi_extra=body_of(ReadAsked))
async def read(
    request: Request, house: Housed, book: Booked, asked: Annotated[ReadAsked, Depends(told(ReadAsked))]
) -> CardRead:
    """What a game understands of a card."""
    guest = book.known(request)
    house.readings.take(guest or address_of(request))
    game, draft, name, twins = game_named("body.game", asked.game), asked.card, "", []
    if asked.set:
        found, _ = await house.seen(guest, asked.set)
        name = found.name
        twins = [part.part for part in await house.lobby.in_thread(house.sets.named, found.id, [draft.name])]
    twin = any(part != asked.id for part in twins) and bool(draft.name)
    answer: CardRead = await house.read(game, read_card, game, draft, name, twin)
    return answer


@workshop.post("/words", openapi_extra=body_of(WordsAsked))
async def words(
    request: Request, house: Housed, book: Booked, asked: Annotated[WordsAsked, Depends(told(WordsAsked))]
) -> WordsOffered:
    """What could be written next."""
    house.readings.take(book.known(request) or address_of(request))
    game_named("body.game", asked.game)
    offered: WordsOffered = await house.read(asked.game, words_after, asked)
    return offered


# ---- files


@workshop.get("/sets/{name}/file")
async def download(request: Request, name: SetName, house: Housed, book: Booked) -> Response:
    """The set as a folder that `--cards` takes, in a ZIP file."""
    found, _ = await house.seen(book.known(request), name)
    house.readings.take(book.known(request) or address_of(request))

    def made() -> bytes:
        drafts = map(card_of, house.sets.parts(found.id, "card"))
        return zipped(found.name, drafts, map(deck_of, house.sets.parts(found.id, "deck")))

    held = await house.lobby.in_thread(made)
    disposition = f'attachment; filename="{file_name(found.name)}.zip"'
    return Response(held, media_type="application/zip", headers={"Content-Disposition": disposition})


@workshop.post("/sets/{name}/upload", openapi_extra=body_of(Uploaded), responses={422: {"model": UploadRefused}})
async def upload(
    request: Request, name: SetName, house: Housed, book: Booked,
    asked: Annotated[Uploaded, Depends(told(Uploaded, UPLOAD))],
) -> Taken:  # fmt: skip
    """Take up a file of cards, or a deck; everything that is wrong with it is told at once."""
    found = await house.writer(book.known(request), name)
    drafts, decks, faults = await house.read("", taken_up, asked.name, asked.text)
    if faults:
        refused = RequestRefused(422, "body.text", "cards or a deck in TOML", f"{len(faults)} faults")
        refused.told = UploadRefused(fault=refused.fault, faults=tuple(faults))
        raise refused
    parts = [("card", draft.name, draft.model_dump_json()) for draft in drafts]
    parts += [("deck", deck.name, deck.model_dump_json()) for deck in decks]
    await house.keep(house.sets.add, found.id, parts)
    return Taken(cards=len(drafts), decks=len(decks))
