"""SLOT-DECK: what a deck may hold; an illegal one is told all its faults at once."""

from __future__ import annotations

from typing import Final

from wtactics.cards.card import Card

MOST: Final = 60
LEAST: Final = 8
LEAST_PLAIN: Final = 7
LEVELS: Final = (1, 2)


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-START-01, SLOT-DECK-01 Every rule that the deck breaks, with what was found; one without faults may be played."""
    return [
        *type_faults(cards),
        *most_faults(cards),
        *faction_faults(cards),
        *least_faults(cards),
        *level_faults(cards),
    ]


def level_of(card: Card) -> object:
    """The level printed for this game."""
    return card.stats_in("slot").get("level")


def type_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-CARD-01 Nothing but creatures."""
    names = dict.fromkeys(f"{card.name} is of type {card.type}" for card in cards if card.type != "creature")
    return [("SLOT-CARD-01", f"{name}, expected creature") for name in names]


def most_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-DECK-02, SLOT-DECK-04 At most 60 cards; the copies of one card are not counted."""
    return [("SLOT-DECK-02", f"expected at most {MOST} cards, found {len(cards)}")] if len(cards) > MOST else []


def faction_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-DECK-03 All of one faction."""
    factions = list(dict.fromkeys(card.faction for card in cards))
    return [("SLOT-DECK-03", f"expected one faction, found {' and '.join(factions)}")] if len(factions) > 1 else []


def least_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-DECK-08 At least 8 cards, at least 7 of level 1, so that an army can be filled."""
    plain = sum(level_of(card) == 1 for card in cards)
    found: list[tuple[str, str]] = []
    if len(cards) < LEAST:
        found.append(("SLOT-DECK-08", f"expected at least {LEAST} cards, found {len(cards)}"))
    if plain < LEAST_PLAIN:
        found.append(("SLOT-DECK-08", f"expected at least {LEAST_PLAIN} creatures of level 1, found {plain}"))
    return found


def level_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """SLOT-DECK-10, SLOT-LEVEL-05 No levels but 1 and 2: there are no rules for others."""
    strange = dict.fromkeys(
        f"{card.name} is of level {level_of(card)}" for card in cards if level_of(card) not in LEVELS
    )
    return [("SLOT-DECK-10", f"{name}, expected 1 or 2") for name in strange]
