"""An attempt: something that a player may want to do, whether the open question offers it or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import what_of
from wtactics.engine.view import View
from wtactics.kits import verbs

# What is asked about things one by one, whichever things these are.
CHOOSING: Final = (verbs.TARGET, verbs.PICK, verbs.GIVE)


@dataclass(frozen=True)
class Attempt:
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
    """What it would mean to put a card there: an attempt, and the rule that forbids it where the question is not about it."""

    attempt: Attempt
    rule: int = 0


def asked_of(view: View) -> set[int]:
    """The verbs that are offered."""
    return {int(what_of(o)) for o in view.options()}


def to_pass() -> Attempt:
    """To do nothing."""
    return Attempt(verbs.PASS, 0, 0, "go on without choosing anything")


def to_choose(view: View, thing: int, name: str) -> list[Attempt]:
    """What the question is about, with a thing of this name, where things are chosen one by one."""
    return [
        Attempt(verb, thing, 0, f"{verbs.NAMES[verb]} {name}") for verb in sorted(asked_of(view).intersection(CHOOSING))
    ]


def to_use(view: View, c: int, name: str) -> Iterator[Attempt]:
    """Each printed ability of a card of this name."""
    d = view.printed(c)
    for a in range(view.library.first[d], view.library.first[d + 1]):
        if view.library.abilities[a].kind == ACTIVATED:
            yield Attempt(verbs.ACTIVATE, c, a, f"use {name}: {view.library.abilities[a].text}")
