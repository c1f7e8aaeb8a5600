"""Spots: where a creature stands in its army, by rows and by who stands near whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, HOMES, LIE_COVERED, LIE_OPEN
from wtactics.engine.places import ATTACHED, BOARD, NOBODY, SEAT_THING, CardId, Thing, place_of
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.rulesets.slot.grid import (
    BACK,
    COLUMN,
    FRONT,
    SHAPES,
    SLOTS,
    STARTS,
    adjacent,
    column,
    kind_of,
    row,
    slot_of,
)
from wtactics.rulesets.slot.ledger import Ledger
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.towards import Towards
from wtactics.vocabulary.things.meaning import SEVERAL, All, Things, This, article

# How a creature stands, by itself or to others.
IN_FRONT: Final = 0
IN_BACK: Final = 1
COVERED: Final = 2
UNCOVERED: Final = 3
BESIDE: Final = 4  # adjacent
AHEAD: Final = 5
BEHIND: Final = 6
OPPOSITE: Final = 7
TOGETHER: Final = 8  # and more: in the same row, column, pair, square
FLANKING: Final = 12  # beside: adjacent in the same row
AROUND: Final = 13  # adjacent, or diagonally so
RELATIONS: Final = 14
ALLIED: Final = 0  # in which armies they stand: in the same,
ACROSS: Final = 1  # in the other one,
EITHER_SIDE: Final = 2  # or in either

HIDDEN: Final = 1  # a rule against lying open, whatever its number

ALONE: Final = ("in the front row", "in the back row", "covered", "uncovered")
TOWARDS: Final = ("adjacent to", "in front of", "behind", "opposite")
SHARED: Final = ("row", "column", "pair", "square")


class Spot(Towards):
    """Where creatures stand: in a row, covered or not, or so towards these others."""

    def __init__(self, relation: i64, of: Things | None = None) -> None:
        self.relation: Final = relation
        self.of: Final = of

    def holds(self, t: Table, c: CardId) -> bool:
        if not stands(t, c):
            return False
        relation, others = self.relation, self.of
        if others is None:
            if relation <= IN_BACK:
                return lies_in(slot_of(t.place[c] & 15), relation)
            return lies_covered(t, c) == (relation == COVERED)
        if isinstance(others, AnyOther):
            return self.is_near_another(t, c, others)
        return self.admits(t, t.place[c] >> 4, slot_of(t.place[c] & 15))

    def tells_of(self, things: Things) -> bool:
        return isinstance(self.of, This) and isinstance(things, This)

    def admits(self, t: Table, seat: i64, slot: i64) -> bool:
        """Does this slot of this army lie so, whoever stands there?"""
        relation, others = self.relation, self.of
        if others is None:
            return lies_in(slot, relation)
        one = others.single(t)
        if one != SEVERAL:
            return lies_towards(t, seat, slot, one, relation)
        for other in others.of(t):
            if lies_towards(t, seat, slot, other, relation):
                return True
        return False

    def is_near_another(self, t: Table, c: CardId, others: AnyOther) -> bool:
        """Another Wolf is another than a Wolf of which it is said, and of others it is another than the card that speaks."""
        first = c if others.noun.fits(t, c) else t.me
        for other in others.of(t):
            if other != first and lies_towards(t, t.place[c] >> 4, slot_of(t.place[c] & 15), other, self.relation):
                return True
        return False

    def scope(self, t: Table) -> vec[i64]:
        """Who stands in a slot that is so towards one other: a text looks at nobody who cannot be meant."""
        others = self.of
        if others is None:
            return t.board
        one = others.single(t)
        if one == SEVERAL:
            return t.board
        out = vec[i64](capacity=4)
        home = home_of(t, one)
        if home == NOBODY:
            return out
        seat, there, side = home // SLOTS, home % SLOTS, side_of(self.relation)
        if side != ACROSS:
            out = standing_in(t, seat, SO_TOWARDS[(self.relation - BESIDE) * SLOTS + there], out)
        if side != ALLIED:
            out = standing_in(t, 1 - seat, SO_TOWARDS[(OPPOSITE - BESIDE) * SLOTS + there], out)
        return out

    def names_all(self, t: Table) -> bool:
        others = self.of  # whatever is a spot of another kind means fewer, or others
        return type(self) is Spot and others is not None and others.single(t) != SEVERAL

    def depends(self) -> i64:
        if self.relation in (COVERED, UNCOVERED):
            return ANYTHING  # cover is a matter of rulings, too, and these may depend on anything
        return HOMES | self.of.depends() if self.of is not None else HOMES

    def is_allied(self) -> bool:
        return self.of is not None and side_of(self.relation) == ALLIED and isinstance(self.of, This)

    def rank(self) -> i64:
        if self.of is not None:
            return NAMES_OTHERS
        return 0 if self.relation in (COVERED, UNCOVERED) else 1

    def before(self) -> str:
        return ALONE[self.relation] if self.relation in (COVERED, UNCOVERED) else ""

    def behind(self) -> str:
        others = self.of
        if others is None:
            return "" if self.relation in (COVERED, UNCOVERED) else ALONE[self.relation]
        if self.relation in (FLANKING, AROUND):
            return f"{'beside' if self.relation == FLANKING else 'around'} {others.text()}"
        if self.relation >= TOGETHER:
            return f"in the same {SHARED[self.relation - TOGETHER]} as {others.text()}"
        return f"{TOWARDS[self.relation - BESIDE]} {others.text()}"


class VerySlot(Spot):
    """The slot where a creature stands, or stood when it left play."""

    def __init__(self, of: Things) -> None:
        super().__init__(OPPOSITE, of)

    def admits(self, t: Table, seat: i64, slot: i64) -> bool:
        others = self.of
        one = others.single(t) if others is not None else NOBODY
        if one == SEVERAL and others is not None:
            chosen = others.of(t)
            one = chosen[0] if len(chosen) == 1 else NOBODY
        if one < 0 or one >= SEAT_THING:
            return False
        return slot == (slot_of(t.place[one] & 15) if stands(t, one) else stood_in(t, one))


class Foremost(Quality):
    """A creature stands in its front row, or has nobody in front of it: the first that an enemy of its column meets."""

    def holds(self, t: Table, c: CardId) -> bool:
        if not stands(t, c):
            return False
        slot = slot_of(t.place[c] & 15)
        return row(slot) == FRONT or t.first[place_of(kind_of(column(slot)), t.place[c] >> 4)] == NOBODY

    def depends(self) -> i64:
        return HOMES

    def rank(self) -> i64:
        return 1

    def before(self) -> str:
        return "foremost"


class TheOne(All):
    """The only creature that a noun can mean: the ally creature behind this creature."""

    def text(self) -> str:
        return f"the {self.noun.text(False)}"

    def many(self) -> bool:
        return False

    def certain(self) -> bool:
        return True


class AnyOne(All):
    """One or the other of what a noun means: adjacent to a Knight."""

    def text(self) -> str:
        return article(self.noun.text(False))

    def many(self) -> bool:
        return False


class AnyOther(AnyOne):
    """One or the other of them, where another one is named already: Wolves adjacent to another Wolf."""

    def text(self) -> str:
        return f"another {self.noun.text(False)}"


def lies_covered(t: Table, c: CardId) -> bool:
    """SLOT-DEF-01, SLOT-PRIO-02 Is the creature covered, by somebody or by a text, and no text says that it isn't?"""
    if may(t, LIE_OPEN, c, NOBODY, HIDDEN) == 0:
        return False
    return t.covered(c) or may(t, LIE_COVERED, c, NOBODY, HIDDEN) == 0


