"""Trying a card at a table: the decks, and the record of a game that begins where the card can be played."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from wtactics.cards import Card
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content, content_with
from wtactics.engine.chance import Seed, new_key
from wtactics.engine.match import NotOffered
from wtactics.games import ruleset, with_hands
from wtactics.kits.game import Game
from wtactics.records.file import to_text
from wtactics.records.record import Brought, Record
from wtactics.records.trying import try_card
from wtactics.server.data.store import Room, Seated, now
from wtactics.server.messages.workshop import CardDraft, DeckDraft
from wtactics.server.rooms.carried import Carried, in_text
from wtactics.server.rooms.room import for_people, token, with_bots_named
from wtactics.server.web.catalogue import decks as shipped_decks
from wtactics.server.workshop.decks import Copies, NoDeck, carried_by, deck_with, each_copy, without_it
from wtactics.server.workshop.drafts import printed
from wtactics.server.workshop.reading import read_card

SEEDS: Final = 1 << 53
MINE, THEIRS = "own", "other"  # the keys of the two decks in their room


@dataclass(frozen=True)
class Bench:
    """A card and what it is tried with: the set's other cards that the decks need, the deck, and the deck across."""

    game: str
    set_name: str
    card: CardDraft
    others: Sequence[CardDraft] = ()
    deck: DeckDraft | None = None  # one of the set's; none: one that ships
    wanted: str = ""  # the key of one that ships
    across: DeckDraft | None = None  # the same of the deck across
    against: str = ""
    instead: str = ""
    revision: int = 0  # of the card
    friend: bool = False  # is somebody asked to the other side, who can play by hand?


@dataclass(frozen=True)
class LaidBench:
    """What is needed for a room in which the card is tried; or why it cannot be."""

    refused: str = ""
    game: str = ""
    carried: str = ""
    seed: Seed = 0
    settings: Mapping[str, int] | None = None


@dataclass(frozen=True)
class Pair:
    """The deck with the card, the deck without it, and the deck across, of a shelf that has the card."""

    content: Content
    card: Card
    name: str
    with_it: Copies
    without: Copies
    instead: str
    across: tuple[str, Copies]


def pair_of(bench: Bench) -> Pair:
    """The two decks; NoDeck says why there are none."""
    draft, faults = printed(bench.card, bench.set_name)
    if draft is None:
        raise NoDeck("; ".join(f"{fault.field}: found {fault.found}, expected {fault.expected}" for fault in faults))
    if bench.game not in bench.card.games:
        raise NoDeck(f"{bench.card.name!r} is no card of {bench.game}")
    own = [bench.card, *bench.others]
    content = content_with(played_as(bench.game, own, bench.set_name, bench.friend), carried_by(bench.set_name, own))
    card = content.cards.find(bench.card.name)
    if bench.deck is None:
        name, with_it, without, instead = deck_with(bench.game, card, bench.wanted, bench.instead)
    else:
        name, with_it, instead = bench.deck.name, bench.deck.cards, bench.instead
        if card.name not in with_it:
            raise NoDeck(f"{card.name!r} is not in the deck {name!r}: put it in, or take another deck")
        legal(content, name, with_it)
        without, instead = without_it(content, with_it, card, instead)
    return Pair(content, card, name, with_it, without, instead, across_of(bench, content, name))


def played_as(game: str, own: Sequence[CardDraft], set_name: str, friend: bool) -> str:
    """BYHAND-OPEN-05 The game in which these cards are played: by people alone, if not all of them are understood."""
    unread = [each.name for each in own if not read_card(game, each, set_name).playable]
    if unread and not friend:
        names = ", ".join(map(repr, unread))
        raise NoDeck(f"{names}: not understood yet, and played by hand only with a friend across")
    return with_hands(game) if unread else game


def legal(content: Content, name: str, copies: Copies) -> None:
    """The deck keeps the rules; NoDeck says which it does not."""
    for rule, found in content.game.faults(each_copy(content, copies)):
        raise NoDeck(f"the deck {name!r} does not keep {rule}: {found}")


def across_of(bench: Bench, content: Content, name: str) -> tuple[str, Copies]:
    """The deck across: the one that is asked for, or the first that ships and is another than this one."""
    if bench.across is not None:
        legal(content, bench.across.name, bench.across.cards)
        return bench.across.name, bench.across.cards
    there = shipped_decks(bench.game)
    deck = there.get(bench.against) or next((deck for deck in there.values() if deck.name != name), None)
    if deck is None or (bench.against and bench.against not in there):
        raise NoDeck(f"there is no deck {bench.against or 'across'!r} in {bench.game}")
    return deck.name, {each: count for each, count, _ in deck.entries}


def laid_bench(bench: Bench) -> LaidBench:
    """A game with the card in hand and the power to play it."""
    try:
        pair = pair_of(bench)
        content = pair.content
        decks = {
            key: (name, each_copy(content, copies))
            for key, (name, copies) in ((MINE, (pair.name, pair.with_it)), (THEIRS, pair.across))
        }
        seed, settings = dealt_with(content.game, bench.friend)
        brought: list[Brought] = [decks[MINE], *[decks[THEIRS]] * (content.game.seats[0] - 1)]
        record = try_card(content, pair.card, brought, seed, settings=settings).record
    except (NoDeck, BadInput, NotOffered) as error:
        return LaidBench(refused=str(error))
    return bench_laid(content, decks, record, seed, settings)


def dealt_with(game: Game, friend: bool) -> tuple[Seed, dict[str, int]]:
    """From what it is dealt, which nobody may compute who plays against a friend; and the settings."""
    return (new_key(), for_people(game, game.seats[0])) if friend else (secrets.randbelow(SEEDS), for_people(game, 1))


def bench_laid(
    content: Content, decks: Mapping[str, tuple[str, list[Card]]], record: Record, seed: Seed, settings: dict[str, int]
) -> LaidBench:
    """What the room of this record carries."""
    named = {key: (name, numbers(cards)) for key, (name, cards) in decks.items()}
    begun = to_text(replace(record, choices=[], outcome=None))
    return LaidBench("", content.game.name, in_text(Carried(content.carried or (), named, begun)), seed, settings)


def numbers(cards: Sequence[Card]) -> tuple[int, ...]:
    """The cards by their numbers."""
    return tuple(card.number for card in cards)


def room_for(laid: LaidBench, guest: str, name: str, bot: str | None) -> Room:
    """The room of that game: its guest, and bots across, or seats to which friends are asked."""
    mine, kind = Seated(0, token(), "person", guest, name, None, MINE), "bot" if bot else "open"
    players = ruleset(laid.game).seats[0]
    theirs = [Seated(seat, token(), kind, None, "", bot, THEIRS) for seat in range(1, players)]
    return Room(
        token(), laid.game, dict(laid.settings or {}), laid.seed, guest, now(), None, with_bots_named((mine, *theirs)), None,
        carried=laid.carried,
    )  # fmt: skip
