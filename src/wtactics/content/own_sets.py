"""Own sets: folders and files of cards and decks that somebody plays with beside those that ship.

Which are open stands in the environment, so that every process that this program starts plays with the same.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from wtactics.cards import CONTENT, Card, CardLibrary, FaultyFile
from wtactics.cards.fault import Fault, FilePlace
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import MOST_BYTES, read_source, source_of
from wtactics.cards.writing import by_sheet, sheet_text

SETTING: Final = "WTACTICS_CARDS"  # their paths, as a list in JSON
HANDS: Final = "WTACTICS_BY_HAND"  # is set where cards that nobody reads may be played, in games by hand alone
MOST_FILES: Final = 1_000  # in one folder
CARDS: Final = re.compile(rb"""^[ \t]*\[?[ \t]*["']?cards\b""", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SetFiles:
    """The files of some sets: sheets of cards, and decks."""

    sheets: tuple[Path, ...] = ()
    decks: tuple[Path, ...] = ()


def name_sets(paths: Iterable[Path]) -> None:
    """These sets are open from now on, and no others; FaultyFile if one of them is not there."""
    named = [path.absolute() for path in paths]
    gone = [Fault(FilePlace(str(path), 0), "nothing there", "a folder or a file of cards") for path in named
            if not path.exists()]  # fmt: skip
    if gone:
        raise FaultyFile(gone)
    os.environ[SETTING] = json.dumps([str(path) for path in named])


def named_sets() -> tuple[Path, ...]:
    """The sets that are open."""
    told = os.environ.get(SETTING, "")
    try:
        paths = json.loads(told) if told else []
    except ValueError:
        paths = None
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        raise FaultyFile([Fault(FilePlace(SETTING, 0), repr(told), 'a list of paths in JSON, such as ["my-set"]')])
    return tuple(map(Path, paths))


def allow_hands() -> None:
    """From now on sets may hold cards that nobody reads: games by hand have them, and all others go without."""
    os.environ[HANDS] = "1"


def hands_allowed() -> bool:
    """May they?"""
    return bool(os.environ.get(HANDS))


def files_of(paths: Iterable[Path]) -> SetFiles:
    """The files of these sets: a deck is what has a table of cards, all else is a sheet."""
    found = dict.fromkeys(file for path in paths for file in toml_files(path))
    decks = tuple(file for file in found if is_deck(file))
    return SetFiles(tuple(file for file in found if file not in decks), decks)


def toml_files(path: Path) -> list[Path]:
    """All .toml files of a folder and those below it, or the one file; FaultyFile if they are too many."""
    if not path.is_dir():
        return [path]
    files = sorted(path.rglob("*.toml"))
    if len(files) > MOST_FILES:
        raise FaultyFile([Fault(FilePlace(str(path), 0), f"{len(files)} files", f"{MOST_FILES} or less in one set")])
    return files


def is_deck(file: Path) -> bool:
    """Does the file list copies of cards? What cannot be read is told by whoever reads it as a sheet."""
    try:
        with file.open("rb") as opened:  # a sheet of thousands of cards need not be read twice
            return bool(CARDS.search(opened.read(MOST_BYTES))) and "cards" in read_source(file).table
    except (FaultyFile, OSError):
        return False


def is_own(card: Card) -> bool:
    """Does the card come from elsewhere than from what ships?"""
    return is_own_file(card.place.file)


@cache
def is_own_file(file: str) -> bool:
    """Does the file lie elsewhere than what ships? Of one that has many cards it is asked once."""
    return not Path(file).is_relative_to(CONTENT)


@dataclass(frozen=True)
class OwnCards:
    """Cards of one's own that a match is played with, as a record carries them."""

    set: str
    digest: str  # over all that is printed on them and matters in play
    sheet: str  # as the text of a sheet

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards; FaultyFile if the sheet holds none."""
        return tuple(cards_of(source_of(self.sheet, f"the set {self.set!r} of the record")))


def carried(cards: Iterable[Card]) -> tuple[OwnCards, ...]:
    """Those of these cards that do not ship, sheet by sheet."""
    sheets = by_sheet(card for card in cards if is_own(card))
    return tuple(OwnCards(sheet[0].set, digest_of(sheet), sheet_text(sheet)) for sheet in sheets)


def digest_of(cards: Iterable[Card]) -> str:
    """A short hash over all that is printed on these cards and matters in play."""
    return CardLibrary(cards).fingerprint()
