"""What could be written next: the words that a grammar would take behind those that are there."""

from __future__ import annotations

from wtactics.language.reader import Reader
from wtactics.language.trees import Token
from wtactics.language.words import STRANGE, Sentence, TextLine


def could_follow(reader: Reader, sentence: Sentence | None, start: str) -> frozenset[str]:
    """What could stand behind this sentence, or begin one, as a grammar calls it: asked with a word that nobody knows."""
    tokens = sentence.tokens if sentence is not None else ()
    line = sentence.line if sentence is not None else TextLine("", 1)
    wanted = Sentence((*tokens, Token(STRANGE, "?", None, line.number, 1)), line)
    stray = reader.astray(wanted.of_words(wanted.tokens), start)
    return stray.could() if stray is not None and stray.place == len(tokens) else frozenset()
