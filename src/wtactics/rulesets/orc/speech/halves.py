"""ORC's halves."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.numbers.counting import halves
from wtactics.vocabulary.reading.reading import Reading


def rounded_up(reading: Reading) -> bool:
    """ORC-ABIL-24 Halves are rounded up, unless the text says otherwise."""
    return True


PHRASES: Final = halves(rounded_up, ["Lose half your influence."])
