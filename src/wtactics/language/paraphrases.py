"""Paraphrases: turns of speech for which plainer words stand, tried only where a text is not understood otherwise.

A line of a file says one: `said = plain`. What is said may hold

- `(a|b)`: one of these; `[a]`: this or nothing;
- `{n}` and `{m}`: a number; any other name, as `{who}`: some words without a sign between them, which the plain words repeat;
- `{be:is|are}`: one of these, which the plain words repeat as `{be}`, or say as they like: `{be:isn't|aren't}`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

PART: Final = re.compile(
    r"\{(?P<name>\w+)(?::(?P<ways>[^{}]*))?\}|\((?P<either>[^()]*\|[^()]*)\)|\[(?P<perhaps>[^\[\]]*)\]"
)
NUMBERS: Final = ("n", "m")
NUMBER: Final = r"(?:\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)"
WORDS: Final = r"(?:[^ .,:;()\"]+ ){0,9}?[^ .,:;()\"]+"
ONE: Final = {"1": "(?:1|one)", "one": "(?:1|one)"}
MOST_WAYS: Final = 400  # of one line

Piece = tuple[str, str, int]  # sort of piece, spelling, column from 0
Plainly = Callable[[str], list[str]]  # cuts words and says them in the normal ones


class FaultyParaphrase(Exception):
    """A line that says no paraphrase: what was expected."""


@dataclass(frozen=True)
class Turn:
    """One way of saying it: literal words and names of gaps, and what stands for it."""

    said: tuple[str, ...]  # "{who}" is a gap
    plain: tuple[str, ...]

    @cached_property
    def needs(self) -> frozenset[str]:
        """The words without which it is not said."""
        return frozenset(word for word in self.said if not is_gap(word) and word not in ONE)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Finds it among words with a space before and behind each."""
        met, parts = set[str](), list[str]()
        for word in self.said:
            parts.append(gap(word[1:-1], met) if is_gap(word) else ONE.get(word, re.escape(word)))
        return re.compile(f"(?<= ){' '.join(parts)}(?= )")


class Paraphrases:
    """All paraphrases of one speech, found by the rarest of their words."""

    def __init__(self, turns: Iterable[Turn]) -> None:
        each = dict.fromkeys(turns)
        often = Counter(word for turn in each for word in turn.needs)
        self.by_word: Final[dict[str, list[Turn]]] = {}
        for turn in each:
            if turn.needs:
                rarest = min(turn.needs, key=lambda word: (often[word], word))
                self.by_word.setdefault(rarest, []).append(turn)

    def found_in(self, pieces: Sequence[Piece]) -> Iterator[tuple[int, int, list[Piece]]]:
        """Where something stands for which there are plainer words: its first piece, the one behind it, these words."""
        words = [spelling.casefold() for _, spelling, _ in pieces]
        there, line = set(words), f" {' '.join(words)} "
        starts, at = dict[int, int](), 1
        for i, word in enumerate(words):
            starts[at] = i
            at += len(word) + 1
        starts[at] = len(words)
        for turn in (turn for word in sorted(there & self.by_word.keys()) for turn in self.by_word[word]):
            if turn.needs <= there:
                for found in turn.pattern.finditer(line):
                    spans = {
                        name: (starts[found.start(name)], starts[found.end(name) + 1]) for name in found.groupdict()
                    }
                    first, behind = starts[found.start()], starts[found.end() + 1]
                    yield first, behind, instead(turn.plain, pieces, first, behind, spans)


def instead(
    plain: Sequence[str], pieces: Sequence[Piece], first: int, behind: int, spans: dict[str, tuple[int, int]]
) -> list[Piece]:
    """The plain words in the place of these pieces; each sentence of them stands where all that was said does."""
    begin, end = pieces[first][2], pieces[behind - 1][2]
    said: list[Piece] = []
    for word in plain:
        if is_gap(word):
            start, stop = spans[word[1:-1]]
            said += [(sort, spelling, begin) for sort, spelling, _ in pieces[start:stop]]
        else:
            said.append((sort_of(word), word, begin))
    capital = pieces[first][1][:1].isupper()
    found: list[Piece] = []
    for i, (sort, spelling, at) in enumerate(said):
        opens = i == 0 or said[i - 1][1] == "."
        closes = i + 1 == len(said) or said[i + 1][1] == "."
        raised = (capital if i == 0 else opens) and sort == "word"
        found.append(
            (sort, spelling[:1].upper() + spelling[1:] if raised else spelling, end if closes and not opens else at)
        )
    return found


