"""The guide to a deck for learning: what to begin with, and a word of advice for each of its cards."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from wtactics.cards import CONTENT, Card, Deck
from wtactics.content.content import content_of, told_once


class BadGuide(ValueError):
    """A guide does not fit its deck: which cards have no advice, and for which there is some that are not in it."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A card of the deck, how many of it there are, and what to do with it."""

    card: Card
    count: int
    advice: str


@dataclass(frozen=True, slots=True)
class DeckGuide:
    """A deck, explained card by card in the order of its list."""

    deck: Deck
    hand: str  # what to begin with
    turns: str  # how the first turns go
    cards: tuple[Advised, ...]


@told_once
def deck_guide(name: str, key: str) -> DeckGuide | None:
    """The guide to a deck of a game, found by the name of the deck's file; None where there is none."""
    deck = next((one for one in content_of(name).decks.values() if Path(one.file).stem == key), None)
    if deck is None:
        return None
    path = CONTENT / "guides" / deck.ruleset / f"{key}.toml"
    if not path.is_file():
        return None
    told = tomllib.loads(path.read_text("utf-8"))
    advice: dict[str, str] = told["cards"]
    held = {card: count for card, count, _ in deck.entries}
    if advice.keys() != held.keys():
        lacking, strange = sorted(held.keys() - advice.keys()), sorted(advice.keys() - held.keys())
        raise BadGuide(
            f"{path.name}: expected advice for each card of the deck; lacking {lacking}, not in it {strange}"
        )
    find = content_of(name).cards.find
    return DeckGuide(deck, told["hand"], told["turns"], tuple(Advised(find(c), n, advice[c]) for c, n in held.items()))
