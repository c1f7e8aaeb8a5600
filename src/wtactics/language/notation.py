"""The notation of forms, multiplied out: the rows of parts that a form stands for.

    "word"  a word of the text          a | b    one of them             [a]  perhaps, and None where it is not
    name    a rule, or a named word     (a b)    taken together          a?   perhaps    a*  any number    a+  at least one

It is a part of the notation in which lark has its grammars; tests hold our readings against its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, product
from typing import Any, Final, TypeVar

PIECE: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[A-Za-z_0-9]+|[()\[\]|?*+])\s*')
CLOSES: Final = {"(": ")", "[": "]"}
ENDS: Final = ("", "|", ")", "]")  # of parts behind each other
SIGNS: Final = ("?", "*", "+")
Row = tuple["str | Many | None", ...]  # words in quotes, names and repetitions; None for a part that is missing


@dataclass(frozen=True)
class Many:
    """Some of these rows, at least one, one behind the other."""

    rows: tuple[Row, ...]
    node: Any = field(default=None, repr=False, compare=False)  # the same before it is multiplied out


P = TypeVar("P")
Part = str | Many  # of a row, where none is missing
Node = Part | tuple[str, list[Any]]  # what a form says before it is multiplied out: a part, or a sign and its nodes
BEHIND: Final = " "


@cache
def parsed(form: str) -> Node:
    """What a form says, not yet multiplied out; ValueError if it is none."""
    strange = PIECE.sub("", form)
    if strange:
        raise ValueError(f"{form}: expected words in quotes, names, brackets and signs among | ? * +, found {strange}")
    pieces = [*PIECE.findall(form), ""]
    node, at = one_of(pieces, 0)
    if pieces[at]:
        raise ValueError(f"{form}: expected the end, found {' '.join(pieces[at:-1])}")
    return node


def one_of(pieces: list[str], at: int) -> tuple[Node, int]:
    """What stands between bars up to the end of a bracket, and the place of that."""
    node, at = behind_each_other(pieces, at)
    if pieces[at] != "|":
        return node, at
    found = [node]
    while pieces[at] == "|":
        node, at = behind_each_other(pieces, at + 1)
        found.append(node)
    return ("|", found), at


def behind_each_other(pieces: list[str], at: int) -> tuple[Node, int]:
    """What no bar parts, and the place behind it."""
    nodes: list[Node] = []
    while (piece := pieces[at]) not in ENDS:
        node: Node = piece
        if piece in CLOSES:
            node, behind = one_of(pieces, at + 1)
            if pieces[behind] != CLOSES[piece]:
                raise ValueError(f"expected {CLOSES[piece]} somewhere behind {' '.join(pieces[at:-1])}")
            node, at = ("[", [node]) if piece == "[" else node, behind
        at += 1
        if pieces[at] in SIGNS:
            node, at = as_often(node, pieces[at]), at + 1
        nodes.append(node)
    return nodes[0] if len(nodes) == 1 else (BEHIND, nodes), at


def as_often(node: Node, sign: str) -> Node:
    """This as often as the sign says."""
    if sign == "?":
        return "?", [node]
    many = Many(multiplied(node), node)
    return many if sign == "+" else ("?", [many])


def rows_of(form: str) -> tuple[Row, ...]:
    """The rows that a form stands for, in the order in which it names them; ValueError if it is none."""
    return multiplied(parsed(form))


def multiplied(node: Node) -> tuple[Row, ...]:
    """The rows of a node, each once, where it stands first."""
    return tuple(dict.fromkeys(rows(node, lambda part: part)))


def rows(node: Node, called: Callable[[Part], P]) -> Iterable[tuple[P | None, ...]]:
    """The rows of a node, of which some may be the same, and how the parts are called in them."""
    if not isinstance(node, tuple):
        return ((called(node),),)
    sign, nodes = node
    if sign == BEHIND:
        return [tuple(chain.from_iterable(each)) for each in product(*[rows(each, called) for each in nodes])]
    found = [row for each in nodes for row in rows(each, called)]
    return found if sign == "|" else [*found, (None,) * width(nodes[0]) if sign == "[" else ()]


def width(node: Node) -> int:
    """How many parts for a builder a row of a node has at most."""
    if not isinstance(node, tuple):
        return isinstance(node, str) and node[0] not in '"_'
    return (sum if node[0] == BEHIND else max)(map(width, node[1]))


def parts_of(node: Node) -> list[Part]:
    """All parts that a node speaks of, in the order in which it names them."""
    return [part for each in node[1] for part in parts_of(each)] if isinstance(node, tuple) else [node]


def begins(node: Node, found: set[Part], empty: Container[Part]) -> bool:
    """Find the parts that a node can begin with, if these may be no word at all; may it be none itself?"""
    if not isinstance(node, tuple):
        found.add(node)
        return node in empty
    sign, nodes = node
    if sign == BEHIND:
        return all(begins(each, found, empty) for each in nodes)  # up to the first that is a word at least
    ways = [begins(each, found, empty) for each in nodes]
    return sign != "|" or any(ways)


def may_be_empty(node: Node, empty: Container[Part]) -> bool:
    """May a node be no word at all, if these may?"""
    if not isinstance(node, tuple):
        return node in empty
    sign, nodes = node
    if sign == BEHIND:
        return all(may_be_empty(each, empty) for each in nodes)
    return sign != "|" or any(may_be_empty(each, empty) for each in nodes)
