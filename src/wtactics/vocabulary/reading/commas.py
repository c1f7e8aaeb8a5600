"""Commas that are missing behind a clause in front, "if you control an Elf draw a card", and clauses joined by "and"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.language.reader import Reader
from wtactics.language.words import Sentence

BEGINNING: Final = (
    "when",
    "whenever",
    "whoever",
    "at",
    "as",
    "if",
    "during",
)  # with which a sentence of its own begins
COVERING: Final = ("as", "if", "unless", "until", "during", "in", "attacking", "defending", "for", "while")
COMMA: Final = ","
LEAST: Final = 2  # words of a clause in front
# The words with which a clause in front begins
FRONTING: Final = frozenset((
    "if", "as", "when", "whenever", "unless", "until", "during", "in", "at", "for", "attacking", "defending", "once", "after",
    "attacked", "alone", "next", "between", "behind", "opposite", "against",
))  # fmt: skip
# What somebody of whom it is said stands before: no comma parts them
SAID: Final = frozenset((
    "gets", "gains", "has", "deals", "costs", "is", "are", "loses", "takes", "can", "can't", "may", "must", "attacks",
    "defends", "dies", "doesn't", "don't", "draws", "discards", "counts", "comes", "would", "and", "or", "but", "of", "'s", "'",
    ",", ".",
    ":", ";", "instead",
))  # fmt: skip


def punctuated(reader: Reader, sentence: Sentence, start: str) -> Sentence:
    """The sentence with the comma that it lacks, if it can be read so, in one place alone, and not as it stands."""
    begins = front(sentence)
    if begins < 0 or COMMA not in reader.literals or reader.derives(sentence, start):
        return sentence
    found = [each for each in with_comma(reader, sentence, start, begins + LEAST) if reader.parses(each, start)]
    return found[0] if len(found) == 1 else sentence


def clauses_of(reader: Reader, sentence: Sentence, start: str) -> list[Sentence]:
    """The sentence, or the sentences that it is made of: one that cannot be read whole is parted before a clause in front."""
    cuts = cuts_of(sentence)
    if not cuts and front(sentence) < 0:
        return [sentence]
    whole = punctuated(reader, sentence, start)
    if whole is not sentence or not cuts or reader.derives(sentence, start):
        return [whole]
    for at in cuts:
        comma = sentence.tokens[at] == "and" and sentence.tokens[at - 1] == COMMA
        first, rest = sentence.of_words(sentence.tokens[: at - comma]), sentence.without(at + 1)
        parts = [punctuated(reader, first, start), *clauses_of(reader, rest, start)]
        if all(reader.derives(part, start) for part in parts):
            return parts
    return [sentence]


def cuts_of(sentence: Sentence) -> list[int]:
    """Where one clause could end and another one begin; none where what stands in front covers all that follows."""
    words = [str(token) for token in sentence.tokens]
    if not words or words[0] in COVERING or any(word in ('"', "choose", "chooses") for word in words):
        return []
    return [
        at
        for at in range(LEAST, len(words) - LEAST)
        if words[at + 1] in BEGINNING and words[at] in (";", "and") and ":" not in words[at:]
    ]


def front(sentence: Sentence) -> int:
    """Where the clause in front begins, behind a label if there is one; -1 if there is none."""
    words = [str(token) for token in sentence.tokens]
    at = words.index(":") + 1 if ":" in words else 0
    return at if at < len(words) and words[at] in FRONTING and '"' not in words else -1


def with_comma(reader: Reader, sentence: Sentence, start: str, first: int) -> Iterator[Sentence]:
    """The sentence with one comma more, anywhere up to where nothing more is understood of it."""
    stray = reader.stray(sentence, start)
    last = min(stray.place, len(sentence.tokens) - 1) if stray is not None else -1
    for at in range(first, last + 1):
        if sentence.tokens[at] not in SAID and sentence.tokens[at - 1] not in (COMMA, "and", "or"):
            yield sentence.parted(at, reader.literals[COMMA], COMMA)
