"""What all matrices share: a reader for each game, and what is said in it, each text read only once."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from language.hearing import Hearing
from wtactics.games import ruleset
from wtactics.language.errors import TextRefused

GAMES = ("arc", "ava", "orc", "slot")
KINDS = "adept elf ember goblin human knight orc soldier wolf"
NOTHING = re.compile(r"(?!)")

Row = dict[str, Any]


@cache
def heard(game: str) -> Hearing:
    """Texts as this game reads them; its grammar is made once for all matrices."""
    return Hearing(ruleset(game).speech, KINDS)


@cache
def meanings(game: str, text: str, type_: str = "creature") -> list[str]:
    """What a text means in a game; TextRefused if it is not understood."""
    return heard(game).meanings(text, type_)


@cache
def table(file: str) -> dict[str, Any]:
    """What stands in a file that lies here."""
    return tomllib.loads((Path(__file__).parent / file).read_text("utf-8"))


def rows(file: str, name: str = "row") -> list[Row]:
    """Those of this name in a file that lies here."""
    found: list[Row] = table(file)[name]
    return found


def games_of(row: Row) -> list[str]:
    """In which games it is said."""
    return str(row.get("games", " ".join(GAMES))).split()


def differing(
    game: str, pairs: Iterable[tuple[str, str]], type_: str = "creature", unlike: re.Pattern[str] = NOTHING
) -> list[str]:
    """The other words among these pairs, the usual ones first, that do not mean the same, but for what may be unlike."""
    wrong = []
    for usual, other in pairs:
        try:
            known, found = ([unlike.sub("", each) for each in meanings(game, text, type_)] for text in (usual, other))
        except TextRefused as refused:
            wrong.append(f"{game}: {refused}")
        else:
            wrong += [] if found == known else [f"{game}: {other} is not {usual}"]
    return wrong


def check_refused(game: str, texts: Iterable[str], type_: str = "creature") -> None:
    """None of these texts is understood in this game."""
    for text in texts:
        assert heard(game).refusal(text, type_)
