"""Commas that are missing behind what stands in front: "While it is marked it has +1 DEF"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from wtactics.language.reader import Reader, Unread
from wtactics.language.structure import structure
from wtactics.language.words import Sentence
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution

IN_FRONT: Final = {"if", "when", "whenever", "as", "unless", "at", "during", "until", "in", "the", "while", "against", "once"}
LEAST: Final = 3  # words in front of a comma
Understood = Callable[[Sentence], tuple[Contribution, Reading]]


def with_commas(sentence: Sentence, literals: Mapping[str, str]) -> Iterator[Sentence]:
    """The sentence with one comma more, in each place where it could stand behind what is said in front."""
    words = sentence.tokens
    if "," not in literals or not words or words[0] not in IN_FRONT:
        return
    for i in range(LEAST, len(words) - 1):
        if "," not in (words[i - 1], words[i]):
            yield sentence.parted(i, literals[","], ",")


def mended(sentence: Sentence, start: str, reader: Reader, understood: Understood) -> Sentence:
    """The sentence as it is if it is one, or else with the only comma with which it is understood; of two meanings none."""
    if not sentence.tokens or sentence.tokens[0] not in IN_FRONT or reader.derives(sentence, start):
        return sentence
    found: dict[str, Sentence] = {}
    for other in with_commas(sentence, reader.literals):
        if reader.derives(other, start):
            try:
                part, after = understood(other)
            except Unread:
                continue
            found.setdefault(structure([part, after.targets]), other)
    return next(iter(found.values())) if len(found) == 1 else sentence
