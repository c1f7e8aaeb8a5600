"""Likeness: cards that have something in common with others: the same name, the same faction, a subtype of theirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, SEAT_THING, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.nouns.describing import NAMESAKE
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import is_kind
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This

NAME: Final = 0
FACTION: Final = 1
SUBTYPE: Final = 2
WORDS: Final = ("with the same name as", "of the same faction as", "with a subtype of")


class Alike(Quality):
    """A card has its name, its faction or one of its subtypes in common with one of these."""

    def __init__(self, things: Things, what: i64) -> None:
        self.things: Final = things
        self.what: Final = what

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and self.is_alike(t, c, other):
                return True
        return False

    def is_alike(self, t: Table, c: CardId, other: CardId) -> bool:
        """Have these two it in common?"""
        d, e = t.printed[c], t.printed[other]
        if self.what == NAME:
            return t.library.names[d] == t.library.names[e]
        if self.what == FACTION:
            return t.library.faction[d] == t.library.faction[e] != NOBODY
        for kind in range(len(t.library.kinds)):
            if is_kind(t, c, kind) and is_kind(t, other, kind):
                return True
        return False

    def depends(self) -> i64:
        return self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"{WORDS[int(self.what)]} {self.things.text()}"


def named_alike(reading: Reading, things: Things) -> Detail:
    return NAMESAKE if isinstance(things, This) else Detail("quality", Alike(things, NAME))


def of_its_faction(reading: Reading, things: Things) -> Detail:
    return Detail("quality", Alike(things, FACTION))


def of_its_kind(reading: Reading, things: Things) -> Detail:
    return Detail("quality", Alike(things, SUBTYPE))


FACTION_WORD: Final = '("faction" | "allegiance")'
SHARES: Final = '"that" ("shares" | "share")'
WITH: Final = '("with" | "of" | "that" ("has" | "have" | "shares" | "share"))'
A: Final = '("a" | "any" | "at" "least" "one")'
KIND: Final = '("subtype" | "creature" "type" | "creature" "subtype")'
ITS: Final = '("\'s" | "\'")'
PHRASES: Final = [
    Phrase("quality", f'{WITH} "the" "same" "name" "as" one_named', named_alike),
    Phrase("quality", f'{WITH} one_named {ITS} "name"', named_alike),
    Phrase("quality", f'{WITH} "the" "same" {FACTION_WORD} "as" one_named', of_its_faction),
    Phrase("quality", f'"of" self {ITS} {FACTION_WORD}', of_its_faction),
    Phrase("quality", f'{SHARES} ("a" | "an" | "its" | "the") {FACTION_WORD} "with" one_named', of_its_faction),
    Phrase("quality", f'{SHARES} {A} {KIND} "with" one_named', of_its_kind),
    Phrase("quality", f'{WITH} {A} {KIND} ("of" | "in" "common" "with") one_named', of_its_kind),
]  # fmt: skip
