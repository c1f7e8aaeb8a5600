"""Slots: which of an army a text speaks of, whether they are empty, and the row or column that somebody has chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import HOMES, Condition, Noun
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Thing, other_of, place_of
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import SHAPE
from wtactics.rulesets.slot.grid import COLUMN, FRONT, NAMES, SHAPES, SLOTS, STARTS, kind_of, slot_of
from wtactics.rulesets.slot.speech.spots import AHEAD, SHARED, TOGETHER, Spot, VerySlot, home_of, lies_towards, stands
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import SEVERAL, Slot, Things

ARMIES: Final = ("in both armies", "you control", "an opponent controls")


class Slots:
    """Slots of an army or of both: where they lie, empty or not."""

    def __init__(self, whose: i64, spots: list[Spot]) -> None:
        self.whose: Final = whose
        self.spots: Final = spots

    def has(self, t: Table, seat: i64, slot: i64) -> bool:
        """Is it one of these?"""
        if self.whose != ANYONES and (seat == t.you) != (self.whose == YOURS):
            return False
        for spot in self.spots:
            if not spot.admits(t, seat, slot) or (spot.relation == AHEAD and is_across(t, spot, seat)):
                return False
        return True

    def has_for(self, t: Table, seat: i64, slot: i64, things: Things, c: CardId) -> bool:
        """Would it be one of these, were these things this creature?"""
        if self.whose != ANYONES and (seat == t.you) != (self.whose == YOURS):
            return False
        for spot in self.spots:
            if type(spot) is Spot and spot.of is not None and bare(spot.of) is things:
                if not lies_towards(t, seat, slot, c, spot.relation):
                    return False
            elif not spot.admits(t, seat, slot):
                return False
        return True

    def count(self, t: Table, empty: bool) -> i64:
        """How many of them are empty, or filled."""
        n: i64 = 0
        for seat in range(t.seats):
            for slot in range(SLOTS):
                is_empty = t.first[place_of(kind_of(slot), seat)] == NOBODY
                if is_empty == empty and self.has(t, seat, slot):
                    n += 1
        return n

    def depends(self) -> i64:
        """Upon what it depends which they are, and who stands there, as bits."""
        bits: i64 = HOMES
        for spot in self.spots:
            bits |= spot.depends()
        return bits

    def whose_own(self) -> Things | None:
        """In whose very slot it is, if it is that one."""
        spot = self.spots[0] if len(self.spots) == 1 else None
        return spot.of if isinstance(spot, VerySlot) else None

    def text(self) -> str:
        """Where they are, in words."""
        army = (
            ARMIES[self.whose] if self.whose != ANYONES or not any(spot.of is not None for spot in self.spots) else ""
        )
        return " ".join(filter(None, [army, *(spot.behind() for spot in self.spots)]))


class NearSlots(Slots):
    """SLOT-SHAPE-03 Slots of a column of which nobody said whose it is: those of the army of whoever stands there."""

    def __init__(self, spots: list[Spot]) -> None:
        super().__init__(ANYONES, spots)

    def has(self, t: Table, seat: i64, slot: i64) -> bool:
        for spot in self.spots:
            if spot.relation == TOGETHER + COLUMN and is_across(t, spot, seat):
                return False
        return super().has(t, seat, slot)


class BothSlots(Slots):
    """Slots of a column that are expressly those of both armies."""

    def __init__(self, spots: list[Spot]) -> None:
        super().__init__(ANYONES, spots)

    def text(self) -> str:
        return f"{ARMIES[ANYONES]} {super().text()}"


def is_across(t: Table, spot: Spot, seat: i64) -> bool:
    """Is the army another one than that of who is spoken of? Slots in front of somebody are those of his own army."""
    one = spot.of.single(t) if spot.of is not None else NOBODY
    home = home_of(t, one) if one != SEVERAL else NOBODY
    return home != NOBODY and home // SLOTS != seat


class EmptySlots(Noun):
    """Those of these slots that are empty, to be counted."""

    def __init__(self, slots: Slots) -> None:
        self.slots: Final = slots

    def fits(self, t: Table, thing: Thing) -> bool:
        return False  # a slot is no thing

    def all(self, t: Table) -> vec[i64]:
        return vec[i64]()

    def count(self, t: Table) -> i64:
        return self.slots.count(t, True)

    def depends(self) -> i64:
        return self.slots.depends()

    def text(self, many: bool) -> str:
        return f"empty slot{'s' if many else ''} {self.slots.text()}".rstrip()


class AllSlots(Condition):
    """All of these slots are empty, or all are filled; there is at least one."""

    def __init__(self, slots: Slots, empty: bool) -> None:
        self.slots: Final = slots
        self.empty: Final = empty

    def holds(self, t: Table) -> bool:
        return self.slots.count(t, self.empty) > 0 and self.slots.count(t, not self.empty) == 0

    def depends(self) -> i64:
        return self.slots.depends()

    def text(self) -> str:
        return f"all slots {self.slots.text()} are {'empty' if self.empty else 'filled'}"


class Line(Slot):
    """The row, column, pair or square that has been chosen, by the number of its shape."""

    def __init__(self, sort: i64, whose: i64 = ANYONES) -> None:
        super().__init__(f"a {SHARED[sort]}")
        self.sort: Final = sort
        self.whose: Final = whose  # in whose army, if that is said

    def of(self, t: Table) -> vec[i64]:
        return vec[i64]()


class LineOfRow(Line):
    """A pair that has been chosen in one row."""

    def __init__(self, sort: i64, whose: i64, within: i64) -> None:
        super().__init__(sort, whose)
        self.within: Final = within


class ChooseLine(Step[Table]):
    """You choose a row or a column."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line

    def ask(self, t: Table) -> None:
        t.ask(t.you)
        for shape in range(STARTS[self.line.sort], STARTS[self.line.sort + 1]):
            if SHAPES[shape] & self.room() == SHAPES[shape]:
                t.offer(SHAPE, t.me, shape)

    def room(self) -> i64:
        """The slots of which it can be one."""
        line = self.line
        return SHAPES[line.within] if isinstance(line, LineOfRow) else (1 << SLOTS) - 1

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            pick(t, self.line.at, other_of(answer))
        return NEXT

    def text(self) -> str:
        word, line = SHARED[self.line.sort], self.line
        where = f" in the {'front' if line.within == FRONT else 'back'} row" if isinstance(line, LineOfRow) else ""
        if self.line.whose == YOURS:
            return f"choose one of your {word}s{where}"
        return f"choose {'an enemy' if self.line.whose == OPPONENTS else 'a'} {word}{where}"


class InLine(Quality):
    """A creature stands in the row or column that was chosen; columns run through both armies (SLOT-ARMY-06)."""

    def __init__(self, line: Line, other: bool = False) -> None:
        self.line: Final = line
        self.other: Final = other

    def holds(self, t: Table, c: i64) -> bool:
        shape = picked(t, self.line.at)
        if shape < 0 or not stands(t, c):
            return False
        return (SHAPES[shape] >> slot_of(t.place[c] & 15) & 1 == 1) != self.other

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return f"in the {'other' if self.other else 'chosen'} {SHARED[self.line.sort]}"


class InSlots(Quality):
    """SLOT-ARMY-05 A creature stands in one of these slots, called by their names."""

    def __init__(self, slots: i64) -> None:
        self.slots: Final = slots

    def holds(self, t: Table, c: CardId) -> bool:
        return stands(t, c) and self.slots >> slot_of(t.place[c] & 15) & 1 == 1

    def depends(self) -> i64:
        return HOMES

    def behind(self) -> str:
        return f"in {' or '.join(name for slot, name in enumerate(NAMES) if self.slots >> slot & 1 == 1)}"
