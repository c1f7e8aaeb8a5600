"""The command that serves: it says its address first, takes another port where its own is taken, ends with its socket."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from running import Local
from wtactics.server.data.dataplace import usual_file
from wtactics.server.run import NoAddress, listen


def test_a_free_port_is_taken_where_the_usual_one_is_not_free() -> None:
    first, address = listen("127.0.0.1", 0, fixed=True)
    taken = first.getsockname()[1]
    second, other = listen("127.0.0.1", taken, fixed=False)
    assert other not in (address, f"http://127.0.0.1:{taken}/")
    assert second.getsockname()[1] != taken
    with pytest.raises(NoAddress, match="address already in use"):
        listen("127.0.0.1", taken, fixed=True)
    first.close()
    second.close()


def test_small_answers_leave_at_once(local: Local) -> None:
    """They are not kept back until the other end has acknowledged what came before, which may take it 40 ms."""
    with httpx2.Client(base_url=local.address, verify=False) as http:
        assert http.get("/healthz").status_code == 200
        (connection,) = local.server.server_state.connections
        at_once = connection.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    assert at_once == 1


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(NoAddress, match="the server cannot listen there"):
        listen("192.0.2.1", 0, fixed=True)


def test_the_command_refuses_a_taken_port_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        ear.listen()
        port = str(ear.getsockname()[1])
        command = [sys.executable, "-m", "wtactics", "serve", "--port", port, "--data", str(tmp_path / "t.sqlite3")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr == f"Error: 127.0.0.1:{port}: the server cannot listen there: address already in use\n"


def test_the_usual_file_lies_in_the_user_s_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_file() == tmp_path / "wtactics" / "table.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_file() == tmp_path / ".local" / "share" / "wtactics" / "table.sqlite3"
