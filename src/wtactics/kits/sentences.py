"""Sentences in parts: plain words, and words that stand for a card, a player or a rule, of which programs make links."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from string import Formatter
from typing import Final

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.sight import FACE_DOWN

SLOTS: Final = Formatter()
SEATS: Final = re.compile(r"\{seat:(\d)\}")


@dataclass(frozen=True)
class Part:
    """A piece of a sentence. What stands for a card or player says so by the name that the teller's view gives it."""

    text: str
    thing: int = NOBODY
    printed: int = NOBODY  # which card of the library it is, where the listener may know that
    rule: str = ""
    you: str | None = None  # the words instead, where the player named last is whoever reads this


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
    """A sentence from a template: what stands in braces is filled in by name.

    {draws/draw} agrees with the player named before it: "A draws", "you draw".
    """
    parts: list[Part] = []
    for words, slot, _, _ in SLOTS.parse(template):
        if words:
            parts.append(Part(words))
        if slot is not None:
            theirs, agrees, yours = slot.partition("/")
            parts.append(Part(theirs, you=yours) if agrees else fill(slot))
    return tuple(parts)


def counted(number: int, one: str) -> str:
    """So many of a thing: 1 card, 2 cards."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def together(deeds: Sequence[str]) -> str:
    """Deeds in one sentence; those that begin with the same word say it once: mark A and B, spend C."""
    said: dict[str, list[str]] = {}
    for deed in deeds:
        verb, _, thing = deed.partition(" ")
        said.setdefault(verb, []).append(thing)
    return ", ".join([f"{verb} {listed(things)}" for verb, things in said.items()])


def listed(things: Sequence[str]) -> str:
    """Several things: A, B and C."""
    return " and ".join(filter(None, [", ".join(things[:-1]), things[-1]]))


def seat_slot(seat: int) -> str:
    """A place in a text for the name of whoever sits there; programs know how their players are called."""
    return f"{{seat:{seat}}}"


def with_names(text: str, name: Callable[[int], str]) -> str:
    """The text with these names in the places for them."""
    return SEATS.sub(lambda found: name(int(found[1])), text)


def unended(text: Sentence) -> Sentence:
    """A sentence without its full stop, so that it can go on."""
    return (*text[:-1], Part(text[-1].text[:-1])) if text[-1].text.endswith(".") and text[-1].thing == NOBODY else text


def spoken_to(sentence: Sentence, seat: int) -> Sentence:
    """The sentence as whoever sits there is told it: he is "you", and what agrees with him follows."""
    reader = SEAT_THING + seat
    said: list[Part] = []
    named = NOBODY
    for part in sentence:
        if SEAT_THING <= part.thing < FACE_DOWN:
            named = part.thing
            starts = len(said) == 0 or said[-1].text.endswith((": ", ". "))
            said.append(replace(part, text="You" if starts else "you") if named == reader else part)
        else:
            agrees = part.you is not None and named == reader
            said.append(replace(part, text=part.you or "") if agrees else part)
    return tuple(said)


def plain(sentence: Sentence) -> str:
    """The words of a sentence."""
    return "".join([part.text for part in sentence])


def capital(sentence: str) -> str:
    """The sentence with a capital letter at its start, unless a player's name stands there."""
    return sentence[:1].upper() + sentence[1:]
