"""Clients that are too slow: at sending, at reading, at hanging up; and those that are too many."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from running import Local
from visitor import OPEN, Browser, Json, Window, bot, me
from wtactics.server.data.store import Store
from wtactics.server.guard.allowance import caller_of
from wtactics.server.guard.backlog import Backlog
from wtactics.server.guard.limits import Limits

HASTE = Limits(
    rate=100_000, burst=100_000, head=1.0, entity=1.5, stall=1.5, greeting=1.0, backlog=100_000, windows=3, addresses=6,
)  # fmt: skip
DRIP = 0.2  # seconds from byte to byte
LONG = 30.0  # seconds in which a slow client must have been let go, on a machine that has much else to do
HELLO = bytes([0x81, 0x80 | 14]) + bytes(4) + b'{"do":"hello"}'


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server that has no patience."""
    running = Local(tmp_path_factory.mktemp("data") / "table.sqlite3", HASTE)
    yield running
    running.close()


def door(local: Local) -> socket.socket:
    """A socket whose client hardly has room for what it is sent."""
    url = urlsplit(local.address)
    plain = OPEN.enter_context(socket.socket())
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.settimeout(LONG)
    plain.connect((url.hostname, url.port))
    return plain


def drips(plain: socket.socket, bytes_: bytes) -> float:
    """Send byte by byte, until the other end hangs up: after so many seconds."""
    began = time.monotonic()
    plain.settimeout(DRIP)
    for byte in bytes_:
        try:
            plain.sendall(bytes([byte]))
            while plain.recv(1 << 16):
                pass
        except TimeoutError:
            continue
        except OSError:
            pass
        return time.monotonic() - began
    raise AssertionError("it was listened to for ever")


# ---- requests


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
WALL = b"x-slow: " + b"x" * 1000


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", HEAD + WALL),
        (HEAD, WALL),
        (b"", b""),
        (HEAD + b"\r\n" + HEAD, WALL),
        (b"GET /api/seats/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n", WALL),
        (POST, b'{"name": "' + b"x" * 1000),
        (HEAD + b"Content-Length: 9999\r\n\r\n", b"x" * 1000),
        (POST.replace(b"Content-Length: 9999", b"Transfer-Encoding: chunked"), b"1\r\nx\r\n" * 300),
    ],
    ids=[
        "from the start",
        "in a header",
        "nothing at all",
        "the second",
        "a socket",
        "a body",
        "a body unasked",
        "chunks",
    ],
)
def test_whoever_dribbles_a_request_is_let_go(hasty: Local, first: bytes, then: bytes) -> None:
    plain = door(hasty)
    plain.sendall(first)
    if then:
        assert drips(plain, then) < LONG
    else:
        assert plain.recv(1) == b""
    assert Browser(hasty.address).get("/healthz").status_code == 200


def test_whoever_does_not_read_the_answer_is_let_go(hasty: Local) -> None:
    Browser(hasty.address).get("/api/rulesets/arc/cards")
    plain = door(hasty)
    plain.sendall(b"GET /api/rulesets/arc/cards HTTP/1.1\r\nHost: x\r\n\r\n" * 400)  # more than the kernel keeps
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        time.sleep(DRIP)
        try:
            plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        except OSError:
            return
    raise AssertionError("it was written to for ever")


