"""The command as people start it: in a process of its own, quickly, in either form, in several processes."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def start(*words: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "WTACTICS_FORM": "interpreted", "COLUMNS": "80"}
    command = [sys.executable, "-m", "wtactics", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_help_loads_nothing_heavy() -> None:
    watch = "import sys\nfrom wtactics.cli.door import wtactics\nwtactics(['--help'], standalone_mode=False)\n"
    heavy = "print([m for m in ('rich', 'wtactics.engine', 'wtactics.vocabulary') if m in sys.modules])"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", watch + heavy], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_refusal_is_one_line_on_stderr_and_code_2() -> None:
    done = start("rules", "ARC-WIN-99")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: no rule 'ARC-WIN-99'")
    assert done.stderr.count("\n") == 1


@pytest.mark.compiled
def test_greedy_beats_random(compiled_python: Callable[..., str], tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    compiled_python("-m", "wtactics", "simulate", "--games", "60", "--bots", "greedy,random", "--out", str(out))
    games = [json.loads(line) for line in out.read_text().splitlines()]
    won = Counter(game["bots"][game["winner"]] for game in games if game["winner"] is not None)
    assert won["greedy"] >= 57


@pytest.mark.compiled
def test_both_forms_play_the_same_games(compiled_python: Callable[..., str], tmp_path: Path) -> None:
    one, two = tmp_path / "one.ndjson", tmp_path / "two.ndjson"
    compiled_python("-m", "wtactics", "simulate", "--games", "10", "--out", str(one))
    assert start("simulate", "--games", "10", "--out", str(two)).returncode == 0
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.slow
def test_jobs_share_the_games_and_change_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.ndjson", tmp_path / "two.ndjson"
    for jobs, file in (("1", one), ("2", two)):
        done = start("simulate", "--games", "20", "--jobs", jobs, "--out", str(file))
        assert done.returncode == 0, done.stderr
    assert one.read_bytes() == two.read_bytes()
    assert len(one.read_text().splitlines()) == 20
