"""No line of the log holds a secret, whatever fails; no message holds the password of a database."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from itsdangerous import URLSafeSerializer
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from running import Local, Server
from visitor import Browser, Window, bot, invited, me, somebody
from wtactics.server.data.datafile import DataFileRefused, open_data
from wtactics.server.data.store import Store
from wtactics.server.guard.discretion import history, masked, shown, told, without_password
from wtactics.server.guard.logs import set_up_logs

TABLES = ("guests", "rooms", "seats", "matches", "choices")


@contextmanager
def broken(data: Path, table: str) -> Iterator[None]:
    """The data file without this table, for a while."""
    with closing(sqlite3.connect(data, timeout=20)) as other:
        other.execute(f"ALTER TABLE {table} RENAME TO gone")
        other.commit()
        yield
        other.execute(f"ALTER TABLE gone RENAME TO {table}")
        other.commit()


def stored(data: Path) -> set[str]:
    """Every secret that a data file holds."""
    with closing(sqlite3.connect(data)) as other:
        rows = other.execute("SELECT key FROM seats UNION SELECT guest FROM seats UNION SELECT id FROM guests "
                             "UNION SELECT value FROM secrets UNION SELECT seed FROM rooms").fetchall()  # fmt: skip
    return {str(row[0]) for row in rows if row[0] is not None}


def ask_everything(visitor: Browser, keys: list[str]) -> list[int]:
    """Every call of the API, and what came of it."""
    seats = {"ruleset": "arc", "seats": [me(), somebody()]}
    codes = [visitor.get("/api/guest"), visitor.post("/api/guest", {"name": "Ann"}), visitor.post("/api/rooms", seats)]
    for key in keys:
        codes += [visitor.get(f"/api/seats/{key}"), visitor.post(f"/api/seats/{key}/take", {})]
        with pytest.raises((ConnectionClosed, TimeoutError)):
            knock(Window(visitor.address, f"/table/{key}", silent=True))
    return [answer.status_code for answer in codes]


def knock(window: Window) -> None:
    """Say hello, choose, and listen until the line is dead."""
    for message in ({"do": "hello"}, {"do": "choose", "seq": 0, "picks": [0]}, {"do": "rematch"}):
        window.say(message)
    while True:
        window.next(0.3)


def test_no_secret_is_in_any_line_of_the_log_whatever_fails(tmp_path: Path) -> None:
    server = Server(tmp_path / "table.sqlite3", "--log-level", "debug").start()
    try:
        host, friend, one, two = invited(server.address)
        open_room = host.make_room(me(), somebody())
        host.post("/api/guest", {"name": "Bea"})
        keys = [one.key, two.key, open_room["link"][7:], open_room["invitations"]["1"][7:], "x" * 64]
        codes: list[int] = []
        for table in TABLES:
            with broken(server.data, table):
                codes += ask_everything(friend, keys)
        assert codes.count(500) > 10
    finally:
        server.close()
    log = server.log.read_text("utf-8")
    assert log.count("request-failed") > 10
    assert log.count("no such table") > 10
    cookies = [one.http.cookies["wtactics_guest"] for one in (host, friend)]
    guests = {str(URLSafeSerializer("", salt="guest").load_payload(c.rpartition(".")[0].encode())) for c in cookies}
    secrets = stored(server.data) | guests | set(keys) | set(cookies)
    assert len(secrets) > 10
    assert {secret for secret in secrets if secret in log} == set()
    assert {json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")} >= {
        "request-failed",
        "request",
    }


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The log of this process as the server writes it, from the gravest to the slightest line."""
    root, written = logging.getLogger(), io.StringIO()
    before = list(root.handlers), root.level
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", written)
        set_up_logs("debug")
    yield written.getvalue
    structlog.reset_defaults()
    root.handlers[:], root.level = before


