"""A mod as programs use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wtactics.engine.mod import Mod
from wtactics.kits.game import Game
from wtactics.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Edit:
    """A mod as programs use it: what tables know of it, its book, and what it changes in what programs know of the game."""

    mod: Mod
    book: Rulebook
    title: str  # what people call it, such as Regions
    about: str  # what is otherwise with it, in two sentences
    also: Callable[[Game], Game] = lambda game: game  # seats, words, layout; the speech of cards, the faults of decks
