"""What is wrong with a file, and where: every reader of files speaks in faults."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file; line 0 is the file as a whole."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One mistake: where it is, what was found there and what was expected."""

    place: Place
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.place}: found {self.found}, expected {self.expected}"


class FaultyFile(Exception):
    """All faults of one or more files together, one per line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)
