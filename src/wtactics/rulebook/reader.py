"""Reads a rulebook: headings name topics, and each paragraph below one is a rule with its number."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

BOOKS: Final = Path(__file__).parent
FOLDERS: Final = [BOOKS]  # where rulebooks lie
MODS: Final = BOOKS.parent / "mods"  # a folder for each mod, in it a book named as its ruleset
HEADING: Final = re.compile(r"## ([A-Z]+): (\S.*)")
ENTRY: Final = re.compile(r"- `([A-Z]+-([A-Z]+)-(?:\d\d|(?:EX|SC|DX)\d+))` \*\*(.+?)\*\* (\S.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One paragraph of a rulebook; its topic is the middle word of its id."""

    id: str
    title: str
    text: str
    topic: str

    @property
    def is_example(self) -> bool:
        """Whether this is a worked example or a scene, and no rule by itself."""
        return self.id.rpartition("-")[2][:2] in {"EX", "SC", "DX"}


class FaultyRulebook(Exception):
    """All mistakes of a rulebook or of its waivers, one per line."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


class UnknownRule(LookupError):
    """No rule has this id; it names those that come nearest."""

    def __init__(self, wanted: str, near: Iterable[str]) -> None:
        self.wanted = wanted
        self.nearest = tuple(near)
        super().__init__(wanted)

    def __str__(self) -> str:
        near = f"; nearest: {', '.join(self.nearest)}" if self.nearest else ""
        return f"no rule {self.wanted!r} in the book{near}"


class Rulebook:
    """The rules of one ruleset, in the order of the book."""

    def __init__(self, ruleset: str, headings: dict[str, str], rules: Iterable[Rule]) -> None:
        self.ruleset = ruleset
        self._headings = headings
        self._rules = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: object) -> bool:
        return isinstance(rule_id, str) and rule_id.strip().upper() in self._rules

    def rule(self, rule_id: str) -> Rule:
        """The rule of this id, in whatever case it is written."""
        wanted = rule_id.strip().upper()
        if wanted not in self._rules:
            raise UnknownRule(rule_id, difflib.get_close_matches(wanted, self._rules, 3, 0.6))
        return self._rules[wanted]

    def topics(self) -> tuple[str, ...]:
        """The topic words of the rule ids, in the order of the book."""
        return tuple(self._headings)

    def heading(self, topic: str) -> str:
        """What the book calls this topic."""
        return self._headings[topic.upper()]

    def rules_of(self, topic: str) -> tuple[Rule, ...]:
        """All rules of a topic, in the order of the book."""
        return tuple(rule for rule in self if rule.topic == topic.upper())


def joined(book: Rulebook, others: Iterable[Rulebook]) -> Rulebook:
    """One book of several, such as a ruleset's and those of the mods of a match; a topic stands in one of them."""
    headings = {topic: book.heading(topic) for topic in book.topics()}
    rules = list(book)
    for other in others:
        twice = [topic for topic in other.topics() if topic in headings]
        if twice:
            raise FaultyRulebook(
                f"the book {other.ruleset}: expected topics of its own, found {topic}" for topic in twice
            )
        headings |= {topic: other.heading(topic) for topic in other.topics()}
        rules += other
    return Rulebook(book.ruleset, headings, rules)


def all_rulesets() -> tuple[str, ...]:
    """The rulesets that have a rulebook."""
    return tuple(sorted(book.stem for folder in FOLDERS for book in folder.glob("*.md")))


def books_of_mods() -> tuple[Rulebook, ...]:
    """The books of mods whose rules have ids of their own: those of mods that go with every ruleset."""
    own = all_rulesets()
    found = (book for book in sorted(MODS.glob("*/*.md")) if book.stem == book.parent.name)
    return tuple(read_rulebook(book) for book in found if book.stem not in own)


def load_rulebook(ruleset: str) -> Rulebook:
    """The rulebook of a ruleset, or an error with all that is wrong in it."""
    if ruleset.lower() not in all_rulesets():
        raise LookupError(f"no rulebook {ruleset!r}, expected one of: {', '.join(all_rulesets())}")
    return next(read_rulebook(book) for folder in FOLDERS for book in folder.glob(f"{ruleset.lower()}.md"))


def with_mods(ruleset: str) -> Rulebook:
    """The rulebook of a ruleset with those of all its mods behind it."""
    return joined(load_rulebook(ruleset), map(read_rulebook, sorted(MODS.glob(f"*/{ruleset.lower()}.md"))))


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Read one rulebook, once; its file is named as its ruleset."""
    headings: dict[str, str] = {}
    rules: dict[str, Rule] = {}
    faults: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if heading := HEADING.fullmatch(line):
            headings[heading[1]] = heading[2]
        elif line.startswith("#") and number > 1:
            faults.append(f"{path}:{number}: found {line!r}, expected ## TOPIC: heading")
        elif line.startswith("- "):
            entry = ENTRY.fullmatch(line)
            if fault := _entry_fault(entry, line, path.stem, list(headings), rules):
                faults.append(f"{path}:{number}: {fault}")
            elif entry:
                rules[entry[1]] = Rule(entry[1], entry[3].rstrip("."), entry[4], entry[2])
    if faults:
        raise FaultyRulebook(faults)
    return Rulebook(path.stem, headings, rules.values())


def _entry_fault(
    entry: re.Match[str] | None, line: str, ruleset: str, topics: list[str], rules: dict[str, Rule]
) -> str:
    """What is wrong with a paragraph, or nothing."""
    if entry is None:
        return f"found {line[:40]!r}, expected - `ID` **Title.** text"
    if not entry[1].startswith(ruleset.upper() + "-"):
        return f"found {entry[1]}, expected an id that begins with {ruleset.upper()}-"
    if topics[-1:] != [entry[2]]:
        return f"found {entry[1]}, expected it under the heading ## {entry[2]}"
    if entry[1] in rules:
        return f"found {entry[1]} again, expected each id once"
    return ""
