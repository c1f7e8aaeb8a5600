"""Paraphrases: turns of speech for which plainer words stand, tried only where a text is not understood otherwise.

A line of a file says one: `said = plain`. What is said may hold

- `(a|b)`: one of these; `[a]`: this or nothing;
- `{n}` and `{m}`: a number; any other name, as `{who}`: some words without a sign between them, which the plain words repeat;
- `{be:is|are}`: one of these, which the plain words repeat as `{be}`, or say as they like: `{be:isn't|aren't}`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

from wtactics.language.normal import NormalWords
from wtactics.language.words import PIECE, Piece

PART: Final = re.compile(
    r"\{(?P<name>\w+)(?::(?P<ways>[^{}]*))?\}|\((?P<either>[^()]*\|[^()]*)\)|\[(?P<perhaps>[^\[\]]*)\]"
)
NAME: Final = re.compile(r"\{(\w+)\}")  # of a gap, where plain words repeat it
NUMBERS: Final = ("n", "m")
NUMBER: Final = r"(?:\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)"
WORDS: Final = r"(?:[^ .,:;()\"]+ ){0,9}?[^ .,:;()\"]+"
ONE: Final = {"1": "(?:1|one)", "one": "(?:1|one)"}
MOST_WAYS: Final = 400  # of a line

Picks = dict[str, int]  # the choices with a name, and which of its words each is


class FaultyParaphrase(Exception):
    """A line that says no paraphrase: what was expected."""


@dataclass(frozen=True)
class Gap:
    """Some words that are not told, with a name by which the plain words repeat them."""

    name: str


Part = Gap | dict[str, Picks]  # what each way of saying it picks, by its words


class Turn:
    """One line: what is said, and the plain words for it."""

    def __init__(self, line: str, normal: NormalWords) -> None:
        """FaultyParaphrase if the line says none."""
        said, equals, self.plain = line.partition(" = ")
        if not equals or not said.strip():
            raise FaultyParaphrase("what is said, an equals sign between spaces, and the plain words")
        self.normal: Final = normal
        self.choices: Final = {
            found["name"]: found["ways"].split("|") for found in PART.finditer(said) if found["ways"]
        }
        self.parts: Final = [part for part in (part_of(each, normal) for each in parts_of(said)) if part != {"": {}}]
        ways = prod(len(part) for part in self.parts if not isinstance(part, Gap))
        if ways > MOST_WAYS:
            raise FaultyParaphrase(f"at most {MOST_WAYS} ways of saying it instead of {ways}")
        self.names: Final = {part.name for part in self.parts if isinstance(part, Gap)}
        self.check()

    def check(self) -> None:
        """FaultyParaphrase if the plain words name anything that is not said."""
        for part in parts_of(self.plain):
            if isinstance(part, str):
                continue
            name, ways = part["name"], part["ways"].split("|") if part["ways"] is not None else None
            if name not in self.names | self.choices.keys():
                raise FaultyParaphrase(f"a name that what is said has instead of {part[0]}")
            if ways is not None and len(ways) < len(self.choices.get(name, ways)):
                raise FaultyParaphrase(f"as many choices in {part[0]} as in what is said")

    @cached_property
    def anchors(self) -> list[frozenset[str]]:
        """Words of which one way needs all, of the part that can be said in the fewest ways: without them it is not said."""
        told = [
            [frozenset(way.split()) - ONE.keys() for way in part] for part in self.parts if not isinstance(part, Gap)
        ]
        return min(filter(all, told), key=len, default=[])

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Finds it among words with a space before and behind each."""
        met, found = set[str](), ""
        for i, part in enumerate(self.parts):
            if isinstance(part, Gap):
                found += gap(part.name, met) + " "
            else:
                found += f"(?P<part_{i}>{'|'.join(spelled(words) for words in longest_first(part))})"
        return re.compile(f"(?<= ){found}")

    def instead(self, found: re.Match[str]) -> list[str]:
        """The plain words for what was found; gaps stay, in braces."""
        picks: Picks = {}
        for i, part in enumerate(self.parts):
            if not isinstance(part, Gap):
                picks |= part[unspelled(found[f"part_{i}"], part)]
        return list(self.filled(picks))

    def filled(self, picks: Picks) -> Iterator[str]:
        """The plain words, with what was picked."""
        text = ""
        for part in parts_of(self.plain):
            if isinstance(part, str):
                text += part
            elif part["name"] in picks:
                each = part["ways"].split("|") if part["ways"] is not None else self.choices[part["name"]]
                text += each[picks[part["name"]]]
            else:
                yield from self.normal.plain(text)
                yield part[0]
                text = ""
        yield from self.normal.plain(text)


