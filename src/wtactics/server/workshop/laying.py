"""A test table: both sides are laid out by hand, card by card, and played on from there."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from wtactics.bots.roster import BOTS
from wtactics.cards import Card
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content, content_with
from wtactics.engine.match import NotOffered
from wtactics.games import ruleset
from wtactics.records.file import to_text
from wtactics.records.laid import FORMS, CannotLie, LaidCard, LaidTable
from wtactics.records.record import Brought, begin
from wtactics.records.trying import Attempt, is_menu
from wtactics.server.messages import RoomInfo
from wtactics.server.messages.workshop import CardDraft, DeckDraft, LayArea, LayAreas, LayAsked, LayCard
from wtactics.server.rooms.carried import Carried, in_text
from wtactics.server.rooms.room import checked, for_people
from wtactics.server.web.api import Booked
from wtactics.server.web.catalogue import decks as shipped_decks
from wtactics.server.web.faults import FAULTS, RequestRefused, body_of, told
from wtactics.server.workshop.api import Housed, SetName, game_named
from wtactics.server.workshop.decks import NoDeck, carried_by, found_in
from wtactics.server.workshop.house import card_of, deck_of
from wtactics.server.workshop.reading import read_card
from wtactics.server.workshop.trials import TRYING, opened
from wtactics.server.workshop.trying import MINE, SEEDS, THEIRS, LaidBench, numbers

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
    against: str
    cards: Sequence[LayCard]
    points: Sequence[tuple[int, int]]


def laid_by_hand(table: ByHand) -> LaidBench:
    """The game that begins so, or why it cannot; it is done at the desk."""
    unread = [each.name for each in table.own if not read_card(table.game, each, table.set_name).playable]
    if unread:
        return LaidBench(refused=f"{', '.join(unread)}: not understood yet")
    content = content_with(table.game, carried_by(table.set_name, table.own))
    try:
        decks = dict(zip((MINE, THEIRS), sides(table, content), strict=True))
        seed, settings = secrets.randbelow(SEEDS), for_people(content.game, 1)
        brought: list[Brought] = [decks[MINE], *[decks[THEIRS]] * (content.game.seats[0] - 1)]
        laid = replace(lying(table, content), led=led_to(content, brought, seed, settings))
        record = begin(content.game, content.pool, brought, seed, settings, laid).record
    except (NoDeck, BadInput, NotOffered, CannotLie) as error:
        return LaidBench(refused=str(error))
    carried = Carried(content.carried or (), {key: (name, numbers(cards)) for key, (name, cards) in decks.items()})
    return LaidBench("", to_text(replace(record, choices=[], outcome=None)), in_text(carried), seed, settings)


def sides(table: ByHand, content: Content) -> Iterator[tuple[str, list[Card]]]:
    """The decks of both sides, with every card that is laid out for its side."""
    there = shipped_decks(table.game)
    first, *others = there.values()
    mine = there.get(table.wanted, first)
    theirs = there.get(table.against) or next((deck for deck in others if deck is not mine), first)
    copies = {name: many for name, many, _ in mine.entries} if table.deck is None else table.deck.cards
    for seat, name, base in ((0, table.deck.name if table.deck else mine.name, copies),
                             (1, theirs.name, {each: many for each, many, _ in theirs.entries})):  # fmt: skip
        laid = Counter(card.name for card in table.cards if min(card.seat, 1) == seat)
        wanted = {each: max(base.get(each, 0), laid[each]) for each in (*base, *laid)}
        yield name, [card_named(content, each) for each, many in wanted.items() for _ in range(many)]


def card_named(content: Content, name: str) -> Card:
    """The card of this name; NoDeck if there is none in this game."""
    card = found_in(content.cards, name)
    if card is None:
        raise NoDeck(f"there is no card {name!r} in {content.ruleset}")
    return card


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


def led_to(content: Content, brought: list[Brought], seed: int, settings: dict[str, int]) -> tuple[int, ...]:
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
    game, bot = game_named("body.game", asked.game), checked("bot", asked.bot, BOTS)
    part = await house.lobby.in_thread(house.sets.part, found.id, asked.deck, "deck") if asked.deck else None
    deck = deck_of(part) if part else None
    wanted = {card.name for card in asked.cards} | set(deck.cards if deck else ())
    own = [card_of(each) for each in await house.lobby.in_thread(house.sets.named, found.id, wanted)]
    mine = [each for each in own if game in each.games]
    table = ByHand(game, found.name, mine, deck, asked.deck, asked.against, asked.cards, asked.points)
    laid = await house.read(game, laid_by_hand, table, effort=TRYING)
    if laid.refused:
        raise RequestRefused(422, "table", "a table that can be laid", laid.refused)
    return await opened(request, house, found.guest, game, laid, bot)
