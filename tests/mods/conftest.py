"""The list of rulesets, with the trial mods in it."""

from collections.abc import Callable, Iterator

import pytest

from modded import TRIALS
from wtactics import games
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.shelf import shelf


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Game]]:
    """Find games by name, those with the trial mods among them."""
    monkeypatch.setattr(games, "MODS", TRIALS)
    ruleset.cache_clear()
    yield ruleset
    ruleset.cache_clear()
    shelf.cache_clear()
