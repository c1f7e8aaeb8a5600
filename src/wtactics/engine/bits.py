"""Sets of small numbers, such as deeds, as the bits of one number."""

from __future__ import annotations

from mypy_extensions import i64


def bit_of(number: i64) -> i64:
    """Where a set has this number; compiled, a plain 1 would be shifted no further than 31."""
    one: i64 = 1
    return one << number
