"""What of cutting texts need not be done twice: whoever makes many collections reads the same keywords again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MOST_LANGUAGES: Final = 20  # so many are remembered, those met first are forgotten first
MOST_CUT: Final = 500  # and so many texts of each
LONGEST: Final = 300  # characters of a text that is remembered
Names = Mapping[tuple[str, ...], tuple[str, str]]  # of one word or more: what each is, and its one spelling


@dataclass(frozen=True)
class Cut:
    """The sentences of the lines of a text, and which of its words were taken for subtypes: for other subtypes it is no use."""

    words: tuple[str, ...]
    kinds: list[str | None]
    lines: tuple[tuple[Any, ...], ...]  # of sentences


@dataclass(frozen=True, eq=False)
class Language:
    """What cutting hangs on beside the subtypes of one word, and what was cut."""

    literals: Mapping[str, str]
    synonyms: Mapping[str, str]
    names: Names
    begun: Mapping[str, int]  # how many words the longest synonym has that begins with each word
    cuts: dict[tuple[str, str], Cut] = field(default_factory=dict)  # by text and name of the card

    def keep(self, text: str, own_name: str, cut: Cut) -> None:
        """Remember this, unless it is long."""
        if len(text) > LONGEST:
            return
        if len(self.cuts) == MOST_CUT:
            del self.cuts[next(iter(self.cuts))]
        self.cuts[text, own_name] = cut


LANGUAGES: Final[list[Language]] = []


def language_of(literals: Mapping[str, str], synonyms: Mapping[str, str], names: Names) -> Language:
    """The language of these words: one that is there already, if there is such a one."""
    for known in LANGUAGES:
        if known.literals is literals and known.synonyms is synonyms and known.names == names:
            return known
    begun = next((known.begun for known in LANGUAGES if known.synonyms is synonyms), None)
    made = Language(literals, synonyms, names, longest_by_first(synonyms) if begun is None else begun)
    LANGUAGES.append(made)
    del LANGUAGES[:-MOST_LANGUAGES]
    return made


def longest_by_first(synonyms: Mapping[str, str]) -> dict[str, int]:
    """How many words the longest synonym has that begins with each word."""
    found: dict[str, int] = {}
    for synonym in synonyms:
        first = synonym.partition(" ")[0]
        found[first] = max(found.get(first, 1), synonym.count(" ") + 1)
    return found
