"""Printing: where the cards of a ruleset have their values, and what may stand in front of a line of their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.cards import Card
from wtactics.engine.library import NO_EXTRAS, Extras
from wtactics.engine.meaning import Statement, Trigger
from wtactics.language.words import Sentence

LONGEST_NAME: Final = 7  # words and signs of a name in front of a dash
LITTLE: Final = frozenset(
    ("a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with", "'s", "!", "?")
)
UNSAID: Final = "~"  # beside the names in brackets: the switch of whatever does not say itself when it works
NO_NAMES: Final = ("advantage", "always", "choose")  # what begins no name, though a dash may follow


def name_until(sentence: Sentence, start: int, *ends: str) -> int:
    """Where the dash (or another end) stands behind a name in capitals, or in numbers, that begins at start; 0 if none does."""
    tokens = sentence.tokens
    if start >= len(tokens) or tokens[start].casefold() in NO_NAMES:
        return 0
    text, little = sentence.line.text, True
    for i, word in enumerate(tokens[start : start + LONGEST_NAME + 1], start):
        at = (word.column or 1) - 1
        if word in ends or (word == "-" and is_dash(text, at)):
            return i if i > start and not little else 0
        if word == "-":
            continue
        capital = text[at].isupper() or text[at].isdigit()
        if not capital and (word not in LITTLE or i == start):
            return 0
        little = not capital and word not in ("!", "?", "'s")
    return 0


def is_dash(text: str, at: int) -> bool:
    """Is this a dash, and no hyphen in the midst of a word?"""
    return not (0 < at < len(text) - 1 and text[at - 1].isalnum() and text[at + 1].isalnum())


def bare_name(sentence: Sentence) -> str:
    """The sentence, if it is nothing but words in capitals that nobody knows."""
    known = any(word.type not in ("STRANGE", "KIND", "INT") for word in sentence.tokens)
    return "" if known or not str(sentence.tokens[0])[:1].isupper() else " ".join(sentence.tokens)


class Brackets:
    """What stands in brackets before a dash: nothing, unless the speech of a ruleset says otherwise."""

    def __init__(self, switches: Mapping[str, int], fault: str) -> None:
        self.switches: Final = switches  # what every card may name so, with the switch for the abilities behind it
        self.fault: Final = fault  # what is wrong where no ability that can be switched on stands behind the dash

    def joined(self, sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
        """The sentence as it is read."""
        return sentence

    def end(self, sentence: Sentence) -> int:
        """Where the bracket closes behind a name that begins the sentence; 0 if none does."""
        return 0

    def opened(self, sentence: Sentence, name: str, end: int, known: Mapping[str, int]) -> tuple[int, int]:
        """The switch for what stands behind the name, and how many words are before that; 0 if nobody knows the name."""
        return {**self.switches, **known}.get(name.casefold(), 0), end + 2

    def always(self, statement: Statement, switch: int) -> Statement | None:
        """What holds though it is not switched on, in the place of what is said behind the name; None: nothing."""
        return None

    def says_when(self, said: str, line: str) -> bool:
        """Does this sentence, or what stands at the head of its line, say when it works?"""
        return False

    def moment(self) -> Trigger | None:
        """When what stands behind such a name is done, if it does not say so itself."""
        return None


NO_BRACKETS: Final = Brackets({}, "")


class Sheet:
    """What the cards of a ruleset print: as most do, ATK and DEF on the card itself, and nothing else to play with."""

    def __init__(self, stats: str = "", brackets: Brackets = NO_BRACKETS) -> None:
        self.stats: Final = stats  # the table of a card that has its values; nothing: they stand on the card itself
        self.brackets: Final = brackets

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        """The two values that every ruleset has."""
        return card.attack, card.strength if card.type in ("city", "region") else card.defense

    def text(self, card: Card) -> str:
        """Its text as it is read, with what every card of its kind means unsaid."""
        return card.text

    def extras(self, card: Card) -> Extras:
        """What only some rulesets print."""
        return NO_EXTRAS

    def switches(self, card: Card) -> Mapping[str, int]:
        """What the card itself names in brackets, with the switches for the abilities behind them."""
        return {}

    def switches_of(self, printed: Mapping[str, object]) -> Mapping[str, int]:
        """The same for a card of an export."""
        return {}


PLAIN: Final = Sheet()
