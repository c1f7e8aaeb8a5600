"""A sentence that would be understood, for whoever wrote one that is not: his own with one word mended, or one like it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher, get_close_matches
from functools import cached_property
from typing import Final

from wtactics.language.reader import Reader, Strayed
from wtactics.language.trees import Token
from wtactics.language.words import Sentence

LIKE: Final = 0.6  # at least so much of two sentences is equal, if one shall help with the other
TRIES: Final = 5  # so many of the expected words are tried
BEFORE: Final = 2  # words before the place where a sentence strays, one may be lacking
ALIKE: Final = 2  # letters at the beginning of two forms of one word
DETERMINERS: Final = ("target", "a", "all", "your")  # what is lacking most often
WORD: Final = re.compile(r"[\w'+/-]+")
FIGURES: Final = re.compile(r"\d+\b")
NO_SPACE: Final = re.compile(r" (?=[,.:;)\]?!])|(?<=[(\[]) |(?<= [+-]) (?=\d)")


class Hints:
    """Finds what somebody may have meant."""

    def __init__(self, reader: Reader, examples: Iterable[str]) -> None:
        self.reader: Final = reader
        self.examples: Final = tuple(dict.fromkeys(examples))

    @cached_property
    def known(self) -> list[tuple[str, list[str]]]:
        """The examples, with their words."""
        return [(example, WORD.findall(example.casefold())) for example in self.examples]

    @cached_property
    def common(self) -> Counter[str]:
        """How often each word is said in the examples."""
        return Counter(word for _, words in self.known for word in words)

    def hint(self, sentence: Sentence, start: str, is_understood: Callable[[Sentence], bool]) -> str:
        """What would be understood instead of this sentence; empty if there is nothing like it."""
        stray = self.reader.stray(sentence, start)
        if stray is None:
            return ""
        for words in self.mended(sentence, stray):
            if self.reader.parses(words, start) and is_understood(words):
                return f'did you mean "{spelled(words)}"?'
        like = self.nearest(sentence)
        return f'understood would be "{like}"' if like else ""

    def mended(self, sentence: Sentence, stray: Strayed) -> Iterator[Sentence]:
        """The sentence with one word more, less, or another, at or shortly before the place where it was not understood."""
        words, at = sentence.tokens, stray.place
        spelling = {name: word for word, name in self.reader.literals.items()}
        could = sorted((spelling[name] for name in stray.could if name in spelling), key=self.seldom)
        new = self.tokens(could[:TRIES])
        if at < len(words):
            near = self.tokens(get_close_matches(str(words[at]).casefold(), could, 3, 0.6))
            yield from (sentence.of_words((*words[:at], word, *words[at + 1 :])) for word in near)
            yield sentence.of_words((*words[:at], *words[at + 1 :]))
        for place in range(at, max(-1, at - BEFORE), -1):
            yield from (sentence.of_words((*words[:place], word, *words[place:])) for word in self.tokens(DETERMINERS))
        yield from (sentence.of_words((*words[:at], word, *words[at:])) for word in new)
        yield from (sentence.of_words((*words[:at], word, *words[at + 1 :])) for word in new if at < len(words))

    def seldom(self, word: str) -> tuple[int, str]:
        """The order in which words are tried: what is often said comes first."""
        return -self.common[word], word

    def tokens(self, words: Iterable[str]) -> list[Token]:
        """These words, as the grammar takes them."""
        literals = self.reader.literals
        return [Token(literals[word], word) for word in words if word in literals]

    def nearest(self, sentence: Sentence) -> str:
        """The example that is most like this sentence; empty if none is."""
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2([str(word).casefold() for word in sentence.tokens])
        best, most = "", LIKE
        for example, words in self.known:
            matcher.set_seq1(words)
            if matcher.real_quick_ratio() > most and matcher.quick_ratio() > most and matcher.ratio() > most:
                best, most = example, matcher.ratio()
        return best


def spelled(sentence: Sentence) -> str:
    """The words of a sentence as its writer spelled them."""
    text = NO_SPACE.sub("", " ".join(as_written(word, sentence.line.text) for word in sentence.tokens))
    return f"{text[:1].upper()}{text[1:]}."


def as_written(word: Token, line: str) -> str:
    """The word as it is spelled in its line, with its capitals and figures, if it stands there."""
    if word.column is None:
        return str(word)
    begin = word.column - 1
    if (figures := FIGURES.match(line, begin)) is not None:
        return figures[0]
    written = WORD.match(line, begin)
    if (
        written is not None
        and len(written[0]) >= len(word)
        and written[0][:ALIKE].casefold() == word[:ALIKE].casefold()
    ):
        return written[0]  # Elves are read as elf
    return str(word)
