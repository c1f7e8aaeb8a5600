"""What gcc optimises counts as the sources do: mypyc reaches one attribute by the structs of several classes."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "compile_group.py"
BASE = """
from mypy_extensions import i64

class Base:
    def __init__(self) -> None:
        self.changes: i64 = 0
        self.watched: i64 = 0
        self.ruled: i64 = 0
        self.stale: bool = False
        self.unsettled: bool = False

    def stir(self, what: i64) -> None:
        self.changes += 1
        if self.watched & what != 0:
            self.stale = True
            self.unsettled = True
        elif self.ruled & what != 0:
            self.unsettled = True
"""
HEIR = """
from mypy_extensions import i64

from wtactics.engine.base import Base

class Middle(Base):
    def __init__(self) -> None:
        super().__init__()
        self.more: i64 = 0

class Heir(Middle):
    def count(self, what: i64) -> None:
        if what == 0 and not self.stale:
            self.more += what
        elif what == 2:
            self.changes += 1
        elif self.is_idle(what):
            self.changes += 1
            self.stir(128)
        else:
            self.changes += 1

    def is_idle(self, what: i64) -> bool:
        return what == 1

class Last(Heir):
    def count_often(self, times: i64) -> None:
        for _ in range(times):
            self.count(1)
"""
COUNTS = """
import sys
sys.path.insert(0, sys.argv[1])
from wtactics.engine.heir import Last
last = Last()
last.count_often(3)
last.count(1)
print(last.changes)
"""


@pytest.mark.compiled
@pytest.mark.skipif(shutil.which("cc") is None, reason="nothing is optimised without a C compiler")
def test_no_change_is_lost_where_a_base_and_its_heir_count_it(
    interpreted_python: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "wtactics" / "engine"
    package.mkdir(parents=True)
    for name, text in (("../__init__", ""), ("__init__", ""), ("base", BASE), ("heir", HEIR)):
        (package / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.setenv("WTACTICS_OPT", "2")
    interpreted_python(str(TOOL), "--in", str(tmp_path))
    (package / "heir.py").unlink()  # so that nothing but the compiled form can be found
    assert interpreted_python("-c", COUNTS, str(tmp_path)) == "8\n"
