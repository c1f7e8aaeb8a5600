"""Sheets and decks are written for a ruleset, or for one with mods."""

import tomllib
from pathlib import Path

import pytest

from wtactics.cards import CONTENT, FaultyFile, find_decks, load_cards
from wtactics.cards.belonging import belongs, ruleset_of
from wtactics.cards.shipped import is_for_others

SHEET = """set = "Trial"
rulesets = ["ava+tides"]
[[card]]
number = 9001
version = "1.0"
name = "Tide Table"
faction = "Gaian"
type = "magic"
cost = 1
text = "Draw a card."
"""
DECK = 'name = "{0}"\nruleset = "{1}"\n[cards]\n"Tide Table" = 3\n'


@pytest.mark.parametrize(
    ("written", "name", "there"),
    [
        ("ava", "ava", True),
        ("ava", "ava+tides", True),
        ("ava+tides", "ava", False),
        ("ava+tides", "ava+moons+tides", True),
        ("ava+tides+moons", "ava+moons+tides", True),
        ("ava+tides+moons", "ava+tides", False),
        ("arc", "ava+tides", False),
    ],
)
def test_what_is_written_for_mods_is_played_with_these_at_least(written: str, name: str, there: bool) -> None:
    assert belongs(written, name) is there


def test_cards_of_a_mod_are_in_no_game_without_it(tmp_path: Path) -> None:
    (tmp_path / "trial.toml").write_text(SHEET)
    library = load_cards([tmp_path])
    assert [len(library.of(name)) for name in ("ava", "arc+tides", "ava+tides", "ava+moons+tides")] == [0, 0, 1, 1]
    (tmp_path / "trial.toml").write_text(SHEET.replace("ava+tides", "chess+tides"))
    with pytest.raises(FaultyFile, match="each with mods behind it if only they play its cards"):
        load_cards([tmp_path])


def test_decks_of_a_mod_are_found_with_it_only(tmp_path: Path) -> None:
    for name, game in (("Ebb", "ava"), ("Flood", "ava+tides")):
        (tmp_path / f"{name}.toml").write_text(DECK.format(name, game))
    assert [[deck.name for deck in find_decks(tmp_path, name)] for name in ("ava", "ava+tides")] == [
        ["Ebb"], ["Ebb", "Flood"],
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["arc", "slot", "orc", "orc+heroes+mounts", "ava", "ava+regions"])
def test_a_game_reads_no_file_that_ships_for_others_and_misses_none_of_its_own(name: str) -> None:
    files = sorted(CONTENT.glob("cards/**/*.toml")) + sorted(CONTENT.glob("decks/**/*.toml"))
    assert any(is_for_others(path, name) for path in files)
    for path in files:
        told = tomllib.loads(path.read_text("utf-8"))
        written = told.get("rulesets") or [told["ruleset"]]
        assert is_for_others(path, name) is (ruleset_of(name) not in map(ruleset_of, written)), path


def test_files_of_ones_own_are_read_whatever_they_are_for(tmp_path: Path) -> None:
    (tmp_path / "trial.toml").write_text(SHEET.replace("number = 9001", "nomber = 9001"))
    assert not is_for_others(tmp_path / "trial.toml", "slot")
    with pytest.raises(FaultyFile, match="nomber"):
        load_cards([tmp_path], "slot")
