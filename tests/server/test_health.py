"""Health is what the last writing showed: a file that is gone, full or held is told, and holds up nobody who does not write."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import event

from running import Local
from visitor import Browser
from wtactics.server.data import owner, writer
from wtactics.server.data.datafile import NotKept, open_data

QUICK = 5.0  # seconds for an answer that waits for nobody, on a busy machine


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Local]:
    monkeypatch.setattr(owner, "BEAT", 0.2)
    monkeypatch.setattr(owner, "SICK", 3.0)
    monkeypatch.setattr(writer, "PATIENCE", 6.0)
    local = Local(tmp_path / "table.sqlite3")
    yield local
    local.close()


def health(local: Local) -> httpx2.Response:
    began = time.monotonic()
    answer = httpx2.get(f"{local.address}/healthz")
    assert time.monotonic() - began < QUICK
    return answer


def becomes(said: Callable[[], bool]) -> bool:
    until = time.monotonic() + 10
    while not said() and time.monotonic() < until:
        time.sleep(0.05)
    return said()


def path_of(local: Local) -> Path:
    return Path(str(local.lobby.store.engine.url.database))


def test_a_server_that_is_well_says_so(served: Local) -> None:
    time.sleep(2 * owner.SICK)
    answer = health(served)
    assert (answer.status_code, answer.json()["alive"], "why" in answer.json()) == (200, True, False)


@pytest.mark.parametrize("anew", [False, True])
def test_a_data_file_that_was_deleted_or_replaced_is_told_and_takes_nothing(served: Local, anew: bool) -> None:
    visitor = Browser(served.address)
    path = path_of(served)
    if anew:
        shutil.copy(path, path.with_suffix(".copy"))
        path.with_suffix(".copy").replace(path)
    else:
        path.unlink()
    answer = health(served)
    assert (answer.status_code, answer.json()["alive"]) == (503, False)
    assert answer.json()["why"] == ("the data file was replaced by another" if anew else "the data file was deleted")
    refused = visitor.post("/api/guest", {"name": "Ann"})
    assert (refused.status_code, refused.json()["where"]) == (503, "server")


def test_a_disk_that_is_full_is_told_before_and_after_something_was_refused(
    served: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is cleared away at the start has been, when this is
    Browser(served.address).post("/api/guest", {"name": "Ann"})
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _path: shutil._ntuple_diskusage(1 << 30, 1 << 30, 0))  # type: ignore[attr-defined]
        assert health(served).json()["why"] == "a disk that is full"
    assert becomes(lambda: health(served).status_code == 200)
    engine, store = served.lobby.store.engine, served.lobby.store
    event.listen(engine, "checkout", lambda raw, *_: raw.execute("PRAGMA max_page_count=1"))
    with suppress(NotKept):
        for n in range(1000):
            store.name_guest(f"guest-{n}", "x" * 80)
    time.sleep(3 * owner.BEAT)  # signs of life still find room
    assert (health(served).status_code, health(served).json()["why"]) == (503, "a disk that is full")
    event.listen(engine, "checkout", lambda raw, *_: raw.execute("PRAGMA max_page_count=1073741823"))
    store.name_guest("g", "Ann")
    assert health(served).status_code == 200


def test_while_somebody_holds_the_file_only_those_who_write_wait_and_not_for_long(served: Local) -> None:
    visitor = Browser(served.address)
    assert visitor.post("/api/guest", {"name": "Ann"}).status_code == 200
    holder = sqlite3.connect(path_of(served), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    answers: list[httpx2.Response] = []

    def writes() -> None:
        answers.append(httpx2.post(f"{served.address}/api/guest", json={"name": "Bob"}, timeout=30))

    waiting = [threading.Thread(target=writes) for _ in range(12)]
    for thread in waiting:
        thread.start()
    time.sleep(0.3)
    assert health(served).status_code == 200  # for a moment is no illness
    assert visitor.get("/api/guest").json()["name"] == "Ann"
    assert visitor.get("/api/seats/nobody").status_code == 404
    assert answers == []
    for thread in waiting:
        thread.join()
    assert {answer.status_code for answer in answers} == {503}
    assert becomes(lambda: health(served).status_code == 503)
    assert health(served).json()["why"] == "one that another program has locked"
    holder.execute("ROLLBACK")
    holder.close()
    assert becomes(lambda: health(served).status_code == 200)
    assert visitor.post("/api/guest", {"name": "Bob"}).status_code == 200


def test_what_waited_too_long_is_not_written_later(served: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.3)
    store = served.lobby.store

    async def all_at_once() -> list[BaseException | None]:
        slow = served.lobby.write(time.sleep, 0.6)
        return await asyncio.gather(slow, served.lobby.write(store.name_guest, "g", "Ann"), return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert [type(result) for result in results] == [type(None), NotKept]
    assert store.guest_name("g") is None


def test_what_is_kept_is_on_the_disk(tmp_path: Path) -> None:
    engine = open_data(str(tmp_path / "table.sqlite3"))
    full = 2
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
