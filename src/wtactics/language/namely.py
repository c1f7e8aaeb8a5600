"""Words that stand beside names, and what a name is for short."""

from __future__ import annotations

from typing import Final

# What may stand before "counter" or "counters" without naming one: determiners, numbers, whoever could counter something
NO_NAMES: Final = frozenset((
    "a", "an", "the", "this", "that", "those", "these", "each", "any", "all", "no", "some", "another", "other", "more", "less",
    "its", "his", "their", "your", "of", "and", "or", "then", "to", "may", "must", "you", "he", "it", "they", "player",
    "players", "opponent", "opponents", "one", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "x",
    "whoever", "damage", "with", "without", "on", "from", "for", "by", "in", "put", "puts", "remove", "removes", "can", "can't",
))  # fmt: skip
# Words behind which a subtype that is also part of the card's name is the subtype, and words before which it is the name
NO_NAME_BEHIND: Final = frozenset((
    "a", "an", "this", "that", "these", "those", "each", "any", "all", "no", "some", "another", "other", "target",
    "your", "his", "their", "its", "non", "-", "is", "are", "isn't", "aren't", "or", "and", "named", "one", "only",
    "marked", "unmarked", "attacking", "defending", "enemy", "ally", "own", "more", "x", "many", "than", "becomes",
))  # fmt: skip
NAME_BEFORE: Final = frozenset((
    "is", "isn't", "has", "gets", "gains", "comes", "enters", "leaves", "left", "dies", "attacks", "defends", "deals", "was",
    "can", "can't", "cannot", "may", "must", "remains", "costs", "kills", "moves", "becomes", "survives", "doesn't", "lives",
    "damages", "would", ".", ",", ":", "and",
))  # fmt: skip


def shortened(name: tuple[str, ...]) -> tuple[str, ...]:
    """What a card is called for short: what stands before a comma, "of" or "the" of its name; nothing if nothing does."""
    for i, word in enumerate(name):
        if i > 0 and word in (",", "of", "the"):
            return name[:i]
    return ()
