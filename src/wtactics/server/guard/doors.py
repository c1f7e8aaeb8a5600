"""How many windows are open: on one seat, and from one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from wtactics.server.guard.limits import Limits


class Window(Protocol):
    """What can be asked to make room."""

    def rest(self) -> None:
        """Make room for another window on the same seat."""


class Doors:
    """The open windows: where a seat has too many, the first makes room; where an address has, the last is turned away."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.from_there: Final[Counter[str]] = Counter()
        self.on_seat: Final[dict[tuple[str, int], list[Window]]] = {}

    @contextmanager
    def passed(self, address: str) -> Iterator[bool]:
        """One more window from this address, as long as this takes: may it be opened?"""
        self.from_there[address] += 1
        try:
            yield self.from_there[address] <= self.limits.addresses
        finally:
            self.from_there[address] -= 1
            if not self.from_there[address]:
                del self.from_there[address]

    @contextmanager
    def seated(self, person: Window, room: str, seat: int) -> Iterator[None]:
        """One more window on this seat, as long as this takes."""
        windows = self.on_seat.setdefault((room, seat), [])
        windows.append(person)
        if len(windows) > self.limits.windows:
            windows.pop(0).rest()
        try:
            yield
        finally:
            if person in windows:
                windows.remove(person)
            if not windows:
                self.on_seat.pop((room, seat), None)
