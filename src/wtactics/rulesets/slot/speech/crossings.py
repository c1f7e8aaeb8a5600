"""Crossings, in words: in this row or this column; in the slots in front of it; each creature of that column."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.marked import line_given, those_in
from wtactics.rulesets.slot.speech.spots import SHARED, TOGETHER, Spot
from wtactics.rulesets.slot.speech.standing import towards
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This


class Crossing(Spot):
    """Creatures stand with another one in a shape of one sort or in a shape of the other."""

    def __init__(self, sort: i64, other: i64, of: Things) -> None:
        super().__init__(TOGETHER + sort, of)
        self.sort: Final = sort
        self.other: Final = other
        self.second: Final = Spot(TOGETHER + other, of)

    def admits(self, t: Table, seat: i64, slot: i64) -> bool:
        return super().admits(t, seat, slot) or self.second.admits(t, seat, slot)

    def scope(self, t: Table) -> vec[CardId]:
        return t.board

    def is_allied(self) -> bool:
        return False

    def behind(self) -> str:
        assert self.of is not None
        return f"in the same {SHARED[self.sort]} or {SHARED[self.other]} as {self.of.text()}"


def crossing(reading: Reading, *said: int | Things) -> Detail:
    """A row and a column (or the like) of one and the same creature: of this one, where no other is named."""
    of = next((part for part in said if isinstance(part, Things)), This(reading.word))
    sort, other = (part for part in said if isinstance(part, int))
    if sort == other:
        raise Misread("two sorts of shapes", f"the {SHARED[sort]} twice")
    first = min(sort, other)
    towards(reading, TOGETHER + sort, of)
    return Detail("quality", Crossing(first, sort + other - first, of))


def its_crossing(reading: Reading, sort: int, other: int) -> Detail:
    """Its row is that of who was spoken of, else of this creature."""
    known = any(not mention.things.people() and not mention.things.many() for mention in reading.mentions)
    return crossing(reading, sort, other, reading.it() if known else This(reading.word))


def in_slots(reading: Reading, where: Detail) -> Detail:
    """In the slots that lie so towards somebody is where who lies so stands."""
    return where


def each_in(reading: Reading, sort: int) -> Things:
    return those_in(reading, line_given(reading, sort))


MANY: Final = '("two" | "three" | "adjacent" | "four")?'
PHRASES: Final = [
    Phrase("place", '"this" shape "or" "this"? shape', crossing,
           ["[1]: Unmark another ally creature in this row or this column."]),
    Phrase("place", '"its" shape "or" "its"? shape', its_crossing,
           ["While this creature is marked, other ally creatures in its row or column get +1 DEF."]),
    Phrase("place", 'self "\'s" shape "or" ("its" | self "\'s")? shape',
           lambda reading, of, *said: crossing(reading, of, *(sort for sort in said if isinstance(sort, int)))),
    Phrase("place", '"the" shape "or" "the"? shape "of" (self | aimed)', crossing),
    Phrase("reach", '"in" "the" "same" shape "or" "the"? "same"? shape "as" (self | aimed)', crossing,
           ["[1]: Restore 1 life to target ally creature in the same row or column as this creature."]),
    Phrase("reach", f'("in" | "of") ("the" | "both" "of"? "the"? | "all" "the"?) {MANY} ("slot" | "slots") reach', in_slots,
           ["Enemy creatures in the slots in front of this creature get -1 DEF."]),
    Phrase("crowd", '"each" ("of" | "in") that_marked', each_in,
           ["[P]: Each of that pair gets +1 close until end of turn."]),
]  # fmt: skip
