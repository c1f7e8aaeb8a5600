"""Earley's parser: which rules match which words of a sentence, found from left to right, looking one word ahead.

Rows of a rule that begin alike go on together (grammar.Branch), so a rule that may come next is one item and not as
many as it has rows. Jay Earley, "An Efficient Context-Free Parsing Algorithm", 1970; rules that may be empty are gone
beyond at once, as by Aycock and Horspool, "Practical Earley Parsing", 2002.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.language.grammar import ANYTHING, END, Branch, Grammar, Rule
from wtactics.language.trees import Token

Item = tuple[Branch, int]  # how far the rows of a rule have got, and the word before which they began


class Column:
    """What is under way before one word."""

    def __init__(self, *rules: Rule) -> None:
        """So far these rules alone may begin here."""
        self.items: Final[dict[Item, None]] = {}  # but for the rules that begin here
        # Those, and where each goes on that waits for them; and, where they match, the words before which they end
        self.waiting: Final[dict[Rule, list[Item]]] = {rule: [] for rule in rules}
        self.ends: Final[dict[Rule, list[int]]] = {}


class Strays(Exception):
    """The n-th word cannot stand where it stands; or, behind the last one, the sentence cannot end."""

    def __init__(self, place: int, chart: Chart) -> None:
        self.place: Final = place
        self.chart: Final = chart
        super().__init__(place)

    def could(self) -> frozenset[str]:
        """What could stand there, as the grammar calls it."""
        return self.chart.could_stand(self.place)


class Chart:
    """The work on one sentence."""

    def __init__(self, grammar: Grammar, tokens: Sequence[Token], start: str) -> None:
        """Strays if the sentence does not match."""
        self.grammar: Final = grammar
        self.start: Final = grammar.named[start]
        self.words: Final = [grammar.words.get(token.type, END) for token in tokens]
        self.columns: Final = [Column(self.start)]
        for i, word in enumerate(self.words):
            behind = Column()
            self.fill(i, word, behind)
            if not behind.items:
                raise Strays(i, self)
            self.columns.append(behind)
        end = len(self.words)
        self.fill(end, END, Column())
        if end not in self.columns[0].ends.get(self.start, ()):
            raise Strays(end, self)

    def fill(self, i: int, word: int, behind: Column) -> None:
        """Find all that is under way before a word, and what goes on behind it."""
        items, waiting, after = self.columns[i].items, self.columns[i].waiting, behind.items
        left = [*items, *((self.grammar.root(rule), i) for rule in waiting)]
        while left:
            branch, began = left.pop()
            steps = branch.steps.get(word)
            if steps is None:
                steps = self.grammar.steps(branch, word)
            beyond = branch.words.get(~word)
            if beyond is not None:
                after[beyond, began] = None
            if branch.whole:
                self.complete(branch.rule, began, i, left)
            for rule, root, further, may_be_empty in steps:
                item = (further, began)  # goes on when the rule, which may begin here, matches
                others = waiting.get(rule)
                if others is None:
                    waiting[rule] = [item]
                    left.append((root, i))
                else:
                    others.append(item)
                if may_be_empty and item not in items:
                    items[item] = None
                    left.append(item)

    def complete(self, rule: Rule, began: int, i: int, left: list[Item]) -> None:
        """A rule matches: whatever waited for it goes on."""
        column = self.columns[began]
        ends = column.ends.setdefault(rule, [])
        if i not in ends[-1:]:
            ends.append(i)
            items = self.columns[i].items
            for item in column.waiting[rule]:
                if item not in items:
                    items[item] = None
                    left.append(item)

    def could_stand(self, i: int) -> frozenset[str]:
        """All words that could stand at a place where the one that does cannot."""
        self.fill(i, ANYTHING, Column())
        spelled, column = self.grammar.spelled, self.columns[i]
        branches = {branch for branch, _ in column.items} | {self.grammar.root(rule) for rule in column.waiting}
        return frozenset([spelled[~word] for branch in branches for word in branch.words])
