"""An army of eight slots in two rows of four: its shapes, who is next to whom, who reaches whom; a set of slots is a mask."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.places import BOARD, NOBODY, CardId
from wtactics.engine.state import zeros

SLOTS: Final = 8  # F1 to F4, then B1 to B4; a slot is a kind of place of its own, and holds one card
WIDTH: Final = 4
FRONT: Final = 0  # rows
BACK: Final = 1
NAMES: Final = ("F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4")

ADJACENT: Final = vec[i64]([
    0b00010010, 0b00100101, 0b01001010, 0b10000100, 0b00100001, 0b01010010, 0b10100100, 0b01001000,
])  # fmt: skip
# From which slots each slot of the other army is reached in close combat; in ranged combat also from behind, in its column.
REACHED: Final = vec[i64]([
    0b00000011, 0b00000111, 0b00001110, 0b00001100, 0b00000001, 0b00000010, 0b00000100, 0b00001000,
])  # fmt: skip
ASKEW: Final = vec[i64]([  # slots that touch at a corner
    0b00100000, 0b01010000, 0b10100000, 0b01000000, 0b00000010, 0b00000101, 0b00001010, 0b00000100,
])  # fmt: skip
SHAPES: Final = vec[i64]([  # SLOT-SHAPE-01 two rows, four columns, six pairs, two squares
    0b00001111, 0b11110000,
    0b00010001, 0b00100010, 0b01000100, 0b10001000,
    0b00000011, 0b00000110, 0b00001100, 0b00110000, 0b01100000, 0b11000000,
    0b00110011, 0b11001100,
])  # fmt: skip
ROW: Final = 0  # SLOT-SHAPE-02 sorts of shapes
COLUMN: Final = 1  # SLOT-SHAPE-03
PAIR: Final = 2  # SLOT-SHAPE-04
SQUARE: Final = 3  # SLOT-SHAPE-05
MIDDLE: Final = 4  # the four slots in the middle, which only texts make a square
THE_MIDDLE: Final = 0b01100110
STARTS: Final = vec[i64]([0, 2, 6, 12, 14, 15])  # sort -> its first shape; one more at the end


def kind_of(slot: i64) -> i64:
    """The kind of place that this slot is."""
    return BOARD + slot


def slot_of(kind: i64) -> i64:
    """The slot that this kind of place is; not below 0 and below 8 only for a slot."""
    return kind - BOARD


def there(c: CardId, slot: i64) -> i64:
    """A creature and a slot in one number."""
    return c * SLOTS + slot


def way(here: i64, slot: i64) -> i64:
    """From this slot to that one, in one number, which no slot alone is."""
    return (here + 1) * SLOTS + slot


def row(slot: i64) -> i64:
    """SLOT-ARMY-08 FRONT or BACK: forward and backward; left and right are columns."""
    return slot >> 2


def column(slot: i64) -> i64:
    """SLOT-ARMY-06, SLOT-ARMY-07 0 to 3, across the whole table: the same column of both armies is face to face."""
    return slot & 3


def sort_of(shape: i64) -> i64:
    """Is the shape a row, a column, a pair or a square?"""
    sort: i64 = ROW
    while shape >= STARTS[sort + 1]:
        sort += 1
    return sort


def size(slots: i64) -> i64:
    """How many slots are in the set."""
    n: i64 = 0
    while slots != 0:
        slots &= slots - 1
        n += 1
    return n


def adjacent(a: i64, b: i64) -> bool:
    """SLOT-SHAPE-06, SLOT-SHAPE-07, SLOT-SHAPE-08 Have these slots of one army a side in common?"""
    return ADJACENT[a] >> b & 1 == 1


def within(a: i64, b: i64, ranged: bool) -> bool:
    """Does slot a reach slot b of the other army in this type of combat, cover left out?"""
    return reaching(b, ranged) >> a & 1 == 1


def hides(b: i64, filled: i64) -> bool:
    """Does a creature in front of it cover slot b of an army of which these slots are filled?"""
    return row(b) == BACK and filled >> column(b) & 1 == 1


def reaching(b: i64, ranged: bool) -> i64:
    """The slots of the other army from which slot b is reached, cover left out."""
    return REACHED[b] | bit_of(WIDTH + column(b)) if ranged else REACHED[b]


def lies_empty(shape: i64, slot: i64, filled: i64) -> bool:
    """Does the slot belong to this shape, or to the middle, of which none of the filled slots is one?"""
    slots = SHAPES[shape] if shape < len(SHAPES) else THE_MIDDLE
    return slots >> slot & 1 == 1 and slots & filled == 0


def falls_empty(sort: i64, slot: i64, filled: i64) -> bool:
    """Does a shape of this sort to which the slot belongs have none of the filled slots?"""
    for shape in range(STARTS[sort], STARTS[sort + 1]):
        if lies_empty(shape, slot, filled):
            return True
    return False


def emptied(slot: i64, filled: i64, worths: vec[i64]) -> i64:
    """The best that this slot falling empty is worth, in an army of which these slots are still filled."""
    best: i64 = 0
    for sort in range(MIDDLE + 1):
        if worths[sort] > best and falls_empty(sort, slot, filled):
            best = worths[sort]
    return best


def best_worths(slots: i64, filled: i64, worths: vec[i64]) -> vec[i64]:
    """For each set of these slots, by its mask: what it is worth if it falls empty last, one by one in the best order."""
    best = zeros(1 << SLOTS)
    for part in range(1, slots + 1):
        if part & ~slots == 0:
            for slot in range(SLOTS):
                if part >> slot & 1 == 1:
                    rest = part & ~(1 << slot)
                    points = emptied(slot, filled | rest, worths) + best[rest]
                    best[part] = max(best[part], points)
    return best


def best_order(slots: i64, filled: i64, worths: vec[i64]) -> vec[i64]:
    """The order in which slots that fell empty together are worth most, `filled` staying; of equal ones the first by slots."""
    best = best_worths(slots, filled, worths)
    order = vec[i64]()
    slot: i64 = 0
    while slot < SLOTS:
        rest = slots & ~(1 << slot)
        if rest != slots and emptied(slot, filled | rest, worths) + best[rest] == best[slots]:
            order = append(order, slot)
            slots = rest
            slot = 0
        else:
            slot += 1
    return order


def best_sort(slot: i64, filled: i64, points: i64, worths: vec[i64]) -> i64:
    """The sort of shape for which a slot that falls empty is worth so much; NOBODY if it is worth nothing."""
    best: i64 = NOBODY
    for sort in range(MIDDLE + 1):
        if points > 0 and worths[sort] == points and falls_empty(sort, slot, filled):
            best = min(sort, SQUARE)
    return best


def worth(order: vec[i64], filled: i64, worths: vec[i64]) -> i64:
    """What slots are worth that fall empty in this order, `filled` staying."""
    still = filled
    for slot in order:
        still |= 1 << slot
    points: i64 = 0
    for slot in order:
        still &= ~(1 << slot)
        points += emptied(slot, still, worths)
    return points
