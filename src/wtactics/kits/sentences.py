"""Sentences in parts: plain words, and words that stand for a card, a player or a rule, of which programs make links."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from string import Formatter
from typing import Final

from wtactics.engine.places import NOBODY

SLOTS: Final = Formatter()
SEATS: Final = re.compile(r"\{seat:(\d)\}")


@dataclass(frozen=True)
class Part:
    """A piece of a sentence. What stands for a card or player says so by the name that the teller's view gives it."""

    text: str
    thing: int = NOBODY
    printed: int = NOBODY  # which card of the library it is, where the listener may know that
    rule: str = ""


Sentence = tuple[Part, ...]


@dataclass(frozen=True)
class Line:
    """A sentence of a log; one that begins a turn says which, and one that begins a turn or phase is a heading."""

    text: Sentence
    head: bool = False
    turn: int = 0


@dataclass(frozen=True)
class Waiting:
    """A play that waits on the chain: its card, its player, what it does, and what it is aimed at."""

    source: int
    seat: int
    text: Sentence
    aims: tuple[int, ...]


def filled(template: str, fill: Callable[[str], Part]) -> Sentence:
    """A sentence from a template: what stands in braces is filled in by name."""
    parts: list[Part] = []
    for words, slot, _, _ in SLOTS.parse(template):
        if words:
            parts.append(Part(words))
        if slot is not None:
            parts.append(fill(slot))
    return tuple(parts)


def seat_slot(seat: int) -> str:
    """A place in a text for the name of whoever sits there; programs know how their players are called."""
    return f"{{seat:{seat}}}"


def with_names(text: str, name: Callable[[int], str]) -> str:
    """The text with these names in the places for them."""
    return SEATS.sub(lambda found: name(int(found[1])), text)


def unended(text: Sentence) -> Sentence:
    """A sentence without its full stop, so that it can go on."""
    return (*text[:-1], Part(text[-1].text[:-1])) if text[-1].text.endswith(".") and text[-1].thing == NOBODY else text


def plain(sentence: Sentence) -> str:
    """The words of a sentence."""
    return "".join([part.text for part in sentence])
