"""One pile: several cards that lie in a single graveyard, whoever's it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ZONES, Noun
from wtactics.engine.places import NOBODY, SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.needs import CITIES, REMOVAL
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import COST_VALUE, MEASURES
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.things.linked import Linked
from wtactics.vocabulary.things.meaning import Slot
from wtactics.vocabulary.things.mentioning import renewed


class OfOneOwner(Quality):
    """Cards of one player; of some that are picked, of the same as those picked before, who has enough of them."""

    def __init__(self, least: i64, rest: Noun | None = None, slot: Slot | None = None) -> None:
        self.least: Final = least
        self.rest: Final = rest
        self.slot: Final = slot

    def is_linked(self) -> bool:
        return self.least > 0

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return OfOneOwner(self.least, rest, slot)

    def holds(self, t: Table, c: CardId) -> bool:
        slot, rest = self.slot, self.rest
        if slot is None or rest is None:
            return True
        if picked(t, slot.at) != NOBODY:
            return t.owner[picked(t, slot.at)] == t.owner[c]
        n: i64 = 0
        for other in rest.all(t):
            n += i64(t.owner[other] == t.owner[c])
        return n >= self.least

    def depends(self) -> i64:
        return ZONES

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "of one player"


def lying(sort: Sort, where: Detail, least: int) -> CardNoun:
    """Cards of the sort, all in one such pile."""
    return renewed(CardNoun([sort]), where, Detail("quality", OfOneOwner(least)))


class DifferentNames(Quality):
    """No two of those that are picked together have the same name."""

    def __init__(self, slot: Slot | None = None) -> None:
        self.slot: Final = slot

    def is_linked(self) -> bool:
        return True

    def runs_out(self) -> bool:
        return True

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return DifferentNames(slot)

    def holds(self, t: Table, c: CardId) -> bool:
        slot = self.slot
        if slot is None:
            return True
        for other in slot.of(t):
            if other != c and NOBODY < other < SEAT_THING and self.are_alike(t, c, other):
                return False
        return True

    def are_alike(self, t: Table, c: CardId, other: CardId) -> bool:
        """Have these two the same?"""
        return t.library.names[t.printed[c]] == t.library.names[t.printed[other]]

    def depends(self) -> i64:
        return ZONES

    def behind(self) -> str:
        return "with different names"


class DifferentCosts(DifferentNames):
    """No two of those that are picked together have the same cost."""

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return DifferentCosts(slot)

    def are_alike(self, t: Table, c: CardId, other: CardId) -> bool:
        return MEASURES[COST_VALUE].of(t, c) == MEASURES[COST_VALUE].of(t, other)

    def behind(self) -> str:
        return "with different costs"


LYING: Final = Linked(lying)
ONE: Final = '("one" | "a" "single")'
CARDS: Final = '(card_sorts | sorts) ("in" | "from") one_pile'


class DifferentFactions(DifferentNames):
    """No two of those that are picked together are of the same faction."""

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return DifferentFactions(slot)

    def are_alike(self, t: Table, c: CardId, other: CardId) -> bool:
        return t.library.faction[t.printed[c]] == t.library.faction[t.printed[other]]

    def behind(self) -> str:
        return "of different factions"


PHRASES: Final = [
    Phrase("quality", '"of" "different"? "factions"', lambda reading: Detail("quality", DifferentFactions()),
           ["Mark up to two creatures of different factions."], needs=CITIES),
    Phrase("one_pile", f'("a" | "one" | "the") ("single" | "same") zone | "one" zone | ("any" | "a") zone "of" {ONE} "player"'
           f' | {ONE} "player" "\'s" zone',
           lambda reading, where: where, needs=REMOVAL),
    Phrase("aimed", f'many "target" {CARDS}', LYING.targets, needs=REMOVAL),
    Phrase("aimed", f'"up" "to" many "target" {CARDS}', LYING.up_to_targets,
           ["Remove up to three target cards in a single graveyard from the game."], needs=REMOVAL),
    Phrase("aimed", f'"any" "number" "of" "target" {CARDS}', LYING.any_targets, needs=REMOVAL),
    Phrase("quality", '"with" "different" "names"', lambda reading: Detail("quality", DifferentNames()),
           ["Mark up to two creatures with different names."]),
    Phrase("quality", '"with" "different" ("costs" | "cost")', lambda reading: Detail("quality", DifferentCosts()),
           ["Mark up to two creatures with different costs."]),
    Phrase("chosen", f"many {CARDS}", LYING.some),
    Phrase("chosen", f'"up" "to" many {CARDS}', LYING.up_to, needs=REMOVAL),
]  # fmt: skip
