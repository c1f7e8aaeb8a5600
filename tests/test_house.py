"""The manners of ARCHITECTURE.md that can be counted."""

import ast
import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from wtactics import __version__
from wtactics.golden.files import Golden, golden_files

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wtactics"
CODE = sorted(
    path.relative_to(ROOT)
    for path in (ROOT / "dev.py", *(p for d in ("src", "tests", "tools") for p in (ROOT / d).rglob("*.py")))
)
SOURCE_CODE = [path for path in CODE if path.parts[0] == "src"]
RULESETS = sorted(path.name for path in (SOURCES / "rulesets").glob("*") if path.is_dir())
GENERATED = {golden.path for golden in golden_files()}
OUTSIDE_TESTS = [golden for golden in golden_files() if not golden.path.startswith("tests/")]  # whose test is elsewhere
NO_NOUN = {"utils", "util", "helpers", "helper", "manager", "managers", "base", "misc", "common", "stuff", "core"}
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:home|root|work|tmp|Users|opt|mnt)/\w|\b[A-Z]:\\Users")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|crates\.io|registry\.\w+\.(?:org|com|io)")
FILE_LINES, TOPIC_LINES, FUNCTION_LINES = 400, 200, 40


@cache
def text_of(path: Path) -> str:
    return (ROOT / path).read_text("utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def is_list(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tell whether a function only names columns, one after the other: that is a list, and it may be long."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return all(isinstance(line, ast.Assign | ast.AnnAssign) for line in body)


def is_topic(path: Path) -> bool:
    """Tell whether a file holds what the rules of a ruleset say, or what is told of them; its speech is vocabulary."""
    return path.parts[2:3] == ("rulesets",) and len(path.parts) > 4 and "speech" not in path.parts


def test_a_file_is_short() -> None:
    lines = {path: len(text_of(path).splitlines()) for path in CODE if path.as_posix() not in GENERATED}
    limits = {path: TOPIC_LINES if is_topic(path) else FILE_LINES for path in lines}
    assert [f"{path}: {n} of {limits[path]} lines" for path, n in lines.items() if n > limits[path]] == []


def test_a_function_is_short() -> None:
    told = [(path, f) for path in CODE for f in functions(path) if not is_list(f)]
    lengths = {f"{path}:{f.lineno} {f.name}": (f.end_lineno or f.lineno) - f.lineno + 1 for path, f in told}
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES} == {}


def test_a_module_says_what_it_is() -> None:
    assert [str(path) for path in CODE if not ast.get_docstring(tree_of(path))] == []


def test_a_public_class_says_what_it_is() -> None:
    nodes = [(path, node) for path in SOURCE_CODE for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    public = [(path, node) for path, node in nodes if not node.name.startswith("_")]
    assert [f"{path}:{node.lineno} {node.name}" for path, node in public if not ast.get_docstring(node)] == []


def test_a_module_is_called_by_a_noun_of_the_game() -> None:
    assert [str(path) for path in CODE if not NO_NOUN.isdisjoint(path.with_suffix("").parts)] == []


def test_nothing_asks_which_ruleset_it_is() -> None:
    comparisons = [(path, n) for path in SOURCE_CODE for n in ast.walk(tree_of(path)) if isinstance(n, ast.Compare)]
    sides = [(path, node.lineno, side) for path, node in comparisons for side in (node.left, *node.comparators)]
    asks = [f"{path}:{line}" for path, line, side in sides if isinstance(side, ast.Constant) and side.value in RULESETS]
    assert asks == [], "a ruleset's name is compared in these lines"


def tracked() -> list[Path]:
    """List the files that git keeps or would keep."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("no repository here: what is tracked cannot be told")
    return [path for name in done.stdout.splitlines() if (path := ROOT / name).is_file()]


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for path in tracked():
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if match := MACHINE_PATH.search(line) or REGISTRY.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    assert found == []


@pytest.mark.parametrize("line", ["see " + "/home" + "/ann", "files.python" + "hosted.org", "C:" + "\\Users\\ann"])
def test_a_machine_or_a_registry_would_be_found(line: str) -> None:
    assert MACHINE_PATH.search(line) or REGISTRY.search(line)


def test_no_style_insists() -> None:
    lines = [(path, n, line) for path in sorted((ROOT / "client/src").rglob("*.css"))
             for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)]  # fmt: skip
    found = [f"{path.relative_to(ROOT)}:{n}" for path, n, line in lines if "!important" in line]
    assert found == [], "expected rules that win by their place or their selector, found !important in these lines"


def test_no_compiled_module_lies_in_the_sources() -> None:
    assert [path for kind in ("*.so", "*.pyd") for path in SOURCES.rglob(kind)] == []


def test_the_changelog_speaks_of_this_version() -> None:
    assert f"\n## {__version__}" in text_of(Path("CHANGELOG.md"))


def settings() -> dict[str, object]:
    project = tomllib.loads(text_of(Path("pyproject.toml")))["project"]
    assert isinstance(project, dict)
    return project


def dependencies() -> list[str]:
    """List what the package needs, by name."""
    needed = settings()["dependencies"]
    assert isinstance(needed, list)
    return [re.split(r"[<>=!~ ;\[]", entry, maxsplit=1)[0].replace("_", "-") for entry in needed]


@pytest.mark.parametrize("lock", ["play.txt", "build.txt", "dev.txt"])
def test_every_lock_holds_every_dependency_with_its_hash(lock: str) -> None:
    locked = text_of(Path("requirements", lock))
    hashed = {name for name in dependencies() if re.search(rf"^{name}==\S+ .*\\\n +--hash=", locked, re.MULTILINE)}
    assert hashed == set(dependencies())


@pytest.mark.parametrize("name", dependencies())
def test_every_dependency_has_its_reason(name: str) -> None:
    assert f"| {name} |" in text_of(Path("docs/dependencies.md"))


@pytest.mark.parametrize("kind", ["dependencies", "devDependencies"])
def test_every_package_of_the_page_has_its_reason(kind: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \|", text_of(Path("docs/dependencies.md")), re.MULTILINE)
    told = {name for row in rows for name in row.split(", ")}
    assert [name for name in json.loads(text_of(Path("client/package.json")))[kind] if name not in told] == []


@pytest.mark.parametrize("golden", OUTSIDE_TESTS, ids=lambda golden: golden.path)
def test_a_golden_file_is_fresh(golden: Golden) -> None:
    assert golden.difference() == ""


def test_decisions_are_numbered_and_one_page_long() -> None:
    pages = sorted((ROOT / "docs/decisions").glob("*.md"))
    assert [page.name[:4] for page in pages] == [f"{n:04}" for n in range(1, len(pages) + 1)]
    assert [page.name for page in pages if len(page.read_text("utf-8").splitlines()) > 60] == []
