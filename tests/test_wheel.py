"""The wheel, unpacked far from the checkout: the page, the cards and the rulebooks are inside, and games are played."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx2
import pytest

from running import Server
from wtactics import __version__
from wtactics.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
Called = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "made")]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (folder / "made").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def called(unpacked: Path, tmp_path: Path) -> Called:
    """Run a Python that finds the wheel's package, in a folder that knows nothing of it."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("WTACTICS", "PYTEST"))}

    def call(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words],
            cwd=tmp_path,
            env=env | {"PYTHONPATH": str(unpacked), "XDG_CACHE_HOME": str(tmp_path), "COLUMNS": "120"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    return call


def test_the_package_is_the_wheels(called: Called, unpacked: Path) -> None:
    told = called("-c", "import wtactics; print(wtactics.__file__); print(wtactics.__version__)").stdout.splitlines()
    assert (Path(told[0]).is_relative_to(unpacked), told[1]) == (True, __version__)


@pytest.mark.parametrize("name", [
    "py.typed", "server/static/index.html", "server/static/press/press.js", "server/static/press/alegreya-OFL.txt",
    "paper/proxy.typ", "content/words.toml", "content/beginnings/slot.txt",
])  # fmt: skip
def test_what_is_no_program_is_inside(unpacked: Path, name: str) -> None:
    assert (unpacked / "wtactics" / name).is_file()


def test_a_game_begins_in_the_terminal(called: Called) -> None:
    played = called("-m", "wtactics", "play", "--bot", "random", "--seed", "7", typed="quit\n")
    assert played.returncode == 0
    assert "The game is saved in wtactics-arc-7.json" in played.stdout


def test_every_ruleset_is_simulated(called: Called) -> None:
    for name in GAMES:
        assert "1 game" in called("-m", "wtactics", "simulate", "--ruleset", name, "--games", "1").stdout


def test_cards_are_printed(called: Called, tmp_path: Path) -> None:
    printed = called("-m", "wtactics", "print", "Strike Fund", "--out", "strike.pdf")
    assert printed.returncode == 0, printed.stderr
    assert (tmp_path / "strike.pdf").read_bytes().startswith(b"%PDF")


def test_a_rule_is_read(called: Called) -> None:
    assert "ARC-TURN-07" in called("-m", "wtactics", "rules", "ARC-TURN-07").stdout


def test_the_table_is_served(unpacked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(unpacked))
    server = Server(tmp_path / "table.sqlite3").start()
    try:
        page = httpx2.get(server.address).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert httpx2.get(server.address + script.group(1)).status_code == 200
        games = {game["name"]: game["decks"] for game in httpx2.get(f"{server.address}/api/rulesets").json()}
        assert set(GAMES) <= games.keys()
        assert all(games[name] for name in GAMES)
    finally:
        server.close()
