"""Sets of small numbers, such as deeds, as the bits of one number."""

from __future__ import annotations

from mypy_extensions import i64


def bit_of(number: i64) -> i64:
    """Where a set has this number. Compiled, a 1 known beforehand has 32 bits, even by way of a name: this one is worked out."""
    one: i64 = number - number + 1
    return one << number
