"""The checks of files: cards, decks, and foreign cards."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from wtactics.cards import CONTENT, Deck, Fault, FaultyFile, FilePlace, read_deck
from wtactics.cli.paper import paper
from wtactics.cli.watch import keep_watching, read_all, well
from wtactics.cli.words import OWN_SETS, RULESET, examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import content_of
from wtactics.games import UnknownRuleset, ruleset, speeches
from wtactics.kits.sentences import counted

FILE = click.Path(path_type=Path)


@click.command(
    "check-cards",
    epilog=examples(
        "wtactics check-cards",
        "wtactics check-cards my-cards.toml another-folder",
        "wtactics check-cards --watch my-set",
    ),
)
@click.argument("paths", nargs=-1, type=FILE)
@click.option("--watch", is_flag=True, help="Go on: read again what is saved, and tell what is wrong then.")
def check_cards(paths: tuple[Path, ...], watch: bool) -> None:
    """Check card files and folders of them: form, numbers, names, and whether every text is understood.

    A text is read in the words of each ruleset whose cards the file says that it holds. Decks that lie there are held
    against the rules of their game, too. All faults are reported, each with its place and what would have been right.
    Without a path, the cards that ship with the program are checked.
    """
    from wtactics.content.checking import Checks

    with plainly():
        checks = Checks(paths or [CONTENT / "cards"])
        if watch:
            keep_watching(checks)
            return
        missing = [Fault(FilePlace(str(path), 0), "nothing there", "a file or a folder of cards") for path in paths
                   if not path.exists()]  # fmt: skip
        if missing:
            raise FaultyFile(missing)
        checks.look()
        read_all(checks)
    if told := checks.faults():
        raise BadInput(told)
    if not checks.cards():
        raise BadInput(
            f"{', '.join(map(str, paths))}: found no cards, expected [[card]] blocks in files that end in .toml"
        )
    paper().print(well(checks))


@click.command(
    "check-deck",
    epilog=examples(
        "wtactics check-deck my-deck.toml",
        "wtactics check-deck my-deck.toml another-deck.toml",
    ),
)
@click.argument("files", nargs=-1, required=True, type=FILE)
@OWN_SETS
def check_deck(files: tuple[Path, ...]) -> None:
    """Check deck files: their form, their cards, and the rules of deck construction of the ruleset that they name.

    All rules that a deck breaks are named, and every deck is told of, also after one that breaks some.
    """
    refused: list[str] = []
    for file in files:
        try:
            deck = checked(file)
        except BadInput as refusal:
            refused.append(refusal.message)
        else:
            paper().print(Text(f"{file}: {deck.name}, {counted(len(deck), 'card')}: legal in {deck.ruleset}."))
    if refused:
        raise BadInput("\n".join(refused))


def checked(file: Path) -> Deck:
    """A legal deck; Refusal says what is wrong with it."""
    with plainly():
        deck = read_deck(file)
    try:
        ruleset(deck.ruleset)
    except UnknownRuleset as unknown:
        raise BadInput(f"{file}: expected a deck for {unknown.expected}; found one for {unknown.found}") from None
    content_of(deck.ruleset).legal(deck)
    return deck


@click.command(
    "read-cards",
    epilog=examples(
        "wtactics read-cards export.json --faults",
    ),
)
@click.argument("file", type=FILE)
@click.option("--faults", is_flag=True, help="List only the cards that are not understood.")
@RULESET
def read_cards(file: Path, faults: bool, ruleset: str) -> None:
    """Read an export of other people's cards (JSON) and say which texts are understood, and where the others are not.

    Nothing is kept: this tells how far card English reaches.
    """
    from wtactics.vocabulary.reading.sample import read_export

    with plainly():
        report = read_export(file, content_of(ruleset).game.speech, speeches)
    for reading in report.readings:
        if reading.refusal is not None:
            paper().print(Text.assemble(("not understood  ", "red"), (reading.name, "bold")))
            paper().print(Text(str(reading.refusal)), soft_wrap=True)
        elif not faults:
            paper().print(Text.assemble(("understood      ", "green"), (reading.name, "bold")))
    understood, of = report.totals()
    paper().print(f"{understood} of {of} texts are understood.")
