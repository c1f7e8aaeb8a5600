"""From what a sheet prints to the values that the engine plays with."""

from __future__ import annotations

from typing import Final

from wtactics.cards import Card
from wtactics.engine.library import CLOSE_WEAPON, FIXED, MAGIC_WEAPON, RANGED_WEAPON, Arms

BITS: Final = {"close": CLOSE_WEAPON, "ranged": RANGED_WEAPON, "magic": MAGIC_WEAPON, "fixed": FIXED}


def attack_and_defense(card: Card, stats: str) -> tuple[int, int]:
    """The two values that every ruleset has; `stats` is the table that has them, nothing if they stand on the card itself."""
    if stats:
        return number(card, stats, "close"), number(card, stats, "defense")
    return card.attack, card.strength if card.type == "city" else card.defense


def arms_of(card: Card, stats: str) -> Arms:
    """What a creature of rows fights with, beside these two (SLOT-CARD-02)."""
    printed = card.stats_in(stats)
    bits = sum(bit for key, bit in BITS.items() if printed.get(key, False) is not False)
    names = (str(printed.get("close_name", "")), str(printed.get("ranged_name", "")))
    ranged, life, level, upkeep = (number(card, stats, key) for key in ("ranged", "life", "level", "upkeep"))
    return Arms(ranged, life, bits, level, upkeep, names)


def number(card: Card, stats: str, key: str) -> int:
    """A printed number, 0 where there is none."""
    return int(card.stats_in(stats).get(key, 0))
