"""The calls by which a card is tried: a game at once."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from wtactics.bots.roster import BOTS
from wtactics.games import ruleset
from wtactics.server.data.sets import StoredSet
from wtactics.server.messages import RoomInfo
from wtactics.server.messages.workshop import CardDraft, DeckDraft, MeasureAsked, TryAsked
from wtactics.server.rooms.room import checked, room_info
from wtactics.server.web.api import Booked, address_of
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.web.names import given
from wtactics.server.workshop.api import Housed, PartName, SetName, game_named, part_named
from wtactics.server.workshop.house import House, card_of, deck_of
from wtactics.server.workshop.trying import Bench, laid_bench, room_for

trials: Final = APIRouter(prefix="/api/workshop", responses=FAULTS)
TRYING: Final = 60.0  # seconds of work until a table is laid: bots play on to a turn in which the card can be played


async def bench_for(house: House, found: StoredSet, part: str, asked: TryAsked | MeasureAsked) -> Bench:
    """The card with what it is tried with."""
    game = game_named("body.game", asked.game)
    there = await house.lobby.in_thread(house.sets.part, found.id, part_named(part), "card")
    if there is None:
        raise RequestRefused(404, "path.part", "a card of this set", "none")
    card = card_of(there)
    deck_part = await house.lobby.in_thread(house.sets.part, found.id, asked.deck, "deck") if asked.deck else None
    against, instead = (asked.against, "") if isinstance(asked, TryAsked) else ("", asked.instead)
    if deck_part is None:
        return Bench(game, found.name, card, wanted=asked.deck, against=against, instead=instead)
    deck: DeckDraft = deck_of(deck_part)
    if deck.game != game:
        raise RequestRefused(422, "body.deck", f"a deck for {game}", f"one for {deck.game}")
    named = await house.lobby.in_thread(house.sets.named, found.id, deck.cards)
    others: list[CardDraft] = [card_of(each) for each in named if each.part != there.part]
    return Bench(game, found.name, card, others, deck, against=against, instead=instead)


@trials.post("/sets/{name}/cards/{part}/try", openapi_extra=body_of(TryAsked), status_code=201)
async def try_it(
    request: Request, name: SetName, part: PartName, house: Housed, book: Booked,
    asked: Annotated[TryAsked, Depends(told(TryAsked))],
) -> RoomInfo:  # fmt: skip
    """A game at once, in which the card lies in hand with the power to play it."""
    found = await house.own(book.known(request), name)
    house.writings.take(found.guest)
    bot = checked("bot", asked.bot, BOTS)
    bench = await bench_for(house, found, part, asked)
    laid = await house.read(bench.game, laid_bench, bench, effort=TRYING)
    if laid.refused:
        raise RequestRefused(422, "card", "a card that can be tried", laid.refused)
    called = await house.lobby.in_thread(house.lobby.store.guest_name, found.guest) or given(found.guest)
    wanted = room_for(bench.game, ruleset(bench.game).seats[0], laid, found.guest, called, bot)
    room = await house.lobby.open(wanted, address_of(request), laid.record)
    return room_info(room, 0, house.lobby.here(room))