@pytest.mark.parametrize("of", [KeyError, RuntimeError, AssertionError])
def test_an_error_that_quotes_a_key_does_not_tell_it_to_the_log(
    local: Local, log: Any, monkeypatch: pytest.MonkeyPatch, of: type[Exception],
) -> None:  # fmt: skip
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot())
    key = room["link"].removeprefix("/table/")

    def fails(_store: Store, quoted: str) -> None:
        raise of(f"no seat has {quoted}") from ValueError(quoted)

    monkeypatch.setattr(Store, "room_of", fails)
    assert visitor.get(f"/api/seats/{key}").status_code == 500
    with pytest.raises(ConnectionClosed):
        Window(local.address, room["link"], silent=True).next()
    written = log()
    assert "no seat has ***" in written
    assert "test_discretion.py" in written, "where it happened is told"
    assert key not in written


def test_libraries_and_their_tracebacks_are_masked_too(log: Any) -> None:
    key, seed = "aB3_" * 6, "7204118822337711"
    logging.getLogger("uvicorn.error").error('%s - "WebSocket /api/seats/%s/socket" 403', "127.0.0.1", key)
    try:
        int(f"{seed}.")
    except ValueError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")
        structlog.get_logger().exception("message-failed", room="r", key=key)
    written = log()
    assert key not in written
    assert seed not in written
    assert written.count("ValueError: invalid literal") == 2


def test_of_what_a_database_says_the_rows_are_left_out() -> None:
    class UniqueViolation(Exception):
        """As the driver of PostgreSQL says it."""

    said = 'duplicate key value violates unique constraint "seats_key_key"\nDETAIL:  Key (key)=(short) already exists.'
    error = IntegrityError("INSERT INTO seats", {"key": "short"}, UniqueViolation(said), hide_parameters=True)
    assert told(error) == 'UniqueViolation: duplicate key value violates unique constraint "seats_key_key"'
    error.__cause__ = error.orig
    assert "short" not in history(error)
    plain = "expected 3, found 4 in rulesets/arc of Salt and Ink"
    assert masked(plain) == plain


# ---- the password of a database

PASSWORDS = [
    ("postgresql://ann:swordfish@127.0.0.1:1/x", ["swordfish"]),
    ("postgresql://ann:sword@fish@127.0.0.1:1/x", ["sword", "fish"]),
    ("postgresql://ann:sword/fish@127.0.0.1:1/x", ["sword", "fish"]),
    ("postgresql://ann:sword:fish?x@127.0.0.1:port/x", ["sword", "fish"]),
    ("postgresql://127.0.0.1:1/x?user=ann&password=swordfish", ["swordfish"]),
    ("nosuch://ann:swordfish@127.0.0.1/x", ["swordfish"]),
    ("postgresql://ann:sw%40rdfish@127.0.0.1:1/x", ["sw%40rdfish", "sw@rdfish", "rdfish"]),
]


@pytest.mark.parametrize(("url", "secrets"), PASSWORDS)
def test_a_refused_database_is_named_without_its_password(url: str, secrets: list[str]) -> None:
    command = [sys.executable, "-m", "wtactics", "serve", "--port", "0", "--data", url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    said = done.stdout + done.stderr
    assert done.returncode == 2
    assert "***" in said
    assert [secret for secret in secrets if secret in said] == []
    assert "Traceback" not in said
    with pytest.raises(DataFileRefused) as refused:
        open_data(url)
    assert [secret for secret in secrets if secret in f"{refused.value} {refused.value.where}"] == []


@pytest.mark.parametrize("url", [url for url, _ in PASSWORDS])
def test_the_address_of_a_database_is_shown_without_its_password(url: str) -> None:
    assert "fish" not in shown(url)
    assert shown(url).startswith(url.partition("://")[0])


@pytest.mark.parametrize(
    "path", ["/srv/table.sqlite3", "C:\\tables\\a@b.sqlite3", "sqlite:////srv/a:b@c.sqlite3", "table"]
)
def test_a_path_is_shown_as_it_is(path: str) -> None:
    assert shown(path) == path
    assert without_password("unable to open database file", path) == "unable to open database file"
