"""Decks of one's own: what the rules say to them, and how a card comes into one that ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from wtactics.cards import Card, CardLibrary, UnknownCard
from wtactics.cards.writing import by_sheet, sheet_text
from wtactics.content.content import Content, content_of
from wtactics.content.own_sets import OwnCards, digest_of
from wtactics.games import ruleset
from wtactics.server.messages.workshop import CardDraft, CardRead, DeckDraft, DeckFault, DeckRead
from wtactics.server.web.catalogue import decks as shipped_decks
from wtactics.server.web.catalogue import face_info
from wtactics.server.workshop.drafts import printed, sketched
from wtactics.server.workshop.reading import read_card

REMEMBERED: Final = 1_000  # own cards of decks
Copies = dict[str, int]  # of each card, by its name


class NoDeck(Exception):
    """There is no deck in which the card could be tried; why."""


def carried_by(set_name: str, drafts: Iterable[CardDraft]) -> tuple[OwnCards, ...]:
    """These cards as a record carries them; drafts that are no cards yet are left out."""
    cards = [card for draft in drafts if (card := printed(draft, set_name)[0]) is not None]
    return tuple(OwnCards(sheet[0].set, digest_of(sheet), sheet_text(sheet)) for sheet in by_sheet(cards))


def deck_read(set_name: str, deck: DeckDraft, own: Sequence[CardDraft]) -> DeckRead:
    """What the rules of the game say to a deck of these and of shipped cards."""
    content, game = content_of(deck.game), ruleset(deck.game)
    mine = {card.name: card for draft in own if (card := printed(draft, set_name)[0]) is not None}
    read = {draft.name: as_read(deck.game, draft.model_dump_json(), set_name) for draft in own}
    unread = [draft.name for draft in own if not read[draft.name].playable]
    cards, unknown = list[Card](), list[str]()
    for name, count in deck.cards.items():
        card = mine.get(name) or found_in(content.cards, name)
        cards += [card] * count if card is not None else []
        unknown += [name] if card is None else []
    faults = [
        DeckFault(rule=rule, title=content.rulebook.rule(rule).title, found=found) for rule, found in game.faults(cards)
    ]
    size = sum(deck.cards.values())
    faces = tuple(face_info(sketched(draft, set_name), deck.game, read[draft.name].face.unread) for draft in own)
    return DeckRead(size=size, faults=tuple(faults), unknown=tuple(unknown), unread=tuple(unread), own=faces)


@lru_cache(REMEMBERED)
def as_read(game: str, draft: str, set_name: str) -> CardRead:
    """What the game understands of a card as it was kept. A deck is looked at again at each change."""
    return read_card(game, CardDraft.model_validate_json(draft), set_name)


def left_unread(game: str, set_name: str, own: Sequence[CardDraft]) -> dict[str, tuple[str, ...]]:
    """The sentences of each of these cards that the game does not understand, by the card's name."""
    return {draft.name: as_read(game, draft.model_dump_json(), set_name).face.unread for draft in own}


def found_in(cards: CardLibrary, name: str) -> Card | None:
    """The card of this name, if there is one."""
    try:
        return cards.find(name)
    except UnknownCard:
        return None


def card_named(content: Content, name: str) -> Card:
    """The card of this name; NoDeck if there is none in this game."""
    card = found_in(content.cards, name)
    if card is None:
        raise NoDeck(f"there is no card {name!r} in {content.ruleset}")
    return card


# ---- a deck with the card, and without it


def deck_with(game: str, card: Card, wanted: str = "", instead: str = "") -> tuple[str, Copies, Copies, str]:
    """A shipped deck with the card in the place of another: its name, with it, without it, and whose place it took.

    The deck that was asked for, or the one that fits best; NoDeck if the card is in none of them by the rules.
    """
    there = shipped_decks(game)
    if wanted and wanted not in there:
        raise NoDeck(f"there is no deck {wanted!r} in {game}")
    chosen = [there[wanted]] if wanted else sorted(there.values(), key=lambda deck: -deck_fit(game, deck.name, card))
    for deck in chosen:
        without: Copies = {name: count for name, count, _ in deck.entries}
        library = content_of(game).cards
        for name in places_for(library, without, card, instead):
            with_it = {(card.name if each == name else each): count for each, count in without.items()}
            if not faults_of(game, with_it, card):
                return deck.name, with_it, without, name
    said = f" in the place of {instead!r}" if instead else ""
    raise NoDeck(f"no deck that ships may hold {card.name!r}{said} by the rules; put one together with it")


def without_it(content: Content, copies: Copies, card: Card, instead: str) -> tuple[Copies, str]:
    """A deck of one's own in which another card takes the place of this one, and which; none, if it keeps the rules without."""
    left = {name: count for name, count in copies.items() if name != card.name}
    others = {each.name: 1 for each in content.cards if each.name != card.name}
    for name in [instead] if instead else ["", *places_for(content.cards, others, card, "")]:
        found = left | ({name: left.get(name, 0) + copies[card.name]} if name else {})
        if not content.game.faults(each_copy(content, found)):
            return found, name
    raise NoDeck(f"without {card.name!r} the deck does not keep the rules{f', with {instead!r}' if instead else ''}")


def each_copy(content: Content, copies: Copies) -> list[Card]:
    """The cards of a deck, each copy."""
    return [card for name, count in copies.items() for card in [card_named(content, name)] * count]


def deck_fit(game: str, name: str, card: Card) -> int:
    """How many cards of the deck are of the card's faction."""
    deck = content_of(game).decks[name]
    return sum(each.faction == card.faction for each in deck.cards(content_of(game).cards))


def places_for(library: CardLibrary, copies: Copies, card: Card, instead: str) -> list[str]:
    """The cards of a deck whose place it could take, the one most like it first."""
    if instead:
        return [instead] if instead in copies else []
    like = [library.find(name) for name in copies]
    like = [each for each in like if each.type == card.type] or like
    like.sort(
        key=lambda each: (each.faction != card.faction, abs(each.cost - card.cost), -copies[each.name], each.number)
    )
    return [each.name for each in like]


def faults_of(game: str, copies: Copies, card: Card) -> list[tuple[str, str]]:
    """Every rule that a deck with this card breaks."""
    return ruleset(game).faults(listed(game, copies, [card]))


def listed(game: str, copies: Copies, own: Iterable[Card]) -> list[Card]:
    """The cards of a deck, each copy; one's own are found before those that ship."""
    mine, library = {card.name: card for card in own}, content_of(game).cards
    return [mine.get(name) or library.find(name) for name, count in copies.items() for _ in range(count)]
