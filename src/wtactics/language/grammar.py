"""A grammar made ready for sentences: what each rule can begin with, and its rows as branches of one tree."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from wtactics.language.notation import Many, Row, rows_of
from wtactics.language.words import NAMED, STRANGE

WORDS: Final = (*NAMED, STRANGE)
ESCAPED: Final = re.compile(r"\\(.)")
END: Final = -1  # the kind of what stands behind the last word
ANYTHING: Final = -2  # a word of which nothing is known
NONE: Final[dict[int, Any]] = {}  # stands where nothing comes next, and is never written


class Branch:
    """Where the rows of a rule that begin alike have got to: which words and rules may come next, and what ends here."""

    __slots__ = ("order", "rule", "rules", "steps", "words")

    def __init__(self, rule: Rule) -> None:
        self.rule: Final = rule
        self.words: dict[int, Branch] = NONE
        self.rules: dict[int, Branch] = NONE
        self.order = -1  # of the row that is whole here, among those of its rule; -1: none is
        self.steps: dict[int, list[Step]] = NONE  # by the next word: the rules worth a try

    def grow(self, part: int) -> Branch:
        """Where a part leads that was none of the next ones before."""
        if part >= 0:
            ways = self.rules = self.rules or {}
        else:
            ways = self.words = self.words or {}
        ways[part] = Branch(self.rule)
        return ways[part]


class Rule:
    """What stands under one name: rows of parts, or, for a head, the rules that are one of it."""

    __slots__ = ("firsts", "inlined", "is_head", "may_be_empty", "name", "parts", "root", "rows")

    def __init__(self, name: str, rows: Sequence[Row], *, is_head: bool) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.is_head: Final = is_head
        self.inlined: Final = name[0] == "_"  # no part of a derivation: its parts stand in the place of it
        self.parts: Final[list[tuple[int, ...]]] = []  # the rows in numbers, without what is missing
        self.root: Branch | None = None  # grown when the rule is first tried
        self.firsts = 0  # the words that it can begin with, as bits
        self.may_be_empty = False


Step = tuple[Rule, Branch, Branch]  # a rule, where its rows begin, and where it leads


class Numbers(dict["str | Many", int]):
    """The numbers of parts of rows: of a rule, or, counted from -1 down, of a word; who has none yet is given one."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__({name: ~i for name, i in grammar.words.items()})
        self.grammar: Final = grammar

    def __missing__(self, part: str | Many) -> int:
        grammar = self.grammar
        number = grammar.word(part) if isinstance(part, str) and part[0] == '"' else grammar.rule(part)
        self[part] = number
        return number


class Grammar:
    """What forms and heads say: rules by name and number, and kinds of words."""

    def __init__(self, forms: Mapping[str, str], heads: Mapping[str, Sequence[str]], starts: Sequence[str]) -> None:
        """Forms by the name of their rule; a head is one of the rules that it names, and no part of a derivation."""
        self.forms: Final = forms
        self.heads: Final = heads
        self.words: Final[dict[str, int]] = {name: i for i, name in enumerate(WORDS)}  # and each its bit
        self.rules: Final[list[Rule]] = []
        self.named: Final[dict[str, Rule]] = {}
        numbers: Final = Numbers(self)
        for start in starts:
            if start in heads:
                numbers[start]  # it is the first to have one
        for rule in self.rules:  # which grows meanwhile
            rule.parts.extend([tuple([numbers[part] for part in row if part is not None]) for row in rule.rows])
            if len(set(rule.parts)) < len(rule.rows):  # with parts missing here or there
                raise ValueError(f"{rule.name}: expected ways of saying it that differ, found the same twice")
        self.foresee()
        self.literals: Final = {ESCAPED.sub(r"\1", name[1:-1]): name for name in self.words if name not in WORDS}
        self.spelled: Final = list(self.words)  # by number

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
                    branch = (branch.rules if part >= 0 else branch.words).get(part) or branch.grow(part)
                branch.order = order
        return rule.root

    def foresee(self) -> None:
        """Find out what each rule can begin with, and which can be empty."""
        lean = [(rule, [parts for parts in rule.parts if not parts or min(parts) >= 0]) for rule in self.rules]
        while sum(self.turns_out_empty(rule, rows) for rule, rows in lean):
            pass
        empty = {number for number, rule in enumerate(self.rules) if rule.may_be_empty}
        begin_with: list[list[Rule]] = [[] for _ in self.rules]  # by rule: those that can begin with it
        for rule in self.rules:
            firsts = {parts[0] for parts in rule.parts if parts}
            firsts.update(*[self.leading(parts) for parts in rule.parts if parts and parts[0] in empty])
            for part in firsts:
                if part < 0:
                    rule.firsts |= 1 << ~part
                else:
                    begin_with[part].append(rule)
        left = list(range(len(self.rules)))
        found = {rule: i for i, rule in enumerate(self.rules)}
        while left:
            number = left.pop()
            words = self.rules[number].firsts
            for rule in begin_with[number]:
                if words & ~rule.firsts:
                    rule.firsts |= words
                    left.append(found[rule])

    def turns_out_empty(self, rule: Rule, rows: Sequence[Sequence[int]]) -> bool:
        """Is one of these rows of a rule, of which that was not known before, perhaps no word at all?"""
        if rule.may_be_empty or not any(all(self.rules[part].may_be_empty for part in parts) for parts in rows):
            return False
        rule.may_be_empty = True
        return True

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
            branch.steps = branch.steps or {}
            branch.steps[word] = [(rule, self.root(rule), beyond) for rule, beyond in found]
        return branch.steps[word]

    def firsts(self, name: str) -> int:
        """The words that a rule can begin with, as bits; none of a rule that is not spoken."""
        return self.named[name].firsts if name in self.named else 0
