"""Sets of small numbers, such as deeds, as the bits of one number."""

from __future__ import annotations

from mypy_extensions import i64


def bit_of(number: i64) -> i64:
    """Where a set has this number. A 1 that is known beforehand would have 32 bits when compiled: this one is worked out."""
    one: i64 = number - number + 1
    return one << number
