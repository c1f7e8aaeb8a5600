"""Data files that cannot serve are refused in one sentence; older ones are brought up to date, after a copy."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event, inspect, text

from running import Local
from visitor import invited
from wtactics.server.data.datafile import MIGRATIONS, known_versions, open_data
from wtactics.server.data.dataplace import DataFileRefused
from wtactics.server.data.store import Store
from wtactics.server.data.tables import METADATA

LATER = '''"""A step for a test."""
import sqlalchemy as sa
from alembic import op

revision = "{number}"
down_revision = "{before}"


def upgrade() -> None:
    """Add a column, then fail if that is wanted."""
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("extra", sa.Integer, server_default="7", nullable=False))
    {end}
'''


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data file with a guest in it."""
    path = tmp_path / "table.sqlite3"
    store = Store(open_data(str(path)))
    store.name_guest("g", "Ann")
    store.engine.dispose()
    return path


def refused(where: object, migrations: Path = MIGRATIONS) -> str:
    with pytest.raises(DataFileRefused) as caught:
        open_data(str(where), migrations)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def with_a_later_step(tmp_path: Path, end: str = "") -> Path:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    before = known_versions(folder)[-1]
    number = f"{int(before) + 1:04}"
    step = LATER.format(number=number, before=before, end=end)
    (folder / "versions" / f"v{number}.py").write_text(step, "utf-8")
    return folder


def test_the_migrations_lead_to_the_tables_that_the_program_knows(data: Path) -> None:
    engine = open_data(str(data))
    there = inspect(engine)
    assert set(there.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        found = {c["name"]: (str(c["type"]), c["nullable"]) for c in there.get_columns(name)}
        assert found == {c.name: (str(c.type), bool(c.nullable)) for c in table.columns}
        assert there.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
    engine.dispose()


def test_a_file_of_an_older_schema_is_copied_then_brought_up_to_date(data: Path, tmp_path: Path) -> None:
    later = with_a_later_step(tmp_path)
    engine = open_data(str(data), later)
    assert "extra" in [column["name"] for column in inspect(engine).get_columns("rooms")]
    assert Store(engine).guest_name("g") == "Ann"
    engine.dispose()
    copy = data.with_name(f"{data.name}.schema-{known_versions(MIGRATIONS)[-1]}")
    old = Store(open_data(str(copy)))
    assert old.guest_name("g") == "Ann"
    old.engine.dispose()
    assert "made by a newer wtactics" in refused(data)


def test_a_step_that_fails_leaves_the_file_as_it_was(data: Path, tmp_path: Path) -> None:
    later = with_a_later_step(tmp_path, 'op.execute("SELECT * FROM nowhere")')
    assert "expected a data file that works, found no such table: nowhere" in refused(data, later)
    store = Store(open_data(str(data)))
    assert "extra" not in [column["name"] for column in inspect(store.engine).get_columns("rooms")]
    assert store.guest_name("g") == "Ann"
    store.engine.dispose()


def test_alembic_is_not_loaded_where_the_schema_is_new(data: Path) -> None:
    program = (
        "import sys; from wtactics.server.data.datafile import open_data; "
        f"open_data({str(data)!r}).dispose(); print('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader,\n" * 1000, "utf-8")
    assert "expected a data file of wtactics, found a file of another kind" in refused(path)


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (n INTEGER)")
    connection.close()
    assert "found a database with other tables (recipes)" in refused(path)


def test_a_damaged_file_is_refused(data: Path) -> None:
    whole = data.read_bytes()
    page = 4096
    data.write_bytes(whole[: 2 * page] + b"\xa5" * page + whole[3 * page :])
    assert "found a damaged one" in refused(data)


def test_a_file_that_is_read_only_is_refused(data: Path) -> None:
    assert "found one that is read-only" in refused(f"sqlite:///file:{data}?mode=ro&uri=true")


def test_a_file_that_somebody_holds_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wtactics.server.data.datafile.PATIENCE", 0.1)
    holder = sqlite3.connect(data)
    holder.execute("BEGIN EXCLUSIVE")
    assert "found one that another program has locked" in refused(data)
    holder.close()


@pytest.mark.parametrize(("where", "found"), [("", "is it a folder"), ("/dev/null/x/table", "not a directory")])
def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path, where: str, found: str) -> None:
    assert found in refused(where or tmp_path)


def test_the_command_says_it_in_one_sentence_and_ends_with_2(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wtactics", "serve", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2
    assert done.stderr.startswith("Error: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_disk_that_is_full_changes_nothing_and_is_said(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3")
    try:
        _, friend, one, two = invited(local.address)
        engine, store, room = local.lobby.store.engine, local.lobby.store, one.room["room"]
        with engine.connect() as connection:
            pages = connection.execute(text("PRAGMA page_count")).scalar()
        event.listen(engine, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count={pages}"))
        while (answer := (asked := one if one.options else two).pick(Random(1)))["say"] == "update":
            made = len((store.match(room) or ("", []))[1])
            for window in (one, two):
                while window.state["seq"] < made:
                    window.next()
        assert (answer["code"], "cannot save" in answer["text"]) == ("broken", True)
        event.listen(engine, "checkout", lambda raw, *_: raw.execute("PRAGMA max_page_count=1073741823"))
        again = friend.sit(f"/table/{asked.key}")
        assert again.state["seq"] == asked.state["seq"]
        assert again.pick(Random(1))["say"] == "update"
    finally:
        local.close()
