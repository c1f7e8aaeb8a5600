"""The code of a rule: what names its id in its docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[1]
GENERATED: Final = "ids.py"  # it names every rule and carries none


def files(sources: Path) -> Iterator[tuple[str, str]]:
    """Each file that may carry rules, by its path in the sources, with its text."""
    for path in sorted(sources.rglob("*.py")):
        name = path.relative_to(sources).as_posix()
        if not name.startswith("rulebook/") and path.name != GENERATED:
            yield name, path.read_text("utf-8")


def code_of(rule_id: str, sources: Path = SOURCES) -> Iterator[tuple[str, str]]:
    """Each class or function whose docstring names the rule, with its place."""
    for name, text in files(sources):
        if rule_id in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and rule_id in (ast.get_docstring(node) or ""):
                    yield f"{name}:{node.lineno}", source(text, node)


def source(text: str, node: ast.ClassDef | ast.FunctionDef) -> str:
    """The lines of a class or function."""
    return dedent("\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno]))
