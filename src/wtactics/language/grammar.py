"""A grammar made ready for sentences: what each rule can begin with, and its rows as branches of one tree."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from wtactics.language.notation import BEHIND, Many, Node, Part, begins, may_be_empty, parsed, parts_of, rows
from wtactics.language.words import NAMED, STRANGE

WORDS: Final = (*NAMED, STRANGE)
FIRST_PLAIN: Final = ~len(WORDS)  # the number of a grammar's first plain word; those of the others go down from it
ESCAPED: Final = re.compile(r"\\(.)")
END: Final = -1  # the kind of what stands behind the last word
ANYTHING: Final = -2  # a word of which nothing is known
NONE: Final[dict[int, Any]] = {}  # stands where nothing comes next, and is never written


class Branch:
    """Where the rows of a rule that begin alike have got to: which words and rules may come next, and what ends here.

    It is opened when somebody first gets there: of thousands of rows few are ever gone along.
    """

    __slots__ = ("behind", "left", "rule", "rules", "steps", "whole", "words")

    def __init__(self, rule: Rule, behind: int) -> None:
        self.rule: Final = rule
        self.behind: Final = behind  # so many parts
        self.left: list[
            tuple[int, tuple[int, ...]]
        ] = []  # ways that go on here, each with its number, while it is closed
        self.words: dict[int, Branch] = NONE
        self.rules: dict[int, Branch] = NONE
        self.whole: tuple[int, ...] = ()  # which of the ways of its rule are whole here
        self.steps: dict[int, list[Step]] = NONE  # by the next word: the rules worth a try

    def take(self, way: int, parts: tuple[int, ...]) -> None:
        """A way comes along here: it ends, or goes on."""
        if len(parts) == self.behind:
            self.whole += (way,)
        else:
            self.left.append((way, parts))

    def open(self) -> None:
        """Find out where the rows go on to."""
        words: dict[int, Branch] = {}
        rules: dict[int, Branch] = {}
        behind = self.behind
        for way, parts in self.left:
            part = parts[behind]
            further = rules if part >= 0 else words
            branch = further.get(part)
            if branch is None:
                branch = further[part] = Branch(self.rule, behind + 1)
            branch.take(way, parts)
        self.words, self.rules, self.left = words or NONE, rules or NONE, []


class Rule:
    """What stands under one name: a form, or, for a head, the rules that are one of it.

    Its rows are multiplied out when it is first tried: most rules never are, and some stand for thousands of rows. Those of
    a head are the rows of the rules that are one of it, so that what begins alike in several of them is gone along once.
    """

    def __init__(self, name: str, node: Node, numbers: Numbers, *, is_head: bool) -> None:
        self.name: Final = name
        self.node: Final = node
        self.numbers: Final = numbers
        self.is_head: Final = is_head
        self.inlined: Final = name[0] == "_"  # no part of a derivation: its parts stand in the place of it
        self.root: Branch | None = None  # grown when the rule is first tried
        self.firsts = 0  # the words that it can begin with, as bits
        self.may_be_empty = False

    @cached_property
    def rows(self) -> tuple[tuple[int | None, ...], ...]:
        """The rows of parts that it stands for, by their numbers; None for a part that is missing."""
        return tuple(dict.fromkeys(rows(self.node, self.numbers.__getitem__)))

    @cached_property
    def parts(self) -> Sequence[tuple[int, ...]]:
        """The rows without what is missing; ValueError if two are the same then."""
        parts: list[Any] = [row if None not in row else tuple([p for p in row if p is not None]) for row in self.rows]
        if any(row is not part for row, part in zip(self.rows, parts, strict=True)) and len(set(parts)) < len(parts):
            raise ValueError(f"{self.name}: expected ways of saying it that differ, found the same twice")
        return parts

    @cached_property
    def ways(self) -> Sequence[tuple[tuple[int, ...], Rule, int]]:
        """The parts that are gone along when it is tried, each with what is whole then: a rule, and which of its rows.

        In the place of a rule that is one of a head stand the rows of that rule, unless it is a head itself.
        """
        found: list[tuple[tuple[int, ...], Rule, int]] = []
        for order, parts in enumerate(self.parts):
            rule = self.numbers.grammar.rules[parts[0]] if self.is_head else self
            if rule is self or rule.is_head:
                found.append((parts, self, order))
            else:
                found += [(each, rule, row) for row, each in enumerate(rule.parts)]
        return found


Step = tuple[Rule, Branch, Branch, bool]  # a rule, where its rows begin, where it leads, and whether it may be no word


class Numbers(dict[Part, int]):
    """The numbers of parts of rows: of a rule, or, counted from -1 down, of a word; who has none yet is given one."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__({name: ~i for name, i in grammar.words.items()})
        self.grammar: Final = grammar

    def __missing__(self, part: Part) -> int:
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
        self.numbers: Final = Numbers(self)
        for start in starts:
            if start in heads:
                self.numbers[start]  # it is the first to have one
        for rule in self.rules:  # which grows meanwhile
            for part in parts_of(rule.node):
                self.numbers[part]
        self.foresee()
        self.literals: Final = {ESCAPED.sub(r"\1", name[1:-1]): name for name in self.words if name not in WORDS}
        self.spelled: Final = list(self.words)  # by number

    def word(self, word: str) -> int:
        """The number of a new word."""
        self.words[word] = len(self.words)
        return ~self.words[word]

    def rule(self, part: Part) -> int:
        """The number of a new rule."""
        node: Node
        if isinstance(part, Many):  # some of the same, one behind the other
            name, node = f"__many_{len(self.rules)}", ("|", [part.node, (BEHIND, [part, part.node])])
        elif part in self.heads:
            name, node = part, ("|", [*self.heads[part]])
        elif part in self.forms:
            name, node = part, parsed(self.forms[part])
        else:
            raise ValueError(f"expected a rule or a named word, found {part}")
        self.named[name] = Rule(name, node, self.numbers, is_head=name in self.heads)
        self.rules.append(self.named[name])
        return len(self.rules) - 1

    def root(self, rule: Rule) -> Branch:
        """Where all rows of a rule begin."""
        if rule.root is None:
            rule.root = Branch(rule, 0)
            for way, (parts, _, _) in enumerate(rule.ways):
                rule.root.take(way, parts)
        return rule.root

    def foresee(self) -> None:
        """Find out what each rule can begin with, and which can be empty."""
        numbers = self.numbers
        empty = {part for part, number in numbers.items() if self.turns_out_empty(number, ())}
        while more := {part for part, number in numbers.items() if self.turns_out_empty(number, empty)}:
            empty |= more
        begin_with: dict[Rule, list[Rule]] = {rule: [] for rule in self.rules}  # those that can begin with it
        for rule in self.rules:
            firsts: set[Part] = set()
            begins(rule.node, firsts, empty)
            for part in firsts:
                number = numbers[part]
                if number < 0:
                    rule.firsts |= 1 << ~number
                else:
                    begin_with[self.rules[number]].append(rule)
        left = dict.fromkeys(self.rules)  # those whose beginnings are yet to be handed on, the innermost first
        while left:
            inner, _ = left.popitem()
            for rule in begin_with[inner]:
                if inner.firsts & ~rule.firsts:
                    rule.firsts |= inner.firsts
                    left[rule] = None

    def turns_out_empty(self, number: int, empty: Container[Part]) -> bool:
        """Is what has the number a rule of which was not known before that it may be no word at all, like these?"""
        if number < 0 or self.rules[number].may_be_empty:
            return False
        rule = self.rules[number]
        rule.may_be_empty = may_be_empty(rule.node, empty)
        return rule.may_be_empty

    def steps(self, branch: Branch, word: int) -> list[Step]:
        """The rules that may stand next in a branch, which is open then, and can begin with the word, or be empty."""
        if word not in branch.steps:
            if branch.left:
                branch.open()
            found = [(self.rules[number], beyond) for number, beyond in branch.rules.items()]
            if word != ANYTHING:
                found = [step for step in found if step[0].may_be_empty or (word >= 0 and step[0].firsts >> word & 1)]
            branch.steps = branch.steps or {}
            branch.steps[word] = [(rule, self.root(rule), beyond, rule.may_be_empty) for rule, beyond in found]
        return branch.steps[word]

    def firsts(self, name: str) -> int:
        """The words that a rule can begin with, as bits; none of a rule that is not spoken."""
        return self.named[name].firsts if name in self.named else 0
