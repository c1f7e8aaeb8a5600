"""The one door: it tells its commands, refuses others, and its locks agree."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_help_tells_every_command() -> None:
    refused = dev("dance").stderr
    commands = re.findall(r"\w+", refused.partition("expected one of ")[2].partition(", help;")[0])
    assert len(commands) >= 8
    told = dev().stdout
    assert [word for word in commands if f"python3 dev.py {word} " not in told] == []


def test_an_unknown_command_is_refused() -> None:
    refused = dev("dance")
    assert refused.returncode != 0
    assert "found 'dance'" in refused.stderr


@pytest.mark.parametrize(("smaller", "larger"), [*pairwise(["play.txt", "build.txt", "dev.txt"])])
def test_each_lock_holds_the_one_before(smaller: str, larger: str) -> None:
    packages = [
        set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))
        for name in (smaller, larger)
    ]
    assert packages[0] < packages[1]
