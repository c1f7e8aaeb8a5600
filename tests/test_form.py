"""The form that runs is the one that was asked for, and a stale build never runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wtactics import form

PROGRAM = "from wtactics.form import engine_form, prefer_compiled; prefer_compiled(); print(engine_form())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a small checkout whose build, as far as its stamp goes, is fresh."""
    package = tmp_path / "src" / "wtactics"
    names = ("engine/__init__.py", "engine/table.py", "cli.py", "content/a.toml")
    for name, text in dict.fromkeys(names, "old").items():
        form.replace(package / name, text.encode())
        form.replace(tmp_path / "build" / "wtactics" / name, text.encode())
    (tmp_path / "pyproject.toml").touch()
    files = form.read_tree(package)
    form.write_stamp(
        tmp_path / "build",
        {
            "python": form.python_tag(),
            "sources": form.digest(form.compiled_sources(files)),
            "others": form.digest(form.uncompiled(files)),
        },
    )
    return tmp_path


def fresh(checkout: Path) -> bool:
    return form.is_fresh(checkout / "build", checkout / "src" / "wtactics")


def test_a_build_of_these_sources_is_fresh(checkout: Path) -> None:
    assert fresh(checkout)


def test_files_that_were_seen_are_not_read_again_until_they_change(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = checkout / "src/wtactics/engine/table.py"
    assert fresh(checkout)
    with monkeypatch.context() as blind:
        blind.setattr(form, "read_tree", None)
        assert fresh(checkout)
    table.write_text("new")
    assert not fresh(checkout)
    table.write_text("old")
    assert fresh(checkout)


def test_a_changed_engine_makes_the_build_stale(checkout: Path) -> None:
    (checkout / "src/wtactics/engine/table.py").write_text("x = 1\n")
    assert not fresh(checkout)


def test_a_new_file_in_the_engine_makes_the_build_stale(checkout: Path) -> None:
    (checkout / "src/wtactics/engine/match.py").touch()
    assert not fresh(checkout)


def test_another_python_makes_the_build_stale(checkout: Path) -> None:
    build = checkout / "build"
    form.write_stamp(build, form.read_stamp(build) | {"python": "cpython-39-vms"})
    assert not fresh(checkout)


def test_a_damaged_stamp_is_no_stamp(checkout: Path) -> None:
    (checkout / "build" / "stamp.json").write_text("{")
    assert not fresh(checkout)


def test_what_needs_no_compiler_is_brought_up_to_date(checkout: Path) -> None:
    package, copy = checkout / "src/wtactics", checkout / "build/wtactics"
    (package / "cli.py").write_text("new")
    (package / "content/a.toml").unlink()
    (package / "content/b.toml").write_text("b")
    assert fresh(checkout)
    assert form.uncompiled(form.read_tree(copy)) == form.uncompiled(form.read_tree(package))
    assert (copy / "engine/table.py").exists()


def test_the_tests_run_the_sources_interpreted() -> None:
    assert form.engine_form() == "interpreted"


def test_a_misspelt_wish_is_refused() -> None:
    done = ask_for("complied")
    assert done.returncode != 0
    assert "expected compiled or interpreted, found 'complied'" in done.stderr


def test_the_sources_run_when_that_is_wished() -> None:
    assert ask_for("interpreted").stdout == "interpreted\n"


def ask_for(wanted: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"WTACTICS_FORM": wanted}
    return subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False)
