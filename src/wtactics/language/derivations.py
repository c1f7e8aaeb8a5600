"""The derivations of a sentence, read off its chart: every way in which the rules that match can be put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from operator import itemgetter
from typing import Any, Final

from wtactics.language.chart import Chart
from wtactics.language.grammar import END, FIRST_PLAIN, Branch, Rule
from wtactics.language.trees import Token, Tree

MOST_READINGS: Final = 64  # of a sentence, and of each part of it: what has more is refused without trying them all

Span = tuple[Rule, int, int]  # a rule and the words, from and to, that it matches
Found = tuple[int, tuple[Span | Token, ...]]  # which way is whole, and what its parts are


class Derivations:
    """The derivations of one sentence."""

    def __init__(self, chart: Chart, tokens: Sequence[Token]) -> None:
        self.chart: Final = chart
        self.tokens: Final = tokens
        self.known: Final[dict[Span, list[list[Any]]]] = {}

    def all(self) -> list[Tree]:
        """Those of the whole sentence, in the order of the grammar."""
        return [parts[0] for parts in self.of((self.chart.start, 0, len(self.tokens)))]

    def of(self, span: Span) -> list[list[Any]]:
        """What a rule over some words stands for in a derivation, in each way: a tree, or parts that stand in its place."""
        if span not in self.known:
            self.known[span] = []  # a rule that would be a part of itself, over the same words, is none
            found = sorted(self.rows(span), key=itemgetter(0))
            every = (each for way, parts in found for each in self.put_together(span, way, parts))
            self.known[span] = [*islice(every, MOST_READINGS)]
        return self.known[span]

    def put_together(self, span: Span, way: int, parts: tuple[Span | Token, ...]) -> Iterator[list[Any]]:
        """What becomes of a row with these parts, in each way."""
        rule, begin, end = span
        _, whole, row = rule.ways[way]
        ways = [[[part]] if isinstance(part, Token) else self.of(part) for part in parts]
        for chosen in islice(product(*ways), MOST_READINGS):
            yield derived(whole, row, chosen, begin if end > begin else None)

    def rows(self, span: Span) -> Iterator[Found]:
        """The rows of a rule that match these words, with where their parts begin and end."""
        rule, begin, end = span
        left: list[tuple[Branch, int, tuple[Span | Token, ...]]] = [(self.chart.grammar.root(rule), begin, ())]
        words, grammar = self.chart.words, self.chart.grammar
        while left:
            branch, at, parts = left.pop()
            if at == end:
                yield from ((way, parts) for way in branch.whole)
            word = words[at] if at < len(words) else END
            steps = grammar.steps(branch, word)
            if at < end and ~word in branch.words:
                left.append((branch.words[~word], at + 1, (*parts, self.tokens[at])))
            ends = self.chart.columns[at].ends
            for part, _root, beyond, _may_be_empty in steps:
                if part in ends:
                    left += [(beyond, to, (*parts, (part, at, to))) for to in ends[part] if to <= end]


def derived(rule: Rule, order: int, chosen: Sequence[list[Any]], begins: int | None = None) -> list[Any]:
    """What the n-th row of a rule is in a derivation, of what its parts are: no plain words, and None for what is missing."""
    children: list[Any] = []
    left = iter(chosen)
    for part in rule.rows[order]:
        if part is None:
            children.append(None)
        elif part <= FIRST_PLAIN:
            next(left)
        else:
            children += next(left)
    return children if rule.is_head or rule.inlined else [Tree(rule.name, children, begins)]
