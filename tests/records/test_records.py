"""Every record here replays to the outcome that it had: games that once broke something, and a game for each end."""

from pathlib import Path

import pytest

from records.recording import ways_out
from wtactics.content.content import content_of
from wtactics.engine.invariants import check
from wtactics.records.file import read_record
from wtactics.records.record import replay

FILES = sorted(Path(__file__).parent.glob("*.json"))
WAYS = {"ARC-WIN-02", "ARC-WIN-04", "ARC-WIN-05", "ARC-WIN-06"}  # 30 points, no points, no cities, no cards


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_to_its_outcome(path: Path) -> None:
    record = read_record(path)
    table = replay(record, content_of(record.ruleset).pool).table
    check(table)
    assert table.over == (record.outcome is not None)


def test_there_is_a_game_that_ended_in_each_way() -> None:
    records = [read_record(path) for path in FILES]
    matches = [replay(record, content_of(record.ruleset).pool) for record in records]
    assert {way for match in matches for way in ways_out(match)} >= WAYS
