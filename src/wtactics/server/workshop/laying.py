"""A test table: both sides are laid out by hand, card by card, and played on from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from wtactics.cards import Card
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content, content_with
from wtactics.engine.chance import Seed
from wtactics.engine.match import NotOffered
from wtactics.games import ruleset
from wtactics.records.laid import FORMS, CannotLie, LaidCard, LaidTable
from wtactics.records.record import Brought, begin
from wtactics.records.trying import Attempt, is_menu
from wtactics.server.messages import RoomInfo
from wtactics.server.messages.workshop import CardDraft, DeckDraft, LayArea, LayAreas, LayAsked, LayCard
from wtactics.server.web.api import Booked
from wtactics.server.web.catalogue import decks as shipped_decks
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.workshop.api import Housed, SetName, game_named
from wtactics.server.workshop.decks import NoDeck, card_named, carried_by, each_copy
from wtactics.server.workshop.house import card_of
from wtactics.server.workshop.trials import TRYING, across, opened, own_deck
from wtactics.server.workshop.trying import MINE, THEIRS, LaidBench, bench_laid, dealt_with, played_as

laying: Final = APIRouter(prefix="/api/workshop", responses=FAULTS)
EMPTIED: Final = ("row", "hosts")  # forms of the areas that are swept before anything is laid there


@dataclass(frozen=True)
class ByHand:
    """What is laid out: the decks of both sides, own cards, and card by card where each lies."""

    game: str
    set_name: str
    own: Sequence[CardDraft]
    deck: DeckDraft | None
    wanted: str
    across: DeckDraft | None
    against: str
    cards: Sequence[LayCard]
    points: Sequence[tuple[int, int]]
    friend: bool = False  # is somebody asked to the other side, who can play by hand?


def laid_by_hand(table: ByHand) -> LaidBench:
    """The game that begins so, or why it cannot; it is done at the desk."""
    try:
        game = played_as(table.game, table.own, table.set_name, table.friend)
        content = content_with(game, carried_by(table.set_name, table.own))
        decks = dict(zip((MINE, THEIRS), sides(table, content), strict=True))
        seed, settings = dealt_with(content.game, table.friend)
        brought: list[Brought] = [decks[MINE], *[decks[THEIRS]] * (content.game.seats[0] - 1)]
        laid = replace(lying(table, content), led=led_to(content, brought, seed, settings))
        record = begin(content.game, content.pool, brought, seed, settings, laid).record
    except (NoDeck, BadInput, NotOffered, CannotLie) as error:
        return LaidBench(refused=str(error))
    return bench_laid(content, decks, record, seed, settings)


def sides(table: ByHand, content: Content) -> Iterator[tuple[str, list[Card]]]:
    """The decks of both sides, with every card that is laid out for its side."""
    first, *others = shipped_decks(table.game).values()
    mine = shipped_decks(table.game).get(table.wanted, first)
    theirs = shipped_decks(table.game).get(table.against) or next((deck for deck in others if deck is not mine), first)
    for seat, own, shipped in ((0, table.deck, mine), (1, table.across, theirs)):
        base = own.cards if own is not None else {each: many for each, many, _ in shipped.entries}
        laid = Counter(card.name for card in table.cards if min(card.seat, 1) == seat)
        wanted = {each: max(base.get(each, 0), laid[each]) for each in (*base, *laid)}
        yield own.name if own is not None else shipped.name, each_copy(content, wanted)


def lying(table: ByHand, content: Content) -> LaidTable:
    """The cards where they lie, after the areas in which any lies are swept."""
    areas = content.game.show.layout(content.game.settle(), content.game.seats[0]).areas
    swept = tuple(area.key for area in areas if area.form in EMPTIED)
    cards = tuple(
        LaidCard(
            each.seat, card_named(content, each.name).number, each.area, each.slot, each.marked, each.damage, each.on
        )
        for each in table.cards
    )
    return LaidTable((), swept, cards, tuple(table.points))


def led_to(content: Content, brought: list[Brought], seed: Seed, settings: dict[str, int]) -> tuple[int, ...]:
    """The choices by which bots come to the midst of the first seat's first turn."""
    attempt = Attempt(content, next(iter(brought[0][1])), brought, seed, settings)
    found: tuple[int, ...] | None = None
    for led, match in attempt.course("greedy"):
        found = led if found is None else found
        if is_menu(match):
            return led
    if found is None:
        raise NoDeck("these decks come to no turn of yours")
    return found


# ---- the calls


@laying.get("/areas/{game}")
def areas(game: str) -> LayAreas:
    """Where cards can be laid in a game."""
    found = ruleset(game_named("path.game", game[:120]))
    layout = found.show.layout(found.settle(), found.seats[0])
    told_ = (
        LayArea(key=area.key, title=area.title, slots=area.kinds if area.form == "grid" else 1, hosts=area.form == "hosts")
        for area in layout.areas if area.form in FORMS
    )  # fmt: skip
    return LayAreas(areas=tuple(told_), seats=found.seats[0])


@laying.post("/sets/{name}/lay", openapi_extra=body_of(LayAsked), status_code=201)
async def lay(
    request: Request, name: SetName, house: Housed, book: Booked, asked: Annotated[LayAsked, Depends(told(LayAsked))]
) -> RoomInfo:
    """A game that begins from a table which is laid out by hand."""
    found = await house.writer(book.known(request), name)
    game, bot = game_named("body.game", asked.game), across(asked)
    deck, theirs = await own_deck(house, found, game, asked.deck), await own_deck(house, found, game, asked.against)
    wanted = {card.name for card in asked.cards} | {name for each in (deck, theirs) if each for name in each.cards}
    own = [card_of(each) for each in await house.lobby.in_thread(house.sets.named, found.id, wanted)]
    mine = [each for each in own if game in each.games]
    table = ByHand(game, found.name, mine, deck, asked.deck, theirs, asked.against, asked.cards, asked.points, not bot)
    laid = await house.read(game, laid_by_hand, table, effort=TRYING)
    if laid.refused:
        raise RequestRefused(422, "table", "a table that can be laid", laid.refused)
    return await opened(request, house, found.guest, laid, bot)
