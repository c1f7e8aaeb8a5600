"""Rules of the books, and how texts bend them: sentences that mean what a known one means, or are written back so.

Each game, or mod, has its own file, rules_<game>.toml; what its rows call wishes is not read yet, and only counted.
"""

from pathlib import Path

import pytest

from language.matrix.cells import Row, check_refused, differing, heard, rows

MODS = {"heroes": "orc+heroes", "mounts": "orc+mounts", "rituals": "orc+rituals", "regions": "ava+regions"}
FILES = sorted(path.name for path in Path(__file__).parent.glob("rules_*.toml"))
ROWS = [(file, row) for file in FILES for row in rows(file)]


def game_of(file: str) -> str:
    """The game, or the game with the mod, whose rules this file bends."""
    name = file.removeprefix("rules_").removesuffix(".toml")
    return MODS.get(name, name)


def having(key: str) -> list[tuple[str, Row]]:
    """The rows that have this, each with its game."""
    return [(game_of(file), row) for file, row in ROWS if key in row]


def named(value: str | Row) -> str:
    """What a row is called in a test's name."""
    return value if isinstance(value, str) else str(value.get("rule") or value.get("means") or value.get("written"))


@pytest.mark.parametrize(("game", "row"), having("means"), ids=named)
def test_all_ways_of_saying_it_mean_the_same(game: str, row: Row) -> None:
    pairs = [(row["means"], way) for way in row["said"]]
    assert differing(game, pairs, row.get("type", "creature")) == []


@pytest.mark.parametrize(("game", "row"), having("written"), ids=named)
def test_it_is_written_back_in_these_words(game: str, row: Row) -> None:
    written = row["written"] if isinstance(row["written"], list) else [row["written"]]
    for way in row["said"]:
        assert heard(game).written(way, row.get("type", "creature")) == written, f"{game}: {way}"


@pytest.mark.parametrize(("game", "row"), having("refused"), ids=named)
def test_what_could_mean_two_things_is_refused(game: str, row: Row) -> None:
    check_refused(game, row["refused"], row.get("type", "creature"))
