"""What nobody reads of the cards of a deck: people carry it out by hand, and nobody else can."""

from __future__ import annotations

from collections.abc import Iterable

from wtactics.cards import Card
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content


def unread(content: Content, cards: Iterable[Card]) -> dict[str, list[str]]:
    """The sentences of each of these cards that are carried out by hand, by its name; nothing of those that are read."""
    if not content.game.by_hand:
        return {}
    found = {card.name: list(content.pool.unread(card)) for card in dict.fromkeys(cards)}
    return {name: sentences for name, sentences in found.items() if sentences}


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