def turns_of(line: str, plainly: Plainly) -> Iterator[Turn]:
    """Every way of saying that a line stands for."""
    said, equals, plain = line.partition(" = ")
    if not equals or not said.strip():
        raise FaultyParaphrase("what is said, an equals sign between spaces, and the plain words")
    choices = [list(ways(part)) for part in parts_of(said)]
    count = 1
    for choice in choices:
        count *= len(choice)
    if count > MOST_WAYS:
        raise FaultyParaphrase(f"at most {MOST_WAYS} ways of saying it instead of {count}")
    for chosen in product(*choices):
        picked = {name: (index, words) for _, name, index, words in chosen if name}
        words = tuple(word for text, *_ in chosen for word in cut(text, plainly))
        gaps = {word[1:-1] for word in words if is_gap(word)}
        yield Turn(words, tuple(filled(plain, picked, gaps, plainly)))


def ways(part: str | re.Match[str]) -> Iterator[tuple[str, str, int, str]]:
    """What a part of a line can say: the words, and for a choice with a name that, which one it is, and its words."""
    if isinstance(part, str):
        yield part, "", 0, ""
    elif part["either"] is not None:
        yield from ((way, "", 0, "") for way in part["either"].split("|"))
    elif part["perhaps"] is not None:
        yield from ((part["perhaps"], "", 0, ""), ("", "", 0, ""))
    elif part["ways"] is not None:
        yield from ((way, part["name"], i, way) for i, way in enumerate(part["ways"].split("|")))
    else:
        yield part[0], "", 0, ""


def parts_of(text: str) -> Iterator[str | re.Match[str]]:
    """Plain words and what stands between them."""
    at = 0
    for found in PART.finditer(text):
        yield text[at : found.start()]
        yield found
        at = found.end()
    yield text[at:]


def filled(plain: str, picked: dict[str, tuple[int, str]], gaps: set[str], plainly: Plainly) -> Iterator[str]:
    """The plain words, with what was picked; gaps stay."""
    text = ""
    for part in parts_of(plain):
        if isinstance(part, str):
            text += part
        elif part["name"] in picked:
            index, words = picked[part["name"]]
            each = part["ways"].split("|") if part["ways"] is not None else []
            if each and index >= len(each):
                raise FaultyParaphrase(f"as many choices in {part[0]} as in what is said")
            text += each[index] if each else words
        elif part["name"] in gaps:
            text += f" {part[0]} "
        else:
            raise FaultyParaphrase(f"a name that what is said has instead of {part[0]}")
    yield from cut(text, plainly)


def cut(text: str, plainly: Plainly) -> Iterator[str]:
    """Words in normal ones, between gaps, which stay."""
    at = 0
    for found in re.finditer(r"\{\w+\}", text):
        yield from plainly(text[at : found.start()])
        yield found[0]
        at = found.end()
    yield from plainly(text[at:])


def gap(name: str, met: set[str]) -> str:
    """What fills a gap; where its name comes again, the same."""
    if name in met:
        return f"(?P={name})"
    met.add(name)
    return f"(?P<{name}>{NUMBER if name in NUMBERS else WORDS})"


def is_gap(word: str) -> bool:
    """Is this the name of a gap?"""
    return word.startswith("{") and len(word) > 1


def sort_of(word: str) -> str:
    """What sort of piece a plain word is."""
    if word[:1].isalpha():
        return "word"
    if word.isdecimal():
        return "int"
    if word == "'s":
        return "possessive"
    return "bonus" if word[:1] in "+-" and len(word) > 1 else "stats" if "/" in word else "sign"
