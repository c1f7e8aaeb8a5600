"""Purses in one number, against counting them by hand."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wtactics.content.content import content_of
from wtactics.engine.places import RESERVE
from wtactics.kits.coins import ANY, COLOURS, PLENTY, counted_out, payments, purse, units_in, units_of
from wtactics.lab.bench import pairs
from wtactics.rulesets.arc.table import ArcTable


def reserves(gems: list[int], marked: int = 0) -> ArcTable:
    """A table where seat 1 has these gems, the first so many of them marked."""
    t = pairs(content_of("arc"))[0].clone().table
    assert isinstance(t, ArcTable)
    cards = [c for c in range(len(t.owner)) if t.owner[c] == 1]
    for c, colour in zip(cards, [n for n in range(COLOURS) for _ in range(gems[n])], strict=False):
        t.colour[c] = colour
        t.enter(c, RESERVE, 1)
    for c in t.at(RESERVE, 1)[:marked]:
        t.mark(c)
    return t


def test_every_colour_is_counted_for_itself_and_all_together() -> None:
    t = reserves([3, 1, 4, 2, 5])
    assert [units_in(t.purse(1), colour) for colour in (*range(COLOURS), ANY)] == [3, 1, 4, 2, 5, 15]
    assert list(t.gems(1)) == [3, 1, 4, 2, 5, 15]
    assert (t.purse(0), list(t.gems(0))) == (0, [0] * 6)


def test_what_is_spent_does_not_count_and_what_is_produced_does() -> None:
    t = reserves([3, 1, 0, 2, 1], marked=4)
    extra = vec[i64]([9, 9, 9, 9, 9, 0, 0, 2, 0, 7])
    assert list(counted_out(purse(t, extra, 1))) == [0, 0, 2, 2, 8, 12]


def test_endless_production_does_not_overflow_into_another_colour() -> None:
    t = reserves([1, 0, 0, 0, 1])
    extra = vec[i64]([0] * 5 + [1 << 40, 0, 0, 0, 1 << 40])
    assert list(counted_out(purse(t, extra, 1))) == [PLENTY + 1, 0, 0, 0, PLENTY + 1, 2 * PLENTY + 2]


@pytest.mark.parametrize("piles", [(0, 0, 0, 0, 0), (2, 0, 1, 0, 0), (1, 1, 1, 1, 1), (3, 0, 0, 2, 0)])
@pytest.mark.parametrize("own", [ANY, 0, 2])
def test_each_way_to_pay_is_told_once(piles: tuple[int, ...], own: int) -> None:
    units = vec[i64]([*piles, sum(piles)])
    for cost in range(sum(piles) + 2):
        least = 0 if own == ANY else min(cost, piles[own])
        ways = [tuple(units_of(way, colour) for colour in range(5)) for way in payments(units, cost, own, least)]
        sums = [way for way in product(*(range(n + 1) for n in piles)) if sum(way) == cost]
        assert sorted(ways) == sorted(way for way in sums if own == ANY or way[own] >= least)
