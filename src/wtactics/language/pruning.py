"""A parser that leaves out, sentence by sentence, the rules whose words do not occur in it: the same trees, far sooner."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any, Final

from lark import Lark, Token
from lark.exceptions import UnexpectedInput


class Stream:
    """The words of a sentence, as the parser asks for them."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens: Final = tokens

    def lex(self, _expected: Any) -> Iterator[Token]:
        """The words, one by one."""
        return iter(self.tokens)


class Alive(dict[Any, list[Any]]):
    """What the parser predicts for a rule, without the rules that cannot match; looked up when first asked for."""

    def __init__(self, predictions: dict[Any, list[Any]], alive: set[Any]) -> None:
        super().__init__()
        self.predictions: Final = predictions
        self.alive: Final = alive

    def __missing__(self, origin: Any) -> list[Any]:
        self[origin] = [rule for rule in self.predictions[origin] if rule in self.alive]
        return self[origin]


class Pruned:
    """The Earley parser of a grammar, cut down to each sentence; what it refuses is for the whole parser to explain."""

    def __init__(self, lark: Lark) -> None:
        self.parser: Final[Any] = lark.parser.parser  # type: ignore[attr-defined]
        self.needs: Final = [
            (rule, {part.name for part in rule.expansion if part.is_term}, [p for p in rule.expansion if not p.is_term])
            for rule in lark.rules
        ]

    def parse(self, tokens: Sequence[Token], start: str) -> Any:
        """The tree of the sentence, None if there is none."""
        parser = copy.copy(self.parser)
        parser.predictions = Alive(self.parser.predictions, self.alive({token.type for token in tokens}))
        try:
            return parser.parse(Stream(tokens), start)
        except UnexpectedInput:
            return None

    def alive(self, words: set[str]) -> set[Any]:
        """The rules that can match a sentence of these words."""
        left = [(rule, parts) for rule, terminals, parts in self.needs if terminals <= words]
        while True:
            origins = {rule.origin for rule, _ in left}
            kept = [(rule, parts) for rule, parts in left if all(part in origins for part in parts)]
            if len(kept) == len(left):
                return {rule for rule, _ in kept}
            left = kept
