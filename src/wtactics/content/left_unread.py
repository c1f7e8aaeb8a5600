"""What nobody reads of the cards of a deck: people carry it out by hand, and nobody else can."""

from __future__ import annotations

from collections.abc import Iterable

from wtactics.cards import Card, CardLibrary
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content
from wtactics.content.own_sets import is_own
from wtactics.content.pool import pool_of
from wtactics.games import with_hands


def unread(content: Content, cards: Iterable[Card]) -> dict[str, list[str]]:
    """The sentences of each of these cards that are carried out by hand, by its name; nothing of those that are read."""
    if not content.game.by_hand:
        return {}
    found = {card.name: list(content.pool.unread(card)) for card in dict.fromkeys(cards)}
    return {name: sentences for name, sentences in found.items() if sentences}


def left_unread(cards: Iterable[Card], name: str) -> dict[str, tuple[str, ...]]:
    """The sentences of cards of one's own that nobody reads in this game, by the card's name, whoever may play them."""
    own = CardLibrary(card for card in dict.fromkeys(cards) if is_own(card))
    if len(own) == 0:
        return {}
    pool = pool_of(own, with_hands(name))
    return {card.name: left for card in pool.cards if (left := pool.unread(card))}


def unread_words(found: dict[str, list[str]]) -> str:
    """The same in a line."""
    return "; ".join(f'{name}: "{" ".join(sentences)}"' for name, sentences in found.items())


def refuse_bots(content: Content, decks: Iterable[str]) -> None:
    """BYHAND-OPEN-05 BadInput if a deck has cards that only people can play, with their sentences."""
    cards = [card for name in dict.fromkeys(decks) for card in content.find_deck(name).cards(content.cards)]
    if found := unread(content, cards):
        raise BadInput(
            f"bots: expected cards that are read, found what only people can do, by hand: {unread_words(found)}"
        )
