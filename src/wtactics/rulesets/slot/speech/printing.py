"""What is printed on a creature of an army beside attack and defense: its weapons, its life, its level, its upkeep."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from wtactics.cards import Card
from wtactics.engine.library import Extras, Library
from wtactics.rulesets.slot.speech.weapon_names import BRACKETS, weapons_of
from wtactics.vocabulary.printing import Sheet

# What a creature is armed with, as signs of its definition; a weapon of value 0 is a weapon (SLOT-CARD-03).
CLOSE_WEAPON: Final = 1
RANGED_WEAPON: Final = 2
MAGIC_WEAPON: Final = 4  # the ranged one is magic
FIXED: Final = 8  # it cannot move
SAID_MAGIC: Final = re.compile(r"\]\s*[-\u2013\u2014]\s*magic\b", re.IGNORECASE)  # of its ranged weapon, by its text
SAID_UPKEEP: Final = re.compile(r"Upkeep:? (\d+)(?: gold)?\.\s*", re.IGNORECASE)
BITS: Final = {"close": CLOSE_WEAPON, "ranged": RANGED_WEAPON, "magic": MAGIC_WEAPON, "fixed": FIXED}

# The numbers that only this game reads.
LEVEL: Final = 0
UPKEEP: Final = 1


def level(library: Library, d: i64) -> i64:
    """The level of this definition."""
    return library.own(d, LEVEL)


def upkeep(library: Library, d: i64) -> i64:
    """The upkeep that this definition prints."""
    return library.own(d, UPKEEP)


class ArmedSheet(Sheet):
    """A sheet with a table of its own, in which all values stand (SLOT-CARD-02)."""

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        return self.number(card, "close"), self.number(card, "defense")

    def text(self, card: Card) -> str:
        """SLOT-CARD-02 What it prints beside its text is not said a second time by "Upkeep 1." in front of it."""
        said = SAID_UPKEEP.match(card.text)
        return (
            card.text[said.end() :] if said is not None and int(said[1]) == self.number(card, "upkeep") else card.text
        )

    def extras(self, card: Card) -> Extras:
        printed = card.stats_in(self.stats)
        bits = sum(bit for key, bit in BITS.items() if printed.get(key, False) is not False)
        if "ranged" in printed and SAID_MAGIC.search(card.text):
            bits |= MAGIC_WEAPON
        own = [self.number(card, "level"), self.number(card, "upkeep")]
        return Extras(self.number(card, "ranged"), self.number(card, "life"), bits, own)

    def switches(self, card: Card) -> Mapping[str, int]:
        printed = card.stats_in(self.stats)
        return weapons_of(str(printed.get("close_name", "")), str(printed.get("ranged_name", "")), "ranged" in printed)

    def switches_of(self, printed: Mapping[str, object]) -> Mapping[str, int]:
        return weapons_of("", "", printed.get("ranged") is not None)

    def number(self, card: Card, key: str) -> int:
        """A printed number, 0 where there is none."""
        return int(card.stats_in(self.stats).get(key, 0))


SHEET: Final = ArmedSheet("slot", BRACKETS)
