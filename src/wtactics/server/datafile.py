"""Opening the data file: made where there is none, brought up to date where it is older, refused where it cannot serve."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import ArgumentError, DatabaseError

from wtactics.server.discretion import shown, without_password

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 10  # seconds, while another process writes
FAULTS: Final = (  # what SQLite says, and what that means to whoever reads it
    ("readonly database", "a file that can be written", "one that is read-only"),
    ("full", "room for more", "a disk that is full"),
    ("not a database", "a data file of wtactics", "a file of another kind, or a damaged one"),
    ("malformed", "a data file that is whole", "a damaged one"),
    ("unable to open", "a file that can be opened", "none that can be: is it a folder, or in one that is not there?"),
    ("locked", "a file that nobody else holds", "one that another program has locked"),
    ("disk i/o", "a disk that can be read and written", "one that fails"),
)


class DataFileRefused(Exception):
    """A data file cannot be used: which, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where, self.expected, self.found = shown(where), expected, without_password(found, where)
        super().__init__(f"{self.where}: expected {expected}, found {self.found}")


def usual_file() -> Path:
    """Where the data lies unless somebody says otherwise: in the user's own folder, as the platform has it."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    elif sys.platform == "darwin":
        folder = Path("~/Library/Application Support")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return folder.expanduser() / "wtactics" / "table.sqlite3"


def open_data(where: str, migrations: Path = MIGRATIONS) -> Engine:
    """The database at this path or URL, its schema up to date; DataFileRefused says in one sentence why not."""
    url = where if "://" in where else f"sqlite:///{prepared(where)}"
    patience = {"timeout": PATIENCE} if url.startswith("sqlite") else {}
    try:
        engine = create_engine(url, hide_parameters=True, connect_args=patience)
    except (ArgumentError, ValueError, ImportError) as error:
        raise DataFileRefused(where, "the URL of a database that can be used", str(error)) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", settle_sqlite)
    try:
        bring_up_to_date(engine, where, migrations)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        engine.dispose()
        raise refusal(where, error) from None
    except DataFileRefused:
        engine.dispose()
        raise
    return engine


def prepared(where: str) -> Path:
    """The path, with a folder to lie in."""
    path = Path(where).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or "it fails").lower()
        raise DataFileRefused(where, "a folder that can be made for it", why) from None
    return path


def settle_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """A journal that survives the death of the process, references that are kept."""
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=NORMAL")


def refusal(where: str, error: DatabaseError | sqlite3.DatabaseError) -> DataFileRefused:
    """What is wrong with the file, in words."""
    said = str(error.orig if isinstance(error, DatabaseError) else error)
    for word, expected, found in FAULTS:
        if word in said.casefold():
            return DataFileRefused(where, expected, found)
    return DataFileRefused(where, "a data file that works", said)


# ---- the schema


def bring_up_to_date(engine: Engine, where: str, migrations: Path) -> None:
    """Check that the file is whole and can be written, then run the migrations that it lacks."""
    if engine.dialect.name == "sqlite":
        check_sqlite(engine)
    known = known_versions(migrations)
    there = version_of(engine, where)
    if there not in (None, *known):
        raise DataFileRefused(where, f"schema {known[-1]} or older", f"schema {there}, made by a newer wtactics")
    if there != known[-1]:
        if there is not None and engine.dialect.name == "sqlite":
            back_up(engine, there)
        migrate(engine, migrations)


def check_sqlite(engine: Engine) -> None:
    """Read the whole file once, and take the lock of a writer."""
    with engine.connect() as connection:
        sound = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if sound != "ok":
            raise sqlite3.DatabaseError(f"malformed: {sound}")
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("CREATE TABLE writing_works (n INTEGER)")
        raw.execute("ROLLBACK")


def known_versions(migrations: Path) -> list[str]:
    """The versions of the schema, oldest first; told by their files, so that Alembic need not be loaded."""
    return sorted(path.stem[1:] for path in (migrations / "versions").glob("v[0-9]*.py"))


def version_of(engine: Engine, where: str) -> str | None:
    """The version of the file's schema, None if it is empty."""
    names = inspect(engine).get_table_names()
    if "alembic_version" in names:
        with engine.connect() as connection:
            version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            return None if version is None else str(version)
    if names:
        raise DataFileRefused(where, "a data file of wtactics", f"a database with other tables ({', '.join(names[:3])})")
    return None


def back_up(engine: Engine, version: str) -> None:
    """Copy the file beside itself before its schema changes."""
    path = Path(str(engine.url.database))
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        copy = sqlite3.connect(path.with_name(f"{path.name}.schema-{version}"))
        with copy:
            raw.backup(copy)
        copy.close()


def migrate(engine: Engine, migrations: Path) -> None:
    """Run the migrations that the file lacks, all or none."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
