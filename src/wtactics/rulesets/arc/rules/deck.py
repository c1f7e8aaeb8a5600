"""ARC-DECK: what a deck may hold; an illegal one is told all its faults at once."""

from __future__ import annotations

from typing import Final

from wtactics.cards.card import DISCIPLINES, Card

SIZE: Final = 45
CITIES: Final = 3
COPIES: Final = 3
TYPES: Final = ("city", "creature", "enchantment", "magic", "event")


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ARC-DECK-08 Every rule that the deck breaks, with what was found; a deck without faults may be played."""
    return [*size_faults(cards), *type_faults(cards), *city_faults(cards), *copy_faults(cards)]


def size_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ARC-DECK-01 Exactly 45 cards, the starting cities included."""
    if len(cards) == SIZE:
        return []
    return [("ARC-DECK-01", f"expected {SIZE} cards, found {len(cards)}")]


def type_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ARC-CARD-02, ARC-DECK-02, ARC-DECK-03 Any mixture of the five types that ARC has, and of factions."""
    strange = [card for card in cards if card.type not in TYPES]
    names = dict.fromkeys(f"{card.name} is of type {card.type}" for card in strange)
    return [("ARC-CARD-02", f"{name}, expected one of: {', '.join(TYPES)}") for name in names]


def city_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ARC-DECK-04 At least 3 cities, and at least one of each discipline."""
    cities = [card for card in cards if card.type == "city"]
    found: list[tuple[str, str]] = []
    if len(cities) < CITIES:
        found.append(("ARC-DECK-04", f"expected at least {CITIES} cities, found {len(cities)}"))
    there = [card.discipline for card in cities]
    missing = [discipline for discipline in DISCIPLINES if discipline not in there]
    return found + [("ARC-DECK-04", f"expected a {discipline} city, found none") for discipline in missing]


def copy_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ARC-DECK-05, ARC-DECK-06, ARC-CARD-13 At most 3 cards of exactly one name, whatever number or version; no limit else."""
    copies: dict[str, int] = {}
    for card in cards:
        copies[card.name.strip()] = copies.get(card.name.strip(), 0) + 1
    return [
        ("ARC-DECK-05", f"expected at most {COPIES} copies of {name}, found {n}")
        for name, n in copies.items()
        if n > COPIES
    ]
