"""Hands that share the files of tests run each test once, and tell of what fails as a run without them does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot split here")


def run(folder: Path, *words: str, **files: str) -> tuple[int, str]:
    """Two hands with these files of tests: how they end, and what is told."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, "utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "hands",
        "--hands",
        "2",
        "-p",
        "no:cacheprovider",
        *words,
        str(folder),
    ]
    env = os.environ | {"PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def told(output: str) -> dict[str, int]:
    """The last line: how many of each kind."""
    return {kind: int(n) for n, kind in re.findall(r"(\d+) (\w+)", output.splitlines()[-1].split(" in ")[0])}


NOTE = "import os\nPLACE = os.path.dirname(__file__)\n"
NOTES = (
    NOTE
    + "def test_{0}():\n    open(os.path.join(PLACE, 'ran'), 'a').write('{0} ')\ndef test_{0}2():\n    test_{0}()\n"
)


def test_each_test_is_run_once(tmp_path: Path) -> None:
    files = {name: NOTES.format(name) for name in "abcdefghi"}
    code, output = run(tmp_path, **files)
    assert (code, told(output)) == (0, {"passed": 18}), output
    assert sorted((tmp_path / "ran").read_text().split()) == sorted([*files, *files])


def test_what_fails_is_told_with_what_it_printed(tmp_path: Path) -> None:
    code, output = run(
        tmp_path,
        good="def test_good(): pass",
        bad="def test_bad():\n    print('a' + 'b')\n    n = 3\n    assert n == 4",
    )
    assert (code, told(output)) == (1, {"failed": 1, "passed": 1})
    assert "assert 3 == 4" in output
    assert "\nab\n" in output


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("import nothing_of_that_name\ndef test_it(): pass", {"error": 1, "passed": 1}),
        ("import pytest\n@pytest.fixture\ndef bad(): raise OSError\ndef test_it(bad): pass", {"error": 1, "passed": 1}),
        ("import pytest\n@pytest.fixture\ndef bad():\n    yield\n    raise OSError\ndef test_it(bad): pass",
         {"error": 1, "passed": 2}),
    ],
    ids=["a file that cannot be read", "what is made for a test", "what is taken down"],
)  # fmt: skip
def test_what_goes_wrong_around_a_test_is_told(tmp_path: Path, text: str, expected: dict[str, int]) -> None:
    code, output = run(tmp_path, good="def test_good(): pass", bad=text)
    assert (code, told(output)) == (1, expected), output
    assert "test_bad.py" in output


def test_a_test_whose_process_ends_is_named(tmp_path: Path) -> None:
    code, output = run(tmp_path, good="def test_good(): pass", bad="import os\ndef test_it(): os.kill(os.getpid(), 9)")
    assert (code, told(output)["failed"]) == (1, 1), output
    assert "test_bad.py::test_it - the process ended" in output


def test_what_is_skipped_or_left_out_is_counted(tmp_path: Path) -> None:
    skipped = "import pytest\n@pytest.mark.skip(reason='no')\ndef test_it(): pass"
    code, output = run(
        tmp_path, "-k", "it", skipped=skipped, good="def test_it(): pass", other="def test_other(): pass"
    )
    assert (code, told(output)) == (0, {"passed": 1, "skipped": 1, "deselected": 1})


def test_nothing_to_run_is_told_too(tmp_path: Path) -> None:
    assert run(tmp_path, "-k", "nowhere", good="def test_good(): pass")[0] == pytest.ExitCode.NO_TESTS_COLLECTED


ONCE = """import os, pytest
@pytest.fixture(scope="session")
def once():
    yield os.getpid()
    open(os.path.join(os.path.dirname(__file__), f"ended-{os.getpid()}"), "x").close()
"""


def test_what_is_made_for_all_files_of_a_hand_is_made_and_ended_once(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(ONCE, "utf-8")
    text = "import os\ndef test_it(once): assert once == os.getpid()"
    code, output = run(tmp_path, **{f"n{n}": text for n in range(6)})
    assert (code, told(output)) == (0, {"passed": 6}), output
    assert 1 <= len(list(tmp_path.glob("ended-*"))) <= 2


def test_what_a_folder_has_for_all_its_tests_is_there(tmp_path: Path) -> None:
    for name in ("plain", "package"):
        folder = tmp_path / name
        folder.mkdir()
        made = f"import pytest\n@pytest.fixture(autouse=True)\ndef there(monkeypatch): monkeypatch.setenv('THERE', '{name}')"
        (folder / "conftest.py").write_text(made, "utf-8")
        (folder / f"test_{name}.py").write_text(
            f"import os\ndef test_it(): assert os.environ['THERE'] == '{name}'", "utf-8"
        )
    (tmp_path / "package" / "__init__.py").touch()
    code, output = run(tmp_path)
    assert (code, told(output)) == (0, {"passed": 2}), output
