"""A grammar made ready for sentences: what each rule can begin with, and its rows as branches of one tree."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from wtactics.language.notation import Many, Row, rows_of
from wtactics.language.words import NAMED, STRANGE

WORDS: Final = (*NAMED, STRANGE)
ESCAPED: Final = re.compile(r"\\(.)")
END: Final = -1  # the kind of what stands behind the last word
ANYTHING: Final = -2  # a word of which nothing is known


class Branch:
    """Where the rows of a rule that begin alike have got to: which words and rules may come next, and what ends here."""

    __slots__ = ("order", "rule", "rules", "steps", "words")

    def __init__(self, rule: Rule) -> None:
        self.rule: Final = rule
        self.words: Final[dict[int, Branch]] = {}
        self.rules: Final[dict[int, Branch]] = {}
        self.order = -1  # of the row that is whole here, among those of its rule; -1: none is
        self.steps: Final[dict[int, list[Step]]] = {}  # by the next word: the rules worth a try


class Rule:
    """What stands under one name: rows of parts, or, for a head, the rules that are one of it."""

    __slots__ = ("firsts", "inlined", "is_head", "may_be_empty", "name", "parts", "root", "rows")

    def __init__(self, name: str, rows: Sequence[Row], *, is_head: bool) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.is_head: Final = is_head
        self.inlined: Final = name[0] == "_"  # no part of a derivation: its parts stand in the place of it
        self.parts: Final[list[list[int]]] = []  # the rows in numbers, without what is missing
        self.root: Branch | None = None  # grown when the rule is first tried
        self.firsts = 0  # the words that it can begin with, as bits
        self.may_be_empty = False


Step = tuple[Rule, Branch, Branch]  # a rule, where its rows begin, and where it leads


class Grammar:
    """What forms and heads say: rules by name and number, and kinds of words."""

    def __init__(self, forms: Mapping[str, str], heads: Mapping[str, Sequence[str]], starts: Sequence[str]) -> None:
        """Forms by the name of their rule; a head is one of the rules that it names, and no part of a derivation."""
        self.forms: Final = forms
        self.heads: Final = heads
        self.words: Final[dict[str, int]] = {name: i for i, name in enumerate(WORDS)}  # and each its bit
        self.rules: Final[list[Rule]] = []
        self.named: Final[dict[str, Rule]] = {}
        self.numbers: Final[dict[str | Many, int]] = {name: ~i for name, i in self.words.items()}
        for start in starts:
            if start in heads:
                self.number(start)
        for rule in self.rules:  # which grows meanwhile
            rule.parts.extend([self.number(part) for part in row if part is not None] for row in rule.rows)
            if len(set(map(tuple, rule.parts))) < len(rule.rows):  # with parts missing here or there
                raise ValueError(f"{rule.name}: expected ways of saying it that differ, found the same twice")
        self.foresee()
        self.literals: Final = {ESCAPED.sub(r"\1", name[1:-1]): name for name in self.words if name not in WORDS}
        self.spelled: Final = list(self.words)  # by number

    def number(self, part: str | Many) -> int:
        """The number of a part of a row: of a rule, or, counted from -1 down, of a word."""
        if part not in self.numbers:
            self.numbers[part] = self.word(part) if isinstance(part, str) and part[0] == '"' else self.rule(part)
        return self.numbers[part]

    def word(self, word: str) -> int:
        """The number of a new word."""
        self.words[word] = len(self.words)
        return ~self.words[word]

    def rule(self, part: str | Many) -> int:
        """The number of a new rule."""
        if isinstance(part, Many):  # some of the same, one behind the other
            name, rows = f"__many_{len(self.rules)}", [*part.rows, *((part, *row) for row in part.rows)]
        elif part in self.heads:
            name, rows = part, [(each,) for each in self.heads[part]]
        elif part in self.forms:
            name, rows = part, [*rows_of(self.forms[part])]
        else:
            raise ValueError(f"expected a rule or a named word, found {part}")
        self.named[name] = Rule(name, rows, is_head=name in self.heads)
        self.rules.append(self.named[name])
        return len(self.rules) - 1

    def root(self, rule: Rule) -> Branch:
        """Where all rows of a rule begin."""
        if rule.root is None:
            rule.root = Branch(rule)
            for order, parts in enumerate(rule.parts):
                branch = rule.root
                for part in parts:
                    ways = branch.rules if part >= 0 else branch.words
                    if part not in ways:
                        ways[part] = Branch(rule)
                    branch = ways[part]
                branch.order = order
        return rule.root

    def foresee(self) -> None:
        """Find out what each rule can begin with, and which can be empty."""
        lean = True
        while lean:
            lean = False
            for rule in self.rules:
                if not rule.may_be_empty and any(self.may_be_empty(parts) for parts in rule.parts):
                    rule.may_be_empty = lean = True
        begin_with: list[list[Rule]] = [[] for _ in self.rules]  # by rule: those that can begin with it
        for rule in self.rules:
            for part in {part for parts in rule.parts for part in self.leading(parts)}:
                if part < 0:
                    rule.firsts |= 1 << ~part
                else:
                    begin_with[part].append(rule)
        left = list(range(len(self.rules)))
        found = {rule: i for i, rule in enumerate(self.rules)}
        while left:
            number = left.pop()
            firsts = self.rules[number].firsts
            for rule in begin_with[number]:
                if firsts & ~rule.firsts:
                    rule.firsts |= firsts
                    left.append(found[rule])

    def may_be_empty(self, parts: Sequence[int]) -> bool:
        """May these parts be no word at all, as far as is known?"""
        return all(part >= 0 and self.rules[part].may_be_empty for part in parts)

    def leading(self, parts: Sequence[int]) -> Sequence[int]:
        """Those of the parts of a row that it can begin with."""
        for n, part in enumerate(parts):
            if part < 0 or not self.rules[part].may_be_empty:
                return parts[: n + 1]
        return parts

    def steps(self, branch: Branch, word: int) -> list[Step]:
        """The rules that may stand next in a branch and can begin with the word, or be empty."""
        if word not in branch.steps:
            found = [(self.rules[number], beyond) for number, beyond in branch.rules.items()]
            if word != ANYTHING:
                found = [step for step in found if step[0].may_be_empty or (word >= 0 and step[0].firsts >> word & 1)]
            branch.steps[word] = [(rule, self.root(rule), beyond) for rule, beyond in found]
        return branch.steps[word]

    def firsts(self, name: str) -> int:
        """The words that a rule can begin with, as bits; none of a rule that is not spoken."""
        return self.named[name].firsts if name in self.named else 0
