"""A PostgreSQL for tests: a cluster of its own, in a folder of its own, on a free port, from the programs that are here."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

PASSWORD = "Tell-nobody.4711"  # noqa: S105  # of a database that lives as long as a test
USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def programs() -> Path:
    """Where the newest PostgreSQL has its programs; the test is skipped where there is none."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    found += [Path(path).parent for path in (shutil.which("initdb"),) if path]
    if not found:
        pytest.skip("no PostgreSQL is installed here (on Debian: apt-get install postgresql)")
    return max(found, key=lambda path: int(path.parent.name) if path.parent.name.isdecimal() else 0)


def user() -> str | None:
    """Who runs it: we ourselves, but not as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return name
    pytest.skip("PostgreSQL refuses root, and there is no other user here to run it")


class Cluster:
    """One running PostgreSQL."""

    def __init__(self) -> None:
        self.programs = programs()
        self.user = user()
        self.folder = Path(tempfile.mkdtemp(prefix="wtactics-postgres-"))
        word = self.folder / "word"
        word.write_text(PASSWORD, "utf-8")
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            shutil.chown(word, self.user)
        how = ("-U", "keeper", "-A", "scram-sha-256", "--pwfile", word, "-E", "UTF8", "--locale", "C", "--no-sync")
        self.run("initdb", "-D", self.folder / "data", *how)
        with socket.socket() as ear:
            ear.bind(("127.0.0.1", 0))
            self.port: int = ear.getsockname()[1]
        self.start()

    def run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        done = subprocess.run(command, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              stdin=subprocess.DEVNULL, text=True, check=False, timeout=120)  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1"
        self.run("pg_ctl", "start", "-w", "-D", self.folder / "data", "-o", options, "-l", self.folder / "log")

    def die(self) -> None:
        """As when the power goes: nothing is tidied up."""
        self.run("pg_ctl", "stop", "-D", self.folder / "data", "-m", "immediate")

    def url(self, database: str = "postgres", password: str = PASSWORD, user: str = "keeper") -> str:
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{database}"

    def database(self, name: str) -> str:
        """A new, empty database; its URL."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def close(self) -> None:
        self.die()
        shutil.rmtree(self.folder, ignore_errors=True)
