"""An Earley parser that looks one word ahead: of what a rule predicts, only what can begin with the next word is tried."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lark import Token
from lark.exceptions import UnexpectedEOF, UnexpectedToken

from wtactics.language.grammar import Grammar

Rules = list[Any]
END: Final = ""  # the word behind the last one


class WordStream:
    """The words of a sentence, as the parser asks for them; with each, what may begin with it."""

    def __init__(self, foresight: Foresight, parser: Any, tokens: Sequence[Token], whole_at: int) -> None:
        self.foresight: Final = foresight
        self.parser: Final = parser
        self.tokens: Final = tokens
        self.whole_at: Final = whole_at  # before this word all is predicted, whatever it is

    def lex(self, _expected: Any) -> Iterator[Token]:
        """The words, one by one: the parser predicts what stands before a word when it has got it."""
        for i, token in enumerate(self.tokens):
            self.foresee(i, token.type)
            yield token
        self.foresee(len(self.tokens), END)

    def foresee(self, place: int, word: str) -> None:
        """Let the parser predict what can begin with the word here."""
        self.parser.predictions = self.foresight.rows if place == self.whole_at else self.foresight.beginning(word)


class Beginning(dict[Any, Rules]):
    """What of each rule can begin with a word, or be empty; worked out when first asked for."""

    def __init__(self, foresight: Foresight, word: str) -> None:
        super().__init__()
        self.foresight: Final = foresight
        self.word: Final = word

    def __missing__(self, origin: Any) -> Rules:
        can_begin = self.foresight.can_begin
        self[origin] = found = [rule for rule in self.foresight.rows[origin] if can_begin(rule, self.word)]
        return found


class Foresight:
    """The parser of a grammar, for one sentence after the other."""

    def __init__(self, grammar: Grammar) -> None:
        self.parser: Final = grammar.parser
        self.rows: Final[dict[Any, Rules]] = {}  # origin -> its rules
        for rule in grammar.rules:
            self.rows.setdefault(rule.origin, []).append(rule)
        self.firsts: Final = firsts_of(self.rows, self.parser.NULLABLE)
        self.beginnings: Final[dict[str, Beginning]] = {}

    def beginning(self, word: str) -> Beginning:
        """What of each rule can begin with this word."""
        if word not in self.beginnings:
            self.beginnings[word] = Beginning(self, word)
        return self.beginnings[word]

    def can_begin(self, rule: Any, word: str) -> bool:
        """Can the rule begin with this word, or match where no word stands?"""
        for part in rule.expansion:
            if (part.name == word) if part.is_term else (word in self.firsts[part]):
                return True
            if part not in self.parser.NULLABLE:
                return False
        return True

    def parse(self, tokens: Sequence[Token], start: str) -> Any:
        """The tree of the sentence; UnexpectedToken or UnexpectedEOF, with all that was expected, if there is none."""
        try:
            return self.run(tokens, start, -1)
        except UnexpectedToken as stray:
            place = next(i for i, token in enumerate(tokens) if token is stray.token)
        except UnexpectedEOF:
            place = len(tokens)
        return self.run(tokens, start, place)

    def run(self, tokens: Sequence[Token], start: str, whole_at: int) -> Any:
        """Let the parser work, and predict everything before the n-th word."""
        parser: Any = copy.copy(self.parser)
        words = WordStream(self, parser, tokens, whole_at)
        words.foresee(0, tokens[0].type if tokens else END)
        return parser.parse(words, start)


def firsts_of(rows: dict[Any, Rules], nullable: set[Any]) -> dict[Any, set[str]]:
    """The words that each origin can begin with."""
    firsts: dict[Any, set[str]] = {origin: set() for origin in rows}
    heads: dict[Any, set[Any]] = {}  # origin -> the origins that can begin with it
    for origin, rules in rows.items():
        for rule in rules:
            for part in rule.expansion:
                if part.is_term:
                    firsts[origin].add(part.name)
                else:
                    heads.setdefault(part, set()).add(origin)
                if part not in nullable:
                    break
    waiting = list(rows)
    while waiting:
        found = waiting.pop()
        for origin in heads.get(found, ()):
            if not firsts[found] <= firsts[origin]:
                firsts[origin] |= firsts[found]
                waiting.append(origin)
    return firsts
