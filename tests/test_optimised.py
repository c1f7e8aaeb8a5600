"""What gcc optimises counts as the sources do: mypyc reaches one attribute by the structs of several classes."""

import json
import shutil
import subprocess
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "compile_group.py"
GCC = shutil.which("gcc")
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


@pytest.fixture
def compiling() -> ModuleType:
    """The tool, as a module of its own."""
    spec = spec_from_file_location("compile_group_alone", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_build_is_stale_as_soon_as_it_would_be_compiled_otherwise(
    compiling: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"__init__.py": b""}
    (tmp_path / "stamp.json").write_text(json.dumps(compiling.wanted_stamp(files)), "utf-8")
    monkeypatch.setattr(compiling, "COMPILED", tmp_path)
    monkeypatch.setattr(compiling.form, "is_fresh", lambda *_: True)
    assert compiling.is_built(compiling.wanted_stamp(files))
    for name in ("AS_WRITTEN", "MOST", "IN_LINE", "AS_LOOPS", "SOON", "LITTLE", "LEAST"):
        with monkeypatch.context() as changed:
            words = getattr(compiling, name)
            changed.setattr(compiling, name, words + " -w" if isinstance(words, str) else (*words, "-w"))
            assert not compiling.is_built(compiling.wanted_stamp(files)), name
    monkeypatch.setattr(compiling, "MAKERS", compiling.MAKERS[1:])
    assert not compiling.is_built(compiling.wanted_stamp(files))


@pytest.mark.skipif(GCC is None, reason="only gcc is asked to read doors without Python's own words")
def test_a_door_that_says_itself_what_it_asks_of_python_is_c(
    compiling: ModuleType, interpreted_python: Callable[..., str], tmp_path: Path
) -> None:
    shim = Path(
        interpreted_python("-c", "import mypyc; print(mypyc.__path__[0])").strip(), "lib-rt", "module_shim.tmpl"
    )
    door = tmp_path / "door.c"
    names = {"modname": "door", "libname": "wide", "full_modname": "house.door"}
    door.write_text(shim.read_text("utf-8").format(**names), "utf-8")
    compiling.shorten(door)
    assert "#include <Python.h>\n" not in door.read_text("utf-8")
    subprocess.run([str(GCC), "-Wall", "-Werror", "-fsyntax-only", str(door)], check=True)
