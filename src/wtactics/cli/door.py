"""The command wtactics: names its subcommands at once and imports the one that is wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from wtactics import __version__
from wtactics.cli.words import examples
from wtactics.content.bad_input import plainly, unknown

COMMANDS: Final = {  # command: its module, and what it is for
    "serve": ("serve", "Serve the table to browsers: play bots, or friends by a link."),
    "backup": ("upkeep", "Copy the data file of a server, also while it runs."),
    "clean": ("upkeep", "Clear away rooms that nobody needs any more."),
    "play": ("play", "Play in the terminal against bots."),
    "simulate": ("simulate", "Let bots play many games and count what came of them."),
    "replay": ("replay", "Look at a saved game again, question by question."),
    "games": ("games", "List the games, their mods, and what is otherwise with each mod."),
    "cards": ("cards", "List cards, by type, faction, cost or words of their text."),
    "decks": ("cards", "List the decks, or show one card by card."),
    "print": ("printing", "Make a PDF of a deck, a set or cards, to be printed and cut."),
    "rules": ("rules", "Print a rule, a topic of rules, or the rules that hold a word."),
    "new-set": ("sets", "Begin a set of your own: a card, explained, and a deck with it."),
    "import-cards": ("sets", "Make a set of cards that the live game exports."),
    "check-cards": ("checks", "Check card files: form, names, and whether every text is understood."),
    "check-deck": ("checks", "Check a deck file against the rules of deck construction."),
    "read-cards": ("checks", "Read a file of foreign cards and say which texts are understood."),
}

EPILOG: Final = examples(
    "wtactics serve --open",
    "wtactics play",
    "wtactics play --bot random --seed 7",
    "wtactics simulate --games 1000 --bots greedy,random",
    "wtactics rules ARC-TACT-06",
)


class Door(click.Group):
    """A group whose commands are imported only when one of them is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in COMMANDS:
            raise unknown("command", cmd_name, COMMANDS)
        module = import_module(f"wtactics.cli.{COMMANDS[cmd_name][0]}")
        name = cmd_name.replace("-", "_")
        command = getattr(module, f"{name}_", None) or getattr(module, name)  # print_, for print is taken
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:
        with plainly():
            return super().invoke(ctx)


@click.group(cls=Door, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="wtactics %(version)s")
def wtactics() -> None:
    """A workbench for the WTactics/Arcmage card game: it knows the rules and holds you to them.

    Each command tells more with --help.
    """
