"""Chance as a pure function of (seed, count), equal when compiled and when interpreted: no product exceeds 63 bits."""

from __future__ import annotations

from mypy_extensions import i64


def mixed(x: i64) -> i64:
    """A well-stirred 32-bit number from a 32-bit number."""
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * 0x31848BAB & 0xFFFFFFFF
    x = (x ^ x >> 14) * 0x5BD1E995 & 0xFFFFFFFF
    return x ^ x >> 16


def base_of(seed: i64) -> i64:
    """Fold a seed of up to 63 bits into the 32 bits that draws start from."""
    return mixed(mixed(seed & 0xFFFFFFFF) ^ seed >> 32 & 0x7FFFFFFF)


def drawn(base: i64, count: i64, n: i64) -> i64:
    """The count-th draw of this seed, from 0 to n - 1."""
    return mixed(base ^ mixed(count & 0xFFFFFFFF)) * n >> 32
