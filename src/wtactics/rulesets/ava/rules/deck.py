"""AVA-DECK: what a main deck, a cities deck and an avatar may be; an illegal deck is told all its faults at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wtactics.cards.card import DISCIPLINES, Card
from wtactics.kits.copies import copies

SIZE: Final = 60
CITIES: Final = 5
COPIES: Final = 4
TYPES: Final = ("city", "creature", "enchantment", "magic", "event", "avatar")


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """AVA-DECK-10 Every rule that the deck breaks, with what was found; a deck without faults may be played."""
    return [*type_faults(cards), *size_faults(cards), *city_faults(cards), *avatar_faults(cards), *too_many(cards)]


def type_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-CARD-02, AVA-DECK-02, AVA-DECK-08 Five types and the avatar, in any mixture, of any factions."""
    strange = dict.fromkeys(f"{card.name} is of type {card.type}" for card in cards if card.type not in TYPES)
    return [("AVA-CARD-02", f"{name}, expected one of: {', '.join(TYPES)}") for name in strange]


def size_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-DECK-01, AVA-DECK-02 At least 60 cards beside the cities and the avatar."""
    n = sum(card.type not in ("city", "avatar") for card in cards)
    return [("AVA-DECK-01", f"expected at least {SIZE} cards in the main deck, found {n}")] if n < SIZE else []


def city_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-DECK-03, AVA-DECK-04 Exactly five cities, at least one of each discipline."""
    there = [card.discipline for card in cards if card.type == "city"]
    found = [] if len(there) == CITIES else [("AVA-DECK-03", f"expected {CITIES} cities, found {len(there)}")]
    missing = [discipline for discipline in DISCIPLINES if discipline not in there]
    return found + [("AVA-DECK-04", f"expected a {discipline} city, found none") for discipline in missing]


def avatar_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-SETUP-01, AVA-CARD-14 Each player has one avatar."""
    n = sum(card.type == "avatar" for card in cards)
    return [] if n == 1 else [("AVA-SETUP-01", f"expected 1 avatar, found {n}")]


def too_many(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """AVA-DECK-05, AVA-CARD-06 At most four cards of one name or number, over both decks, whatever their versions."""
    return [
        ("AVA-DECK-05", f"expected at most {COPIES} copies of {name}, found {n}")
        for name, n in copies(cards).items() if n > COPIES
    ]  # fmt: skip
