"""A small shelf for the tests of the command line: fifteen cards, two decks, read once for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trial_cards import NAMES, TEXTS, Run, small_cards, small_deck
from wtactics import content as contents_of
from wtactics.cli.door import wtactics


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
def small(content: Path) -> contents_of.Content:
    """The shelf with that content, read once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contents_of, "CONTENT", content)
        content = contents_of.Content("arc")
        assert len(content.decks) == 2
        assert len(list(content.pool.cards)) > 0
    return content


@pytest.fixture
def _small_content(small: contents_of.Content, content: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the commands find the small content, in this process and during this test only."""
    whole = contents_of.Content
    monkeypatch.setattr(contents_of, "CONTENT", content)
    monkeypatch.setattr(contents_of, "Shelf", lambda name: small if name == "arc" else whole(name))
    contents_of.content.cache_clear()
    yield
    contents_of.content.cache_clear()


@pytest.fixture
def run(_small_content: None) -> Run:
    """Run a command in this process; an unexpected exception fails the test."""

    def run(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(wtactics, words, input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return run
