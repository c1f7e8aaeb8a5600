"""For which game a sheet or a deck is written: a ruleset such as ava, or one with mods behind it, such as ava+regions."""

from __future__ import annotations

from collections.abc import Iterable


def ruleset_of(name: str) -> str:
    """The ruleset in the name of a game."""
    return name.partition("+")[0]


def belongs(written: str, name: str) -> bool:
    """Is what is written for one game played in the game of this name: the same ruleset, with those mods at least?"""
    own, *mods = written.split("+")
    there, *others = name.split("+")
    return own == there and set(mods) <= set(others)


def belongs_anywhere(written: Iterable[str], name: str) -> bool:
    """Is it played there, if it is written for several games?"""
    return any(belongs(one, name) for one in written)
