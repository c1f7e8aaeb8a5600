"""wtactics simulate: many games between bots, and what came of them."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, cast

import click

from wtactics.cli.contest import Contest, play_all
from wtactics.cli.ending import how
from wtactics.cli.paper import bar, margin
from wtactics.cli.report import print_report
from wtactics.cli.tally import Result, Tally
from wtactics.cli.words import BOTS, DECKS, NUMBERS, OWN_SETS, PLAYERS, RULESET, SEED, examples
from wtactics.content.bad_input import BadInput
from wtactics.content.content import content_of
from wtactics.content.left_unread import refuse_bots
from wtactics.engine.invariants import Broken
from wtactics.rulebook import Rulebook

Row = dict[str, object]
Writer = Callable[[Result], None]
RowWriter = Callable[[Row], None]
COLUMNS = ("seed", "decks", "bots", "winner", "ending", "out", "how", "turns", "decisions", "guard")
JOINED = ("decks", "bots", "out")  # lists by seat, which a cell holds with bars between them


@click.command(
    epilog=examples(
        "wtactics simulate --games 1000 --seed 7 --jobs 2",
        "wtactics simulate --bots greedy,random --games 200",
        'wtactics simulate --decks "Deck A,Deck B" --out games.ndjson',
        "wtactics simulate --games 10000 --check",
    ),
)
@RULESET
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games are played.")
@click.option(
    "--seed", type=SEED, default=1, show_default=True, help="Of the first game; the next has the next number."
)
@click.option(
    "--decks", type=DECKS, default="", help="One for each player, by commas; without it decks are drawn by lot."
)
@click.option("--bots", type=BOTS, default="random,random", show_default=True, help="One for each player, by commas.")
@PLAYERS
@click.option("--set", "house", type=NUMBERS, multiple=True, metavar="NAME=VALUE", help="Change a number of the game.")
@click.option("--check", is_flag=True, help="Look at the invariants of the table after every step (slower).")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes to share the games.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Write a line for each game: NDJSON, or .csv."
)
@OWN_SETS
def simulate(
    ruleset: str, games: int, seed: int, decks: tuple[str, ...], bots: tuple[str, ...], players: int | None,
    house: tuple[tuple[str, int], ...], check: bool, jobs: int, out: Path | None,
) -> None:  # fmt: skip
    """Let bots play many games: how long they take, who wins, how they end, how fast they are played.

    Players change seats from game to game. The same seed gives the same games, whatever --jobs is.
    Shares are given with their 95 % Wilson intervals. Ctrl-C prints what there is so far.
    """
    content = content_of(ruleset)
    players = players or content.game.seats[0]
    listed = content.take_decks(spread(decks, players, "deck"))
    refuse_bots(content, listed or content.deck_names())
    contest = Contest(ruleset, listed, spread(bots, players, "bot"), players, seed, check, house)
    content.settle(dict(house), players)
    if out is not None and not out.parent.is_dir():
        raise BadInput(f"--out: expected a file in a folder that is there, found {out}")
    tally, stopped, fault = Tally(), True, None
    try:
        with writer(out, content.rulebook) as write, bar("games", games) as show:
            stopped = count(contest, games, jobs, tally, write, show)
    except OSError as error:  # the file takes no more: what was played is told nevertheless
        fault = error
    if stopped:
        margin().print(f"stopped after {tally.games} of {games} games")
    print_report(content, contest, tally)
    if fault is not None:
        raise BadInput(
            f"--out: {out or 'nothing'}: {(fault.strerror or 'it cannot be used').lower()}; not all lines are in it"
        )


def spread(names: tuple[str, ...], players: int, what: str) -> tuple[str, ...]:
    """One name for each player: a single one is for all."""
    if len(names) == 1:
        return names * players
    if len(names) not in (0, players):
        if what == "bot" and set(names) == {"random"}:
            return ("random",) * players
        raise BadInput(f"--{what}s: expected one {what} for each of {players} players, found {len(names)}")
    return names


def count(contest: Contest, games: int, jobs: int, tally: Tally, write: Writer, show: Callable[..., object]) -> bool:
    """Play and count, and show how many are played; tell whether somebody stopped it."""
    played = play_all(contest, games, jobs)
    try:
        for results, seconds in played:
            tally.seconds += seconds
            for result in results:
                tally.add(result)
                write(result)
            show(completed=tally.games)
    except KeyboardInterrupt:
        return True
    except Broken as broken:
        raise click.ClickException(f"an invariant does not hold: {broken}\n{' '.join(broken.__notes__)}") from None
    finally:
        played.close()  # type: ignore[attr-defined]  # a generator, which ends its processes
    return False


@contextmanager
def writer(out: Path | None, book: Rulebook) -> Iterator[Writer]:
    """What writes the line of a game: to a file of the form that its ending names, made for the first line; or nowhere."""
    if out is None:
        yield lambda _result: None
        return
    with ExitStack() as stack:
        begun: list[RowWriter] = []

        def write(result: Result) -> None:
            if not begun:
                file = stack.enter_context(out.open("w", buffering=1, encoding="utf-8", newline=""))
                begun.append(csv_writer(file) if out.suffix.lower() == ".csv" else json_writer(file))
            begun[0](row(result, book))

        yield write


def row(result: Result, book: Rulebook) -> Row:
    """What is told of one game."""
    r, words = result, how(book, result.ending, result.out)
    winner = None if r.winner < 0 else r.winner
    values = (r.seed, r.decks, r.bots, winner, r.ending, r.out, words, r.turns, r.decisions, r.guard)
    return dict(zip(COLUMNS, values, strict=True))


def json_writer(file: IO[str]) -> RowWriter:
    """One JSON object a line."""
    return lambda cells: print(json.dumps(cells, ensure_ascii=False), file=file)


def csv_writer(file: IO[str]) -> RowWriter:
    """A table with a head; lists are joined by bars."""
    table = csv.DictWriter(file, COLUMNS)
    table.writeheader()

    def write(cells: Row) -> None:
        table.writerow(cells | {name: " | ".join(cast(tuple[str, ...], cells[name])) for name in JOINED})

    return write
