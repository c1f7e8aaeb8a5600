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


@dataclass(frozen=True)
class Spot:
    """Where somebody puts a card: on another, or in an area of a seat, there perhaps in a slot."""

    seat: int
    card: int | None = None
    area: str | None = None
    slot: int | None = None


@dataclass(frozen=True)
class Drop:
    """What it would mean to put a card somewhere: a wish, and the rule that forbids it where the question is not about it."""

    wish: Wish
    rule: int = 0
