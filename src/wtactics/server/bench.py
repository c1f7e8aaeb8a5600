"""How fast is the server? Matches at once over loopback, replaying from the store, memory with idle rooms."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import click
from websockets.asyncio.client import ClientConnection, connect

from wtactics.content.content import content_of
from wtactics.form import engine_form
from wtactics.games import GAMES
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.data.datafile import engine_of, open_data
from wtactics.server.data.dataplace import url_of
from wtactics.server.data.store import Room, Seated, Stand, Store
from wtactics.server.rooms.live_match import revived
from wtactics.server.run import allow_many_files
from wtactics.server.web.catalogue import deck_cards, deck_keys

REPEATS: Final = 20
START: Final = 60.0  # seconds until the server must answer
UNREAD: Final = 20.0  # seconds that a window reads nothing: later it is taken for dead
OPENING: Final = 10.0  # seconds of play before
EVERY: Final = 0.04  # seconds from one hello to the next
HELLO: Final = bytes([0x81, 0x80 | 14]) + bytes(4) + b'{"do":"hello"}'  # a text, masked with zeros
Json = dict[str, Any]


def tell(name: str, value: object) -> None:
    """One line of the report."""
    click.echo(f"{name}={value:.1f}" if isinstance(value, float) else f"{name}={value}")


@click.command()
@click.option("--matches", default=200, show_default=True, help="Matches of two scripted clients at once.")
@click.option("--think", default=3.0, show_default=True, help="Seconds a client thinks, on average.")
@click.option("--seconds", default=30.0, show_default=True, help="How long they play.")
@click.option("--ruleset", default="arc", show_default=True, type=click.Choice(list(GAMES)), help="What they play.")
@click.option("--rooms", default=1000, show_default=True, help="Idle rooms, each with a window open.")
@click.option("--slow", default=8, show_default=True, help="Windows that ask for everything and read nothing.")
def main(matches: int, in_thread: float, seconds: float, ruleset: str, rooms: int, slow: int) -> None:
    """Measure the server on this machine, clients included; the lines are key=value."""
    allow_many_files()
    tell("ruleset", ruleset)
    tell("form", engine_form())
    tell("cores", os.cpu_count())
    measure_replay(ruleset)
    for synchronous in ("FULL", "NORMAL"):
        measure_writing(synchronous)
    with a_server(ruleset) as (address, process):
        asyncio.run(play_at_once(address, process.pid, ruleset, matches, in_thread, seconds))
    with a_server(ruleset) as (address, process):
        asyncio.run(sit_idle(address, process.pid, ruleset, rooms))
    with a_server(ruleset) as (address, process):
        asyncio.run(read_nothing(address, process.pid, ruleset, slow, min(seconds, UNREAD)))


@contextmanager
def a_server(ruleset: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server with an empty data file, in a process of its own."""
    with TemporaryDirectory() as folder:
        with socket.socket() as ear:
            ear.bind(("127.0.0.1", 0))
            address = f"http://127.0.0.1:{ear.getsockname()[1]}"
        command = [sys.executable, "-m", "wtactics", "serve", "--port", address.rpartition(":")[2],
                   "--data", str(Path(folder, "table.sqlite3")), "--log-level", "error",
                   "--windows", "1000000", "--rooms-per-hour", "1000000"]  # fmt: skip
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            await_answer(address, ruleset)
            yield address, process
        finally:
            process.terminate()
            process.wait()


def await_answer(address: str, ruleset: str) -> None:
    """Wait for the server, until a room can be made without reading the cards first."""
    until = time.monotonic() + START
    while time.monotonic() < until:
        with suppress(OSError):
            made(address, ruleset, 0, "bot")
            return
        time.sleep(0.1)
    sys.exit(f"{address}: no answer in {START:.0f} s")