def stands(t: Table, c: CardId) -> bool:
    """Does the card stand in a slot?"""
    return c >= 0 and BOARD <= t.place[c] & 15 < ATTACHED


def stood_in(t: Table, c: CardId) -> i64:
    """The slot in which the card stood when it left play, if a text may ask for it; else NOBODY."""
    assert isinstance(t, Ledger)
    return t.stood_in(c)


def standing_in(t: Table, seat: i64, slots: i64, out: vec[i64]) -> vec[i64]:
    """These creatures, and those who stand in these slots of an army, which are a mask."""
    slot: i64 = 0
    while slots >> slot != 0:
        if slots >> slot & 1 == 1:
            c = t.first[place_of(kind_of(slot), seat)]
            if c >= 0:
                out = append(out, c)
        slot += 1
    return out


def lies_in(slot: i64, line: i64) -> bool:
    """Is the slot in this row?"""
    return (row(slot) == BACK) == (line == IN_BACK)


def lies_towards(t: Table, seat: i64, slot: i64, other: Thing, relation: i64) -> bool:
    """Does this slot of this army lie so towards this thing, if that stands in a slot, or stood there when it left play?"""
    home = home_of(t, other)
    if home == NOBODY:
        return False
    there = home % SLOTS
    if seat != home // SLOTS:
        return side_of(relation) != ALLIED and column(slot) == column(there)
    return side_of(relation) != ACROSS and SO_TOWARDS[(relation - BESIDE) * SLOTS + there] >> slot & 1 == 1


def home_of(t: Table, thing: Thing) -> i64:
    """The slot in which this creature stands, or stood when it left play, counted through both armies; NOBODY if in none."""
    if thing < 0 or thing >= SEAT_THING:
        return NOBODY
    if stands(t, thing):
        return (t.place[thing] >> 4) * SLOTS + slot_of(t.place[thing] & 15)
    slot = stood_in(t, thing)
    if slot < 0:
        return NOBODY
    return t.owner[thing] * SLOTS + slot


def side_of(relation: i64) -> i64:
    """SLOT-ARMY-07 In which army the others are: what is in front is so across the table, too, and columns run through."""
    if relation == OPPOSITE:
        return ACROSS
    return EITHER_SIDE if relation in (AHEAD, TOGETHER + COLUMN) else ALLIED


def lies_so(a: i64, b: i64, relation: i64) -> bool:
    """Does one slot lie so towards the other of the same army? Across the table all that matters is the column."""
    if relation == OPPOSITE:
        return column(a) == column(b)
    if relation == BESIDE:
        return adjacent(a, b)
    if relation == FLANKING:
        return adjacent(a, b) and row(a) == row(b)
    if relation == AROUND:
        return a != b and -1 <= column(a) - column(b) <= 1
    if relation >= TOGETHER:
        return share(a, b, relation - TOGETHER)
    return column(a) == column(b) and a != b and row(a) == (FRONT if relation == AHEAD else BACK)


def share(a: i64, b: i64, sort: i64) -> bool:
    """Are both slots in one shape of this sort?"""
    for shape in range(STARTS[sort], STARTS[sort + 1]):
        if SHAPES[shape] >> a & SHAPES[shape] >> b & 1 == 1:
            return True
    return False


def slots_towards(b: i64, relation: i64) -> i64:
    """All slots that lie so towards this one, as a mask."""
    slots: i64 = 0
    for a in range(SLOTS):
        if lies_so(a, b, relation):
            slots |= 1 << a
    return slots


# Relation from BESIDE on, slot -> the slots that lie so towards it
SO_TOWARDS: Final = vec[i64]([
    slots_towards(b, relation) for relation in range(BESIDE, RELATIONS) for b in range(SLOTS)
])  # fmt: skip
