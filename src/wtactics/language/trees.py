"""What a sentence is made of, and what it is read as: words with their kind and place, and derivations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Self


class Token(str):
    """A word as the grammar takes it: what it says is the string, beside it its kind and where it stands."""

    __slots__ = ("column", "line", "start_pos", "type")

    def __new__(
        cls, sort: str, word: str, start_pos: int | None = None, line: int | None = None, column: int | None = None
    ) -> Self:
        """A word of a kind; its place counts words of a sentence from 0, lines and columns of a text from 1."""
        made = super().__new__(cls, word)
        made.type, made.start_pos, made.line, made.column = sort, start_pos, line, column
        return made

    type: str
    start_pos: int | None
    line: int | None
    column: int | None


class Tree:
    """A derivation: the rule, its parts (derivations, named words, None for what is missing), its first word from 0."""

    __slots__ = ("begins", "children", "data")

    def __init__(self, data: str, children: list[Any], begins: int | None = None) -> None:
        """Of what takes no word nothing begins anywhere: None."""
        self.data: Final = data
        self.children: Final = children
        self.begins: Final = begins

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tree) and self.data == other.data and self.children == other.children

    __hash__ = None  # type: ignore[assignment]  # parts are lists

    def __repr__(self) -> str:
        return f"{self.data}({', '.join(map(repr, self.children))})"

    def parts(self) -> Iterator[Tree]:
        """This derivation and all that it consists of."""
        yield self
        for child in self.children:
            if isinstance(child, Tree):
                yield from child.parts()
