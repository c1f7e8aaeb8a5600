"""What was accepted is kept, on SQLite and PostgreSQL: twenty times kill -9 in the middle of writing loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert

import scribe
from cluster import Cluster
from running import Server
from visitor import Browser, bot, me, waiting_for
from wtactics.server.data.datafile import open_data
from wtactics.server.data.store import Store
from wtactics.server.data.tables import matches, rooms

KILLS = 20
HERE = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.close()


def empty(where: str) -> Store:
    """A store with one match in it."""
    store = Store(open_data(where))
    row = {
        "id": scribe.ROOM,
        "ruleset": "arc",
        "settings": "{}",
        "seed": "1",
        "made_by": "g",
        "made": "",
        "changed": "",
    }
    with store.write() as connection:
        connection.execute(insert(rooms).values(row))
        connection.execute(insert(matches).values(room=scribe.ROOM, record="{}", begun="", turn=0, asked=0, over=False))
    return store


@pytest.fixture(scope="module")
def scribes() -> Iterator[subprocess.Popen[str]]:
    """What starts one process after the other."""
    command = [sys.executable, str(HERE / "scribe.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        yield running


def killed_after(scribes: subprocess.Popen[str], where: str, writings: int, seconds: float) -> tuple[list[str], int]:
    """Let a scribe keep so many choices and go on for a moment: what it said, and how many it was sure of."""
    assert scribes.stdin is not None
    scribes.stdin.write(f"{where}\n")
    scribes.stdin.flush()
    process, said = int(next_line(scribes)), list[str]()
    while sum(line.startswith("kept") for line in said) < writings:
        said.append(next_line(scribes))
        assert said[-1] != scribe.DEAD
    time.sleep(seconds)
    os.kill(process, signal.SIGKILL)
    while (line := next_line(scribes)) != scribe.DEAD:
        if line.startswith("kept") and not line.endswith(scribe.TORN):  # it may have died in the middle of a line
            said.append(line)
    return said, int(said[-1].partition(" ")[2])


def next_line(scribes: subprocess.Popen[str]) -> str:
    assert scribes.stdout is not None
    line = scribes.stdout.readline()
    assert line, "whoever starts the scribes has ended"
    return line.strip()


def check_kills(scribes: subprocess.Popen[str], where: str) -> None:
    chance, store, sure = Random(5), empty(where), 0
    for _ in range(KILLS):
        said, now_sure = killed_after(scribes, where, chance.randrange(1, 12), chance.random() / 20)
        assert said[0].startswith("begins "), said[0]  # it did not wait for the lease of the one that is dead
        assert int(said[0].partition(" ")[2]) >= sure
        sure = now_sure
        found = store.match(scribe.ROOM)
        assert found is not None
        assert sure <= len(found[1]) <= sure + 3  # at most what was being kept at that moment, whole or not at all
        assert found[1] == [scribe.choice_at(seq) for seq in range(len(found[1]))]
        made = 0
        while made < len(found[1]):
            made += 1 + made % 3
        assert made == len(found[1])
    assert sure > KILLS
    store.close()


def test_sqlite_loses_nothing(scribes: subprocess.Popen[str], tmp_path: Path) -> None:
    check_kills(scribes, str(tmp_path / "table.sqlite3"))


def test_postgresql_loses_nothing(scribes: subprocess.Popen[str], cluster: Cluster) -> None:
    check_kills(scribes, cluster.database("killed"))


@pytest.mark.slow
def test_a_game_on_postgresql_outlives_the_server_and_the_database(cluster: Cluster, tmp_path: Path) -> None:
    server = Server(cluster.database("played"), log=tmp_path / "server.log").start()
    try:
        visitor = Browser(server.address)
        link = visitor.make_room(me(), bot("random"), settings={"winning_points": 18})["link"]
        window = visitor.sit(link)
        window.play(Random(1), until=8)
        waiting_for(window)
        server.kill()
        server.start()
        again = waiting_for(visitor.sit(link))
        assert again.state == window.state
        cluster.die()
        assert again.pick(Random(2))["code"] == "broken", "a whole choice, for what is only begun is not kept"
        cluster.start()
        assert waiting_for(visitor.sit(link)).pick(Random(2))["say"] == "update"
    finally:
        server.close()
