"""What is wrong with a file, and where: every reader of files speaks in faults."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

MOST_TOLD: Final = 200  # at once; whoever mends these is told the others


def shorten(found: str, most: int = 400) -> str:
    """What was found, as far as a message has room for it."""
    return found if len(found) <= most else f"{found[:most]} ..."


@dataclass(frozen=True, slots=True, order=True)
class FilePlace:
    """A line of a file; line 0 is the file as a whole."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One mistake: where it is, what was found there and what was expected."""

    place: FilePlace
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.place}: found {shorten(self.found)}, expected {self.expected}"


class FaultyFile(Exception):
    """All faults of one or more files together, one per line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        told = [str(fault) for fault in self.faults[:MOST_TOLD]]
        more = len(self.faults) - len(told)
        return "\n".join([*told, f"... and {more} more" * (more > 0)]).rstrip("\n")
