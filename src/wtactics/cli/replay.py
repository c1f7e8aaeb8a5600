"""wtactics replay: a saved game, looked at again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click
from rich.text import Text

from wtactics.cli.ending import verdict
from wtactics.cli.paper import paper
from wtactics.cli.review import how_it_went
from wtactics.cli.screen import Screen
from wtactics.cli.series import standing
from wtactics.cli.words import examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import Content
from wtactics.engine.places import NOBODY
from wtactics.records.file import read_record
from wtactics.records.record import DRAW_OFFERED, Record, replay_steps, resume, taker
from wtactics.records.series import SeriesRecord, is_series, read_series
from wtactics.records.shelf import content_for


@dataclass(frozen=True, slots=True)
class ToldChoice:
    """A choice in words; where it was about a card that was not seen then, also without that card's name."""

    whole: str
    hidden: str
    card: int


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
              help="Through whose eyes the game is seen.")  # fmt: skip
def replay(file: Path, to: int | None, step: bool, seat: str) -> None:
    """Play a saved game again: every choice, what came of it, and the table at the end.

    It is told as one player saw it, without what was hidden from him. The record is held against the rules on the
    way: where it does not fit, that is said. Of a match of several games the result of each is told, and which file
    plays it again.
    """
    with plainly(str(file)):
        if is_series(file):
            if step or to is not None:
                raise BadInput(f"{file}: a match has several games; name the file of one of them with --to or --step")
            tell_series(file, read_series(file), "ABCD".index(seat.upper()))
            return
        record = read_record(file)
        content = content_for(record)
        if to is not None and to > len(record.choices):
            raise BadInput(f"--to: expected 0 to {len(record.choices)} choices, as many as {file} has; found {to}")
        last = len(record.choices) if to is None else to
        seen = "ABCD".index(seat.upper())
        if seen >= len(record.decks):
            raise BadInput(f"--seat: expected one of the {len(record.decks)} players, found {seat}")
        heading = " against ".join(
            f"{content.game.show.seat_name(i)}: {deck.name}" for i, deck in enumerate(record.decks)
        )
        choice: ToldChoice | None = None
        players = tuple("player" for _ in record.decks)
        for made, played in enumerate(replay_steps(record, content.pool)):
            table = played.match.table
            table.listen()
            told = Screen(content.game, played.match, content.game.view(table, seen), players)
            if made == 0:
                paper().print(Text(heading, "bold"))
            tell(choice, told)
            if made == last and to is not None:
                break
            if step and choice and stops():
                break
            choice = next_choice(record, told, made)
    show(content, record, told)


def tell_series(file: Path, record: SeriesRecord, seat: int) -> None:
    """Each game of a match, replayed to its end; which file has it, how it ended, and how the match stands."""
    content = content_for(record.games[0])
    for number, (game, name) in enumerate(zip(record.games, record.files, strict=True), 1):
        match = resume(game, content.pool, content.game).match
        paper().print(Text(f"Game {number}: wtactics replay {file.with_name(name)}", "bold"), soft_wrap=True)
        if match.over:
            paper().print(verdict(content.rulebook, content.game, content.game.view(match.table, seat), NOBODY))
        else:
            paper().print(Text(f"\nIt stands at turn {match.table.turn}, and is not over."))
    for line in standing(content.game, record.series, NOBODY):
        paper().print(Text(line, "bold"))


def next_choice(record: Record, told: Screen, made: int) -> ToldChoice | None:
    """The choice that comes next, in words for those who know all and for this view."""
    table = told.match.table
    if table.over or made >= len(record.choices):
        return None
    choice = record.choices[made]
    if choice < 0:
        said = "concedes" if choice > DRAW_OFFERED else "offers a draw"
        return ToldChoice(f"{made + 1:>4} {told.game.show.seat_name(taker(choice, NOBODY))} {said}", "", NOBODY)
    if choice >= len(table.options):
        return None
    whole, hidden, card = told.choice(choice)
    return ToldChoice(f"{made + 1:>4} {whole}", f"{made + 1:>4} {hidden}" if hidden else "", card)


def tell(choice: ToldChoice | None, told: Screen) -> None:
    """Print the choice that was made, which may have shown its card, and what came of it."""
    if choice is not None:
        hidden = choice.card != NOBODY and not told.view.sees(choice.card)
        paper().print(Text(choice.hidden if hidden else choice.whole, "bold"))
    for line in told.news():
        paper().print(Text(f"  . {line}", "dim"))


def stops() -> bool:
    """Wait for the person; whether that was enough for him."""
    try:
        return paper().input("[dim]Enter for the next, q to end: [/]").strip().casefold() in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return True


def show(content: Content, record: Record, told: Screen) -> None:
    """The table where the replay ended, and what is asked there or how the game ended."""
    paper().print(told.picture())
    if told.view.over:
        paper().print(verdict(content.rulebook, content.game, told.view, NOBODY))
        for line in how_it_went(content, record, told.view.seat):
            paper().print(line)
    else:
        table = told.match.table
        asked = content.game.question(content.game.view(table, table.asked))
        paper().print(Text(f"\n{content.game.show.seat_name(table.asked)} is asked. {asked}"))
