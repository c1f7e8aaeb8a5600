"""A golden file is fresh until it, or what writes it, changes."""

from pathlib import Path

import pytest

from wtactics.golden.__main__ import main
from wtactics.golden.files import Golden, golden_files


def test_blessing_writes_what_is_stale_and_leaves_what_is_fresh(tmp_path: Path) -> None:
    golden = Golden("deep/a.txt", lambda: "one\n")
    assert not golden.is_fresh(tmp_path)
    assert golden.bless(tmp_path)
    assert (tmp_path / "deep/a.txt").read_text() == "one\n"
    assert not golden.bless(tmp_path)
    assert golden.is_fresh(tmp_path)
    (tmp_path / "deep/a.txt").write_text("two\n")
    assert not golden.is_fresh(tmp_path)
    assert golden.difference(tmp_path).splitlines() == [
        "deep/a.txt is stale: run python3 dev.py bless and read the diff",
        "--- as it is", "+++ as it would be", "@@ -1 +1 @@", "-two", "+one",
    ]  # fmt: skip


def test_an_unknown_golden_file_is_refused_with_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere"]) == 2
    error = capsys.readouterr().err
    assert "found 'nowhere'" in error
    assert next(golden_files()).path in error
