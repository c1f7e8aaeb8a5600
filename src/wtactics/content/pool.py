"""The box of cards: what is printed beside what the engine plays, card by card."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from typing import Final

from wtactics.cards import CONTENT, Card, CardLibrary, UnknownCard, load_cards
from wtactics.engine.library import Library
from wtactics.vocabulary.deeds.byhand import ByHand


class UnreadCard(UnknownCard):
    """A card that stands in no deck that is played, of a large set or where only these were read."""

    def __str__(self) -> str:
        return (
            f"{self.wanted!r}: its text was not read, for its set is large and it stands in no deck; "
            "name the deck's file, too: --cards FILE"
        )


class CardPool:
    """A library of printed cards and the engine's library of the same cards, in the same order."""

    def __init__(
        self, cards: CardLibrary, library: Library, tokens: Sequence[Card] = (), read: Container[str] | None = None
    ) -> None:
        """All cards can be put into decks, or only those that were read, by their names."""
        names = [card.name for card in (*cards, *tokens)]
        if names != library.names:
            raise ValueError(
                f"a box of cards: expected the same {len(names)} cards twice, found {len(library.names)} others"
            )
        self.cards: Final = cards
        self.library: Final = library
        self.tokens: Final = tuple(tokens)  # that the cards make: nobody can put them into a deck
        self._printed: Final[tuple[Card, ...]] = (*cards, *tokens)
        library.numbers = [card.number for card in self._printed]
        self._numbers: Final = {card.number: d for d, card in enumerate(cards) if read is None or card.name in read}

    def definition(self, card: Card) -> int:
        """Where the engine's library has this card."""
        if card.number not in self._numbers:
            raise UnreadCard(card.name)
        return self._numbers[card.number]

    def definitions(self, cards: Iterable[Card]) -> list[int]:
        """A list of cards as the engine numbers them."""
        return [self.definition(card) for card in cards]

    def unread(self, card: Card) -> tuple[str, ...]:
        """The sentences of the card that nobody reads, which are carried out by hand."""
        abilities = self.library.printed[self.definition(card)].abilities
        left = (step.sentence for ability in abilities for step in ability.effects if isinstance(step, ByHand))
        return tuple(dict.fromkeys(left))

    def printed(self, definition: int) -> Card:
        """What is printed on a card of the engine's library."""
        return self._printed[definition]


def load_library(*paths: Path, name: str = "arc") -> CardPool:
    """Read card files, by default all that ship with the program, and understand the texts of this ruleset's cards."""
    return pool_of(load_cards(paths or (CONTENT / "cards",)), name)


def pool_of(cards: CardLibrary, name: str = "arc", played: Container[str] | None = None) -> CardPool:
    """A box of those of these cards that the game of this name plays with, all read or those whose names are told."""
    from wtactics.games import ruleset, speeches
    from wtactics.vocabulary.reading.collection import build_with_tokens

    game = ruleset(name)
    own = cards.of(game.name)
    library, tokens = build_with_tokens(own, game.speech, others=speeches, by_hand=game.by_hand, played=played)
    return CardPool(own, library, tokens, played)
