"""wtactics new-set and wtactics import-cards: how sets of one's own begin."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich.text import Text

from wtactics.cli.paper import paper
from wtactics.cli.words import RULESET, examples
from wtactics.content.bad_input import plainly
from wtactics.content.content import content_of

FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command(
    "new-set",
    epilog=examples(
        'wtactics new-set "Pond Life"',
        'wtactics new-set "Pond Life" --ruleset slot --to sets',
    ),
)
@click.argument("name")
@click.option(
    "--to", type=FOLDER, default=Path(), metavar="FOLDER", help="Where the folder of the set is made; else here."
)
@RULESET
def new_set(name: str, to: Path, ruleset: str) -> None:
    """Begin a set of your own: a folder with a sheet, an example card explained line by line, and a legal deck with it."""
    from wtactics.content.new_set import begin_set, title_of

    with plainly():
        folder, deck = begin_set(name, content_of(ruleset), to)
    where = shlex.quote(str(folder))
    played = f"wtactics play --ruleset {ruleset} --cards {where} --deck {shlex.quote(title_of(name))}"
    paper().print(Text(f"{folder}: cards.toml has a card to begin with, deck.toml is {deck.name} with it."))
    for line in (f"wtactics check-cards --watch {where}", played):
        paper().print(Text(f"  {line}"), soft_wrap=True)
