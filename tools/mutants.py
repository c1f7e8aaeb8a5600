"""Break one rule at a time in a copy of the house, and tell which test notices: a scene must fail when its rule is broken.

    python tools/mutants.py                     twenty mutants of seed 1, as a table
    python tools/mutants.py --seed 7 -n 5       other ones
    python tools/mutants.py --only combat       only those in files, functions and rules of such a name

Ends with 1 if one survives: then its change is equal in play, or a scene is missing.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = ("rulesets/arc", "rulesets/slot", "rulesets/orc", "rulesets/ava", "kits", "vocabulary")
NO_RULES: Final = {  # words and lists
    "ids",
    "terms",
    "contents",
    "words",
    "story",
    "texts",
    "view",
    "refusals",
    "verbs",
    "asking",
    "drafts",
    "layout",
    "news",
    "outlook",
    "pointing",
    "prospects",
    "signs",
    "speech",
    "story_parts",
    "wishes",
    "sentences",
}
TABLES: Final = {  # classes whose methods see the table
    "Table", "Areas", "Armies", "Fields", "Gear", "Tasks", "Oaths", "Questing", "Fighting", "Ledger", "Monsters", "Treasury",
    "Realm", "AvaFields",
}  # fmt: skip
NO_DEEDS: Final = {"__init__", "clone", "copy_columns", "text"}
SCENES: Final = ["tests/rules", "tests/vocabulary"]
FOREIGN: Final = ["tests/blind"]  # scenes of texts by writers who knew only a rulebook
PLAYS: Final = ["tests/engine", "tests/perft", "tests/properties", "tests/records", "tests/bots", "tests/test_conformance.py",
                "tests/test_games.py", "tests/test_playthroughs.py", "-m", "not slow and not compiled"]  # fmt: skip
# Of the processor, for one run: whole games take some minutes, and a mutant may never end
SECONDS, MEMORY = 900, 3 << 30
RULE_ID: Final = re.compile(r"\b(?:ARC|SLOT|ORC|AVA)-[A-Z]+-\w+")
CONSTANT: Final = re.compile(r"\b([A-Z]{4,})_(\d\d)\b")
SWAPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
NOTHING_DECIDED: Final = {(ast.While, "test"), (ast.Subscript, "slice"), (ast.AnnAssign, "annotation")}
OTHERS: Final = {"active": "t.next_seat(t.active)", "controller": "t.owner", "owner": "t.controller"}


@dataclass(frozen=True, eq=False)
class Mutant:
    """One small change of a function that carries a rule."""

    path: Path
    function: str
    rules: tuple[str, ...]
    node: ast.expr | ast.stmt
    after: str

    def apply(self, text: bytes) -> bytes:
        """Give the file with the change made."""
        lines = text.splitlines(keepends=True)
        start = sum(map(len, lines[: self.node.lineno - 1])) + self.node.col_offset
        end = sum(map(len, lines[: (self.node.end_lineno or 0) - 1])) + (self.node.end_col_offset or 0)
        return text[:start] + self.after.encode() + text[end:]


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """List the ways to break this node, each as what is replaced and by what."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.Compare(left=left, ops=[op], comparators=right):
            yield node, f"({ast.unparse(ast.Compare(left, [SWAPPED[type(op)]()], right))})"
        case ast.BoolOp(op=op, values=values):
            yield node, f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.Constant(value=int(value)) if value is not True and value is not False:
            yield node, str(value + 1)
        case ast.Return(value=ast.Name(id=name)) if CONSTANT.fullmatch(name):
            yield node, "return 0"
        case ast.AugAssign(target=ast.Name() | ast.Attribute(attr="changes")):
            return  # a loop counts, or the engine counts changes
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
            yield node, "pass"
        case ast.Attribute(value=ast.Name(id="t"), attr=attr, ctx=ast.Load()) if attr in OTHERS:
            yield node, OTHERS[attr]


