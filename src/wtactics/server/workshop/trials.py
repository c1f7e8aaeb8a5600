"""The calls by which a card is tried: a game at once, and many games between bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from wtactics.bots.roster import BOTS
from wtactics.server.data.sets import StoredSet
from wtactics.server.messages import RoomInfo
from wtactics.server.messages.workshop import (
    AcrossAsked,
    DeckDraft,
    MeasureAsked,
    Measured,
    MeasureState,
    Nothing,
    TryAsked,
)
from wtactics.server.rooms.room import checked, room_info
from wtactics.server.web.api import Booked, address_of
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.web.names import given
from wtactics.server.workshop.api import Housed, PartName, SetName, game_named, part_named
from wtactics.server.workshop.house import House, card_of, deck_of
from wtactics.server.workshop.measuring import PAIRINGS, Test, prepared
from wtactics.server.workshop.trying import Bench, LaidBench, laid_bench, room_for

trials: Final = APIRouter(prefix="/api/workshop", responses=FAULTS)
TRYING: Final = 60.0  # seconds of work until a table is laid: bots play on to a turn in which the card can be played


async def bench_for(house: House, found: StoredSet, part: str, asked: AcrossAsked) -> Bench:
    """The card with what it is tried with."""
    game = game_named("body.game", asked.game)
    there = await house.lobby.in_thread(house.sets.part, found.id, part_named(part), "card")
    if there is None:
        raise RequestRefused(404, "path.part", "a card of this set", "none")
    deck, across = await own_deck(house, found, game, asked.deck), await own_deck(house, found, game, asked.against)
    names = {name for each in (deck, across) if each for name in each.cards}
    named = await house.lobby.in_thread(house.sets.named, found.id, names) if names else []
    others = [draft for each in named if each.part != there.part and game in (draft := card_of(each)).games]
    instead = asked.instead if isinstance(asked, MeasureAsked) else ""
    return Bench(
        game, found.name, card_of(there), others, deck, asked.deck, across, asked.against, instead, there.revision
    )


async def own_deck(house: House, found: StoredSet, game: str, part: str) -> DeckDraft | None:
    """The deck of the set that is named so, for this game; none where it is the name of one that ships."""
    kept = await house.lobby.in_thread(house.sets.part, found.id, part, "deck") if part else None
    if kept is None:
        return None
    deck = deck_of(kept)
    if deck.game != game:
        raise RequestRefused(422, "body.deck", f"a deck for {game}", f"one for {deck.game}")
    return deck


@trials.post("/sets/{name}/cards/{part}/try", openapi_extra=body_of(TryAsked), status_code=201)
async def try_it(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    asked: Annotated[TryAsked, Depends(told(TryAsked))],
) -> RoomInfo:  # fmt: skip
    """A game at once, in which the card lies in hand with the power to play it."""
    found = await house.writer(book.known(request), name)
    bot = across(asked)
    bench = replace(await bench_for(house, found, part, asked), friend=not bot)
    laid = await house.read(bench.game, laid_bench, bench, effort=TRYING)
    if laid.refused:
        raise RequestRefused(422, "card", "a card that can be tried", laid.refused)
    return await opened(request, house, found.guest, laid, bot)


def across(asked: TryAsked) -> str | None:
    """The bot across; none where a friend is asked."""
    return None if asked.friend else checked("bot", asked.bot, BOTS)


async def opened(request: Request, house: House, guest: str, laid: LaidBench, bot: str | None) -> RoomInfo:
    """The room of a laid table, with its guest at it."""
    called = await house.lobby.in_thread(house.lobby.store.guest_name, guest) or given(guest)
    room = await house.lobby.open(room_for(laid, guest, called, bot), address_of(request))
    return room_info(room, 0, house.lobby.here(room))


@trials.post("/sets/{name}/cards/{part}/measure", openapi_extra=body_of(MeasureAsked))
async def measure(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    asked: Annotated[MeasureAsked, Depends(told(MeasureAsked))],
) -> MeasureState:  # fmt: skip
    """Many games of a deck with the card and without it, against a deck across and against each other."""
    found = await house.writer(book.known(request), name)
    house.lobby.allowance.take(address_of(request))
    if house.measuring.of_guest(found.guest):
        raise RequestRefused(429, "workshop", "one test at a time", "another that is not over")
    bot, bench = checked("bot", asked.bot, BOTS), await bench_for(house, found, part, asked)
    files = await house.read(bench.game, prepared, bench, effort=TRYING)
    if files.refused:
        raise RequestRefused(422, "card", "a card that can be tried", files.refused)
    state = MeasureState(state="waits", games=asked.games * len(PAIRINGS))
    test = Test(found.guest, bench, bot, asked.games, files, state)

    async def keep(measured: Measured) -> None:
        await house.keep(house.sets.note_measured, found.id, part, measured.model_dump_json())

    house.measuring.begin(found.id, part, test, keep)
    return state


@trials.get("/sets/{name}/cards/{part}/measure")
async def measuring(request: Request, name: SetName, part: PartName, house: Housed, book: Booked) -> MeasureState:
    """How far the test of a card has come."""
    found, _ = await house.seen(book.known(request), name)
    return house.measuring.state(found.id, part)


@trials.post("/sets/{name}/cards/{part}/measure/stop", openapi_extra=body_of(Nothing))
async def stop(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    _: Annotated[Nothing, Depends(told(Nothing))],
) -> MeasureState:  # fmt: skip
    """No more games."""
    found = await house.own(book.known(request), name)
    house.measuring.stop(found.id, part)
    return house.measuring.state(found.id, part)