def made(address: str, ruleset: str, n: int, kind: str = "open") -> Json:
    """A new room."""
    decks = deck_keys(ruleset)
    other: Json = {"kind": kind, "deck": decks[(n + 1) % len(decks)], "bot": "random" if kind == "bot" else None}
    seats = [{"kind": "me", "deck": decks[n % len(decks)]}, other]
    return posted(f"{address}/api/rooms", {"ruleset": ruleset, "seats": seats, "settings": {"discreet": 0}})


def posted(url: str, body: Json) -> Json:
    """What the API answers."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as response:
        answer: Json = json.load(response)
        return answer


# ---- matches at once


class Player:
    """A scripted client: it thinks, chooses at random, and takes the time until both windows have heard of it."""

    def __init__(
        self, socket: ClientConnection, seed: int, in_thread: float, sent: dict[int, float], took: list[float]
    ) -> None:
        self.socket, self.dice, self.in_thread = socket, Random(seed), in_thread
        self.sent, self.took = sent, took  # both windows of a match share these
        self.picks: list[int] = []

    async def play(self) -> None:
        """From message to message, until the match is over."""
        await self.socket.send('{"do":"hello"}')
        async for text in self.socket:
            heard = time.perf_counter()
            message = json.loads(text)
            state = message.get("state")
            if message["say"] == "update" and (sent := self.sent.get(state["seq"] - 1)) is not None:
                self.took.append(heard - sent)
            if state is None or state["ending"]:
                continue
            if message["say"] in ("update", "welcome"):
                self.picks = []
            if state["question"]:
                await self.choose(state)

    async def choose(self, state: Json) -> None:
        """Think, and pick."""
        if not self.picks:
            await asyncio.sleep(self.dice.expovariate(1 / self.in_thread) if self.in_thread else 0)
        self.picks.append(self.dice.choice(state["question"]["options"])["id"])
        self.sent[state["seq"]] = time.perf_counter()
        await self.socket.send(json.dumps({"do": "choose", "seq": state["seq"], "picks": self.picks}))


async def play_at_once(address: str, pid: int, ruleset: str, matches: int, in_thread: float, seconds: float) -> None:
    """Let so many matches be played, and tell how long their people waited."""
    took: list[float] = []
    async with AsyncExitStack() as stack:
        tasks = []
        for n in range(matches):
            room = await asyncio.to_thread(made, address, ruleset, n)
            invitation = room["invitations"]["1"]
            taken = await asyncio.to_thread(posted, f"{address}/api/seats/{invitation[7:]}/take", {})
            sent: dict[int, float] = {}
            for seat, key in enumerate((room["link"][7:], taken["link"][7:])):
                window = await stack.enter_async_context(window_of(address, key))
                tasks.append(asyncio.create_task(Player(window, n * 2 + seat, in_thread, sent, took).play()))
        await asyncio.sleep(in_thread)
        took.clear()
        used, began = cpu_of(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        wall, used = time.perf_counter() - began, cpu_of(pid) - used
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    cuts = statistics.quantiles(took, n=100)
    tell("matches_at_once", matches)
    tell("think_s", in_thread)
    tell("updates_per_s", len(took) / wall)
    tell("action_to_screen_p50_ms", cuts[49] * 1000)
    tell("action_to_screen_p95_ms", cuts[94] * 1000)
    tell("action_to_screen_p99_ms", cuts[98] * 1000)
    tell("server_cpu_percent", 100 * used / wall)
    tell("server_cpu_ms_per_update", 1000 * used / max(1, len(took)))


def window_of(address: str, key: str) -> connect:
    """A window of a seat."""
    return connect(f"{address.replace('http', 'ws')}/api/seats/{key}/socket", max_size=1 << 24, compression=None)


def cpu_of(pid: int) -> float:
    """The seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- replaying


