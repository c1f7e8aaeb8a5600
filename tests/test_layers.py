"""Imports point down: the table of layers in ARCHITECTURE.md, held against every import in the sources."""

import ast
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wtactics"
BESIDE = ("nothing", "neighbours", "rooms")


@dataclass(frozen=True)
class Layer:
    number: int
    beside: str
    outside: frozenset[str]


def read_layers(text: str) -> dict[str, Layer]:
    """Read the table below the heading Layers: package to layer."""
    section = re.split(r"^## ", text.split("\n## Layers\n")[1], flags=re.MULTILINE)[0]
    layers: dict[str, Layer] = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0].isdigit():
            number, packages, beside, outside, _ = cells
            assert beside in BESIDE, f"{line}: expected one of {BESIDE}, found {beside!r}"
            layer = Layer(int(number), beside, frozenset(words(outside)))
            layers |= dict.fromkeys(words(packages), layer)
    return layers


def words(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


LAYERS = read_layers((ROOT / "ARCHITECTURE.md").read_text("utf-8"))


def imports(tree: ast.Module, package: list[str]) -> list[tuple[int, str]]:
    """List every imported name with its line, relative imports made absolute."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            up = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*up, *filter(None, [node.module])])
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def fault(here: list[str], name: str) -> str | None:
    """Say why a module, by its path in the package, may not import a name; None if it may."""
    layer = LAYERS[here[0]]
    top, *there = name.split(".")
    if top != "wtactics":
        known = top in sys.stdlib_module_names or top in layer.outside
        return None if known else f"{top} is not among the libraries of {here[0]}"
    target = there[0] if there and is_module(there[0]) else "__init__"
    if target not in LAYERS:
        return f"{target} has no place in the table of layers"
    other = LAYERS[target]
    if other.number > layer.number:
        return f"{target} lies above {here[0]}"
    if other.number == layer.number and target != here[0] and layer.beside == "nothing":
        return f"{target} and {here[0]} lie side by side"
    if target == here[0] and layer.beside == "rooms" and is_other_room(here, there):
        return f"{here[0]}/{there[1]} is another room than {here[0]}/{here[1]}"
    return None


def is_module(name: str) -> bool:
    return (SOURCES / name).is_dir() or (SOURCES / f"{name}.py").is_file() or name in LAYERS


def is_other_room(here: list[str], there: list[str]) -> bool:
    """Rooms are what lies directly in the package; the package's own __init__ belongs to none."""
    rooms = [path[1] for path in (here, there) if len(path) > 1 and path[1] != "__init__" and is_room(path)]
    return len(rooms) == 2 and rooms[0] != rooms[1]


def is_room(path: list[str]) -> bool:
    place = SOURCES / path[0] / path[1]
    return place.is_dir() or place.with_suffix(".py").is_file()


def faults(text: str, path: Path) -> list[str]:
    """List every forbidden import of one file, with its line."""
    here = list(path.with_suffix("").parts)
    found = imports(ast.parse(text), ["wtactics", *path.parent.parts])
    return [f"{path}:{line}: {why}" for line, name in found if (why := fault(here, name))]


FILES = sorted(p.relative_to(SOURCES) for p in SOURCES.rglob("*.py"))


def test_every_module_has_a_place_in_the_table_of_layers() -> None:
    assert [str(path) for path in FILES if path.with_suffix("").parts[0] not in LAYERS] == []


def test_imports_point_down() -> None:
    assert [fault for path in FILES for fault in faults((SOURCES / path).read_text("utf-8"), path)] == []


def test_the_table_of_layers_is_read_whole() -> None:
    assert {"cards", "engine", "vocabulary", "rulesets", "mods", "bots", "cli"} <= LAYERS.keys()
    assert LAYERS["engine"] == Layer(2, "nothing", frozenset({"librt", "mypy_extensions"}))


@pytest.mark.parametrize(
    ("path", "line", "why"),
    [
        ("engine/table.py", "from wtactics.rulesets import arc", "rulesets lies above engine"),
        ("engine/table.py", "import wtactics.language", "language and engine lie side by side"),
        ("engine/table.py", "import numpy", "numpy is not among the libraries of engine"),
        ("engine/table.py", "if TYPE_CHECKING:\n    from wtactics.bots import greedy", "bots lies above engine"),
        ("engine/table.py", "from ..vocabulary import drawing", "vocabulary lies above engine"),
        ("engine/table.py", "from wtactics import __version__", "__init__ lies above engine"),
        ("vocabulary/drawing.py", "def f():\n    from wtactics.mods import heroes", "mods lies above vocabulary"),
    ],
)
def test_a_forbidden_import_is_found(path: str, line: str, why: str) -> None:
    text = f"from typing import TYPE_CHECKING\n{line}\n"
    assert [found.split(": ", 1)[1] for found in faults(text, Path(path))] == [why]


@pytest.mark.parametrize("line", ["import os", "from .places import DECK", "from librt.vecs import vec"])
def test_a_lawful_import_is_let_through(line: str) -> None:
    assert faults(line, Path("engine/table.py")) == []


def test_rooms_know_no_other_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("arc", "orc"):
        (tmp_path / "rulesets" / name).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "SOURCES", tmp_path)
    path = Path("rulesets/arc/attack.py")
    assert faults("from wtactics.rulesets.orc import attack", path) != []
    assert faults("from wtactics.rulesets.arc import table", path) == []
    assert faults("from wtactics.rulesets.orc import attack", Path("rulesets/__init__.py")) == []


