"""What is wrong with a text: where, what was found there, and what would have been understood."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

SHOWN: Final = 14  # so many words are named as expected, those nearest to what was found first


@dataclass(frozen=True)
class TextFault:
    """One mistake in the text of a card; lines and columns are counted from 1."""

    card: str
    line: int
    column: int
    words: str  # the whole line
    found: str
    expected: tuple[str, ...]
    why: str = ""  # said before what was expected, or alone where no word would have helped
    sought: Callable[[], str] = field(default=str, compare=False, repr=False)  # searches for what would be understood

    @cached_property
    def hint(self) -> str:
        """A sentence that would be understood, searched for when the fault is shown; empty if none is found."""
        return self.sought()

    def __str__(self) -> str:
        head = f"{self.card}, text {self.line}:{self.column}: "
        expected = "expected: " + ", ".join(self.expected) if self.expected else ""
        hope = "; ".join(filter(None, [self.why, expected, self.hint]))
        return f'{head}"{self.words}"\n{" " * (len(head) + self.column)}^ {hope}'


class TextRefused(Exception):
    """A text was not understood; all its faults, in order."""

    def __init__(self, faults: Iterable[TextFault]) -> None:
        self.faults: Final = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


def nearest_first(found: str, expected: Sequence[str]) -> tuple[str, ...]:
    """What was expected, the words that look like what was found first; the rest of many is left out."""
    near = difflib.get_close_matches(found.casefold(), expected, 3, 0.6)
    ordered = [*near, *(word for word in expected if word not in near)]
    return (*ordered[:SHOWN], "...") if len(ordered) > SHOWN else tuple(ordered)
