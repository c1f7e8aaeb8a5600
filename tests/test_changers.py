"""Law 4: only changers write. Every assignment in the sources is read; a column of the table is assigned by none but theirs."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wtactics"
FILES = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))
OUTSIDE = [path for path in FILES if path.parts[0] != "engine"]
WRITERS = {"append", "pop", "cut"}  # they may write into the column that they are given

Known = dict[str, str]  # the classes of names, as far as the text says them


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse((SOURCES / path).read_text("utf-8"))


@cache
def classes() -> list[ast.ClassDef]:
    """All classes of the sources but those that make classes, by one walk."""
    found = [node for path in FILES for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    return [node for node in found if not any(word.arg == "metaclass" for word in node.keywords)]


@cache
def tables() -> set[str]:
    """Name the classes that are tables: State, and what is made of it."""
    found, before = {"State"}, 0
    while len(found) > before:
        before = len(found)
        found |= {node.name for node in classes() if any(isinstance(b, ast.Name) and b.id in found for b in node.bases)}
    return found


@cache
def columns() -> set[str]:
    """Name what tables are made of: all that their classes declare, but for what is final."""
    inits = [node for each in classes() if each.name in tables() for node in each.body
             if isinstance(node, ast.FunctionDef) and node.name == "__init__"]  # fmt: skip
    lines = [line for init in inits for line in init.body if isinstance(line, ast.AnnAssign)]
    return {line.target.attr for line in lines
            if isinstance(line.target, ast.Attribute) and "Final" not in ast.unparse(line.annotation)}  # fmt: skip


def known_in(function: ast.AST) -> Known:
    """The classes that a function gives to its names, by annotation or by making one."""
    known: Known = {}
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.annotation is not None:
            known[node.arg] = ast.unparse(node.annotation).strip("\"'")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            known[node.target.id] = ast.unparse(node.annotation).strip("\"'")
        elif (
            isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
        ):
            made = node.value.func.id
            known |= {name.id: made for name in node.targets if isinstance(name, ast.Name) and made[:1].isupper()}
    return known


def is_column(node: ast.AST, known: Known) -> bool:
    """Tell whether this is a column of a table; whatever the text does not name a class for is taken for a table."""
    if not isinstance(node, ast.Attribute) or node.attr not in columns():
        return False
    if not isinstance(node.value, ast.Name):
        return True
    return known.get(node.value.id, "State") in tables() or known.get(node.value.id) == "Any"


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement assigns, one by one."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        found = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        found = [node.target]
    while found:
        target = found.pop()
        if isinstance(target, ast.Tuple | ast.List):
            found += target.elts
        else:
            yield target.value if isinstance(target, ast.Starred) else target


def writes(node: ast.AST, known: Known, aliases: set[str]) -> bool:
    """Tell whether a statement or call writes into a column, by its name or by another one given to it."""
    for target in targets(node):
        inner = target
        while isinstance(inner, ast.Subscript):
            inner = inner.value
        renamed = isinstance(inner, ast.Name) and inner is not target and inner.id in aliases
        if renamed or is_column(inner, known):
            return True
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Name):
        return node.func.id in WRITERS and bool(node.args) and is_column(node.args[0], known)
    return isinstance(node.func, ast.Attribute) and node.func.attr in WRITERS and is_column(node.func.value, known)


def faults(tree: ast.Module, path: Path) -> list[str]:
    """List every place outside the classes of tables that writes a column, with its line."""
    found: set[tuple[int, str]] = set()
    for node, owner in functions(tree, ""):
        if owner in tables():
            continue
        known = known_in(node) | ({"self": owner} if owner else {})
        aliases = {name.id for line in ast.walk(node) if isinstance(line, ast.Assign) and is_column(line.value, known)
                   for name in line.targets if isinstance(name, ast.Name)}  # fmt: skip
        found |= {(line.lineno, ast.unparse(line)) for line in ast.walk(node)
                  if isinstance(line, ast.stmt | ast.Call) and writes(line, known, aliases)}  # fmt: skip
    return [f"{path}:{line}: {text}" for line, text in sorted(found)]


def functions(tree: ast.AST, owner: str) -> Iterator[tuple[ast.AST, str]]:
    """All functions, each with the class that it belongs to; those inside others come with these."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, owner
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, node.name)
        else:
            yield from functions(node, owner)


def test_only_changers_write() -> None:
    found = [fault for path in OUTSIDE for fault in faults(tree_of(path), path)]
    assert found == [], "expected the table to be written by changers alone (law 4)"


def test_the_columns_and_the_tables_are_known() -> None:
    assert {"State", "Table", "ArcTable", "SlotTable"} <= tables()
    assert {"changes", "marked", "bids", "goal", "fees", "target", "me", "options"} <= columns()
    assert {"library", "terms", "seats"}.isdisjoint(columns())


@pytest.mark.parametrize(
    "line",
    [
        "t.changes += 1",
        "t.marked[c] = 1",
        "t.me, t.you = c, seat",
        "del t.facts[0]",
        "bids = t.bids; bids[0] = 1",
        "spent = append(t.bids, c)",
        "trial = t.clone(); trial.turn = 2",
        "match.table.over = True",
        "for t.turn in range(3): pass",
        "[t.first[0], *t.last] = found",
        "alone: ArcTable = t; alone.goal = c",
    ],
)
def test_whoever_else_writes_is_found(line: str) -> None:
    text = f"def do(self, t: ArcTable, answer):\n    {line}\n"
    assert len(faults(ast.parse(text), Path("rulesets/arc/rules/tact.py"))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "def do(t: ArcTable):\n    t.bid(0, 1)",
        "def do(t: ArcTable):\n    bids = t.bids[:]\n    bids[0] = 1",
        "def do(reading: Reading):\n    reading.searched = 1",
        "def do(t: ArcTable):\n    found = Outlook(t)\n    found.lost = 1",
        "class Step:\n    def __init__(self):\n        self.phase = 1",
        "class ArcTable(Areas):\n    def bid(self, c):\n        self.bids = append(self.bids, c)",
    ],
)
def test_whoever_writes_what_is_his_is_let_through(text: str) -> None:
    assert faults(ast.parse(text), Path("rulesets/arc/rules/tact.py")) == []
