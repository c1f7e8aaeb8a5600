"""wtactics replay: a saved game, looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.text import Text

from wtactics.cli.board import draw
from wtactics.cli.eyes import Eyes
from wtactics.cli.news import news
from wtactics.cli.paper import paper
from wtactics.cli.refusal import Refusal, plainly
from wtactics.cli.shelf import shelf
from wtactics.cli.words import examples
from wtactics.record import Record, RecordedMatch, replay_steps
from wtactics.recordfile import read_record
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import labels, question, seat_name

ONLOOKER: Final = -1


@click.command(
    epilog=examples(
        "wtactics replay wtactics-arc-7.json",
        "wtactics replay wtactics-arc-7.json --to 40",
        "wtactics replay wtactics-arc-7.json --step",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after so many choices and draw the table there.")
@click.option("--step", is_flag=True, help="Wait for Enter after every choice; q ends.")
@click.option("--seat", type=click.Choice(["A", "B", "C", "D"], case_sensitive=False), default="A", show_default=True,
              help="Whose hand is seen when the table is drawn.")  # fmt: skip
def replay(file: Path, to: int | None, step: bool, seat: str) -> None:
    """Play a saved game again: every choice, what came of it, and the table at the end.

    It is told as an onlooker learns of it. The record is held against the rules on the way: where it
    does not fit, that is said.
    """
    with plainly():
        record = read_record(file)
        box = shelf(record.ruleset).box
        if to is not None and to > len(record.choices):
            raise Refusal(f"--to: expected 0 to {len(record.choices)} choices, as many as {file} has; found {to}")
        last = len(record.choices) if to is None else to
        seen = "ABCD".index(seat.upper())
        if seen >= len(record.decks):
            raise Refusal(f"--seat: expected one of the {len(record.decks)} players, found {seat}")
        paper().print(Text(" against ".join(f"{seat_name(i)}: {deck.name}" for i, deck in enumerate(record.decks)), "bold"))
        label = ""
        for made, played in enumerate(replay_steps(record, box)):
            table = table_of(played)
            if label:
                paper().print(Text(label, "bold"))
            for line in news(table, ONLOOKER):
                paper().print(Text(f"  . {line}", "dim"))
            if made == last and to is not None:
                break
            if step and label and stops():
                break
            label = next_choice(record, table, made)
    show(table, seen, len(record.decks))


def table_of(played: RecordedMatch) -> ArcTable:
    """The table, listened to from now on."""
    table = played.match.table
    assert isinstance(table, ArcTable)
    table.listening = True
    return table


def next_choice(record: Record, table: ArcTable, made: int) -> str:
    """The choice that comes next, in words."""
    if table.over or made >= len(record.choices):
        return ""
    choice = record.choices[made]
    if choice < 0:
        return f"{made + 1:>4} {seat_name(-1 - choice)} concedes"
    if choice >= len(table.options):
        return ""
    return f"{made + 1:>4} {seat_name(table.asked)}, {question(table)} {labels(table)[choice]}"


def stops() -> bool:
    """Wait for the person; whether that was enough for him."""
    try:
        return paper().input("[dim]Enter for the next, q to end: [/]").strip().casefold() in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return True


def show(table: ArcTable, seat: int, seats: int) -> None:
    """The table where the replay ended, and what is asked there."""
    paper().print(draw(Eyes(table, seat, tuple("player" for _ in range(seats))), {}))
    if table.over:
        winner = "nobody" if table.winner < 0 else seat_name(table.winner)
        paper().print(f"\nThe game is over: {winner} has won.")
    else:
        paper().print(Text(f"\n{seat_name(table.asked)} is asked. {question(table)}"))
