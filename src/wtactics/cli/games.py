"""wtactics games: what can be played."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from wtactics.cli.paper import paper
from wtactics.cli.words import examples
from wtactics.games import GAMES, mods_of, ruleset
from wtactics.kits.game import Game


@click.command(
    epilog=examples(
        "wtactics games",
        "wtactics play --ruleset orc",
    ),
)
def games() -> None:
    """List the games with their mods: how --ruleset calls them, for how many they are, what is otherwise with a mod.

    Mods stand behind the name of their ruleset, each with a plus before it. Some bring cards and decks of their own,
    which `decks --ruleset` lists; decks that a mod does not allow are not listed with it.
    """
    for own in GAMES:
        game = ruleset(own)
        tell(own, f"{game.title}, {for_whom(game)}", "")
        for mod, edit in mods_of(own).items():
            name = f"{own}+{mod}"
            tell(name, f"with {edit.title}, {for_whom(ruleset(name))}", edit.about)


def for_whom(game: Game) -> str:
    """How many may play it."""
    least, most = game.seats
    return f"for {least} players" if least == most else f"for {least} to {most} players"


def tell(name: str, title: str, about: str) -> None:
    """A game: its name and title, and a few sentences below."""
    paper().print(Text.assemble((name, "bold"), f"  {title}"))
    if about:
        paper().print(Padding(Text(about), (0, 0, 0, 4)))
