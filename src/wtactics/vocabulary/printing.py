"""Printing: where the cards of a ruleset have their values, and what may stand in front of a line of their texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.cards import Card
from wtactics.engine.library import NO_EXTRAS, Extras
from wtactics.language.words import Sentence


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


NO_BRACKETS: Final = Brackets({}, "")


class Sheet:
    """What the cards of a ruleset print: as most do, ATK and DEF on the card itself, and nothing else to play with."""

    def __init__(self, stats: str = "", brackets: Brackets = NO_BRACKETS) -> None:
        self.stats: Final = stats  # the table of a card that has its values; nothing: they stand on the card itself
        self.brackets: Final = brackets

    def attack_and_defense(self, card: Card) -> tuple[int, int]:
        """The two values that every ruleset has."""
        return card.attack, card.strength if card.type == "city" else card.defense

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
