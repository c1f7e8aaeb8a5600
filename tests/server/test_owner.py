"""One data file has one owner: a second server is told so, a dead one is followed at once; who lost the file writes no more."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from running import Server
from visitor import Browser, bot, me
from wtactics.server.data import owner as owning
from wtactics.server.data.datafile import OwnerLost, open_data, writing
from wtactics.server.data.dataplace import DataFileRefused
from wtactics.server.data.owner import Owner
from wtactics.server.data.process import has_ended, life_of, this_host
from wtactics.server.data.store import Store
from wtactics.server.data.tables import owners

Opening = Callable[[], Store]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lives that pass more quickly."""
    monkeypatch.setattr(owning, "BEAT", 0.2)
    monkeypatch.setattr(owning, "LAPSE", 1.2)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opening]:
    """Opens one file, again and again, as a server does."""
    stores: list[Store] = []

    def open_store() -> Store:
        owner = Owner(str(tmp_path / "table.sqlite3"))
        stores.append(Store(open_data(owner.where, claim=owner.take), owner))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


def falls_silent(store: Store) -> None:
    """Its process gives no more signs of life, and another cannot tell why."""
    assert store.owner is not None
    assert store.owner.engine is not None
    store.owner.ended.set()
    store.owner.thread.join()
    with writing(store.owner.engine) as connection:
        connection.execute(owners.update().values(host="elsewhere"))


def writes(store: Store, name: str = "Ann") -> str:
    store.name_guest("g", name)
    return name


def test_a_second_server_says_who_serves_and_ends(server: Server) -> None:
    time.sleep(owning.BEAT * 1.5)  # until the address is known to all
    command = [sys.executable, "-m", "wtactics", "serve", "--data", str(server.data), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert server.process is not None
    who = f"process {server.process.pid} on this machine at {server.address}/"
    assert done.returncode == 2
    assert (
        done.stderr == f"Error: {server.data}: expected data that no other server uses, found data that {who} serves\n"
    )
    assert Browser(server.address).get("/healthz").json()["alive"]


def test_after_kill_9_nobody_waits(server: Server) -> None:
    server.kill()
    said = len(server.log.read_text("utf-8"))
    server.start()
    assert "waiting" not in server.log.read_text("utf-8")[said:]
    assert Browser(server.address).post("/api/guest", {"name": "Ann"}).status_code == 200


@pytest.mark.usefixtures("quick")
def test_a_server_that_slept_while_another_took_over_writes_no_more_and_ends(server: Server) -> None:
    window = Browser(server.address).sit(Browser(server.address).make_room(me(), bot())["link"])
    window.ask({"do": "ping"}, "pong")
    process, store = server.process, None
    assert process is not None
    try:
        while store is None:
            process.send_signal(signal.SIGSTOP)
            with suppress(DataFileRefused):  # if it stopped while it wrote, nobody else can
                store = taken_over(str(server.data))
            if store is None:
                process.send_signal(signal.SIGCONT)
                time.sleep(0.2)
        window.say({"do": "choose", "seq": window.state["seq"], "picks": window.ids(0)})
        process.send_signal(signal.SIGCONT)
        assert process.wait(30) == 2
        assert "another server has taken over" in server.log.read_text("utf-8")
        assert (store.match(window.room["room"]) or ("", [-1]))[1] == []
    finally:
        process.kill()
        process.wait()
        server.process = None
        if store is not None:
            store.close()


def taken_over(where: str) -> Store:
    owner = Owner(where)
    try:
        return Store(open_data(where, claim=owner.take), owner)
    except DataFileRefused:
        owner.release()
        raise


@pytest.mark.usefixtures("quick")
def test_an_owner_that_lives_is_not_followed(opened: Opening) -> None:
    first = opened()
    for _ in range(2):
        with pytest.raises(DataFileRefused, match=f"found data that process {os.getpid()} on this machine serves"):
            opened()
    assert writes(first) == first.guest_name("g")


@pytest.mark.usefixtures("quick")
def test_a_silent_owner_is_followed_and_cannot_write_when_it_wakes(opened: Opening) -> None:
    first = opened()
    falls_silent(first)
    second = opened()
    with pytest.raises(OwnerLost):
        writes(first)
    assert first.owner is not None
    assert first.owner.lost
    assert second.guest_name("g") is None
    assert writes(second, "Bob") == second.guest_name("g")


@pytest.mark.usefixtures("quick")
def test_an_owner_learns_from_its_next_sign_of_life_that_it_was_followed(opened: Opening) -> None:
    first = opened()
    falls_silent(first)
    told = threading.Event()
    assert first.owner is not None
    first.owner.when_lost = told.set
    opened()
    first.owner.beat()
    assert told.is_set()


def test_a_lease_that_was_let_go_is_free(opened: Opening) -> None:
    first = opened()
    first.close()
    began = time.monotonic()
    opened()
    assert time.monotonic() - began < owning.LAPSE / 2


@pytest.mark.usefixtures("quick")
def test_while_a_third_program_holds_the_file_the_owner_is_not_taken_for_dead(opened: Opening) -> None:
    first = opened()
    assert first.owner is not None
    refused: list[str] = []

    def comes() -> None:
        try:
            opened()
        except DataFileRefused as error:
            refused.append(error.found)

    second = threading.Thread(target=comes)
    engine = open_data(first.owner.where)
    first.owner.ended.set()  # it is silent, for a moment
    first.owner.thread.join()
    second.start()
    time.sleep(0.5)
    with writing(engine):
        time.sleep(3 * owning.LAPSE)
    first.owner.beat()
    second.join()
    engine.dispose()
    assert refused == [f"data that process {os.getpid()} on this machine serves"]
    assert not first.owner.lost


@pytest.mark.usefixtures("quick")
def test_of_many_who_come_to_a_dead_owner_one_follows(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    life = life_of(ended.pid)
    ended.wait()
    path = str(tmp_path / "table.sqlite3")
    engine = open_data(path)
    with writing(engine) as connection:
        row = {
            "name": "house",
            "token": "t",
            "host": this_host(),
            "pid": ended.pid,
            "life": life,
            "address": "",
            "beat": 7,
        }
        connection.execute(owners.insert().values(row))
    engine.dispose()
    all_here = [Owner(path) for _ in range(6)]
    results: list[str] = []

    def comes(owner: Owner) -> None:
        try:
            open_data(path, claim=owner.take).dispose()
            results.append("owner")
        except DataFileRefused as error:
            results.append(error.found)

    threads = [threading.Thread(target=comes, args=(owner,)) for owner in all_here]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for owner in all_here:
        owner.release()
    told = f"data that process {os.getpid()} on this machine serves"
    assert sorted(results) == sorted(["owner"] + 5 * [told])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc, which is not here")
def test_whether_a_process_has_ended() -> None:
    mine = life_of(os.getpid())
    boot, space, start = mine.split()
    here = this_host()
    assert not has_ended(here, os.getpid(), mine)
    assert has_ended(here, os.getpid(), f"{boot} {space} {int(start) - 1}")  # its number was given anew
    assert has_ended(here, os.getpid(), f"another-boot {space} {start}")
    assert not has_ended(here, 2**22 - 1, f"{boot} pid:[1] {start}")  # in a container: it cannot be told
    assert not has_ended("elsewhere", 2**22 - 1, mine)
    child = subprocess.Popen([sys.executable, "-c", ""])
    life = life_of(child.pid)
    while life_of(child.pid):
        time.sleep(0.01)
    assert has_ended(here, child.pid, life)  # nobody has waited for it yet
    child.wait()
    assert has_ended(here, child.pid, life)
