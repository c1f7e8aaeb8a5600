"""The rules that legality can name, read off the sources; and those that scenes hear when they are refused a wish."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
RULESETS: Final = TESTS.parent / "src" / "wtactics" / "rulesets"
NUMBER: Final = re.compile(r"[A-Z]+_\d\d")
ENDINGS: Final = {"end", "fail", "emptied", "defeat"}  # whose arguments say by which rule a match or player ended


def forbidding(path: Path) -> Iterator[str]:
    """The rules that a file names as its own, but for those by which a match ends."""
    tree = ast.parse(path.read_text("utf-8"))
    ended = {
        id(part)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) in ENDINGS
        for part in ast.walk(call)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and NUMBER.fullmatch(node.id) and id(node) not in ended:
            yield node.id


def named(ruleset: str) -> set[str]:
    """The ids of all rules that the legality of a ruleset can name; what only tells of refusals names none."""
    folder = RULESETS / ruleset
    files = [
        path for path in (*folder.glob("*.py"), *(folder / "rules").glob("*.py")) if path.stem not in ("ids", "win")
    ]
    return {f"{ruleset.upper()}-{number.replace('_', '-')}" for path in files for number in forbidding(path)}


def cited(ruleset: str) -> set[str]:
    """The ids that scenes expect to hear, beside those that they are marked with."""
    found: set[str] = set()
    for path in (TESTS / "rules").rglob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        marks = {id(part) for call in ast.walk(tree) if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule"
                 for part in ast.walk(call)}  # fmt: skip
        words = [part for part in ast.walk(tree) if isinstance(part, ast.Constant) and id(part) not in marks]
        found |= {str(part.value) for part in words if str(part.value).startswith(f"{ruleset.upper()}-")}
        if path.parent.name == ruleset:
            found |= {f"{ruleset.upper()}-{number.replace('_', '-')}" for number in forbidding(path)}
    return found
