"""An Earley parser cut down to each sentence: rules that cannot match its words are left out. The same trees, far sooner."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lark import Token
from lark.exceptions import UnexpectedEOF, UnexpectedInput, UnexpectedToken

from wtactics.language.grammar import Grammar


class Alive(dict[Any, list[Any]]):
    """What the parser predicts for a rule, without what cannot match; worked out when first asked for."""

    def __init__(self, rows: dict[Any, list[Any]], alive: set[int]) -> None:
        super().__init__()
        self.rows: Final = rows  # origin -> its rules
        self.alive: Final = alive
        self.whole = False

    def __missing__(self, origin: Any) -> list[Any]:
        known, waiting = {origin}, [origin]
        self[origin] = found = []
        for each in waiting:
            for rule in self.rows[each]:
                if self.whole or id(rule) in self.alive:
                    found.append(rule)
                    if rule.expansion and not rule.expansion[0].is_term and rule.expansion[0] not in known:
                        known.add(rule.expansion[0])
                        waiting.append(rule.expansion[0])
        return found

    def be_whole(self) -> None:
        """From now on nothing is left out."""
        self.whole = True
        self.clear()


class WordStream:
    """The words of a sentence, as the parser asks for them; from the n-th on it predicts with the whole grammar."""

    def __init__(self, tokens: Sequence[Token], alive: Alive, whole_from: int) -> None:
        self.tokens: Final = tokens
        self.alive: Final = alive
        self.whole_from: Final = whole_from

    def lex(self, _expected: Any) -> Iterator[Token]:
        """The words, one by one."""
        for i, token in enumerate(self.tokens):
            if i == self.whole_from:
                self.alive.be_whole()
            yield token
        if len(self.tokens) == self.whole_from:
            self.alive.be_whole()


class Pruned:
    """The parser of a grammar, for one sentence after the other."""

    def __init__(self, grammar: Grammar) -> None:
        self.parser: Final = grammar.parser
        self.rules: Final = grammar.rules
        self.rows: Final[dict[Any, list[Any]]] = {}
        for rule in self.rules:
            self.rows.setdefault(rule.origin, []).append(rule)
        number = {origin: i for i, origin in enumerate(self.rows)}
        self.origins: Final = [number[rule.origin] for rule in self.rules]
        self.words: Final = [frozenset(part.name for part in rule.expansion if part.is_term) for rule in self.rules]
        self.counts: Final = Counter(self.origins)  # how many rules each origin has
        self.users: Final[dict[int, list[int]]] = {}  # origin -> the rules that need it
        for i, rule in enumerate(self.rules):
            for part in {number[part] for part in rule.expansion if not part.is_term}:
                self.users.setdefault(part, []).append(i)

    def parse(self, tokens: Sequence[Token], start: str) -> Any:
        """The tree of the sentence; UnexpectedToken or UnexpectedEOF, with all that was expected, if there is none."""
        words = {token.type for token in tokens}
        try:
            return self.run(tokens, start, self.complete(words), -1)
        except UnexpectedInput:
            begun = self.begun(words)
        try:
            return self.run(tokens, start, begun, -1)
        except UnexpectedToken as stray:
            place = next(i for i, token in enumerate(tokens) if token is stray.token)
        except UnexpectedEOF:
            place = len(tokens)
        return self.run(tokens, start, begun, place)

    def run(self, tokens: Sequence[Token], start: str, alive: set[int], whole_from: int) -> Any:
        """Let the parser work with these rules only, with all of them from the n-th word on."""
        parser: Any = copy.copy(self.parser)
        parser.predictions = predictions = Alive(self.rows, alive)
        if whole_from == 0:
            predictions.be_whole()
        return parser.parse(WordStream(tokens, predictions, whole_from), start)

    def complete(self, words: set[str]) -> set[int]:
        """The rules of which every word occurs, and of whose parts each has such a rule."""
        dead = {i for i, needed in enumerate(self.words) if not needed <= words}
        left = self.counts.copy()
        queue = list(dead)
        while queue:
            origin = self.origins[queue.pop()]
            left[origin] -= 1
            if left[origin] == 0:
                fallen = [user for user in self.users.get(origin, ()) if user not in dead]
                dead.update(fallen)
                queue += fallen
        return {id(rule) for i, rule in enumerate(self.rules) if i not in dead}

    def begun(self, words: set[str]) -> set[int]:
        """The rules whose first word occurs: the others never get beyond it."""
        alive = {i for i, rule in enumerate(self.rules) if not rule.expansion or is_word(rule.expansion[0], words)}
        while True:
            origins = {self.rules[i].origin for i in alive} | set(self.parser.NULLABLE)
            more = {i for i, rule in enumerate(self.rules) if rule.expansion and rule.expansion[0] in origins}
            if more <= alive:
                return {id(self.rules[i]) for i in alive}
            alive |= more


def is_word(part: Any, words: set[str]) -> bool:
    """Is the part of a rule one of these words?"""
    return bool(part.is_term) and part.name in words
