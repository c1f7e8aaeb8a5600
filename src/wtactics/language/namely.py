"""Words that stand beside names, and what a name is for short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.language.trees import Token

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


# Words for several, of whom "they" could be said as well; and what "they" becomes where the card itself is several
SEVERAL: Final = frozenset((
    "allies", "creatures", "enemies", "cards", "members", "attackers", "defenders", "players", "opponents", "both", "all",
    "two", "three", "four", "each", "permanents", "events", "cities", "armies", "those", "these", "neighbours",
    "neighbors", "others",
))  # fmt: skip
CALLED: Final = {"they": "SELF", "them": "SELF", "their": "its", "themselves": "itself"}
NO_PLURAL: Final = ("ss", "us", "is", "'s")
PLURALS: Final = frozenset(("men", "women", "folk", "geese", "mice", "twins", "children", "people"))


def is_several(name: tuple[str, ...]) -> bool:
    """Is the card called by a plural, such as Pikes of the Ninth Gate?"""
    head = (shortened(name) or name)[-1:]
    return bool(head) and (head[0] in PLURALS or (head[0][-1:] == "s" and head[0][-2:] not in NO_PLURAL))


def for_self(word: str, name: tuple[str, ...], before: Sequence[Token]) -> str:
    """What "they" says behind a plural name that it can only mean: the name again, or "its"; else nothing."""
    if word not in CALLED or not is_several(name):
        return ""
    behind = max((i for i, said in enumerate(before) if said == ":"), default=-1)  # the name of an ability, or a price
    before = before[behind + 1 :]
    named = any(token.type == "SELF" for token in before)
    others = any(token.type == "KIND" or token in SEVERAL for token in before)
    return CALLED[word] if named and not others else ""