def test_an_answer_that_takes_its_time_is_not_cut_off(hasty: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    name_of = Store.guest_name

    def slowly(store: Store, guest: str) -> str | None:
        time.sleep(HASTE.head + HASTE.entity + 1.5)
        return name_of(store, guest)

    monkeypatch.setattr(Store, "guest_name", slowly)
    assert Browser(hasty.address).get("/api/guest").status_code == 200


# ---- what waits for a window


def say(kind: str, size: int = 1000, number: int = 0) -> str:
    return f'{{"say":"{kind}","n":{number},"x":"{"x" * size}"}}'


def told(backlog: Backlog) -> list[tuple[str, int]]:
    messages = [json.loads(text) for text in iter(backlog.next, None)]
    return [(message["say"], message["n"]) for message in messages]


def test_what_waits_is_bounded_in_bytes_and_then_told_anew() -> None:
    backlog = Backlog(20_000)
    backlog.put(say("pong"))
    for n in range(1000):
        backlog.put(say("update", number=n))
        assert backlog.held <= backlog.most
    assert backlog.lags
    assert told(backlog) == [("pong", 0)]
    backlog.put(say("welcome", size=90_000, number=7))  # it may be longer than all that may wait
    backlog.put(say("update", number=8))
    assert not backlog.lags or told(backlog) == []
    assert backlog.held <= backlog.most + sys.getsizeof(say("welcome", size=90_000))


def test_a_welcome_takes_the_place_of_news_and_not_of_answers() -> None:
    backlog = Backlog(20_000)
    for kind in ("update", "reasons", "welcome", "seated", "drafted", "refused"):
        backlog.put(say(kind))
    backlog.put(say("welcome", number=1))
    backlog.put(say("update", number=2))
    assert told(backlog) == [("reasons", 0), ("refused", 0), ("welcome", 1), ("update", 2)]
    assert backlog.held == 0


def test_whoever_reads_no_answers_gets_the_last_ones() -> None:
    backlog = Backlog(20_000)
    for n in range(1000):
        backlog.put(say("pong", number=n))
        assert backlog.held <= backlog.most
    assert told(backlog)[-1] == ("pong", 999)


def test_a_closed_backlog_holds_nothing() -> None:
    async def closes() -> int | None:
        backlog = Backlog(20_000)
        backlog.put(say("update"))
        backlog.close(4409)
        await asyncio.wait_for(backlog.stirs(), 1)
        assert (backlog.held, backlog.next()) == (0, None)
        return backlog.closing

    assert asyncio.run(closes()) == 4409


def knocks(local: Local, room: Json) -> socket.socket:
    """A window that reads nothing."""
    plain = door(local)
    key = room["link"].removeprefix("/table/")
    plain.sendall(f"GET /api/seats/{key}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())  # fmt: skip
    return plain


def test_windows_that_do_not_read_cost_no_more_than_they_may(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3", Limits(rate=100_000, burst=100_000, backlog=100_000))
    try:
        visitor = Browser(local.address)
        room = visitor.make_room(me(), bot("random"), seed=4)
        window = visitor.sit(room["link"])
        window.play(Random(4), until=40)
        deaf = [knocks(local, room) for _ in range(3)]
        welcomes = 0
        for turn in range(60):
            for plain in deaf:
                with suppress(OSError):
                    plain.sendall(HELLO * 5)
            if not window.over:
                window.play(Random(turn), until=window.state["seq"] + 2)
            people = [person for session in local.lobby.sessions.values() for person in session.people]
            assert max(person.backlog.held for person in people) <= 100_000 + 400_000  # one welcome may be longer
            welcomes = max(
                welcomes, *(sum('"welcome"' in text[:20] for text in person.backlog.waiting) for person in people)
            )
        assert len(people) == 4
        assert welcomes <= 1
        assert window.ask({"do": "ping"}, "pong")
    finally:
        local.close()


def test_whoever_asks_for_everything_again_and_again_is_told_the_newest(hasty: Local) -> None:
    visitor = Browser(hasty.address)
    window = visitor.sit(visitor.make_room(me(), bot("random"), seed=4)["link"])
    for _ in range(50):
        window.say({"do": "hello"})
    assert window.choose(0)["say"] in ("update", "refused")
    assert window.ask({"do": "hello"}, "welcome")["state"]["seq"] >= 1
    assert len([text for text in window.bytes if text.startswith('{"say":"welcome"')]) <= 53


# ---- too many


def test_of_too_many_windows_on_a_seat_the_first_makes_room(hasty: Local) -> None:
    visitor = Browser(hasty.address)
    link = visitor.make_room(me(), bot("random"))["link"]
    windows = [visitor.sit(link) for _ in range(HASTE.windows + 1)]
    with pytest.raises(ConnectionClosed) as closed:
        windows[0].hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    for window in windows[1:]:
        assert window.ask({"do": "ping"}, "pong")
        window.close()


def test_too_many_windows_from_an_address_are_turned_away_in_words(hasty: Local) -> None:
    visitor = Browser(hasty.address)
    until = time.monotonic() + LONG
    while hasty.lobby.doors.from_there and time.monotonic() < until:
        time.sleep(DRIP)
    links = [visitor.make_room(me(), bot("random"))["link"] for _ in range(3)]
    windows = [visitor.sit(links[n // 2]) for n in range(HASTE.addresses)]
    late = Window(hasty.address, links[0], silent=True)
    assert late.next()["code"] == "too-many"
    with pytest.raises(ConnectionClosed) as closed:
        late.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    windows[0].close()
    while len(hasty.lobby.doors.from_there) and hasty.lobby.doors.from_there["127.0.0.1"] >= HASTE.addresses:
        time.sleep(DRIP)
    assert visitor.sit(links[0]).ask({"do": "ping"}, "pong")


def test_a_window_that_never_says_hello_is_closed(hasty: Local) -> None:
    visitor = Browser(hasty.address)
    window = Window(hasty.address, visitor.make_room(me(), bot("random"))["link"], silent=True)
    with pytest.raises(ConnectionClosed) as closed:
        window.next(LONG)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"), ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_an_address_is_whoever_shares_it(host: str, address: str) -> None:
    assert caller_of(host) == address
