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
from wtactics.bless import Golden, golden_files

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wtactics"
CODE = sorted(
    path.relative_to(ROOT)
    for path in (ROOT / "dev.py", *(p for d in ("src", "tests", "tools") for p in (ROOT / d).rglob("*.py")))
)
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
    """Tell whether a file holds a ruleset's rules: src/wtactics/rulesets/<name>/<topic>.py."""
    return path.parts[2:3] == ("rulesets",) and len(path.parts) > 4 and path.as_posix() not in GENERATED


@pytest.mark.parametrize("path", CODE, ids=str)
def test_a_file_is_short(path: Path) -> None:
    limit = TOPIC_LINES if is_topic(path) else FILE_LINES
    lines = len(text_of(path).splitlines())
    assert lines <= limit or path.as_posix() in GENERATED, f"{path}: expected at most {limit} lines, found {lines}"


@pytest.mark.parametrize("path", CODE, ids=str)
def test_a_function_is_short(path: Path) -> None:
    told = [f for f in functions(path) if not is_list(f)]
    lengths = {f"{path}:{f.lineno} {f.name}": (f.end_lineno or f.lineno) - f.lineno + 1 for f in told}
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES} == {}


@pytest.mark.parametrize("path", CODE, ids=str)
def test_a_module_says_what_it_is_and_so_does_a_public_class(path: Path) -> None:
    tree = tree_of(path)
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    silent = [node.name for node in nodes if not ast.get_docstring(node)] if path.parts[0] == "src" else []
    assert ast.get_docstring(tree), f"{path}: expected a docstring that says what the module is"
    assert silent == [], f"{path}: expected a docstring in each of these classes"


@pytest.mark.parametrize("path", CODE, ids=str)
def test_a_module_is_called_by_a_noun_of_the_game(path: Path) -> None:
    assert NO_NOUN.isdisjoint(path.with_suffix("").parts)


@pytest.mark.parametrize("path", [p for p in CODE if p.parts[0] == "src"], ids=str)
def test_nothing_asks_which_ruleset_it_is(path: Path) -> None:
    comparisons = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Compare)]
    sides = [(node.lineno, side) for node in comparisons for side in (node.left, *node.comparators)]
    asks = [line for line, side in sides if isinstance(side, ast.Constant) and side.value in RULESETS]
    assert asks == [], f"{path}: a ruleset's name is compared in these lines"


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


@pytest.mark.parametrize("path", sorted((ROOT / "client/src").rglob("*.css")), ids=lambda path: path.name)
def test_no_style_insists(path: Path) -> None:
    lines = [number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if "!important" in line]
    assert lines == [], f"{path}: expected a rule that wins by its place or its selector, found !important in these lines"


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
