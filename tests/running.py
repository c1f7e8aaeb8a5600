"""Servers for tests: one in this process, which may be looked into, and one in its own, which may be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2

if TYPE_CHECKING:
    from wtactics.server.guard.limits import Limits

START = 60  # seconds until a server must answer


class Server:
    """`wtactics serve` in a process of its own, on a free port of this machine."""

    def __init__(self, data: Path | str, *words: str, log: Path | None = None, port: int = 0) -> None:
        """On a port that is free, or on the given one, where somebody may have started it already."""
        self.data = data
        self.words = words
        self.log = log or Path(data).with_suffix(".log")
        with socket.socket() as ear:
            if not port:
                ear.bind(("127.0.0.1", 0))
            self.port: int = port or ear.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", "wtactics", "serve", "--port", str(self.port), "--data", str(self.data),
                   "--rate", "100000", "--rooms-per-guest", "100000", "--rooms-per-hour", "100000",
                   "--log-level", "info", "--no-read-ahead", *self.words]  # fmt: skip
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=in_the_form_that_is_there())
        until = time.monotonic() + START
        with httpx2.Client(base_url=self.address, verify=False) as http:  # nothing is encrypted here
            while time.monotonic() < until:
                try:
                    if http.get("/healthz").status_code == 200:
                        return self
                except httpx2.TransportError:
                    assert self.process.poll() is None, self.log.read_text("utf-8")
                    time.sleep(0.05)
        raise AssertionError(f"no answer in {START} s\n{self.log.read_text('utf-8')}")

    def end(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(START)
        self.process = None
        return code

    def kill(self) -> None:
        """As kill -9: no time to say goodbye."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        """End it if it runs."""
        if self.process is not None:
            self.end()


def in_the_form_that_is_there() -> dict[str, str]:
    """The environment of a program that runs as anybody would have it: compiled, if a fresh build lies here.

    It remembers the few texts that such programs read: all that tests have read would take longer to look through.
    """
    surroundings = os.environ | {"WTACTICS_CACHE": f"{os.environ['WTACTICS_CACHE']}-by-servers"}
    return {key: value for key, value in surroundings.items() if key != "WTACTICS_FORM"}


class Local:
    """A server in a thread of this process: tests may look into its house."""

    def __init__(self, data: Path | str, limits: Limits | None = None) -> None:
        # a second of imports, for those alone that have such a server
        from wtactics.server.data.datafile import open_data
        from wtactics.server.data.owner import Owner
        from wtactics.server.data.store import Store
        from wtactics.server.guard.limits import Limits
        from wtactics.server.rooms.lobby import Lobby
        from wtactics.server.rooms.opponents import Opponents
        from wtactics.server.run import listen, server_of
        from wtactics.server.web.app import make_app

        limits = limits or Limits(rate=100_000, burst=100_000, rooms_of_guest=100_000, rooms_an_hour=100_000)
        owner = Owner(str(data))
        self.lobby = Lobby(Store(open_data(str(data), claim=owner.take), owner), limits, Opponents(1))
        ear, address = listen("127.0.0.1", 0, fixed=True)
        self.address = address.rstrip("/")
        ready = threading.Event()
        self.server = server_of(make_app(self.lobby), limits, ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([ear],), daemon=True)
        self.thread.start()
        assert ready.wait(20)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()
