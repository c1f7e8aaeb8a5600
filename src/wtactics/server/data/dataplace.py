"""Where data lies: a file, or a database by its URL; and the words for what cannot serve."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from wtactics.server.guard.discretion import shown, without_password

FAULTS: Final = (  # what PostgreSQL or SQLite says, and what that means to whoever reads it
    ("password authentication failed", "a user and password that the database knows", "others"),
    ("no password supplied", "the password of the user", "none"),
    ('role "', "a user that the database knows", "another"),
    ('database "', "a database that is there", "none of that name (createdb makes one)"),
    ("permission denied", "a database in which this user may make tables", "one in which he may not"),
    ("connection refused", "a database that answers", "none there: does it run, at this host and port?"),
    ("resolve host", "a host that is known", "one that is not"),
    ("timeout expired", "a database that answers", "none there within a while"),
    ("connection timeout", "a database that answers", "none there within a while"),
    ("lock timeout", "data that nobody else holds", "data that another program has locked"),
    ("readonly database", "a file that can be written", "one that is read-only"),
    ("disk is full", "room for more", "a disk that is full"),
    ("no space left", "room for more", "a disk that is full"),
    ("not a database", "a data file of wtactics", "a file of another kind, or a damaged one"),
    ("malformed", "a data file that is whole", "a damaged one"),
    ("unable to open", "a file that can be opened", "none that can be: is it a folder, or in one that is not there?"),
    ("locked", "a file that nobody else holds", "one that another program has locked"),
    ("disk i/o", "a disk that can be read and written", "one that fails"),
)
POSTGRES: Final = "postgresql+psycopg"
DRIVERS: Final = {"sqlite": "sqlite", "postgres": POSTGRES, "postgresql": POSTGRES, POSTGRES: POSTGRES}
LEAST: Final = 4 << 20  # bytes free on the disk: SQLite's journal grows to so many before it is folded into the file


class DataFileRefused(Exception):
    """A data file cannot be used: which, what was expected, what was found."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        self.where, self.expected, self.found = shown(where), expected, without_password(found, where)
        super().__init__(f"{self.where}: expected {expected}, found {self.found}")


def refusal(where: str, error: Exception) -> DataFileRefused:
    """What is wrong with the file, in words."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    for word, expected, found in FAULTS:
        if word in said.casefold():
            return DataFileRefused(where, expected, found)
    first = " ".join(said.strip().partition("\n")[0].split())
    return DataFileRefused(where, "a data file that works", first or type(error).__name__)


def usual_file() -> Path:
    """Where the data lies unless somebody says otherwise: in the user's own folder, as the platform has it."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    elif sys.platform == "darwin":
        folder = Path("~/Library/Application Support")
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return folder.expanduser() / "wtactics" / "table.sqlite3"


def url_of(where: str) -> URL:
    """The URL of what is meant; DataFileRefused says what one looks like."""
    if "://" not in where:
        return URL.create("sqlite", database=str(prepared(where)))
    kind = where.partition("://")[0]
    if kind not in DRIVERS:
        raise DataFileRefused(where, "a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME", f"{kind}://")
    try:
        url = make_url(where).set(drivername=DRIVERS[kind])
    except (ArgumentError, ValueError):
        raise DataFileRefused(
            where, "a URL such as postgresql://USER:PASSWORD@HOST:5432/NAME", "another form"
        ) from None
    if kind == "sqlite" and (not url.database or url.database == ":memory:" or url.host):
        raise DataFileRefused(where, "a file, as in sqlite:///FILE", "none")
    if DRIVERS[kind] == POSTGRES and find_spec("psycopg") is None:
        raise DataFileRefused(where, "psycopg, which comes with pip install 'wtactics[postgres]'", "none here")
    return url


def path_of(where: str) -> Path:
    """The file that is meant; of a database elsewhere it is said how that is copied."""
    if where.startswith("sqlite:///"):
        return Path(where.removeprefix("sqlite:///"))
    if "://" in where:
        raise DataFileRefused(
            where, "a data file", "a database, which is copied by its own program (of PostgreSQL: pg_dump)"
        )
    return Path(where).expanduser()


def prepared(where: str) -> Path:
    """The path, with a folder to lie in and a file that only its owner reads: it holds the keys of all seats."""
    path = Path(where).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or "it fails").lower()
        raise DataFileRefused(where, "a folder that can be made for it", why) from None
    with suppress(OSError):  # SQLite knows to say why it cannot be opened
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return path


class DataFile:
    """The file on its disk, as it was when it was opened; a database of another kind has none."""

    def __init__(self, url: URL | None) -> None:
        named = url is not None and url.get_backend_name() == "sqlite" and url.database
        self.path: Final = Path(str(named)) if named and not str(named).startswith(("file:", ":memory:")) else None
        self.mark: Final = self.found()

    def found(self) -> tuple[int, int] | None:
        """What tells the file from another of its name."""
        if self.path is None:
            return None
        state = self.path.stat()
        return state.st_dev, state.st_ino

    def check(self) -> None:
        """DataFileGone if what is written would not be found again; NoSpace if nothing more can be written soon."""
        if self.path is None:
            return
        try:
            if self.found() != self.mark:
                raise OSError("the data file was replaced by another")
        except FileNotFoundError:
            raise OSError("the data file was deleted") from None
        if shutil.disk_usage(self.path.parent).free < LEAST:
            raise OSError("a disk that is full")
