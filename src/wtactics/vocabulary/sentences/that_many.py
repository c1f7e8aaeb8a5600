"""That many: as many as the fact of a trigger tells, as were found before, or as were chosen and had something done to them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.places import HAND, NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.this_way import MOST, Change, DoneSo
from wtactics.vocabulary.things.meaning import Everyone, Slot

FEW: Final = ("any number of ", "up to ")  # how it is said that as many are chosen as somebody likes


class Anyhow(Change):
    """Whatever was done to a card: it lies elsewhere, or is marked otherwise, or is hurt."""

    def __init__(self) -> None:
        super().__init__("changed", NOBODY)

    def has_come(self, t: Table, c: CardId, kind: i64, marked: i64, harm: i64) -> bool:
        return t.place[c] & 15 != kind or t.marked[c] != marked or t.harm[c] > harm


class DoneToThem(DoneSo):
    """Those that were chosen, and had something done to them."""

    def __init__(self, chosen: Slot, slot: Slot) -> None:
        super().__init__([Sort(word="card")], Anyhow(), slot)
        self.chosen: Final = chosen

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for i in range(MOST):
            c = picked(t, self.slot.at + i)
            if c != NOBODY and self.chosen.has(t, c):
                out = append(out, c)
        return out


class SoManyDone(ThatMuch):
    """As many as were chosen and had something done to them."""

    def __init__(self, noun: DoneToThem, apiece: bool) -> None:
        self.noun: Final = noun
        self.apiece: Final = apiece  # of several players each has those of his own hand

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.noun.all(t):
            if not self.apiece or t.owner[c] == t.they:
                n += 1
        return n

    def depends(self) -> i64:
        return ANYTHING


def that_many(reading: Reading) -> Number:
    """Where somebody chose as many as he liked it speaks of those."""
    if reading.found is not None:
        return reading.found
    chosen = [each for each in [*reading.aimed, *reading.picked] if each.words.startswith(FEW) and not each.people()]
    if len(chosen) != 1:
        return ThatMuch()
    noun = reading.noun_of(chosen[0])
    apiece = isinstance(reading.actor, Everyone)
    if apiece and not (isinstance(noun, CardNoun) and noun.where == HAND):
        raise Misread("cards that each of them discards", chosen[0].text())
    slot = Slot("what was done", MOST)
    reading.picked.append(slot)
    return SoManyDone(DoneToThem(chosen[0], slot), apiece)


PHRASES: Final = [
    Phrase(
        "number", '"that" ("many" | "much")', that_many, ["Discard any number of cards, then draw that many cards."]
    ),
]
