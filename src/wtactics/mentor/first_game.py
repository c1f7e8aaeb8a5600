"""A first game as `content/first/<ruleset>.toml` has it: what is dealt, and what is said at which moment."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wtactics.cards import CONTENT
from wtactics.content.content import content_of
from wtactics.games import GAMES, ruleset
from wtactics.mentor.moment import BadMoment, Moment, moment_of

# What a first game is about, in this order; beside that a mentor greets and takes his leave.
TOPICS: Final = ("steps", "paying", "moving", "combat", "responses", "winning")
MANNERS: Final = ("greeting", "leave")


class BadFirstGame(ValueError):
    """A first game is not written as it should be: where, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to say, once."""

    number: int  # its place in the file
    topic: str
    text: str
    rules: tuple[str, ...]
    moment: Moment


@dataclass(frozen=True, slots=True)
class FirstGame:
    """What is dealt, against whom, and what there is to say."""

    ruleset: str
    deck: str  # by its key, as the bot's
    against: str
    bot: str
    seed: int
    turns: int  # of the table, in which all topics come up
    settings: Mapping[str, int]
    sentences: tuple[Sentence, ...]


@cache
def first_game(name: str) -> FirstGame | None:
    """The first game of a ruleset; None where there is none. BadFirstGame says what is wrong with its file."""
    path = CONTENT / "first" / f"{name}.toml"
    if not path.is_file():
        return None
    told = tomllib.loads(path.read_text("utf-8"))
    settings = ruleset(name).settle(told.get("settings", {}), 2)
    sentences = tuple(sentence(name, number, one, settings) for number, one in enumerate(told["say"]))
    return FirstGame(
        ruleset=name, deck=told["deck"], against=told["against"], bot=told["bot"], seed=told["seed"],
        turns=told["turns"], settings=told.get("settings", {}), sentences=sentences,
    )  # fmt: skip


def sentence(name: str, number: int, one: dict[str, Any], settings: Mapping[str, int]) -> Sentence:
    """One sentence; it may name a number of the game in braces, so that what it says of it is true."""
    where, book = f"content/first/{name}.toml, sentence {number + 1}", content_of(name).rulebook
    if one["topic"] not in TOPICS + MANNERS:
        raise BadFirstGame(f"{where}: expected one of {', '.join(TOPICS + MANNERS)}, found {one['topic']!r}")
    if unknown := [rule for rule in one.get("rules", ()) if rule not in book]:
        raise BadFirstGame(f"{where}: expected rules of the book, found {', '.join(unknown)}")
    try:
        moment = moment_of(one["when"])
    except BadMoment as bad:
        raise BadFirstGame(f"{where}: {bad}") from None
    text = " ".join(one["text"].split()).format_map(settings)
    return Sentence(number, one["topic"], text, tuple(one.get("rules", ())), moment)


def all_first_games() -> tuple[FirstGame, ...]:
    """Every first game there is."""
    return tuple(found for name in GAMES if (found := first_game(name)) is not None)
