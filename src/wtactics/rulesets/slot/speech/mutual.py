"""Creatures described by each other: two enemies in the same row, Wolves adjacent to each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import HOMES, Condition, Noun, Number
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import slot_of
from wtactics.rulesets.slot.speech.spots import (
    BESIDE,
    SHARED,
    TOGETHER,
    TOWARDS,
    lies_towards,
    side_of,
    stands,
)
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import says_nothing
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import plain, renewed, some, targets, them


class EachOther(Quality):
    """Creatures of one sort that stand so towards one another; of some that are picked, towards those picked before."""

    def __init__(self, relation: i64, noun: Noun, slot: Slot | None = None, onward: bool = False) -> None:
        self.relation: Final = relation
        self.noun: Final = noun
        self.slot: Final = slot
        self.onward: Final = onward  # are they picked in their order?

    def is_linked(self) -> bool:
        return True

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        return EachOther(self.relation, rest, slot, onward)

    def holds(self, t: Table, c: CardId) -> bool:
        slot = self.slot
        if slot is not None and picked(t, slot.at) != NOBODY:
            return self.fits_picked(t, c, slot)
        for other in t.board:
            late = not self.onward or t.at_will or other > c
            if late and other != c and self.noun.fits(t, other) and are_so(t, c, other, self.relation):
                return True
        return False

    def fits_picked(self, t: Table, c: CardId, slot: Slot) -> bool:
        """Is it one of those picked, or does it stand so towards each of them?"""
        chosen = slot.of(t)
        for other in chosen:
            if other == c:
                return True
        for other in chosen:
            if not are_so(t, c, other, self.relation):
                return False
        return True

    def depends(self) -> i64:
        return HOMES | self.noun.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return each_other(self.relation)


class AreSo(Condition):
    """Two creatures stand so towards each other."""

    def __init__(self, things: Things, relation: i64) -> None:
        self.things: Final = things
        self.relation: Final = relation

    def holds(self, t: Table) -> bool:
        found = self.things.of(t)
        for i in range(1, len(found)):
            if not are_so(t, found[i], found[0], self.relation):
                return False
        return len(found) > 1

    def depends(self) -> i64:
        return HOMES | self.things.depends()

    def text(self) -> str:
        return f"{self.things.text()} are {each_other(self.relation)}"


def each_other(relation: i64) -> str:
    """How they stand, in words."""
    where = f"in the same {SHARED[relation - TOGETHER]} as" if relation >= TOGETHER else TOWARDS[relation - BESIDE]
    return f"{where} each other"


def are_so(t: Table, c: CardId, other: CardId, relation: i64) -> bool:
    """Does one creature stand so towards the other, of whichever army?"""
    if not stands(t, c) or not stands(t, other) or c == other:
        return False
    if side_of(relation) == 0 and t.place[c] >> 4 != t.place[other] >> 4:
        return False
    return lies_towards(t, t.place[c] >> 4, slot_of(t.place[c] & 15), other, relation)


class Mutual:
    """Makes the quality, when the noun is known whose creatures stand so to each other."""

    def __init__(self, relation: int) -> None:
        self.relation: Final = relation

    def of(self, noun: CardNoun) -> Quality:
        """The quality; of whom nothing else is said is no noun of several creatures."""
        if says_nothing(noun.sorts):
            raise Misread("several creatures", "each other")
        return EachOther(self.relation, noun)


def so_many_there(reading: Reading, number: Number, noun: CardNoun, sort: int) -> Things:
    return some(reading, number, in_one(number, noun, sort))


def targets_there(reading: Reading, number: Number, noun: CardNoun, sort: int) -> Things:
    return targets(reading, number, in_one(number, noun, sort))


def in_one(number: Number, noun: CardNoun, sort: int) -> CardNoun:
    """Two that stand in one shape, whichever it is; more are not picked so, for the first two could have no third."""
    if plain(number) > 2:
        raise Misread("two creatures", number.text())
    return renewed(noun, Detail("quality", EachOther(TOGETHER + sort, noun)))


def others_there(reading: Reading, relation: int, this: Things) -> Detail:
    return Detail("all", [Detail("mutual", Mutual(relation)), Detail("other_than", this)])


def they_are(reading: Reading, things: Things, relation: int) -> Condition:
    if not things.many():
        raise Misread("several creatures", things.text())
    return AreSo(things, relation)


PHRASES: Final = [
    Idiom("mutual", '"adjacent" "to" "each" "other"', BESIDE),
    *(Idiom("mutual", f'"in" "the" "same" "{word}" "as" "each" "other"', TOGETHER + i) for i, word in enumerate(SHARED)),
    Phrase("reach", "mutual", lambda reading, relation: Detail("mutual", Mutual(relation)),
           ["[1]: Swap two enemy creatures adjacent to each other."]),
    Phrase("reach", '"that" "are" mutual', lambda reading, relation: Detail("mutual", Mutual(relation))),
    Phrase("reach", 'mutual "other" "than" self', others_there),
    Phrase("chosen", 'many card_nouns "in" "the" "same" shape', so_many_there,
           ["[1]: Mark two enemy creatures in the same row."]),
    Phrase("aimed", 'many "target" card_nouns "in" "the" "same" shape', targets_there,
           ["[1]: Mark two target enemy creatures in the same row."]),
    Phrase("condition", '(again | those_two) ("is" | "are" | "was" | "were") mutual', they_are,
           ["[1]: Mark two enemy creatures. If they are adjacent to each other, you get 1 AP."]),
    Phrase("condition", '(again | those_two) ("is" | "are" | "was" | "were") "adjacent"',
           lambda reading, things: they_are(reading, things, BESIDE)),
    Phrase("those_two", '"the"? "two" | "the" "two" "creatures" | "both"', them),
]  # fmt: skip
