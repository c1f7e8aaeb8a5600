"""Cards that were looked at: how they lay there, who is taken of them, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick
from wtactics.engine.meaning import Noun
from wtactics.engine.places import (
    ALL_SEE,
    DECK,
    KNOWN,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
)
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import PICK
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.things.meaning import Slot, Things, TopOf
from wtactics.vocabulary.things.picking import Pick


class Gather(Step[Table]):
    """What lies in a pile now is kept, for it will not be there when the rest of it is spoken of."""

    def __init__(self, slot: Slot, things: Things) -> None:
        self.slot: Final = slot
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        i: i64 = 0
        for thing in self.things.of(t):
            if i < self.slot.most:
                pick(t, self.slot.at + i, thing)
                i += 1
        return NEXT

    def text(self) -> str:
        return ""


class Pile(Slot):
    """The cards of a pile as they lay there; where they were not kept, none has left it since."""

    def __init__(self, most: i64, things: Things) -> None:
        super().__init__("them", most, plural=True)
        self.things: Final = things

    def of(self, t: Table) -> vec[i64]:
        found = super().of(t)
        return found if len(found) > 0 else self.things.of(t)

    def has_left(self, t: Table, c: CardId) -> bool:
        """Has the card of a deck gone elsewhere since, so that it is none of them any more?"""
        return isinstance(self.things, TopOf) and t.kind(c) != DECK


class InPile(Noun):
    """Cards of a sort in a pile that was looked at."""

    def __init__(self, pile: Things, sort: Sort, qualities: Sequence[Quality] = ()) -> None:
        self.pile: Final = pile
        self.sort: Final = sort
        self.qualities: Final = list(qualities)

    def is_hidden(self, t: Table) -> bool:
        for thing in self.pile.of(t):
            if thing < SEAT_THING and t.terms.sees[t.kind(thing)] != ALL_SEE:
                return True
        return False

    def fits(self, t: Table, thing: Thing) -> bool:
        if thing >= SEAT_THING or not self.sort.fits(t, thing) or not self.pile.has(t, thing):
            return False
        for quality in self.qualities:
            if not quality.holds(t, thing):
                return False
        return True

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in range(len(t.place)):
            if self.fits(t, c):
                out = append(out, c)
        return out

    def text(self, many: bool) -> str:
        return " ".join([self.sort.text(many), "from among them", *(quality.behind() for quality in self.qualities)])


class Take(Pick):
    """Cards of a pile are chosen by who has looked at it; of the place where they lie he sees no more for that."""

    def worthy(self, t: Table, seat: Seat) -> vec[i64]:
        """What has been put elsewhere before is not chosen once more."""
        found = super().worthy(t, seat)
        pile = self.noun.pile if isinstance(self.noun, InPile) else None
        if not isinstance(pile, Pile):
            return found
        out = vec[i64]()
        for c in found:
            if not pile.has_left(t, c):
                out = append(out, c)
        return out

    def offer(self, t: Table, thing: Thing) -> None:
        t.offer(PICK, thing, KNOWN)


class Rest(Things):
    """What is left of a pile."""

    def __init__(self, pile: Things, taken: list[Things]) -> None:
        self.pile: Final = pile
        self.taken: Final = taken

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.pile.of(t):
            if not self.is_taken(t, thing):
                out = append(out, thing)
        return out

    def is_taken(self, t: Table, thing: Thing) -> bool:
        """Has it gone another way?"""
        for things in self.taken:
            if things.has(t, thing):
                return True
        return False

    def text(self) -> str:
        return "the rest"

    def many(self) -> bool:
        return True
