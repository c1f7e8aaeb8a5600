"""ORC-HERO-02: the numbers that a Hero prints, as the engine has them."""

from __future__ import annotations

from typing import Final

from wtactics.cards import FACTIONS, Card
from wtactics.cards.card import plain_faction
from wtactics.engine.library import Extras
from wtactics.vocabulary.printing import Sheet

INFLUENCE: Final = 0
POINTS: Final = 1
HAND: Final = 2
RESOURCES: Final = 3
LOYALTY: Final = 4  # and the number of a faction
ARMY: Final = LOYALTY + len(FACTIONS)  # the same
NUMBERS: Final = ("influence", "points", "hand", "resources")


def ranks(card: Card) -> list[tuple[str, int, int]]:
    """ORC-HERO-07, ORC-HERO-14 The Hero's factions, the first one first, with loyalty points and default army of each."""
    told = card.stats_in("orc")
    found = [(card.faction, card.loyalty, int(told.get("army", 0)))]
    for nth in ("second", "third"):
        faction = str(told.get(f"{nth}_faction", ""))
        if faction:
            found.append((faction, int(told.get(f"{nth}_loyalty", 0)), int(told.get(f"{nth}_army", 0))))
    return found


def numbers(card: Card) -> list[int]:
    """All that it prints, by the places above."""
    told, plain = card.stats_in("orc"), [plain_faction(name) for name in FACTIONS]
    own = [int(told.get(name, 0)) for name in NUMBERS] + [0] * (2 * len(FACTIONS))
    for faction, loyalty, army in ranks(card):
        own[LOYALTY + plain.index(plain_faction(faction))] = loyalty
        own[ARMY + plain.index(plain_faction(faction))] = army
    return own


class HeroSheet(Sheet):
    """What cards print of which some are Heroes; of all others, what they print without the mod."""

    def __init__(self, others: Sheet) -> None:
        super().__init__(others.stats, others.brackets)
        self.others: Final = others

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        return self.others.attack_and_defense(card)

    def text(self, card: Card) -> str:
        return self.others.text(card)

    def extras(self, card: Card) -> Extras:
        return Extras(0, 0, 0, numbers(card)) if card.type == "hero" else self.others.extras(card)
