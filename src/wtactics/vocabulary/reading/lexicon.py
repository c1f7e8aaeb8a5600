"""The lexicon: what proper words mean to the cards of one collection, such as subtypes, keywords and counters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.vocabulary.nouns.sorts import CounterName, Kind
from wtactics.vocabulary.nouns.tokenkinds import TokenKind


class Lexicon:
    """What proper words mean here: subtypes and keywords have numbers, in the order in which they were met."""

    def __init__(
        self,
        traits: list[str],
        plurals: dict[str, str],
        local: bool = False,
        attacked: i64 = -1,
        raided: bool = True,
        led: bool = False,
        battles: i64 = 0,
    ) -> None:
        self.kinds: Final[dict[str, int]] = {}
        self.tokens: Final[dict[str, TokenKind]] = {}
        self.counters: Final[dict[str, int]] = {}
        self.traits: Final = traits
        self.plurals: Final = plurals  # subtype -> its plural
        self.local: Final = local  # do nouns mean only what is near?
        self.attacked: Final = attacked  # the types of cards that attacks are aimed at, as bits
        self.raided: Final = raided  # are players attacked, too?
        self.led: Final = led  # are there avatars, who fight and reside, and are no creatures?
        self.battles: Final = battles  # the facts that are heard of at the beginning of a battle, or in it, as bits
        self.asked: i64 = 0  # how often for what this collection numbers by itself: subtypes, counters, tokens

    def kind(self, word: str) -> Kind:
        """The subtype of this word."""
        self.asked += 1
        number = self.kinds.setdefault(word, len(self.kinds))
        return Kind(number, word, self.plurals.get(word, word))

    def counter(self, word: str) -> CounterName:
        """The counters of this name."""
        self.asked += 1
        return CounterName(self.counters.setdefault(word, len(self.counters)), word)

    def token(self, kind: TokenKind) -> TokenKind:
        """The kind of token that looks like this one: each is printed once."""
        self.asked += 1
        return self.tokens.setdefault(kind.text(False), kind)

    def trait(self, word: str) -> i64:
        """The keyword of this name, as a bit."""
        return 1 << self.traits.index(word)
