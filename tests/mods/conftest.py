"""The list of rulesets, with the trial mods in it."""

from collections.abc import Callable, Iterator

import pytest

from modded import TRIALS
from wtactics import games
from wtactics.content.content import content_of
from wtactics.games import ruleset
from wtactics.kits.game import Game


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Game]]:
    """Find games by name, those with the trial mods among them."""
    monkeypatch.setattr(games, "MODS", TRIALS)
    ruleset.cache_clear()
    yield ruleset
    ruleset.cache_clear()
    content_of.cache_clear()
