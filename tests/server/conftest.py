"""What tests of the server share: a lobby in this process, with real sockets around it, and one in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import visitor
from running import Local, Server


@pytest.fixture(autouse=True)
def visitors_leave() -> Iterator[None]:
    """Close what the test left open."""
    yield
    visitor.all_leave()


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server in this process, for the tests of one module."""
    running = Local(tmp_path_factory.mktemp("data") / "table.sqlite3")
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own, for the tests of one module."""
    running = Server(tmp_path_factory.mktemp("data") / "table.sqlite3").start()
    yield running
    running.close()


@pytest.fixture
def writer(local: Local) -> visitor.Browser:
    """Somebody who has never been there."""
    return visitor.Browser(local.address)
