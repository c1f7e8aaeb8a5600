"""A wish: something that a player may want to do, whether the open question offers it or not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """A verb, its thing and number as in an option, and how people would say it."""

    what: int
    thing: int
    other: int
    words: str
