"""Speech: the words that a ruleset gives to card English, which are its phases, and the times that last until one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final


class PhaseName:
    """What texts call a phase, or several that they do not tell apart: name, numbers in the turn's order, other names."""

    def __init__(self, name: str, numbers: Sequence[int], *others: str) -> None:
        self.name: Final = name
        self.numbers: Final = list(numbers)
        ways = [" ".join(f'"{word}"' for word in way.casefold().split()) for way in (name, *others)]
        self.form: Final = f"({' | '.join(ways)})" if len(ways) > 1 else ways[0]


class Speech:
    """The words of one ruleset: what its phases are called, and until the next of which something can last."""

    def __init__(self, phases: Sequence[PhaseName], times: Mapping[int, PhaseName]) -> None:
        self.phases: Final = tuple(phases)
        self.times: Final = dict(times)  # by the number that modifiers carry

    def time_words(self) -> dict[int, str]:
        """How texts say each of these times."""
        return {number: f"until your next {phase.name} phase" for number, phase in self.times.items()}
