"""Halves of a change such as +2/-X, as they are written."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.vocabulary.numbers.meaning import Fixed, signed


def in_x(half: Number) -> str:
    """Half of a change by X: one is X, none is none."""
    said = signed(half)
    return said if isinstance(half, Fixed) and half.n == 0 else f"{said[0]}X"


def multiple(times: i64, half: Number) -> Number:
    """So many times half of a change, as it is written."""
    return Fixed(half.n * times) if isinstance(half, Fixed) else half


def in_single_steps(*values: Number) -> bool:
    return all(isinstance(value, Fixed) and -1 <= value.n <= 1 for value in values)


def capped_text(most: i64, *halves: Number) -> str:
    """The most that is added, in the form of a change, where so many times are counted at most."""
    return "/".join(f"{half.n * most:+}" for half in halves if isinstance(half, Fixed))
