"""The list of rulesets, with the toy in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wtactics import games
from wtactics.cards import stats
from wtactics.content import content
from wtactics.rulebook import reader
from wtactics.server.web import catalogue

HERE = Path(__file__).parent
CACHES = (games.ruleset, content.content_of, catalogue.keywords)


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """Let programs find the toy, its book, and its cards in the place of all others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.GAMES, "toy", "toy_ruleset.game")
        patch.setattr(reader, "FOLDERS", [*reader.FOLDERS, HERE])
        patch.setitem(stats.SHEETS, "toy", None)
        patch.setattr(content, "CONTENT", HERE / "content")
        for cache in CACHES:
            cache.cache_clear()
        yield
    for cache in CACHES:
        cache.cache_clear()
