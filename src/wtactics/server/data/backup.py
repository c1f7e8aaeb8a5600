"""A copy of the data file while it is in use: whole, closed in itself, and ready to be served."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from wtactics.server.data.dataplace import DataFileRefused, refusal
from wtactics.server.data.store import now

PAGES: Final = 256  # at a time, then it is told how many are left
PATIENCE: Final = 10.0  # seconds, while somebody holds the file
Progress = Callable[[int, int], object]  # how many pages are left, and of how many


def usual_copy(data: Path) -> Path:
    """Where a copy lies unless somebody says otherwise: beside its file, named for the second."""
    at = now()[:19].replace(":", "").replace("-", "").replace("T", "-")
    return data.with_name(f"{data.stem}-{at}{data.suffix}")


def back_up(data: Path, copy: Path, progress: Progress) -> None:
    """Copy the data file as it is at this moment; DataFileRefused says why not, and then there is no copy."""
    if not data.is_file():
        raise DataFileRefused(str(data), "a data file", "a folder" if data.is_dir() else "nothing")
    if not copy.parent.is_dir():
        raise DataFileRefused(str(copy), "a file in a folder that is there", "no such folder")
    if copy.exists():
        raise DataFileRefused(
            str(copy), "the name of a file that is not there yet", "one that is; nothing was overwritten"
        )
    draft = copy.with_name(f".{copy.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds the keys of all seats
        write_copy(data, draft, progress)
        settle(draft)
        put_in_place(draft, copy)
    except sqlite3.Error as error:
        raise refusal(str(data), error) from None
    except OSError as error:
        raise DataFileRefused(str(copy), "a file that can be written", (error.strerror or str(error)).lower()) from None
    finally:
        for name in (draft, *(draft.with_name(draft.name + end) for end in ("-journal", "-wal", "-shm"))):
            with suppress(OSError):
                name.unlink()


def write_copy(data: Path, draft: Path, progress: Progress) -> None:
    """Copy page by page, all as they were at the beginning, whoever writes meanwhile."""
    source = sqlite3.connect(
        f"file:{quote(str(data.absolute()))}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None
    )
    with closing(source), closing(sqlite3.connect(draft)) as target:
        source.execute("BEGIN")
        if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise DataFileRefused(str(data), "a data file of wtactics", "a database of another kind")
        source.backup(target, pages=PAGES, progress=lambda _status, left, total: progress(left, total))


def settle(draft: Path) -> None:
    """Check the copy, and make it one that nobody owns: it is served without waiting."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as target:
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("SELECT 1 FROM sqlite_master WHERE name = 'owners'").fetchone():
            target.execute("DELETE FROM owners")
        sound = target.execute("PRAGMA quick_check(1)").fetchone()[0]
        if sound != "ok":
            raise sqlite3.DatabaseError(f"malformed: {sound}")


def put_in_place(draft: Path, copy: Path) -> None:
    """Give the copy its name, once all of it is on the disk, and overwrite nothing."""
    with draft.open("rb+") as file:
        os.fsync(file.fileno())
    if os.name == "nt":
        draft.rename(copy)  # which overwrites nothing there
    else:
        os.link(draft, copy)