class Paraphrases:
    """All paraphrases of one speech, found by the rarest of their words."""

    def __init__(self, turns: Iterable[Turn]) -> None:
        each = [turn for turn in turns if turn.anchors]
        often = Counter(word for turn in each for words in turn.anchors for word in words)
        self.by_word: Final[dict[str, dict[Turn, None]]] = {}
        for turn in each:
            for words in turn.anchors:
                rarest = min(words, key=lambda word: (often[word], word))
                self.by_word.setdefault(rarest, {})[turn] = None

    def found_in(self, pieces: Sequence[Piece]) -> Iterator[tuple[int, int, list[Piece]]]:
        """Where something stands for which there are plainer words: its first piece, the one behind it, these words."""
        words = [spelling.casefold() for _, spelling, _ in pieces]
        line, starts, at = f" {' '.join(words)} ", dict[int, int](), 1
        for i, word in enumerate(words):
            starts[at] = i
            at += len(word) + 1
        starts[at] = len(words)
        for turn in {turn: None for word in dict.fromkeys(words) for turn in self.by_word.get(word, ())}:
            for found in turn.pattern.finditer(line):
                first, behind = starts[found.start()], starts[found.end()]
                if behind > first:
                    spans = {name: (starts[found.start(name)], starts[found.end(name) + 1]) for name in turn.names}
                    yield first, behind, instead(turn.instead(found), pieces, first, behind, spans)


def instead(
    plain: Sequence[str], pieces: Sequence[Piece], first: int, behind: int, spans: dict[str, tuple[int, int]]
) -> list[Piece]:
    """The plain words in the place of these pieces; each sentence of them stands where all that was said does."""
    begin, end = pieces[first][2], pieces[behind - 1][2]
    said: list[Piece] = []
    for word in plain:
        if (name := NAME.fullmatch(word)) is not None:
            start, stop = spans[name[1]]
            said += [(sort, spelling, begin) for sort, spelling, _ in pieces[start:stop]]
        else:
            said.append((sort_of(word), word, begin))
    capital = pieces[first][1][:1].isupper()
    found: list[Piece] = []
    for i, (sort, spelling, at) in enumerate(said):
        opens = i == 0 or said[i - 1][1] == "."
        closes = i + 1 == len(said) or said[i + 1][1] == "."
        raised = (capital if i == 0 else opens) and sort == "word"
        placed = end if closes and not opens else at
        found.append((sort, spelling[:1].upper() + spelling[1:] if raised else spelling, placed))
    return found


def parts_of(text: str) -> Iterator[str | re.Match[str]]:
    """Plain words and what stands between them."""
    at = 0
    for found in PART.finditer(text):
        yield text[at : found.start()]
        yield found
        at = found.end()
    yield text[at:]


def part_of(part: str | re.Match[str], normal: NormalWords) -> Part:
    """A part of a line: a gap, or the ways in which it can be said, in normal words."""
    if isinstance(part, str):
        return said_so([part], normal)
    if part["perhaps"] is not None:
        return said_so([part["perhaps"], ""], normal)
    if part["either"] is not None:
        return said_so(part["either"].split("|"), normal)
    return Gap(part["name"]) if part["ways"] is None else said_so(part["ways"].split("|"), normal, part["name"])


def said_so(ways: Sequence[str], normal: NormalWords, name: str = "") -> dict[str, Picks]:
    """These ways of saying something, in normal words, each with what it picks of a choice with this name."""
    found: dict[str, Picks] = {}
    for i, way in enumerate(ways):
        found.setdefault(" ".join(normal.plain(way)), {name: i} if name else {})
    return found


def longest_first(ways: Iterable[str]) -> list[str]:
    """Ways of saying a part, so that none is found of which another says more."""
    return sorted(ways, key=lambda words: -words.count(" ") if words else 1)


def spelled(words: str) -> str:
    """These words in a pattern, with a space behind each."""
    return "".join(f"{ONE.get(word, re.escape(word))} " for word in words.split())


def unspelled(found: str, part: dict[str, Picks]) -> str:
    """Which of the ways of a part was found."""
    words = " ".join(found.split())
    if words in part:
        return words
    return next(way for way in part if re.fullmatch(spelled(way), f"{words} "))


def gap(name: str, met: set[str]) -> str:
    """What fills a gap; where its name comes again, the same."""
    if name in met:
        return f"(?P={name})"
    met.add(name)
    return f"(?P<{name}>{NUMBER if name in NUMBERS else WORDS})"


def sort_of(word: str) -> str:
    """What sort of piece a plain word is."""
    piece = PIECE.match(word)
    return (piece.lastgroup if piece is not None else None) or "strange"
