"""A grammar made ready for sentences by lark, without the tables that only grammars of other kinds need."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lark import Token, Tree
from lark.common import LexerConf, ParserConf
from lark.load_grammar import load_grammar
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers import earley_common
from lark.parsers.earley import Parser
from lark.parsers.earley_forest import StableSymbolNode
from lark.utils import OrderedSet

from wtactics.language.words import NAMED

Item: Any = earley_common.Item  # it has no types


class Grammar:
    """What a text in lark's notation says: rules, words, and a parser that still wants its predictions."""

    def __init__(self, text: str, starts: Sequence[str]) -> None:
        load: Any = load_grammar  # it has no types
        loaded, _ = load(text, "card English", [], global_keep_all_tokens=False)
        terminals, self.rules, _ = loaded.compile(list(starts), set())
        self.literals: Final = {t.pattern.value: t.name for t in terminals if t.name not in NAMED}
        self.parser: Final = Earley(self.rules, terminals, starts)


class Earley(Parser):
    """Lark's parser, made in a moment: predictions are given to it sentence by sentence.

    Lark's own beginning is left out. It works out FIRST and FOLLOW sets, which an Earley parser never reads, and what
    each rule predicts, with the whole grammar: half of the time that a grammar took.
    """

    def __init__(self, rules: Sequence[Any], terminals: list[Any], starts: Sequence[str]) -> None:
        self.lexer_conf = LexerConf(terminals, re)
        builder: Any = ParseTreeBuilder  # it has no types
        self.callbacks = builder(
            rules, Tree, propagate_positions=True, ambiguous=True, maybe_placeholders=True
        ).create_callback()
        self.parser_conf = ParserConf(list(rules), self.callbacks, list(starts))
        self.resolve_ambiguity = False
        self.debug = False
        self.Tree = Tree
        self.Set: Any = Column
        self.SymbolNode = StableSymbolNode
        self.forest_sum_visitor = None
        self.NULLABLE = nullable(rules)
        self.TERMINALS = {part for rule in rules for part in rule.expansion if part.is_term}
        self.predictions: Any = {}
        self.term_matcher = is_of

    def predict_and_complete(
        self, i: int, to_scan: Column, columns: Sequence[Column], _transitives: Any, nodes: dict[Any, Any]
    ) -> None:
        """Fill the column of the i-th word: whatever waited for what is whole goes on, and what may come next is predicted.

        It is what lark does, in its order, without looking through columns for who waits, or predicting a part twice.
        """
        Filling(self, i, to_scan, columns, nodes).fill()


class Filling:
    """The work on one column."""

    def __init__(
        self, parser: Earley, i: int, to_scan: Column, columns: Sequence[Column], nodes: dict[Any, Any]
    ) -> None:
        self.predictions: Final = parser.predictions
        self.make: Final[Any] = parser.SymbolNode
        self.i: Final = i
        self.to_scan: Final = to_scan
        self.columns: Final = columns
        self.column: Final = columns[i]
        self.nodes: Final = nodes
        self.left: Final[list[Any]] = list(self.column)
        self.empty: Final[dict[str, Any]] = {}  # what is whole though no word stands there
        self.predicted: Final[set[str]] = set()

    def fill(self) -> None:
        """Until nothing is left to be looked at."""
        while self.left:
            item = self.left.pop()
            if item.is_complete:
                self.complete(item)
            else:
                self.predict(item, item.expect.name)

    def complete(self, item: Any) -> None:
        """What is whole moves those on that waited for it."""
        if item.node is None:
            item.node = self.node_of(item)
            item.node.add_family(item.s, item.rule, item.start, None, None)
        if item.start == self.i:
            self.empty[item.s.name] = item.node
        for waiting in tuple(self.columns[item.start].waiting.get(item.s.name, ())):
            self.move(waiting, self.i, item.node)

    def predict(self, item: Any, part: str) -> None:
        """What may begin here begins."""
        if part not in self.predicted:
            self.predicted.add(part)
            for rule in self.predictions[item.expect]:
                self.enter(Item(rule, 0, self.i))
        if part in self.empty:
            self.move(item, item.start, self.empty[part])

    def move(self, waiting: Any, at: int, node: Any) -> None:
        """Its next part was found."""
        moved = waiting.advance()
        moved.node = self.node_of(moved)
        moved.node.add_family(moved.s, moved.rule, at, waiting.node, node)
        self.enter(moved)

    def node_of(self, item: Any) -> Any:
        """The node for what the item has found."""
        label = (item.s, item.start, self.i)
        if label not in self.nodes:
            self.nodes[label] = self.make(*label)
        return self.nodes[label]

    def enter(self, item: Any) -> None:
        """It is under way from here on."""
        if item.expect is not None and item.expect.is_term:
            self.to_scan.add(item)
        elif item not in self.column:
            self.column.add(item)
            self.left.append(item)


class Column(OrderedSet[Any]):
    """What is under way before a word, in the order in which it came, and which part each waits for."""

    def __init__(self, items: Iterable[Any] = ()) -> None:
        super().__init__()
        self.waiting: Final[dict[str, list[Any]]] = {}
        for item in items:
            self.add(item)

    def add(self, item: Any) -> None:
        """Take it in, if it is not there."""
        if item not in self:
            super().add(item)
            if item.expect is not None and not item.expect.is_term:
                self.waiting.setdefault(item.expect.name, []).append(item)


def is_of(terminal: Any, token: Token) -> bool:
    """Is the word what this part of a rule asks for?"""
    return bool(terminal.name == token.type)


def nullable(rules: Iterable[Any]) -> set[Any]:
    """The rules, by origin, that match where no word stands."""
    found: set[Any] = set()
    while True:
        more = {
            rule.origin for rule in rules if rule.origin not in found and all(part in found for part in rule.expansion)
        }
        if not more:
            return found
        found |= more
