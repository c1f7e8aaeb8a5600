"""From what a person types to one of the options: by number, by label, or by enough words of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from wtactics.cards.entry import nearest

COPY: Final = re.compile(r" \(\d+\)$")
DIGITS: Final = 20  # of a number that is read at all
OF_HAND: Final = ("play", "lay", "discard")


class NotUnderstood(ValueError):
    """What was typed names no option, or several; the message is for the person."""


def chosen(line: str, labels: Sequence[str]) -> int:
    """The place of the option that is meant, counted from 0."""
    words = line.strip().casefold()
    if words.isdecimal():
        number = int(words) if len(words) < DIGITS else 0
        if not 1 <= number <= len(labels):
            raise NotUnderstood(f"There is no option {words}: choose from 1 to {len(labels)}.")
        return number - 1
    plain = [label.casefold() for label in labels]
    found = by_words(words, plain)
    if len(found) == 1 or are_copies([plain[i] for i in found]):
        return found[0]
    if found:
        raise NotUnderstood(f"{line.strip()!r} could be {several(labels, found)}. Say more of it, or its number.")
    near = nearest(words, labels)
    hint = f"Did you mean {near[0]!r}? " if near else ""
    raise NotUnderstood(f"{line.strip()!r} is no option now. {hint}Choose a number, or type help.")


def by_words(words: str, plain: Sequence[str]) -> list[int]:
    """The options that are called so; else those that begin so; else those that hold all the words."""
    exact = [i for i, label in enumerate(plain) if label == words]
    if exact:
        return exact
    starts = [i for i, label in enumerate(plain) if label.startswith(words)]
    if starts:
        return starts
    return [i for i, label in enumerate(plain) if all(word in label for word in words.split())]


def are_copies(plain: Sequence[str]) -> bool:
    """Do these options differ only in which copy of a card in hand they take? Then any will do."""
    named = {COPY.sub("", label) for label in plain}
    return len(named) == 1 and plain[0].partition(" ")[0] in OF_HAND


def several(labels: Sequence[str], found: Sequence[int]) -> str:
    """Some of the options that are meant, with their numbers."""
    shown = [f"{i + 1} {labels[i]}" for i in found[:4]]
    return "; ".join(shown) + ("; ..." if len(found) > len(shown) else "")
