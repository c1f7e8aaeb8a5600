"""new-set: a beginning that is understood, legal and played at once, and that overwrites nothing."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.content.own_sets import SETTING
from wtactics.games import GAMES


@pytest.fixture(autouse=True)
def no_sets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No set is open before and after."""
    monkeypatch.delenv(SETTING, raising=False)
    yield
    os.environ.pop(SETTING, None)
    content_of.cache_clear()


def run(*words: str) -> Result:
    result = CliRunner().invoke(wtactics, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def began(to: Path, ruleset: str, name: str = "Pond Life") -> Path:
    result = run("new-set", name, "--ruleset", ruleset, "--to", str(to))
    assert result.exit_code == 0, result.stderr
    (folder,) = to.iterdir()
    return folder


@pytest.mark.parametrize("ruleset", [*GAMES, "ava+regions", "orc+heroes+mounts"])
def test_what_it_writes_is_understood_legal_and_played(tmp_path: Path, ruleset: str) -> None:
    folder = began(tmp_path / "sets", ruleset)
    checked = run("check-cards", str(folder))
    assert "1 deck keeps the rules" in " ".join(checked.stdout.split()), checked.stderr
    cards = ("--cards", str(folder), "--ruleset", ruleset)
    assert "of Pond Life" in run("decks", *cards, "Pond Life").stdout
    played = run("simulate", *cards, "--decks", "Pond Life", "--games", "1", "--bots", "random", "--seed", "5")
    assert played.exit_code == 0, played.stderr
    assert "1 game of" in played.stdout


@pytest.mark.parametrize("ruleset", GAMES)
def test_the_cards_behind_signs_are_understood_without_them(tmp_path: Path, ruleset: str) -> None:
    sheet = began(tmp_path, ruleset) / "cards.toml"
    text = sheet.read_text("utf-8")
    sheet.write_text(re.sub(r"^#(?=\S)", "", text, flags=re.MULTILINE), "utf-8")
    more = text.count("#[[card]]")
    assert more >= 1
    assert f"{1 + more} cards are well formed" in run("check-cards", str(tmp_path)).stdout


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder = began(tmp_path, "arc")
    (folder / "cards.toml").write_text("mine", "utf-8")
    again = run("new-set", "pond  LIFE", "--to", str(tmp_path))
    assert again.exit_code == 2
    assert "pond-life: found something there already, expected a name that is free" in again.stderr
    assert (folder / "cards.toml").read_text("utf-8") == "mine"


@pytest.mark.parametrize("name", ["", "   ", "../..", "x" * 41, "a\x00b", "Pond\x1b[31mLife", "?!", "\u202etxet"])
def test_names_that_make_no_folder_are_refused(tmp_path: Path, name: str) -> None:
    result = run("new-set", name, "--to", str(tmp_path))
    assert result.exit_code == 2
    assert "expected a name of up to 40 characters, with a letter in it" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_strange_names_stand_in_its_files_as_they_are(tmp_path: Path) -> None:
    folder = began(tmp_path, "arc", 'The "Ŝtelĉevalo" & <b>Ɛ</b> ${set}')
    assert folder.name == "the-ŝtelĉevalo-b-ɛ-b-set"
    assert run("check-cards", str(folder)).exit_code == 0
    shown = run("cards", "--cards", str(folder), "Scout", "Ŝtelĉevalo")
    assert 'The "Ŝtelĉevalo" & <b>Ɛ</b> ${set} Scout' in shown.stdout
