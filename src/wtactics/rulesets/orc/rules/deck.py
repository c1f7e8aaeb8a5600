"""ORC-DECK: what an army deck with its chapter of quests may hold; an illegal one is told all its faults at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from wtactics.cards.card import Card

LEAST: Final = 60
CHAPTER: Final = 10
COPIES: Final = 4
LOYALTY: Final = 3
TYPES: Final = ("creature", "equipment", "event", "magic", "enchantment", "quest")


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-05 Every rule that the deck breaks, with what was found; a deck without faults may be played."""
    return [*type_faults(cards), *size_faults(cards), *copy_faults(cards), *loyalty_faults(cards)]


def type_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """ORC-CARD-17 Six types, in any mixture."""
    strange = dict.fromkeys(f"{card.name} is of type {card.type}" for card in cards if card.type not in TYPES)
    return [("ORC-CARD-17", f"{name}, expected one of: {', '.join(TYPES)}") for name in strange]


def size_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-01, ORC-DECK-02, ORC-DECK-03, ORC-QUEST-02 At least 60 cards, ten of them a chapter of quests."""
    found = [("ORC-DECK-01", f"expected at least {LEAST} cards, found {len(cards)}")] if len(cards) < LEAST else []
    quests = sum(card.type == "quest" for card in cards)
    return found + ([("ORC-DECK-03", f"expected {CHAPTER} quests, found {quests}")] if quests != CHAPTER else [])


def copy_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-06, ORC-CARD-13, ORC-QUEST-03 At most four cards of one name or number, and each quest once."""
    copies = Counter((card.name.strip(), card.type == "quest") for card in cards)
    return [
        ("ORC-QUEST-03" if quest else "ORC-DECK-06", f"expected at most {1 if quest else COPIES} of {name}, found {n}")
        for (name, quest), n in copies.items()
        if n > (1 if quest else COPIES)
    ]


def loyalty_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-10 to ORC-DECK-15 Each faction's highest requirement, added up, is never more than three."""
    highest: dict[str, int] = {}
    for card in cards:
        if card.loyalty > 0 and card.type != "quest":
            highest[card.faction] = max(highest.get(card.faction, 0), card.loyalty)
    if sum(highest.values()) <= LOYALTY:
        return []
    told = ", ".join(f"{faction} {n}" for faction, n in highest.items())
    return [("ORC-DECK-10", f"expected loyalty of at most {LOYALTY} in all, found {told}")]
