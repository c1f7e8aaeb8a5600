"""Lying: what was spoken of before, with where it lies by then: it from your graveyard, that card in the graveyard."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Again, Things, This
from wtactics.vocabulary.things.mentioning import done_to, renewed, same


class OutOf(Again):
    """What was spoken of, if it lies in such a place by then."""

    def __init__(self, things: Things, noun: CardNoun, where: str) -> None:
        super().__init__(things, f"{things.text()} from {where}")
        self.noun: Final = noun

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING and self.noun.fits(t, c):
                out = append(out, c)
        return out

    def single(self, t: Table) -> i64:
        found = self.of(t)
        return super().single(t) if len(found) > 0 else NOBODY


def lying_there(reading: Reading, things: Things, where: Detail) -> Things:
    """A card in a pile hears nothing: it is spoken of as it comes there, or by what was begun while it was in play."""
    if (
        isinstance(things, This)
        and reading.word == "creature"
        and not isinstance(reading.gone, This)
        and not reading.acted
    ):
        raise Misread("what this card does in play", "what it does in a pile")
    noun = renewed(CardNoun([Sort(word="card")]), where, Detail("near", False))
    return OutOf(done_to(reading, things), noun, noun.place_text().removeprefix("in "))


PHRASES: Final = [
    Phrase("cards", '(again | self) "from" (lying | the_pile)', lying_there,
           ["When this creature dies, return it from your graveyard to your hand."]),
    Phrase("the_pile", '"the" zone', same),
]  # fmt: skip
