"""That many: as many as the fact of a trigger tells, as were found before, or as were chosen and had something done to them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.places import HAND, NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.death import Kill, PutInGraveyard, RemoveFromGame, Sacrifice
from wtactics.vocabulary.deeds.decks import PutOnDeck
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.hands import Discard, ReturnToHand
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.this_way import MOST, Change, DoneSo
from wtactics.vocabulary.things.meaning import All, Everyone, Happened, Slot, Things
from wtactics.vocabulary.things.namings import NUMBER, Named, TheNumber

FEW: Final = ("any number of ", "up to ")  # how it is said that as many are chosen as somebody likes


class Anyhow(Change):
    """Whatever was done to a card: it lies elsewhere, or is marked otherwise, or is hurt."""

    def __init__(self, by: tuple[type[Deed], ...] = (Deed,)) -> None:
        super().__init__("changed", NOBODY, by=by)

    def has_come(self, t: Table, c: CardId, kind: i64, home: CardId, marked: i64, harm: i64) -> bool:
        return t.place[c] & 15 != kind or t.marked[c] != marked or t.harm[c] > harm


class DoneToAll(DoneSo):
    """All that a noun means, and so many as were told, that had something done to them."""

    def __init__(self, things: Things, slot: Slot) -> None:
        super().__init__([Sort(word="card")], Anyhow(VISIBLE), slot)
        self.things: Final = things

    def is_of(self, step: Any) -> bool:
        things = getattr(step, "things", None)
        return getattr(things, "things", things) is self.things


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

    def __init__(self, noun: DoneSo, apiece: bool) -> None:
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
    named = [slot for slot in reading.picked if isinstance(slot, Named) and slot.what == NUMBER]
    if named:
        return TheNumber(named[-1])
    chosen = [each for each in [*reading.aimed, *reading.picked] if each.words.startswith(FEW) and not each.people()]
    all_told = told_in_all(reading) if not chosen else []
    if len(chosen) + len(all_told) != 1:
        return ThatMuch()
    noun = all_told[0].noun if all_told and isinstance(all_told[0], All) else reading.noun_of([*chosen, *all_told][0])
    apiece = isinstance(reading.actor, Everyone)
    if apiece and not (isinstance(noun, CardNoun) and noun.where == HAND):
        raise Misread("cards that each of them discards", [*chosen, *all_told][0].text())
    slot = Slot("what was done", MOST)
    reading.picked.append(slot)
    return SoManyDone(DoneToThem(chosen[0], slot) if chosen else DoneToAll(all_told[0], slot), apiece)


def told_in_all(reading: Reading) -> list[Things]:
    """Several things that something was done to, where nobody chose how many; of a fact something else is told."""
    if any(isinstance(each.things, Happened) for each in reading.mentions):
        return []
    slots: list[Things] = [each for each in [*reading.aimed, *reading.picked] if each.plural and not each.people()]
    return [*slots, *reading.hands, *(each.things for each in reading.mentions if isinstance(each.things, All))]


VISIBLE: Final = (
    Kill, Sacrifice, PutInGraveyard, RemoveFromGame, Discard, ReturnToHand, PutOnDeck, Mark, Unmark,
)  # fmt: skip
PHRASES: Final = [
    Phrase(
        "number",
        '("that" | "as") ("many" | "much")',
        that_many,
        ["Discard any number of cards, then draw that many cards."],
    ),
]