def measure_replay(ruleset: str, choices: int = 300) -> None:
    """How long does it take to have a match of so many choices in memory again, logs included?"""
    content = content_of(ruleset)
    decks = [deck_cards(ruleset, key) for key in deck_keys(ruleset)[:2]]
    dice = Random(1)
    for seed in range(1000):
        played = begin(content.game, content.pool, decks, seed)
        text = to_text(played.record)
        while not played.match.over and len(played.record.choices) < choices:
            played.choose_at(dice.randrange(len(played.match.table.options)))
        if len(played.record.choices) == choices:
            break
    spent = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        revived("bench", text, played.record.choices, content.pool, content.game)
        spent.append((time.perf_counter() - began) * 1000)
    tell(f"replay_{choices}_choices_ms", statistics.median(spent))
    tell(f"replay_{choices}_choices_best_ms", min(spent))


# ---- writing


def measure_writing(synchronous: str, choices: int = 1000) -> None:
    """How long does one choice take until it is kept: on the disk (FULL, as servers have it), or only out of this process?"""
    with TemporaryDirectory() as folder:
        where = str(Path(folder, "table.sqlite3"))
        open_data(where).dispose()
        store = Store(engine_of(url_of(where), None, synchronous))
        store.add_room(
            Room("bench", "arc", {}, 1, "bench", "", None, (Seated(0, "key", "open", None, "", None, ""),), None)
        )
        store.begin("bench", "{}", Stand(0, 0, over=False))
        spent = []
        for n in range(choices):
            began = time.perf_counter()
            store.append("bench", n, [n], Stand(n, 0, over=False))
            spent.append((time.perf_counter() - began) * 1000)
        store.close()
    cuts = statistics.quantiles(spent, n=100)
    for percent in (50, 95, 99):
        click.echo(f"keep_choice_{synchronous.lower()}_p{percent}_ms={cuts[percent - 1]:.2f}")


# ---- memory


async def sit_idle(address: str, pid: int, ruleset: str, rooms: int) -> None:
    """Make rooms, choose once in each, and leave their windows open."""
    before = memory_of(pid)
    async with AsyncExitStack() as stack:
        for n in range(rooms):
            room = await asyncio.to_thread(made, address, ruleset, n, "bot")
            window = await stack.enter_async_context(window_of(address, room["link"][7:]))
            await window.send('{"do":"hello"}')
            await window.recv()
        tell("idle_rooms", rooms)
        tell("idle_rooms_server_mb", memory_of(pid))
        tell("idle_room_kb", (memory_of(pid) - before) * 1024 / max(1, rooms))
        tell("bot_processes_mb", sum(memory_of(int(child)) for child in children_of(pid)))


async def read_nothing(address: str, pid: int, ruleset: str, slow: int, seconds: float) -> None:
    """Ask for everything in many windows, as often as is allowed, and read nothing: what the server holds for them."""
    room = await asyncio.to_thread(made, address, ruleset, 0, "bot")
    key = room["link"][7:]
    async with window_of(address, key) as window:  # there is more to tell in the middle of a game
        with suppress(TimeoutError):
            await asyncio.wait_for(Player(window, 0, 0, {}, []).play(), OPENING)
    before, most = memory_of(pid), 0.0
    readers, writers = zip(*[await knocked(address, key) for _ in range(slow)], strict=True)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for writer in writers:
            with suppress(ConnectionError):
                writer.write(HELLO)
        most = max(most, memory_of(pid) - before)
        await asyncio.sleep(EVERY)
    tell("slow_windows", len(readers))
    tell("slow_windows_server_mb", most)
    for writer in writers:
        writer.close()


async def knocked(address: str, key: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A window whose client reads no more than the answer that opens it."""
    host, _, port = address.rpartition("/")[2].partition(":")
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    door.setblocking(False)
    await asyncio.get_running_loop().sock_connect(door, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=door, limit=1024)
    writer.write(
        f"GET /api/seats/{key}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readline()
    return reader, writer


def memory_of(pid: int) -> float:
    """The resident memory of a process in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def children_of(pid: int) -> list[str]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [child for thread in threads for child in (thread / "children").read_text("utf-8").split()]


if __name__ == "__main__":
    main()
