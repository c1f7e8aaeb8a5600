"""Rules of the books, and how texts bend them: sentences that mean what a known one means, or are written back so.

Each game, or mod, has its own file, rules_<game>.toml; what its rows call wishes is not read yet, and only counted.
"""

from pathlib import Path

from batches import in_batches
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


@in_batches(having("means"))
def test_all_ways_of_saying_it_mean_the_same(game: str, row: Row) -> None:
    pairs = [(row["means"], way) for way in row["said"]]
    assert differing(game, pairs, row.get("type", "creature")) == []


@in_batches(having("written"))
def test_it_is_written_back_in_these_words(game: str, row: Row) -> None:
    written = row["written"] if isinstance(row["written"], list) else [row["written"]]
    for way in row["said"]:
        assert heard(game).written(way, row.get("type", "creature")) == written, f"{game}: {way}"


@in_batches(having("refused"))
def test_what_could_mean_two_things_is_refused(game: str, row: Row) -> None:
    check_refused(game, row["refused"], row.get("type", "creature"))
