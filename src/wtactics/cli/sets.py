"""wtactics new-set and wtactics import-cards: how sets of one's own begin."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich.text import Text

from wtactics.cards import FaultyFile
from wtactics.cli.paper import bar, paper
from wtactics.cli.words import RULESET, examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import content_of
from wtactics.kits.sentences import counted

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
    paper().print(
        Text(f"{folder}: cards.toml has a card to begin with, deck.toml is {deck.name} with it."), soft_wrap=True
    )
    for line in (f"wtactics check-cards --watch {where}", played):
        paper().print(Text(f"  {line}"), soft_wrap=True)


@click.command(
    "import-cards",
    epilog=examples(
        "wtactics import-cards export.json --to rebirth",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--to", type=FOLDER, required=True, metavar="FOLDER", help="The folder of the set; it is made if it is not there."
)
@RULESET
def import_cards(file: Path, to: Path, ruleset: str) -> None:
    """Make a set of cards that the live game exports as JSON, to play with at your own table.

    Texts are taken as they are, without their markup, and stay with whoever has the right to them; artist and licence are
    kept beside the card, pictures are not. The export of a deck gives its cards and the deck. A card that comes again (by
    its guid) in other words is a new version; what is as it was stays as it is in the set, also with your changes. Rows
    that cannot be cards are told and left out.
    """
    from wtactics.content.import_deck import take_deck
    from wtactics.content.importing import Import
    from wtactics.vocabulary.reading.sample import export_of, listed

    with plainly():
        export = export_of(file)
        rows = listed(export, str(file))
        shipped = content_of(ruleset).cards
        with bar("Importing cards", len(rows)) as tell:
            folder = Import(file, to, ruleset, shipped)
            done = folder.take(rows, lambda: tell(advance=1))
        deck = take_deck(export, file, to, ruleset, {guid: kept.name for guid, kept in folder.kept.items()})
    told = f"{counted(len(done.new), 'new card')}, {len(done.changed)} in a new version, {done.same} as before"
    paper().print(Text(f"{to}: {told}."), soft_wrap=True)
    if deck is not None:
        paper().print(Text(f"{deck}: the deck of these cards."), soft_wrap=True)
    if done.changed:
        paper().print(Text(f"New versions: {', '.join(done.changed)}."))
    if done.left_out:
        paper().print(Text(f"Left out, for texts make them: {', '.join(done.left_out)}."), soft_wrap=True)
    for remark in done.remarks:
        paper().print(Text(remark), soft_wrap=True)
    paper().print(
        Text(f"wtactics check-cards {shlex.quote(str(to))} tells which texts are understood."), soft_wrap=True
    )
    if done.faults:
        raise BadInput(f"{counted(len(done.faults), 'card')} left out:\n{FaultyFile(done.faults)}")
