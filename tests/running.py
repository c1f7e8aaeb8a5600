"""A server in a process of its own, as people run it; tests may end, kill and restart it."""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2

START = 30  # seconds until a server must answer


class Server:
    """`wtactics serve` in a process of its own, on a free port of this machine."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        self.words = words
        self.log = data.with_suffix(".log")
        with socket.socket() as ear:
            ear.bind(("127.0.0.1", 0))
            self.port: int = ear.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", "wtactics", "serve", "--port", str(self.port), "--data", str(self.data),
                   "--rate", "100000", "--log-level", "info", *self.words]  # fmt: skip
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        until = time.monotonic() + START
        while time.monotonic() < until:
            try:
                if httpx2.get(f"{self.address}/healthz").status_code == 200:
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
