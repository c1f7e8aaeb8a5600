"""The grid of eight slots, counted by brute force."""

from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wtactics.rulesets.slot import grid

ALL = (1 << grid.SLOTS) - 1
PRICES = vec[i64]([0, 2, 1, 4, 0])  # of a row, a column, a pair, a square and the middle


def neighbours(slot: int) -> list[int]:
    return [other for other in range(grid.SLOTS) if grid.adjacent(slot, other)]


def groups(most: int) -> list[tuple[int, tuple[int, ...]]]:
    """List all group attacks on a full army from a full army, by target and members."""
    return [
        (target, members)
        for target in range(grid.SLOTS)
        for n in range(2, most + 1)
        for members in combinations(range(grid.WIDTH), n)
        if all(grid.within(a, target, ranged=False) for a in members) and not grid.hides(target, ALL)
    ]


@pytest.mark.rule("SLOT-SHAPE-06", "SLOT-SHAPE-07")
def test_adjacent_slots_have_a_side_in_common() -> None:
    for a in range(grid.SLOTS):
        for b in range(grid.SLOTS):
            rows, columns = int(grid.row(a) - grid.row(b)), int(grid.column(a) - grid.column(b))
            assert grid.adjacent(a, b) == (abs(rows) + abs(columns) == 1)
    assert [len(neighbours(slot)) for slot in range(grid.SLOTS)] == [2, 3, 3, 2, 2, 3, 3, 2]


@pytest.mark.rule("SLOT-SHAPE-02", "SLOT-SHAPE-03", "SLOT-SHAPE-04", "SLOT-SHAPE-05", "SLOT-SHAPE-EX2")
def test_there_are_two_rows_four_columns_six_pairs_and_two_squares() -> None:
    sorts = [grid.sort_of(shape) for shape in range(len(grid.SHAPES))]
    assert [sorts.count(sort) for sort in (grid.ROW, grid.COLUMN, grid.PAIR, grid.SQUARE)] == [2, 4, 6, 2]
    sizes = {(grid.sort_of(i), grid.size(shape)) for i, shape in enumerate(grid.SHAPES)}
    assert sizes == {(grid.ROW, 4), (grid.COLUMN, 2), (grid.PAIR, 2), (grid.SQUARE, 4)}
    assert len(set(grid.SHAPES)) == 14
    middle = 0b01100110
    assert middle not in list(grid.SHAPES)


def test_two_full_armies_have_24_single_attacks_if_nobody_ignores_cover() -> None:
    counts = [
        sum(any(grid.within(a, b, r) for r in (False, True)) and not grid.hides(b, ALL) for b in range(grid.SLOTS))
        for a in range(grid.SLOTS)
    ]
    assert counts == [2, 3, 3, 2, 1, 1, 1, 1]
    pairs = [
        (a, b, r)
        for a in range(grid.SLOTS)
        for b in range(grid.SLOTS)
        for r in (False, True)
        if grid.within(a, b, r) and not grid.hides(b, ALL)
    ]
    assert len(pairs) == 24


def test_two_full_armies_have_twenty_group_attacks_of_both_types_together() -> None:
    assert len(groups(3)) * 2 == 20
    assert len(groups(2)) * 2 == 16


@pytest.mark.rule("SLOT-GROUP-06")
def test_no_slot_of_the_back_row_is_reached_from_two_front_slots() -> None:
    for b in range(grid.WIDTH, grid.SLOTS):
        for ranged in (False, True):
            assert grid.size(grid.reaching(b, ranged) & 0b1111) == 1


def test_a_full_army_has_twenty_swaps() -> None:
    assert sum(len(neighbours(slot)) for slot in range(grid.SLOTS)) == 20


@pytest.mark.rule("SLOT-POINTS-EX8")
def test_clearing_an_army_is_worth_12_to_15_points() -> None:
    found = {grid.worth(vec[i64]([*order]), 0, PRICES) for order in permutations(range(grid.SLOTS))}
    assert (min(found), max(found)) == (12, 15)


@pytest.mark.parametrize("filled", [0, 0b00100000, 0b10010000, 0b11001100])
def test_the_best_order_is_the_best_of_all_and_the_first_of_the_best(filled: int) -> None:
    for n in range(1, 5):
        for slots in combinations([slot for slot in range(grid.SLOTS) if not filled >> slot & 1], n):
            mask = sum(1 << slot for slot in slots)
            order = list(grid.best_order(mask, filled, PRICES))
            worths = {way: grid.worth(vec[i64]([*way]), filled, PRICES) for way in permutations(slots)}
            best = max(worths.values())
            assert tuple(order) == min(way for way, points in worths.items() if points == best)


@pytest.mark.rule("SLOT-POINTS-EX5", "SLOT-POINTS-EX6")
def test_examples_of_points() -> None:
    f1, f2, b1, b2 = 0, 1, 4, 5
    others = 0b11001100
    assert grid.worth(vec[i64]([f1, b1, f2, b2]), others, PRICES) == 7
    assert grid.emptied(f2, 0b10011001, PRICES) == 2
