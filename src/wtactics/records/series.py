"""Records of series: a file that names the games of a match, each a record of its own, which replays by itself."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from wtactics.engine.places import NOBODY
from wtactics.games import ruleset
from wtactics.kits.series import LENGTHS, Series
from wtactics.kits.settings import BadSettings
from wtactics.records.file import parsed, read_record, read_text, say_missing, write_record, write_text
from wtactics.records.record import BadRecord, Record
from wtactics.version import __version__

FORMAT: Final = "wtactics match"
VERSION: Final = 1
KEYS: Final = ("format", "version", "written_by", "best_of", "games", "given_up")


@dataclass(slots=True)
class SeriesRecord:
    """A match of several games: how many at most, and the record of each that was begun."""

    best_of: int
    games: list[Record] = field(default_factory=list)
    files: list[str] = field(default_factory=list)  # from which they were read
    given_up: int = NOBODY  # who gave up the whole match

    @property
    def series(self) -> Series:
        """Who has won the games that are over; BadSettings if they do not make a match."""
        ends = [game.outcome for game in self.games if game.outcome is not None]
        results = (NOBODY if end.winner is None else end.winner for end in ends)
        return Series(self.best_of, len(self.games[0].decks), results, self.given_up)


def file_of(path: Path, game: int) -> Path:
    """Where the n-th game of a match is kept: beside the file of the match, with the number behind its name."""
    return path.with_name(f"{path.stem}-game-{game}{path.suffix or '.json'}")


def write_series(record: SeriesRecord, path: Path) -> None:
    """Write the games, then the file that names them; OSError says why that cannot be."""
    for number, game in enumerate(record.games, 1):
        write_record(game, file_of(path, number))
    names = [file_of(path, number).name for number in range(1, len(record.games) + 1)]
    data = {
        "format": FORMAT, "version": VERSION, "written_by": __version__, "best_of": record.best_of, "games": names,
        "given_up": None if record.given_up == NOBODY else record.given_up,
    }  # fmt: skip
    write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", path)


# ---- reading


def is_series(path: Path) -> bool:
    """Does the file say that it names the games of a match?"""
    return bool(parsed(read_text(path), str(path)).get("format") == FORMAT)


def read_series(path: Path) -> SeriesRecord:
    """Read a match with all its games; BadRecord says what is wrong with it, and where."""
    data = parsed(read_text(path), str(path))
    for key in (*data, *KEYS):
        if (key in data) != (key in KEYS):
            raise BadRecord(str(path), f"the keys {', '.join(KEYS)}", f"{key!r}" if key in data else f"no {key!r}")
    if data["format"] != FORMAT or data["version"] != VERSION or isinstance(data["version"], (bool, float)):
        raise BadRecord(str(path), f"version {VERSION} of the format {FORMAT!r}", say_missing(data["version"]))
    if not isinstance(data["best_of"], int) or isinstance(data["best_of"], bool) or data["best_of"] not in LENGTHS:
        expected = f"{' or '.join(map(str, LENGTHS))} games"
        raise BadRecord(f"{path}, best_of", expected, say_missing(data["best_of"]))
    given_up = NOBODY if data["given_up"] is None else data["given_up"]
    if not isinstance(given_up, int) or isinstance(given_up, bool):
        raise BadRecord(f"{path}, given_up", "the seat that gave up the match, or null", say_missing(given_up))
    names = named_games(path, data["games"])
    record = SeriesRecord(data["best_of"], [read_record(path.with_name(name)) for name in names], names, given_up)
    hold_together(record, str(path))
    return record


def named_games(path: Path, names: Any) -> list[str]:
    """The names of the files of the games: all beside this one, no two alike."""
    if not isinstance(names, list) or not names:
        raise BadRecord(f"{path}, games", "a list of one file for each game", say_missing(names))
    for number, name in enumerate(names, 1):
        where = f"{path}, game {number}"
        if not isinstance(name, str) or name != Path(name).name or "\0" in name or name in ("", ".", "..", path.name):
            raise BadRecord(where, "the name of another file in the same folder", say_missing(name))
        if names.index(name) != number - 1:
            raise BadRecord(where, "a file that is not named before", repr(name))
    return names


def hold_together(record: SeriesRecord, source: str) -> None:
    """Refuse games that do not make one match: other rules, other decks, one too many, somebody else who begins."""
    first = record.games[0]
    for number, game in enumerate(record.games, 1):
        where = f"{source}, game {number}"
        if game.ruleset != first.ruleset:
            raise BadRecord(where, f"a game of {first.ruleset}, as the first", game.ruleset)
        if (game.decks, game.printings) != (first.decks, first.printings):
            decks = ", ".join(deck.name for deck in game.decks)
            raise BadRecord(where, "the decks of the first game, card by card", f"other cards ({decks})")
        if game.outcome is None and number < len(record.games):
            raise BadRecord(where, "a game that is over, for another follows", "one that is not over")
    try:
        results, seats = record.series.results, len(first.decks)
        if record.given_up != NOBODY and len(results) < len(record.games):
            raise BadRecord(f"{source}, given_up", "no game under way in a match that was given up", "one")
        for number, game in enumerate(record.games[1:], 1):
            hold_before(Series(record.best_of, seats, results[:number]), first, game, source)
    except BadSettings as bad:
        raise BadRecord(source, "games of one match", "; ".join(bad.faults)) from None


def hold_before(before: Series, first: Record, game: Record, source: str) -> None:
    """Refuse a game that follows a decided match, or that has other settings than it must have."""
    where = f"{source}, game {len(before.results) + 1}"
    if before.over:
        raise BadRecord(where, "no further game, for the match was decided", "one")
    wanted = before.settings(first.settings, ruleset(game.ruleset).settings)
    if others := [name for name, value in game.settings.items() if wanted[name] != value]:
        expected = ", ".join(f"{name} {wanted[name]}" for name in others)
        raise BadRecord(f"{where}, settings", expected, ", ".join(f"{name} {game.settings[name]}" for name in others))
