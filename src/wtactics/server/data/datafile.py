"""Opening the data file: made where there is none, brought up to date where it is older, refused where it cannot serve."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from wtactics.server.data.dataplace import DataFileRefused, refusal, url_of
from wtactics.server.data.tables import owners

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 10  # seconds, while another process writes
MIGRATING: Final = 0x77746163  # a number of ours among the locks of a PostgreSQL


class NotKept(Exception):
    """Nothing can be written now, and nothing has changed; why, in a sentence."""


class OwnerLost(NotKept):
    """Another program has taken over the data file; this one must write no more."""


def open_data(where: str, migrations: Path = MIGRATIONS, claim: Callable[[Engine], object] | None = None) -> Engine:
    """The database at this path or URL, its schema up to date; DataFileRefused says in one sentence why not.

    Whoever claims it does so before anything is changed, or as soon as there is a table to do so.
    """
    try:
        engine = engine_of(url_of(where))
    except (ArgumentError, ValueError, TypeError, ImportError) as error:
        raise DataFileRefused(where, "the URL of a database that can be used", str(error).partition("\n")[0]) from None
    try:
        bring_up_to_date(engine, where, migrations, claim)
    except (DBAPIError, sqlite3.DatabaseError) as error:
        engine.dispose()
        raise refusal(where, error) from None
    except DataFileRefused:
        engine.dispose()
        raise
    return engine


def engine_of(url: URL, patience: float | None = None, synchronous: str = "FULL") -> Engine:
    """What speaks to the database; an own patience is for those who would rather come again."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url, hide_parameters=True, connect_args={"timeout": PATIENCE if patience is None else patience}
        )
        event.listen(engine, "connect", partial(settle_sqlite, synchronous=synchronous))
        return engine
    patient = {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE}
    # The database may restart
    engine = create_engine(url, hide_parameters=True, connect_args=patient, pool_pre_ping=True)
    event.listen(engine, "connect", partial(settle_postgres, synchronous=synchronous))
    return engine


def settle_postgres(connection: Any, _record: Any, synchronous: str) -> None:
    """Who falls silent in the middle of something lets go of it after a while; signs of life need not reach the disk."""
    connection.execute("SET idle_in_transaction_session_timeout = '30s'")
    connection.execute(f"SET synchronous_commit = {'on' if synchronous == 'FULL' else 'off'}")
    connection.commit()


@contextmanager
def writing(engine: Engine, patience: float | None = None) -> Iterator[Connection]:
    """A transaction that writes from its beginning: what it reads stays so until its end."""
    wait = round(1000 * patience) if patience is not None else None
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            if wait is not None:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={wait}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        elif wait is not None:
            connection.exec_driver_sql(f"SET LOCAL lock_timeout={wait}")
        yield connection


def settle_sqlite(connection: sqlite3.Connection, _record: Any, synchronous: str) -> None:
    """References that are kept, and a journal that outlives the process; a full one is on the disk before anybody is told."""
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute(f"PRAGMA synchronous={synchronous}")


# ---- the schema


def bring_up_to_date(engine: Engine, where: str, migrations: Path, claim: Callable[[Engine], object] | None) -> None:
    """Check that the file is whole and can be written, then run the migrations that it lacks."""
    if engine.dialect.name == "sqlite":
        check_sqlite(engine)
    known = known_versions(migrations)
    there = version_of(engine, where)
    if there not in (None, *known):
        raise DataFileRefused(where, f"schema {known[-1]} or older", f"schema {there}, made by a newer wtactics")
    claimed = claim is not None and inspect(engine).has_table(owners.name)
    if claim is not None and claimed:
        claim(engine)
    if there != known[-1]:
        if there is not None and engine.dialect.name == "sqlite":
            back_up(engine, there)
        migrate(engine, migrations)
    if claim is not None and not claimed:
        claim(engine)


def fold(engine: Engine) -> None:
    """Give back the room that is not used any more."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            raw.execute("VACUUM")
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


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
        raise DataFileRefused(
            where, "a data file of wtactics", f"a database with other tables ({', '.join(names[:3])})"
        )
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
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")  # two may start at once
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
