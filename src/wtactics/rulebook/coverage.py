"""Which rule is carried by the code, shown by a test, waived with a reason; python -m wtactics.rulebook.coverage."""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from wtactics.rulebook.code import SOURCES, code_of, files
from wtactics.rulebook.reader import MODS, Rule, Rulebook, UnknownRule, all_rulesets, books_of_mods, with_mods
from wtactics.rulebook.waivers import load_waivers

ROOT: Final = SOURCES.parents[1]
RULE_ID: Final = re.compile(r"\b[A-Z]+-[A-Z]+-(?:EX|SC|DX)?\d+\b")
CONSTANT: Final = re.compile(r"\b([A-Z]+)_(\d\d)\b")
Named = tuple[tuple[str, str], ...]  # rule ids with the places that name them


@dataclass(frozen=True, slots=True)
class Coverage:
    """What is known of one rule: the places that carry it, the places that test it, why it is waived."""

    rule: Rule
    carried: list[str] = field(default_factory=list)
    tested: list[str] = field(default_factory=list)
    waiver: str = ""

    @property
    def missing(self) -> tuple[str, ...]:
        """What an unwaived rule still wants; an example wants a test only."""
        if self.waiver:
            return ()
        code = () if self.carried or self.rule.is_example else ("code",)
        return code if self.tested else (*code, "test")


def cover(ruleset: str, sources: Path = SOURCES, tests: Path = ROOT / "tests") -> list[Coverage]:
    """Hold one rulebook against sources and tests, in the order of the book."""
    return cover_book(with_mods(ruleset), sources, tests)


def cover_book(book: Rulebook, sources: Path = SOURCES, tests: Path = ROOT / "tests") -> list[Coverage]:
    """Hold any book against sources and tests."""
    waivers = load_waivers()
    covered = {rule.id: Coverage(rule, waiver=waivers.get(rule.id, "")) for rule in book}
    carrying, testing = named(sources, tests)
    for rule_id, place in carrying:
        if rule_id in covered:
            covered[rule_id].carried.append(place)
    for rule_id, place in testing:
        if rule_id in covered:
            covered[rule_id].tested.append(place)
    return list(covered.values())


def unknown_ids(sources: Path = SOURCES, tests: Path = ROOT / "tests") -> list[str]:
    """List the places that name a rule which its rulebook does not have."""
    books = {name.upper(): with_mods(name) for name in all_rulesets()}
    books |= {book.ruleset.upper(): book for book in books_of_mods()}
    return [
        f"{place}: {rule_id} is in no rulebook"
        for part in named(sources, tests)
        for rule_id, place in part
        if (book := rule_id.partition("-")[0]) in books and rule_id not in books[book]
    ]


@cache
def named(sources: Path, tests: Path) -> tuple[Named, Named]:
    """What the code names and what the tests bear, read once for all books."""
    return tuple(carriers(sources)), tuple(scenes(tests))


def carriers(sources: Path) -> Iterator[tuple[str, str]]:
    """Yield each rule id that the code names, written out or as a ruleset's constant, with its place."""
    homes = {("rulesets", name): name.upper() for name in all_rulesets()}
    homes |= {("mods", book.parent.name): book.stem.upper() for book in MODS.glob("*/*.md")}
    for name, text in files(sources):
        folder, _, rest = name.partition("/")
        ruleset = homes.get((folder, rest.partition("/")[0]))
        for number, line in enumerate(text.splitlines(), 1):
            place = f"{name}:{number}"
            yield from ((rule_id, place) for rule_id in RULE_ID.findall(line))
            if ruleset and not line.lstrip().startswith(("from ", "import ")):
                yield from ((f"{ruleset}-{topic}-{n}", place) for topic, n in CONSTANT.findall(line))


def scenes(tests: Path) -> Iterator[tuple[str, str]]:
    """Yield each rule id that a test bears as its mark, with its place."""
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "rule(" in text else ():
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
                words = [word for mark in marks if name_of(mark.func) == "rule" for word in mark.args]
                place = f"{path.relative_to(tests.parent).as_posix()}:{node.lineno}"
                yield from ((str(w.value), place) for w in words if isinstance(w, ast.Constant))


def name_of(function: ast.expr) -> str:
    """Give the last word of what is called: rule, whether as `rule(...)` or `pytest.mark.rule(...)`."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def table(covered: list[Coverage]) -> str:
    """Count each topic: rules, carried, tested, waived, open."""
    topics = list(dict.fromkeys(one.rule.id.rpartition("-")[0] for one in covered))
    lines = [f"{'topic':<14}{'rules':>7}{'carried':>9}{'tested':>8}{'waived':>8}{'open':>6}"]
    for topic in [*topics, ""]:
        part = [one for one in covered if one.rule.id.startswith(f"{topic}-" if topic else "")]
        carried, tested = sum(bool(one.carried) for one in part), sum(bool(one.tested) for one in part)
        waived, missing = sum(bool(one.waiver) for one in part), sum(bool(one.missing) for one in part)
        lines.append(f"{topic or 'all':<14}{len(part):>7}{carried:>9}{tested:>8}{waived:>8}{missing:>6}")
    return "\n".join(lines)


def details(one: Coverage) -> str:
    """Tell all that is known of one rule."""
    lines = [f"{one.rule.id} {one.rule.title}"]
    lines += [f"  carried  {place}" for place in one.carried]
    lines += [f"  tested   {place}" for place in one.tested]
    lines += [f"  waived   {one.waiver}"] if one.waiver else []
    lines += [f"  wants    {' and '.join(one.missing)}"] if one.missing else []
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the table, or what is asked for."""
    parser = argparse.ArgumentParser(prog="dev.py rules", description=__doc__)
    parser.add_argument("ids", nargs="*", help="rules to tell all about")
    parser.add_argument("--missing", action="store_true", help="list the open rules")
    parser.add_argument("--only", default="", metavar="START", help="only ids that start so: ARC, ARC-TURN")
    parser.add_argument("--strict", action="store_true", help="fail if a rule is open or an unknown id is named")
    asked = parser.parse_args(arguments)
    if not (ROOT / "tests").is_dir():
        parser.error(f"{ROOT}: expected a checkout with its tests")
    books = (*map(with_mods, all_rulesets()), *books_of_mods())
    covered = [one for book in books for one in cover_book(book)]
    if asked.ids:
        return tell(covered, [rule_id.upper() for rule_id in asked.ids])
    covered = [one for one in covered if one.rule.id.startswith(asked.only.upper())]
    if not covered:
        parser.error(f"--only: expected the start of a rule id, found {asked.only!r}")
    unknown = unknown_ids()
    missing = [one for one in covered if one.missing]
    print(table(covered))
    if asked.missing:
        print("", *(f"{one.rule.id:<16}{' and '.join(one.missing):<15}{one.rule.title}" for one in missing), sep="\n")
    print(*unknown, sep="\n", file=sys.stderr, end="\n" if unknown else "")
    return 1 if asked.strict and (missing or unknown) else 0


def tell(covered: list[Coverage], ids: list[str]) -> int:
    """Print the details of some rules, and the code that carries them; an id that no book has is refused, with its nearest."""
    known = {one.rule.id: one for one in covered}
    for rule_id in ids:
        if rule_id not in known:
            book = rule_id.partition("-")[0].lower()
            nearest = with_mods(book if book in all_rulesets() else all_rulesets()[0])
            try:
                nearest.rule(rule_id)
            except UnknownRule as error:
                print(error, file=sys.stderr)
            return 2
        print(details(known[rule_id]))
        for place, code in code_of(rule_id):
            print(f"\n# {place}\n{code}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
