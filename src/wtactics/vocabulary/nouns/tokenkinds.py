"""Kinds of tokens: what a text prints on the cards that it makes, such as "2/1 Gaian Wolf creature token with flying"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY
from wtactics.vocabulary.nouns.sorts import Kind, plain_faction, titled


class TokenKind:
    """A creature token as a text prints it: its values, faction, subtypes and keywords, and a name of its own if it has one."""

    def __init__(
        self, attack: int, defense: int, faction: int, kinds: list[Kind], keywords: str = "", called: str = ""
    ) -> None:
        self.attack: Final = attack
        self.defense: Final = defense
        self.faction: Final = faction  # NOBODY if none is said: it is of no faction
        self.kinds: Final = kinds
        self.keywords: Final = keywords  # in words
        self.called: Final = called
        self.number: i64 = NOBODY  # set once, when all cards have been read: its definition

    @property
    def name(self) -> str:
        """What it is called: its own name, else its subtypes."""
        return self.called or titled(" ".join(kind.word for kind in self.kinds)) or "Token"

    def text(self, many: bool) -> str:
        """The token in card English, without a number."""
        words = [f"{self.attack}/{self.defense}", "" if self.faction == NOBODY else plain_faction(self.faction)]
        words += [titled(kind.word) for kind in self.kinds]
        words += ["creature tokens" if many else "creature token"]
        words += [f"with {self.keywords}" if self.keywords else "", f"named {self.called}" if self.called else ""]
        return " ".join(word for word in words if word)