# ---- circles

# What a text means is asked of a table, and a table carries the texts of its cards: at run time only the table knows both.
TYPES_ALONE = {
    ("wtactics.engine.meaning", "wtactics.engine.table"), ("wtactics.engine.averting", "wtactics.engine.table")
}  # fmt: skip


def name_of(path: Path) -> str:
    """What a file is imported as."""
    parts = ["wtactics", *path.with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def known_imports(files: dict[str, tuple[str, list[str]]]) -> dict[str, set[str]]:
    """The modules that each of these modules imports, of the same; a name in one is an import of that."""
    found: dict[str, set[str]] = {}
    for module, (text, package) in files.items():
        names = [name for _, name in imports(ast.parse(text), package)]
        there = {name if name in files else name.rpartition(".")[0] for name in names}
        found[module] = (there & files.keys()) - {module}
    return found


def circle(reach: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, one after the other; none where there is no circle."""
    done: set[str] = set()
    for start in sorted(reach):
        way, open_ = [start], [iter(sorted(reach[start]))]
        while way:
            following = next((name for name in open_[-1] if name not in done), None)
            if following is None:
                done.add(way.pop())
                open_.pop()
            elif following in way:
                return [*way[way.index(following) :], following]
            else:
                way.append(following)
                open_.append(iter(sorted(reach[following])))
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    files = {name_of(path): ((SOURCES / path).read_text("utf-8"), ["wtactics", *path.parent.parts]) for path in FILES}
    reach = known_imports(files)
    for module, other in TYPES_ALONE:
        reach[module].remove(other)
    assert circle(reach) == [], "expected imports without a circle, those for type checking included"


def test_what_is_imported_for_types_alone_is_not_imported_at_run_time() -> None:
    for module, other in TYPES_ALONE:
        tree = ast.parse((SOURCES / Path(*module.split(".")[1:])).with_suffix(".py").read_text("utf-8"))
        at_run_time = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        assert other not in {getattr(node, "module", None) for node in at_run_time}


def test_a_circle_is_found() -> None:
    files = {
        "wtactics.engine.a": ("def f():\n    from .b import x", ["wtactics", "engine"]),
        "wtactics.engine.b": ("if TYPE_CHECKING:\n    from wtactics.engine import c", ["wtactics", "engine"]),
        "wtactics.engine.c": ("import wtactics.engine.a\nimport os", ["wtactics", "engine"]),
        "wtactics.engine.d": ("from wtactics.engine.c import y", ["wtactics", "engine"]),
    }
    assert circle(known_imports(files)) == [f"wtactics.engine.{name}" for name in "abca"]
    del files["wtactics.engine.a"]
    assert circle(known_imports(files)) == []
