"""ORC-DECK: what an army deck with its chapter of quests may hold; an illegal one is told all its faults at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wtactics.cards.card import FACTIONS, Card, plain_faction
from wtactics.kits.copies import copies

LEAST: Final = 60
CHAPTER: Final = 10
COPIES: Final = 4
LOYALTY: Final = 3
TYPES: Final = ("creature", "equipment", "event", "magic", "enchantment", "quest")


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-05 Every rule that the deck breaks, with what was found; a deck without faults may be played."""
    return [*type_faults(cards), *size_faults(cards), *copy_faults(cards), *loyalty_faults(cards)]


def type_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """ORC-CARD-17, ORC-DECK-04, ORC-DECK-17 Six types, in any mixture."""
    strange = dict.fromkeys(f"{card.name} is of type {card.type}" for card in cards if card.type not in TYPES)
    return [("ORC-CARD-17", f"{name}, expected one of: {', '.join(TYPES)}") for name in strange]


def size_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-01, ORC-DECK-02, ORC-DECK-03, ORC-QUEST-02 At least 60 cards, ten of them a chapter of quests."""
    found = [("ORC-DECK-01", f"expected at least {LEAST} cards, found {len(cards)}")] if len(cards) < LEAST else []
    quests = sum(card.type == "quest" for card in cards)
    return found + ([("ORC-DECK-03", f"expected {CHAPTER} quests, found {quests}")] if quests != CHAPTER else [])


def copy_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-06, ORC-CARD-06, ORC-CARD-13, ORC-QUEST-03 At most four cards of one name or number, and each quest once."""
    quests = {card.name.strip() for card in cards if card.type == "quest"}
    return [
        (
            "ORC-QUEST-03" if name in quests else "ORC-DECK-06",
            f"expected at most {1 if name in quests else COPIES} of {name}, found {n}",
        )
        for name, n in copies(cards).items()
        if n > (1 if name in quests else COPIES)
    ]


def loyalty_of(card: Card) -> dict[str, int]:
    """ORC-CARD-03, ORC-DECK-08, ORC-DECK-18 The signs of loyalty on a card, by faction: of none, of one or of two."""
    beside = card.stats_in("orc")
    signs = {card.faction: card.loyalty, str(beside.get("second_faction", "")): int(beside.get("second_loyalty", 0))}
    return {plain_faction(faction): n for faction, n in signs.items() if faction and n > 0}


def provided(cards: Iterable[Card]) -> dict[str, int]:
    """ORC-DECK-09, ORC-DECK-16 For each faction the highest loyalty that a card of the army deck asks for."""
    highest: dict[str, int] = {}
    for card in cards:
        for faction, n in loyalty_of(card).items() if card.type != "quest" else ():
            highest[faction] = max(highest.get(faction, 0), n)
    return highest


def loyalty_faults(cards: Iterable[Card]) -> list[tuple[str, str]]:
    """ORC-DECK-07, ORC-DECK-10, ORC-DECK-11, ORC-DECK-12, ORC-DECK-13, ORC-DECK-14, ORC-DECK-15 Three signs in all, at most."""
    highest = provided(cards)
    if sum(highest.values()) <= LOYALTY:
        return []
    told = ", ".join(f"{name} {highest[plain_faction(name)]}" for name in FACTIONS if plain_faction(name) in highest)
    return [("ORC-DECK-10", f"expected loyalty of at most {LOYALTY} in all, found {told}")]
