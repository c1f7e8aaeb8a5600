"""The options that several commands share, and how their words are read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import click

from wtactics.content.bad_input import BadInput, unknown
from wtactics.rulebook import all_rulesets

MOST: Final = 2**63 - 1


def examples(*lines: str) -> str:
    """What stands below the options of a command: lines to be typed."""
    return "\n".join(["\b", "Examples:" if len(lines) > 1 else "Example:", *(f"  {line}" for line in lines)])


def option_of(param: click.Parameter | None) -> str:
    """How an option is called on the command line."""
    return param.opts[0] if param is not None else "here"


DATA: Final = click.option(
    "--data", metavar="FILE", help="The data file, or the URL of a database; else one in your folder."
)
UNENTERED: Final = click.option(
    "--unentered", type=click.FloatRange(0), default=72.0, show_default=True, metavar="HOURS",
    help="Clear away rooms that nobody has entered for so long; 0: never.",
)  # fmt: skip
IDLE: Final = click.option(
    "--idle", type=click.FloatRange(0), default=0.0, show_default=True, metavar="DAYS",
    help="Clear away games in which nothing has happened for so long; 0: never.",
)  # fmt: skip


class Seed(click.ParamType[int]):
    """A whole number that begins all chance."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            seed = int(value)
        except (TypeError, ValueError):
            seed = -1
        if not 0 <= seed <= MOST:
            raise BadInput(f"--seed: expected a whole number from 0 to 2^63 - 1, found {value!r}")
        return seed


class Names(click.ParamType[tuple[str, ...]]):
    """Some names, by commas."""

    name = "names"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = tuple(name.strip() for name in str(value).split(",") if name.strip())
        if value and not names:
            raise BadInput(f"{option_of(param)}: expected names with commas between them, found {value!r}")
        return names


class BotNames(Names):
    """Some bots, by commas."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        from wtactics.bots.roster import BOTS

        names = super().convert(value, param, ctx)
        if not names:
            raise BadInput(f"{option_of(param)}: expected {' or '.join(BOTS)}, found no name")
        for name in names:
            if name not in BOTS:
                raise unknown("bot", name, BOTS)
        return names


class BotName(click.ParamType[str]):
    """One bot."""

    name = "name"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        names = BOTS.convert(value, param, ctx)
        if len(names) > 1:
            raise BadInput(f"{option_of(param)}: expected one name, found {len(names)}")
        return names[0]


class NumberOfTheGame(click.ParamType[tuple[str, int]]):
    """A setting and its value: name=value."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        if isinstance(value, tuple):
            return value
        name, _, number = str(value).partition("=")
        if name.strip():
            with suppress(ValueError):
                return name.strip(), int(number)
        raise BadInput(f"--set: expected NAME=VALUE with a whole number, found {value!r}")


class RulesetName(click.ParamType[str]):
    """A ruleset, by the name of its rulebook, with its mods behind it: ava, ava+regions."""

    name = "name"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        own, plus, mods = str(value).lower().partition("+")
        if own not in all_rulesets():
            raise unknown("ruleset", str(value), all_rulesets())
        return game_with(own, mods) if plus else own


def game_with(own: str, mods: str) -> str:
    """The name of a ruleset with these mods, as everybody writes it."""
    from wtactics.games import UnknownRuleset, ruleset

    try:
        return ruleset(f"{own}+{mods}").name
    except UnknownRuleset as error:
        raise BadInput(f"--ruleset: {error}") from None


class RulesetOption(click.Option):
    """Its help names what there is, which is looked up only when somebody asks for help."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        from wtactics.games import all_games

        if self.help is not None:
            self.help = f"{self.help.partition(':')[0].rstrip('.')}: {', '.join(all_games())}."
        return super().get_help_record(ctx)


SEED: Final = Seed()
DECKS: Final = Names()
BOTS: Final = BotNames()
BOT: Final = BotName()
NUMBERS: Final = NumberOfTheGame()
RULESET: Final = click.option(
    "--ruleset",
    cls=RulesetOption,
    type=RulesetName(),
    default="arc",
    show_default=True,
    help="Which game is played.",
)
PLAYERS: Final = click.option(
    "--players", type=click.IntRange(2, 4), help="How many sit at the table.  [default: the fewest of the game]"
)


def open_them(_ctx: click.Context, _param: click.Parameter, paths: tuple[Path, ...]) -> None:
    """Open the sets that are named; without any those stay open that the environment names."""
    if paths:
        from wtactics.content.content import open_sets

        open_sets(paths)


BY_HAND: Final = click.option(
    "--by-hand", is_flag=True,
    help="What nobody reads of a card's text you carry out by hand; all players sit at this terminal.",
)  # fmt: skip


def by_hand_of(name: str) -> str:
    """The name of the same game, in which texts that nobody reads are carried out by hand."""
    own, _, mods = name.partition("+")
    return name if "byhand" in mods.split("+") else game_with(own, f"{mods}+byhand".lstrip("+"))


OWN_SETS: Final = click.option(
    "--cards", type=click.Path(path_type=Path), multiple=True, expose_value=False, is_eager=True, callback=open_them,
    metavar="PATH", help="Play with a set of your own, too: a folder, or a file, of cards and decks. May be given again.",
)  # fmt: skip
