"""A match of several games in the terminal: one after the other, and between them how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from wtactics.cli.paper import paper
from wtactics.cli.sitting import PERSON, sit, unsaved
from wtactics.content.bad_input import plainly
from wtactics.content.content import Content
from wtactics.engine.chance import Seed, base_of, new_key, seed_drawn
from wtactics.engine.places import NOBODY
from wtactics.kits.game import Game
from wtactics.kits.series import Series
from wtactics.records.record import Record, RecordedMatch, dealt_again, resume
from wtactics.records.series import SeriesRecord, file_of, write_series

NUMBERS: Final = {3: "three"}


def play_series(content: Content, record: SeriesRecord, bot: str, file: Path) -> None:
    """Play from game to game until the match is decided, or the person leaves; all of it is saved."""
    with plainly(str(file)):
        played = resume(record.games[-1], content.pool, content.game)
    while True:
        record.games[-1] = played.record
        if not played.match.over:
            paper().print(Text(f"Game {len(record.games)}, best of {NUMBERS[record.best_of]}.", "bold"))
            give_up = partial(give_up_match, record) if record.series.may_be_given_up else None
            sit(content, played, bot, lambda other: save_series(record, file, other), give_up)
            save_series(record, file, "")
        lines = standing(content.game, record.series, PERSON)
        for line in lines if played.match.over else [*lines][:1]:
            paper().print(Text(line, "bold"))
        if record.series.over:
            return
        if not played.match.over or not wants_next(record, file):
            paper().print(
                Text(f"Go on with: wtactics play --resume {file} --bot {bot}"), soft_wrap=True
            )  # to be copied
            return
        if record.given_up == NOBODY:
            played = next_game(content, record)
            record.games.append(played.record)


def next_game(content: Content, record: SeriesRecord) -> RecordedMatch:
    """The game that follows: the same decks, other chance, and who begins as the rules say."""
    first = record.games[0]
    settings = record.series.settings(first.settings, content.game.settings)
    seed = later_seed(first.seed, len(record.games) + 1)
    following: Record = replace(first, settings=settings, seed=seed, choices=[], outcome=None)
    return dealt_again(following, content.pool, content.game)


def later_seed(first: Seed, number: int) -> Seed:
    """What begins the chance of a later game: drawn from the seed of the first, unless that was a secret."""
    return seed_drawn(base_of(first), number) if isinstance(first, int) else new_key()


def save_series(record: SeriesRecord, file: Path, other: str) -> None:
    """Write the match with its games, or say why not."""
    path = Path(other) if other else file
    try:
        write_series(record, path)
    except OSError as error:
        raise unsaved(path, error) from None
    games = ", ".join(file_of(path, number).name for number in range(1, len(record.games) + 1))
    paper().print(Text(f"The match is saved in {path}, its games in {games}."), soft_wrap=True)


def give_up_match(record: SeriesRecord) -> None:
    """The person gives up the match, whatever becomes of the game."""
    record.given_up = PERSON


def wants_next(record: SeriesRecord, file: Path) -> bool:
    """Wait for the person: is another game wanted now? He may give up all that are left, too."""
    more = ", concede to give up the match" if record.series.may_be_given_up else ""
    try:
        said = paper().input(f"[dim]Enter for the next game, q to leave{more}: [/]").strip().casefold()
    except (EOFError, KeyboardInterrupt):
        paper().print()
        return False
    if more and said.split()[:1] == ["concede"]:
        give_up_match(record)
        save_series(record, file, "")
    return said not in ("q", "quit")


def standing(game: Game, series: Series, me: int) -> Iterator[str]:
    """How a match stands, and who has won it when it is over; told to the player `me`, or to a spectator."""
    names = ["you" if seat == me else game.show.seat_name(seat) for seat in range(series.seats)]
    score = ", ".join(f"{name} {n}" for name, n in zip(names, series.wins, strict=True))
    drawn = series.results.count(NOBODY)
    yield f"The match (best of {NUMBERS[series.best_of]}): {score}{f', drawn {drawn}' if drawn else ''}."
    if series.given_up != NOBODY:
        yield (
            "You have given up the match."
            if series.given_up == me
            else f"{names[series.given_up]} has given up the match."
        )
    if series.over and series.winner == NOBODY:
        yield "The match is a draw."
    elif series.over:
        yield "You have won the match." if series.winner == me else f"{names[series.winner]} has won the match."
    elif series.beginner != NOBODY:
        yield "You begin the next game." if series.beginner == me else f"{names[series.beginner]} begins the next game."
    elif series.results:
        yield "Lot decides who begins the next game."
