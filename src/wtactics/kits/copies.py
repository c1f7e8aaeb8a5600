"""Copies: cards of one name or of one number, however their versions differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from wtactics.cards.card import Card


def copies(cards: Iterable[Card]) -> Counter[str]:
    """How many cards there are of each name; what shares a number with an earlier one is a copy of that."""
    found: Counter[str] = Counter()
    first: dict[str | int, str] = {}  # what is called or numbered so is a copy of the first that was
    for card in cards:
        name = card.name.strip()
        one = first.get(name) or first.get(card.number) or name
        first.setdefault(name, one)
        first.setdefault(card.number, one)
        found[one] += 1
    return found
