"""What tests of the server share: one that runs."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of one module, with a data file of its own."""
    running = Server(tmp_path_factory.mktemp("data") / "table.sqlite3").start()
    yield running
    running.close()
