"""Files of matches: what is written is read again, each game replays, and what makes no match is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from records.matches import match_of
from wtactics.content.content import content_of
from wtactics.records.file import read_record, write_record
from wtactics.records.record import BadRecord, replay
from wtactics.records.series import file_of, is_series, read_series, write_series


@pytest.mark.parametrize("name", ["arc", "orc+openmull", "ava+regions", "slot"])
def test_a_match_is_written_and_read_again_and_each_game_replays(name: str, tmp_path: Path) -> None:
    record, path = match_of(name, [0, 1, 1]), tmp_path / "match.json"
    write_series(record, path)
    found = read_series(path)
    assert is_series(path)
    assert (found.best_of, found.games, found.series.winner) == (3, record.games, 0)
    assert len({game.seed for game in found.games}) == 3
    for file in found.files:
        assert not is_series(tmp_path / file)
        assert replay(read_record(tmp_path / file), content_of(name).pool).over
    assert replay(found.games[1], content_of(name).pool).table.starter == 0  # who lost the first


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("match") / "match.json"
    write_series(match_of("orc", [0, 1]), path)
    return path


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("best_of", 2, "best_of: expected 1 or 3 games, found "),
        ("best_of", True, "best_of: expected 1 or 3 games, found "),
        ("given_up", True, "given_up: expected the seat that gave up the match, or null, found "),
        ("given_up", 4, "given_up: expected one of two players"),
        ("given_up", 1, "given_up: expected no game under way in a match that was given up"),
        ("best_of", 1, "the match was decided"),
        ("version", 2, "expected version 1"),
        ("games", [], "games: expected a list of one file for each game"),
        ("games", ["match-game-1.json", "match-game-1.json"], "game 2: expected a file that is not named before"),
        ("games", ["../match-game-1.json"], "game 1: expected the name of another file in the same folder"),
        ("games", ["match.json"], "game 1: expected the name of another file in the same folder"),
        ("games", [7], "game 1: expected the name of another file in the same folder, found "),
        ("games", ["match-game-3.json", "match-game-1.json"], "game 1: expected a game that is over"),
        ("games", ["match-game-2.json", "match-game-1.json"], "game 2, settings: expected first_player 1, found "),
        ("games", ["nowhere.json"], "nowhere.json: expected a file that can be read"),
        ("more", 1, "expected the keys .*, found 'more'"),
    ],
)
def test_what_makes_no_match_is_refused(written: Path, key: str, value: Any, message: str) -> None:
    data = json.loads(written.read_text()) | {key: value}
    other = written.with_name("other.json") if value != ["match.json"] else written.with_name("match.json")
    before = written.read_text()
    other.write_text(json.dumps(data))
    try:
        with pytest.raises(BadRecord, match=message):
            read_series(other)
    finally:
        written.write_text(before)


def test_a_game_of_another_ruleset_is_refused(written: Path) -> None:
    stranger = file_of(written, 2)
    before = stranger.read_text()
    write_record(match_of("arc", []).games[0], stranger)
    with pytest.raises(BadRecord, match="game 2: expected a game of orc, as the first, found arc"):
        read_series(written)
    stranger.write_text(before)
