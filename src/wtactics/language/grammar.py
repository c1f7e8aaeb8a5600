"""A grammar made ready for sentences: the rules that forms stand for, and lark's parser without what only others need."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from lark import Token, Tree
from lark.common import LexerConf, ParserConf
from lark.grammar import NonTerminal, Rule, RuleOptions, Symbol, Terminal
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers import earley_common
from lark.parsers.earley import Parser
from lark.parsers.earley_forest import StableSymbolNode
from lark.utils import OrderedSet

from wtactics.language.notation import Many, Row, rows_of
from wtactics.language.words import NAMED, STRANGE

Item: Any = earley_common.Item  # it has no types
WORDS: Final = (*NAMED, STRANGE)
ESCAPED: Final = re.compile(r"\\(.)")


class Grammar:
    """What forms and heads say: rules, words, and a parser that still wants its predictions."""

    def __init__(self, forms: Mapping[str, str], heads: Mapping[str, Sequence[str]], starts: Sequence[str]) -> None:
        """Forms by the name of their rule; a head is one of the rules that it names, and no part of a tree."""
        self.forms: Final = forms
        self.heads: Final = heads
        self.words: Final[dict[str, Terminal]] = {name: Terminal(name) for name in WORDS}
        self.repeated: Final[dict[Many, NonTerminal]] = {}
        self.made: Final[dict[str, list[Rule]]] = {}
        self.left: Final = [start for start in starts if start in heads]
        while self.left:
            self.make(self.left.pop())
        self.rules: Final = [rule for rules in self.made.values() for rule in rules]
        self.literals: Final = {ESCAPED.sub(r"\1", name[1:-1]): name for name in self.words if name not in WORDS}
        self.parser: Final = Earley(self.rules, starts)

    def make(self, name: str) -> None:
        """Make the rules of a name, and see to it that those of their parts are made."""
        if name in self.made:
            return
        if name in self.heads:
            rows: Sequence[Row] = [(each,) for each in self.heads[name]]
        elif name in self.forms:
            rows = rows_of(self.forms[name])
        else:
            raise ValueError(f"expected a rule or a named word, found {name}")
        self.add(name, rows)

    def add(self, name: str, rows: Sequence[Row]) -> NonTerminal:
        """Add the rules of a name; ValueError if one stands there twice, with parts missing at different places."""
        origin, head = NonTerminal(name), name in self.heads
        self.made[name] = []
        found = [self.rule(origin, i, row, head) for i, row in enumerate(rows)]
        if len(set(found)) < len(found):
            raise ValueError(f"{name}: expected ways of saying it that differ, found the same twice")
        self.made[name] = found
        return origin

    def rule(self, origin: NonTerminal, order: int, row: Row, head: bool) -> Rule:
        """The rule for one row."""
        parts = [self.part(each) for each in row if each is not None]
        gaps = tuple(each is None for each in row)
        return Rule(origin, parts, order, None, RuleOptions(expand1=head, empty_indices=gaps if any(gaps) else ()))

    def part(self, each: str | Many) -> Symbol:
        """A part of a row, as lark has it."""
        if isinstance(each, Many):
            return self.repetition(each)
        if each[0] == '"' and each not in self.words:
            self.words[each] = Terminal(each, filter_out=True)
        if each in self.words:
            return self.words[each]
        self.left.append(each)
        return NonTerminal(each)

    def repetition(self, many: Many) -> NonTerminal:
        """The rule for some of the same, one behind the other."""
        if many not in self.repeated:
            self.repeated[many] = origin = NonTerminal(f"__many_{len(self.repeated)}")
            self.add(origin.name, (*many.rows, *((Many(many.rows), *row) for row in many.rows)))
        return self.repeated[many]


class Callbacks(dict[Rule, Any]):
    """What lark makes of the parts of each rule that was found, worked out when first asked for."""

    def __missing__(self, rule: Rule) -> Any:
        builder: Any = ParseTreeBuilder  # it has no types
        made = builder([rule], Tree, propagate_positions=True, ambiguous=True, maybe_placeholders=True)
        self.update(made.create_callback())
        return self[rule]


class Earley(Parser):
    """Lark's parser, made in a moment: predictions are given to it sentence by sentence.

    Lark's own beginning is left out. It works out FIRST and FOLLOW sets, which an Earley parser never reads, and what
    each rule predicts, with the whole grammar: half of the time that a grammar took.
    """

    def __init__(self, rules: Sequence[Rule], starts: Sequence[str]) -> None:
        self.lexer_conf = LexerConf([], re)
        known: Any = Callbacks()  # lark says a plain dictionary
        self.callbacks = known
        self.parser_conf = ParserConf(list(rules), known, list(starts))
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
