"""Cards from short lines: `creature 2 Red Banner loyalty 1 (Elf) 2/3: text`, or `cost 3 close 1 def 2 life 1: text`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenes.text import Unclear
from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, Card, Stat
from wtactics.cards.fault import FilePlace
from wtactics.engine.library import Library
from wtactics.kits.game import Game
from wtactics.vocabulary.reading.collection import build_with_tokens

KINDS: Final = re.compile(r"\(([^)]*)\)")
FIGHT: Final = re.compile(r"(?<!\S)(-?\d+)/(-?\d+)(?!\S)")
COST_X: Final = re.compile(r"\b([XT])\b(?: ?([+-]) ?(\d+))?")
NUMBER: Final = re.compile(r"\b\d+\b")
LIBRARIES: Final = 100  # so many are kept for scenes of the same cards, which stand side by side


@dataclass(frozen=True)
class Print:
    """What a ruleset's cards are told by, beside type, cost, faction, loyalty, kinds, and ATK and DEF or a city's values."""

    expects: str = "cost, faction, loyalty, (kinds) and values"
    numbers: tuple[str, ...] = ()  # what is told with a number behind it
    words: tuple[str, ...] = ()  # with a word
    flags: tuple[str, ...] = ()  # with nothing
    cost: int = 0  # of what tells none
    types: tuple[str, ...] = TYPES  # where there is but one, nobody tells it


def printed(name: str, words: str, number: int, sheet: Print) -> tuple[Card, dict[str, Stat]]:
    """A card, and the values by name that were told of it."""
    head, _, text = words.partition(":")
    line = Line(name, KINDS.sub("", head))
    kinds = " ".join(KINDS.findall(head)).split()
    values = line.values(sheet)
    type_ = line.type(sheet.types)
    supports = line.all_of(FACTIONS) if type_ == "region" else ()
    faction = line.one_of(FACTIONS, (*supports, "Gaian")[0])
    cost_x, fight = line.take(COST_X), line.take(FIGHT)
    city = type_ in ("city", "region")
    discipline = line.one_of(DISCIPLINES, "Body" if type_ == "city" else "")
    numbers = [int(found[0]) for found in iter(lambda: line.take(NUMBER), None)]
    strength = (numbers.pop() if numbers else 8) if city else 0
    if line.left.split():
        raise Unclear(f"card {name}", sheet.expects, " ".join(line.left.split()))
    cost = (
        int(f"{cost_x[2] or ''}{cost_x[3] or 0}") if cost_x else (numbers or [int(values.pop("cost", sheet.cost))])[0]
    )
    card = Card(
        number=number, version=1, set="scene", name=name, faction=faction, type=type_, subtypes=tuple(kinds),
        cost=cost, cost_x=bool(cost_x), cost_t=bool(cost_x and cost_x[1] == "T"), loyalty=int(values.pop("loyalty", 0)),
        attack=int(fight[1]) if fight else 0, defense=int(fight[2]) if fight else 0, strength=strength, discipline=discipline,
        text=text.strip(), flavour="", stats=(), place=FilePlace("scene", 0), text_line=0,
        supports=supports,
    )  # fmt: skip
    return card, values


class Line:
    """What is still to be read of the words of a card."""

    def __init__(self, name: str, left: str) -> None:
        self.name: Final = name
        self.left = left

    def take(self, sign: re.Pattern[str]) -> re.Match[str] | None:
        """The first that looks so, which is read then."""
        found = sign.search(self.left)
        if found is not None:
            self.left = self.left[: found.start()] + self.left[found.end() :]
        return found

    def one_of(self, words: tuple[str, ...], otherwise: str) -> str:
        """One of these words."""
        found = self.take(re.compile(rf"\b({'|'.join(words)})\b"))
        return found[0] if found else otherwise

    def all_of(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """All of these words that stand there, in their order."""
        found = {word for _ in words if (word := self.one_of(words, ""))}
        return tuple(word for word in words if word in found)

    def type(self, types: tuple[str, ...]) -> str:
        """The type, which is told first."""
        if len(types) == 1:
            return types[0]
        type_, _, self.left = self.left.strip().partition(" ")
        if type_ not in types:
            raise Unclear(f"card {self.name}", f"a type out of {', '.join(types)}", type_)
        return type_

    def values(self, sheet: Print) -> dict[str, Stat]:
        """What is told by its name."""
        values: dict[str, Stat] = {}
        numbers = re.compile(rf"\b({'|'.join(('cost', 'loyalty', *sheet.numbers))}) (\d+)\b")
        while found := self.take(numbers):
            values[found[1]] = int(found[2])
        while sheet.words and (found := self.take(re.compile(rf"\b({'|'.join(sheet.words)}) (\w+)"))):
            values[found[1]] = found[2]
        while sheet.flags and (found := self.take(re.compile(rf"\b({'|'.join(sheet.flags)})\b"))):
            values[found[1]] = True
        return values


@lru_cache(LIBRARIES)
def library_of(cards: tuple[Card, ...], game: Game) -> Library:
    """The engine's library of these cards, their texts read as those of any card."""
    return build_with_tokens(cards, game.speech, by_hand=game.by_hand)[0]
