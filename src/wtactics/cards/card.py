"""A card as it is printed; nothing here knows how a card is played."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Final

from wtactics.cards.fault import FilePlace

FACTIONS: Final = ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")
TYPES: Final = ("creature", "city", "enchantment", "magic", "event", "equipment", "quest", "avatar", "region", "hero")
DISCIPLINES: Final = ("Body", "Mind", "Soul")
# Whose cards a sheet holds unless it says
WITH_CITIES: Final = ("orc", "arc", "ava")

Stat = int | str | bool
Stats = tuple[tuple[str, tuple[tuple[str, Stat], ...]], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card: what stands on it, and where in our files that was read."""

    number: int
    version: int | str
    set: str
    name: str
    faction: str
    type: str
    subtypes: tuple[str, ...]
    cost: int
    cost_x: bool
    loyalty: int
    attack: int
    defense: int
    strength: int
    discipline: str
    text: str
    flavour: str
    stats: Stats
    place: FilePlace
    text_line: int
    rulesets: tuple[str, ...] = WITH_CITIES
    cost_t: bool = False  # is the letter in the cost a T, the cost of the target (ORC-GOLD-18)?
    supports: tuple[str, ...] = ()  # the factions whose cards a region lets its player play

    @property
    def kinds(self) -> frozenset[str]:
        """The subtypes in play: the words of name and subtype line, in small letters (ARC-CARD-07, AVA-CARD-07)."""
        # ARC-CARD-05, ARC-CARD-06, ARC-CREA-05 Each word stands for itself.
        words = (word.strip(",").casefold() for word in (*self.name.split(), *self.subtypes))
        return frozenset(word for word in words if word)

    @property
    def callings(self) -> frozenset[str]:
        """The whole name and each word of the subtype line, in small letters (SLOT-CARD-07)."""
        words = (" ".join(self.name.split()), *(word.strip(",") for word in self.subtypes))
        return frozenset(word.casefold() for word in words if word)

    @property
    def price(self) -> str:
        """The cost as it is printed: "3", "X", "T - 3"."""
        return cost_words(self.cost, ("T" if self.cost_t else "X") if self.cost_x else "")

    def stats_in(self, ruleset: str) -> dict[str, Stat]:
        """The values printed for one ruleset only; empty where the card has none."""
        return dict(dict(self.stats).get(ruleset, ()))

    def fingerprint(self) -> str:
        """A short hash over everything printed that matters in play (ORC-CARD-14)."""
        printed = (
            self.number, self.version, self.name, self.faction, self.type, self.subtypes, self.cost,
            "T" if self.cost_t else self.cost_x, self.loyalty, self.attack, self.defense, self.strength,
            self.discipline, self.text, self.stats, *self.supports,
        )  # fmt: skip
        return hashlib.sha256(json.dumps(printed).encode()).hexdigest()[:16]


def cost_words(cost: int, letter: str) -> str:
    """A cost as it is printed: a number, or a letter with what is added or taken away."""
    return str(cost) if not letter else f"{letter} {'-' if cost < 0 else '+'} {abs(cost)}" if cost else letter


def plain_faction(name: str) -> str:
    """A faction's name as it is compared: small letters, no leading article (ARC-CARD-01, AVA-CARD-01)."""
    return " ".join(name.split()).casefold().removeprefix("the ")
