"""A backup is made while the server runs; it is whole, can be served at once, and overwrites nothing."""

from __future__ import annotations

import sqlite3
import stat
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wtactics.cli.door import wtactics
from wtactics.server.data import backup as copying
from wtactics.server.data.backup import back_up
from wtactics.server.data.datafile import open_data
from wtactics.server.data.dataplace import DataFileRefused
from wtactics.server.data.owner import Owner
from wtactics.server.data.store import Store


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data file with many guests in it."""
    path = tmp_path / "table.sqlite3"
    store = Store(open_data(str(path)))
    with store.write() as connection:
        for n in range(3000):
            connection.exec_driver_sql("INSERT INTO guests VALUES (?, ?, '2026')", (f"g{n}", "x" * 80))
    store.close()
    return path


def run(*words: object) -> Result:
    return CliRunner().invoke(wtactics, ["backup", *map(str, words)], catch_exceptions=False)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def guests_of(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        found = int(connection.execute("SELECT count(*) FROM guests").fetchone()[0])
    connection.close()
    return found


def test_it_says_where_it_wrote_and_only_its_owner_reads_it(data: Path, tmp_path: Path) -> None:
    done = run(tmp_path / "copy.sqlite3", "--data", data)
    assert done.exit_code == 0
    assert done.output.startswith(f"Copied {data} to {tmp_path / 'copy.sqlite3'} (")
    assert guests_of(tmp_path / "copy.sqlite3") == 3000
    assert stat.S_IMODE((tmp_path / "copy.sqlite3").stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o600
    unnamed = run("--data", data)
    copies = [path for path in tmp_path.iterdir() if path.name.startswith("table-")]
    assert len(copies) == 1
    assert f" to {copies[0]} (" in unnamed.output
    assert names(tmp_path) == ["copy.sqlite3", copies[0].name, "table.sqlite3"]


def test_it_overwrites_nothing(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "letter.txt"
    there.write_text("Dear reader", "utf-8")
    done = run(there, "--data", data)
    assert (done.exit_code, "nothing was overwritten" in done.output) == (2, True)
    monkeypatch.setattr(Path, "exists", lambda _path: False)  # somebody puts it there while pages are copied
    assert run(there, "--data", data).exit_code == 2
    assert there.read_text("utf-8") == "Dear reader"
    assert names(tmp_path) == ["letter.txt", "table.sqlite3"]


def test_while_others_write_it_ends_and_is_whole_and_can_be_served_at_once(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGES", 1)
    owner = Owner(str(data))
    store = Store(open_data(str(data), claim=owner.take), owner)
    ended = threading.Event()
    told: list[int] = []

    def writes() -> None:
        n = 0
        while not ended.is_set():
            store.name_guest(f"new{n}", "Ann")
            n += 1

    writer = threading.Thread(target=writes)
    writer.start()
    try:
        back_up(data, tmp_path / "copy.sqlite3", lambda left, _total: told.append(left))
    finally:
        ended.set()
        writer.join()
    assert told == sorted(told, reverse=True)  # it never began anew
    assert len(told) > 50
    assert 3000 <= guests_of(tmp_path / "copy.sqlite3") < guests_of(data)
    said: list[str] = []
    second = Owner(str(tmp_path / "copy.sqlite3"), said.append)
    served = Store(open_data(second.where, claim=second.take), second)
    assert said == []
    served.name_guest("g", "Bob")
    served.close()
    store.close()


@pytest.mark.parametrize(
    ("what", "found"), [("", "found nothing"), ("letter", "another kind"), ("folder", "found a folder")]
)
def test_what_is_no_data_file_is_refused_and_nothing_is_left(tmp_path: Path, what: str, found: str) -> None:
    source = tmp_path / "in" / "table.sqlite3"
    source.parent.mkdir()
    if what == "letter":
        source.write_text("Dear reader,\n" * 100, "utf-8")
    if what == "folder":
        source.mkdir()
    done = run(tmp_path / "copy", "--data", source)
    assert (done.exit_code, found in done.output, len(done.output.splitlines())) == (2, True, 1)
    assert names(tmp_path) == ["in"]


def test_a_folder_that_is_not_there_is_refused(data: Path, tmp_path: Path) -> None:
    with pytest.raises(DataFileRefused, match="a file in a folder that is there"):
        back_up(data, tmp_path / "no" / "copy", lambda _left, _total: None)


def test_for_postgresql_it_names_the_program_and_no_password() -> None:
    done = run("--data", "postgresql://ann:s3cret-word@db.example/table")
    assert done.exit_code == 2
    assert "pg_dump" in done.output
    assert "s3cret-word" not in done.output