def rule_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Walk what decides something: no types, indices, bits and fillers, and no heads of loops, which would never end."""
    yield node
    shifts = isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.LShift | ast.RShift)
    filler = isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".forbids", ".happened"))
    counts = shifts or filler or isinstance(node, ast.AugAssign)
    for field, value in ast.iter_fields(node):
        if (type(node), field) in NOTHING_DECIDED:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not (counts and isinstance(child, ast.Constant)):
                yield from rule_nodes(child)


def named_rules(path: Path, *texts: str) -> tuple[str, ...]:
    """List the rules that these texts of a file name, by id or by a constant of its ruleset, in this order."""
    text = "\n".join(texts)
    book = next((name for name in ("SLOT", "ORC", "AVA") if name.lower() in path.parts), "ARC")
    return tuple(
        dict.fromkeys([*RULE_ID.findall(text), *(f"{book}-{topic}-{n}" for topic, n in CONSTANT.findall(text))])
    )


@cache
def mutants_of(path: Path) -> tuple[Mutant, ...]:
    """List all mutants of a file, which is read once."""
    return tuple(found_in(path))


def found_in(path: Path) -> Iterator[Mutant]:
    """All mutants of a file: those of its functions that see the table."""
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    owners: list[ast.Module | ast.ClassDef] = [tree, *(one for one in tree.body if isinstance(one, ast.ClassDef))]
    for owner in owners:
        prefix = f"{owner.name}." if isinstance(owner, ast.ClassDef) else ""
        kinds = {ast.unparse(kind) for kind in owner.bases} if isinstance(owner, ast.ClassDef) else set()
        for function in (one for one in owner.body if isinstance(one, ast.FunctionDef) and one.name not in NO_DEEDS):
            if kinds & TABLES or any(argument.arg == "t" for argument in function.args.args):
                said = [ast.get_docstring(function) or "", ast.get_docstring(owner) or ""]
                rules = named_rules(path, *said, ast.get_source_segment(text, function) or "")
                where = path.relative_to(ROOT), prefix + function.name, rules
                for part in (part for node in function.body for part in rule_nodes(node)):
                    yield from (Mutant(*where, *change) for change in changes(part))


def pick(number: int, seed: int, only: str) -> list[Mutant]:
    """Pick mutants at random, no two in one function, and of different rules as long as there are any."""
    files = [p for folder in RULES for p in (ROOT / "src/wtactics" / folder).rglob("*.py")]
    paths = sorted(p for p in files if p.stem not in NO_RULES and "judgement" not in p.parts)
    every = [one for path in paths for one in mutants_of(path) if only in f"{one.path} {one.function} {one.rules}"]
    random.Random(seed).shuffle(every)
    functions = {(one.path, one.function): one for one in reversed(every)}
    rules = {one.rules[0] if one.rules else f"{one.path}": one for one in functions.values()}
    return [*rules.values(), *(one for one in functions.values() if one not in rules.values())][:number]


def scenes() -> dict[str, list[str]]:
    """List the tests of each rule, by its id: those marked with it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests/rules").rglob("test_*.py")):
        for test in (one for one in ast.parse(path.read_text("utf-8")).body if isinstance(one, ast.FunctionDef)):
            for rule in named_rules(path, *map(ast.unparse, test.decorator_list)):
                found.setdefault(rule, []).append(f"{path.relative_to(ROOT).as_posix()}::{test.name}")
    return found


def failing(house: Path, tests: list[str]) -> str:
    """Run these tests in the copy and name the first that fails; nothing if all pass."""
    env = os.environ | {"WTACTICS_FORM": "interpreted", "PYTHONPATH": str(house / "src"), "CI": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            command, cwd=house, env=env, capture_output=True, text=True, check=False, timeout=9 * SECONDS
        )
    except subprocess.TimeoutExpired:
        return f"never ends: {tests[0]}"
    if done.returncode <= 0:  # below 0: stopped by the limit
        return f"never ends: {tests[0]}" if done.returncode else ""
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return found[1] if found else f"pytest ends with {done.returncode}: {done.stdout[-200:]}{done.stderr[-200:]}"


def noticed_by(house: Path, mutant: Mutant, marked: dict[str, list[str]], sound: set[str]) -> str:
    """Run its rules' scenes with the change, then all scenes, then whole games; what is not sound without it tells nothing."""
    likely = list(dict.fromkeys(test for rule in mutant.rules for test in marked.get(rule, ())))
    for tests in filter(None, (likely, SCENES, FOREIGN, PLAYS)):
        if tests is not likely and tests[0] not in sound:
            if found := failing(house, tests):
                sys.exit(f"{found}: expected it to pass before anything is broken")
            sound.add(tests[0])
        if found := failing_with(house, mutant, tests):
            return found
    return ""


def failing_with(house: Path, mutant: Mutant, tests: list[str]) -> str:
    """Make the change in the copy, run these tests, and take the change back."""
    path = house / mutant.path
    text, cached = path.read_bytes(), Path(cache_from_source(str(path)))
    try:
        path.write_bytes(mutant.apply(text))
        cached.unlink(missing_ok=True)  # it would be told by whole seconds and sizes
        return failing(house, tests)
    finally:
        path.write_bytes(text)
        cached.unlink(missing_ok=True)


def main() -> int:
    """Copy the house, try the mutants one after the other, and print a line for each."""
    parser = argparse.ArgumentParser(description="Break rules, one at a time, and tell which test notices.")
    for short, name, default, words in (
        ("-n", "--number", 20, "how many mutants (20)"),
        ("-s", "--seed", 1, "which (1)"),
    ):
        parser.add_argument(short, name, type=int, default=default, help=words)
    parser.add_argument("--only", default="", help="part of a file's, function's or rule's name")
    wanted = parser.parse_args()
    if sys.platform != "win32":
        import resource

        for what, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, SECONDS)):
            resource.setrlimit(what, (most, most))
    mutants, marked, survivors = pick(wanted.number, wanted.seed, wanted.only), scenes(), 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        house = Path(folder, "house")
        shutil.copytree(ROOT, house, ignore=shutil.ignore_patterns(".*", "build", "__pycache__"))
        sound: set[str] = set()
        print("| where | rule | change | noticed by |\n| --- | --- | --- | --- |", flush=True)
        for one in mutants:
            found = noticed_by(house, one, marked, sound)
            survivors += not found
            where = f"{one.path.relative_to('src/wtactics').as_posix()}:{one.node.lineno} {one.function}"
            change = f"`{ast.unparse(one.node)}` -> `{one.after}`".replace("|", "\\|")
            print(f"| {where} | {(*one.rules, '-')[0]} | {change} | {found or 'SURVIVED'} |", flush=True)
    print(f"\n{len(mutants) - survivors} of {len(mutants)} mutants of seed {wanted.seed} were noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
