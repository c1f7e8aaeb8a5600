"""The notation of forms, multiplied out: the rows of parts that a form stands for.

    "word"  a word of the text          a | b    one of them             [a]  perhaps, and None where it is not
    name    a rule, or a named word     (a b)    taken together          a?   perhaps    a*  any number    a+  at least one

It is a part of the notation in which lark has its grammars; tests hold our readings against its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

PIECE: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[A-Za-z_0-9]+|[()\[\]|?*+])\s*')
CLOSES: Final = {"(": ")", "[": "]"}
Row = tuple["str | Many | None", ...]  # words in quotes, names and repetitions; None for a part that is missing


@dataclass(frozen=True)
class Many:
    """Some of these rows, at least one, one behind the other."""

    rows: tuple[Row, ...]


@cache
def rows_of(form: str) -> tuple[Row, ...]:
    """The rows that a form stands for, in the order in which it names them; ValueError if it is none."""
    strange = PIECE.sub("", form)
    if strange:
        raise ValueError(f"{form}: expected words in quotes, names, brackets and signs among | ? * +, found {strange}")
    rows, left = one_of(PIECE.findall(form))
    if left:
        raise ValueError(f"{form}: expected the end, found {' '.join(left)}")
    return rows


def one_of(pieces: list[str]) -> tuple[tuple[Row, ...], list[str]]:
    """The rows of what stands between bars up to the end of a bracket, and the pieces from there on."""
    found, left = behind_each_other(pieces)
    while left[:1] == ["|"]:
        more, left = behind_each_other(left[1:])
        found += more
    return without_copies(found), left


def behind_each_other(pieces: list[str]) -> tuple[tuple[Row, ...], list[str]]:
    """The rows of parts that no bar parts, and the pieces from there on."""
    parts: list[tuple[Row, ...]] = []
    while pieces and pieces[0] not in ("|", *CLOSES.values()):
        part, pieces = first_of(pieces)
        if pieces and pieces[0] in ("?", "*", "+"):
            part, pieces = as_often(part, pieces[0]), pieces[1:]
        parts.append(part)
    return tuple(tuple(each for row in rows for each in row) for rows in product(*parts)), pieces


def first_of(pieces: list[str]) -> tuple[tuple[Row, ...], list[str]]:
    """The rows of the first part, and the pieces behind it."""
    opened = pieces[0]
    if opened not in CLOSES:
        return ((opened,),), pieces[1:]
    inner, left = one_of(pieces[1:])
    if left[:1] != [CLOSES[opened]]:
        raise ValueError(f"expected {CLOSES[opened]} somewhere behind {' '.join(pieces)}")
    return inner if opened == "(" else without_copies((*inner, missing(inner))), left[1:]


def missing(rows: tuple[Row, ...]) -> Row:
    """As many empty places as the rows at most give parts to a builder."""
    return (None,) * max(sum(isinstance(part, str) and part[0] not in '"_' for part in row) for row in rows)


def as_often(rows: tuple[Row, ...], sign: str) -> tuple[Row, ...]:
    """The rows as often as the sign says."""
    if sign == "?":
        return without_copies((*rows, ()))
    return ((Many(rows),),) if sign == "+" else ((Many(rows),), ())


def without_copies(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Each row once, where it stood first."""
    return tuple(dict.fromkeys(rows))
