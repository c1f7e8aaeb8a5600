"""Reading the text of a scene, and refusing what it cannot mean: where, what was expected, what was found."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

# Words that are never a name's own
STRAY: Final = re.compile(r"marked|moved|hurt|cost|consumed|of|on|[-+]?\d+(/[-+]?\d+)?")
ALIKE: Final = 0.84  # a name that looks so much like a printed one is a slip of the pen


class Unclear(AssertionError):
    """The text of a scene says what no scene can mean."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")


def lines_of(text: str, heads: Sequence[str]) -> list[tuple[str, str]]:
    """The lines of a scene with the words before their colons; what begins with none of these runs on."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if re.match(rf"(?:{'|'.join(heads)}):", line):
            lines.append(line)
        elif lines:
            lines[-1] += " " + line
        else:
            beginnings = " or ".join(f"{head}:" for head in heads)
            raise Unclear("the text of the scene", f"a line that begins with {beginnings}", line)
    return [(head, rest) for head, _, rest in (line.partition(":") for line in lines)]


def parted(text: str, sign: str = ",") -> Iterator[str]:
    """The parts of a text that are parted by this sign."""
    return filter(None, map(str.strip, text.split(sign)))


def counted(mention: str) -> tuple[int, str]:
    """How many cards are meant, and which: "3 Wolf", or "3" for cards without a name."""
    n, _, name = mention.partition(" ")
    return (int(n), name) if n.isdigit() else (1, mention)


def seat_of(letter: str, seats: str, where: str) -> int:
    """A seat by its letter."""
    if len(letter) != 1 or letter not in seats:
        raise Unclear(where, f"a player out of {', '.join(seats)}", letter)
    return seats.index(letter)


def number_of(word: str, where: str, what: str) -> int:
    """A number, written in digits."""
    if not re.fullmatch(r"-?\d+", word):
        raise Unclear(where, f"{what} as a number", word)
    return int(word)


def name_of(name: str, known: Iterable[str], where: str, order: str) -> str:
    """A card's name: without words of the scene's language, and not nearly, but not quite, that of a printed card."""
    known = list(known)
    if name in known:
        return name
    stray = [word for word in name.split()[1:] if STRAY.fullmatch(word)]
    titled = all(re.search(rf"\b{re.escape(word)} [A-Z]\w", name) for word in stray)  # "Lord of Mists" is a name
    if not titled or not name[:1].isalpha():
        raise Unclear(where, f"a name and then, in this order, {order}", name)
    near = nearest(name, tuple(known))
    if near:
        raise Unclear(where, f"{near}, or a name that looks less like it", name)
    return name


@cache
def nearest(name: str, known: tuple[str, ...]) -> str:
    """The known name that looks most like this one, if one nearly is it."""
    return next(iter(difflib.get_close_matches(name, known, 1, ALIKE)), "")


def one_of(words: Sequence[str], word: str, where: str) -> int:
    """The number of one of these words."""
    if word not in words:
        raise Unclear(where, f"one of {', '.join(words)}", word)
    return words.index(word)
