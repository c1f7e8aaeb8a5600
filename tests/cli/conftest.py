"""Small content for the tests of the command line: fifteen cards, two decks, read once for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trial_cards import NAMES, TEXTS, Run, small_cards, small_deck
from wtactics.cli.door import wtactics
from wtactics.content import content as loading
from wtactics.content import own_sets


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of cards and decks that the commands find instead of ours."""
    folder = tmp_path_factory.mktemp("content")
    (folder / "cards").mkdir()
    (folder / "decks" / "arc").mkdir(parents=True)
    (folder / "cards" / "trial.toml").write_text(small_cards())
    deck = dict.fromkeys(("Pondhall", "Millhall", "Kilnhall", *NAMES, *TEXTS), 3)
    (folder / "decks" / "arc" / "pond.toml").write_text(small_deck("Pond Life", deck))
    (folder / "decks" / "arc" / "kiln.toml").write_text(small_deck("Kiln Smoke", deck))
    return folder


@pytest.fixture(scope="session")
def small(content: Path) -> loading.Content:
    """The content of that folder, read once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loading, "CONTENT", content)
        patch.setattr(own_sets, "CONTENT", content)
        read = loading.Content("arc")
        assert len(read.decks) == 2
        assert len(list(read.pool.cards)) > 0
    return read


@pytest.fixture
def _small_content(small: loading.Content, content: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the commands find the small content, in this process and during this test only."""
    whole = loading.Content
    monkeypatch.setattr(loading, "CONTENT", content)
    monkeypatch.setattr(own_sets, "CONTENT", content)
    monkeypatch.setattr(loading, "Content", lambda name: small if name == "arc" else whole(name))
    loading.content_of.cache_clear()
    yield
    loading.content_of.cache_clear()


@pytest.fixture
def run(_small_content: None) -> Run:
    """Run a command in this process; an unexpected exception fails the test."""

    def run(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(wtactics, words, input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return run
