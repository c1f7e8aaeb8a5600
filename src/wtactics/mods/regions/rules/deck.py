"""AVA-REGION-01, AVA-REGION-18: what decks with regions may be; an illegal deck is told all its faults at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wtactics.cards.card import Card
from wtactics.rulesets.ava.rules import deck

PILE: Final = 5
BESIDE: Final = ("region", "avatar")  # what is no part of the main deck


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """AVA-REGION-01, AVA-DECK-10 Every rule that the deck breaks, with what was found."""
    main = [card for card in cards if card.type != "region"]
    return [
        *deck.type_faults(card for card in main if card.type != "city"), *deck.size_faults(main),
        *pile_faults(cards), *loyalty_faults(cards), *deck.avatar_faults(cards), *deck.too_many(cards),
    ]  # fmt: skip


def admits(card: Card) -> bool:
    """AVA-REGION-01 There are no cities."""
    return card.type != "city"


def cities(cards: Iterable[Card]) -> list[Card]:
    """The cities among them."""
    return [card for card in cards if not admits(card)]


def pile_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-REGION-01 Exactly five regions, and no city."""
    cards = list(cards)
    n = sum(card.type == "region" for card in cards)
    found = [] if n == PILE else [("AVA-REGION-01", f"expected {PILE} regions, found {n}")]
    strange = dict.fromkeys(card.name for card in cities(cards))
    return found + [("AVA-REGION-01", f"expected no city, found {name}") for name in strange]


def loyalty_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-REGION-18 Each region supports a faction, and each card of the main deck is supported by some region."""
    cards = list(cards)
    regions = [card for card in cards if card.type == "region"]
    supported = {faction for region in regions for faction in region.supports}
    empty = dict.fromkeys(region.name for region in regions if not region.supports)
    strange = dict.fromkeys(
        (card.name, card.faction) for card in cards if card.type not in BESIDE and card.faction not in supported
    )
    return [("AVA-REGION-18", f"{name} supports no faction, expected one at least") for name in empty] + [
        ("AVA-REGION-18", f"{name} is of {faction}, which none of the regions supports") for name, faction in strange
    ]
