"""How much is too much: sizes of messages, and how many of them in a while."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server puts up with."""

    message: int = 16 * 1024  # bytes that are read
    frame: int = 64 * 1024  # bytes; a longer one is not even received, and the connection ends
    body: int = 64 * 1024  # bytes of a request
    burst: float = 60.0  # messages at once
    rate: float = 30.0  # messages a second, in the long run
    patience: int = 100  # messages too many, then the connection ends
    pause_least: float = 0.7  # seconds before anything is answered for who has nothing to choose,
    pause_more: float = 0.5  # and in the mean so many more
    pause_short: float = 0.15  # seconds, or up to twice as many, before a page passes what it passes with any cards
    backlog: int = 1 << 20  # bytes that wait for a client that does not read
    windows: int = 8  # on one seat; the one that was opened first makes room
    addresses: int = 200  # windows from one address
    head: float = 10.0  # seconds for the head of a request,
    entity: float = 20.0  # for its body,
    stall: float = 30.0  # for reading on, or for hanging up,
    greeting: float = 20.0  # for the first word of a window
    live: int = 256  # matches held in memory; others are replayed when somebody comes
    rooms_of_guest: int = 100  # rooms of one maker whose games are not over
    rooms_an_hour: int = 120  # rooms made from one address: so many at once, then so many in each hour


class Bucket:
    """Tokens that fill up with time; each message takes one."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self.tokens = self.burst
        self.filled = time.monotonic()
        self.refused = 0  # since there were plenty

    def take(self) -> bool:
        """Is there a token left?"""
        at = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (at - self.filled) * self.rate)
        self.filled = at
        if self.tokens < 1:
            self.refused += 1
            return False
        self.tokens -= 1
        if self.tokens > self.burst / 2:
            self.refused = 0
        return True
