"""A grammar made ready for sentences by lark, without the tables that only grammars of other kinds need."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lark import Token, Tree
from lark.common import LexerConf, ParserConf
from lark.load_grammar import load_grammar
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers.earley import Parser
from lark.parsers.earley_forest import StableSymbolNode
from lark.utils import OrderedSet

from wtactics.language.words import NAMED


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
        self.Set = OrderedSet
        self.SymbolNode = StableSymbolNode
        self.forest_sum_visitor = None
        self.NULLABLE = nullable(rules)
        self.TERMINALS = {part for rule in rules for part in rule.expansion if part.is_term}
        self.NON_TERMINALS = {part for rule in rules for part in rule.expansion if not part.is_term}
        self.predictions: Any = {}
        self.term_matcher = is_of


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
