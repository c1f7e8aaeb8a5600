"""What somebody reads who has to choose a game and knows none of them: for each game, and for each mod."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wtactics.cards import CONTENT, Card
from wtactics.cards.belonging import ruleset_of
from wtactics.content.content import content_of, told_once
from wtactics.games import mods_of, ruleset

LENGTHS: Final = CONTENT / "choosing" / "lengths.toml"  # as `python -m wtactics.lab.lengths` has written it
PACE: Final = 8  # seconds for a decision: what people are taken to need, nobody has measured it
HARDEST: Final = 5
MUCH: Final = 10  # rules: a mod of more than these makes its game harder
SHOWN: Final = 3  # cards of a mod in its picture


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game takes between bots: the middle half of many games."""

    games: int
    turns: tuple[int, int]
    decisions: tuple[int, int]  # of one player

    @property
    def minutes(self) -> tuple[int, int]:
        """How long that is for somebody who decides at his pace, against a bot."""
        least, most = (max(1, round(made * PACE / 60)) for made in self.decisions)
        return least, most


@dataclass(frozen=True, slots=True)
class Offer:
    """A game or a mod, for whoever chooses."""

    about: str
    wins: str
    feels: str
    hard: int  # to learn: 1 to HARDEST
    rules: int  # in its book; a mod's own
    length: Length | None  # unless nobody has measured it
    picture: tuple[Card, ...]


@told_once
def offer_of(name: str) -> Offer:
    """What is to be known of a game, or of the last mod in its name; what no file says follows from its book and cards."""
    told, game = told_of(name), ruleset(name)
    _, _, mod = name.rpartition("+") if "+" in name else ("", "", "")
    rules = len(mods_of(ruleset_of(name))[mod].book) if mod else len(game.book())
    picture = told.get("picture")
    return Offer(
        about=told.get("about", mods_of(ruleset_of(name))[mod].about if mod else ""),
        wins=told.get("wins", ""), feels=told.get("feels", ""),
        hard=told.get("hard", hardness(name, rules)), rules=rules, length=lengths().get(name),
        picture=tuple(new_cards(name) if picture is None else named(name, picture)),
    )  # fmt: skip


def named(name: str, titles: list[str]) -> Iterator[Card]:
    """The cards of these names, as far as they are there."""
    known = {card.name: card for card in content_of(name).cards}
    return (known[title] for title in titles if title in known)


def hardness(name: str, rules: int) -> int:
    """How hard a game is of which no file says it: a mod is one step harder than its game, if it has much to read."""
    if "+" not in name:
        return HARDEST
    return min(HARDEST, offer_of(ruleset_of(name)).hard + (rules > MUCH))


def new_cards(name: str) -> Iterator[Card]:
    """Some cards that a mod brings, of different types and factions as far as there are; none if it brings none."""
    if "+" not in name:
        return
    before = {card.name for card in content_of(ruleset_of(name)).cards}
    fresh = [card for card in content_of(name).cards if card.name not in before]
    kinds = list(dict.fromkeys(card.type for card in fresh))
    for n in range(SHOWN):
        of_kind = [card for card in fresh if card.type == kinds[n % len(kinds)]]
        if of_kind:
            card = of_kind[n * len(of_kind) // SHOWN]
            fresh.remove(card)
            yield card


def told_of(name: str) -> dict[str, Any]:
    """What the file of a game says of it; nothing where there is none."""
    path = CONTENT / "choosing" / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def lengths() -> dict[str, Length]:
    """How long the games take that were measured, by name."""
    told = tomllib.loads(LENGTHS.read_text("utf-8")) if LENGTHS.is_file() else {}
    return {name: Length(one["games"], pair(one["turns"]), pair(one["decisions"])) for name, one in told.items()}


def pair(numbers: list[int]) -> tuple[int, int]:
    """The least and the most."""
    least, most = numbers
    return least, most
