"""How long games take, for whoever chooses one; python -m wtactics.lab.lengths writes content/choosing/lengths.toml.

Bots that look ahead play the decks of this very game that are for learning, or all of them where none is, with the settings of
a table at which a person sits; of a mod without decks those of its ruleset. A decision is a question with more than one answer.
"""

from __future__ import annotations

import argparse
import sys
from statistics import quantiles
from typing import Final

from wtactics.cli.contest import Contest, play_all
from wtactics.content.choosing import LENGTHS, Length, lengths
from wtactics.content.content import content_of
from wtactics.games import all_games, ruleset

BOT: Final = "greedy"
HEAD: Final = (
    "# How long games take between bots: python -m wtactics.lab.lengths has written it. The middle half of the games.\n"
)


def main(words: list[str] | None = None) -> None:
    """Measure some games, or all, and write them beside those that were measured before."""
    parser = argparse.ArgumentParser(prog="python -m wtactics.lab.lengths", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"such as {', '.join(all_games())}")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="of each (default 60)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share them")
    asked = parser.parse_args(words)
    if asked.games < 4:
        parser.error("expected --games of 4 or more")
    known = {name: found for name, found in lengths().items() if name in all_games()}
    for name in asked.names or all_games():
        known[name] = measured(name, asked.games, asked.jobs)
        print(f"{name}: {known[name]}")
        LENGTHS.write_text(HEAD + "".join(written(one, known[one]) for one in all_games() if one in known), "utf-8")


def measured(name: str, games: int, jobs: int) -> Length:
    """Play so many games, and take the middle half of them."""
    content, players = content_of(name), ruleset(name).seats[0]
    own = [deck for deck in content.decks.values() if deck.ruleset == name] or list(content.decks.values())
    decks = tuple(deck.name for deck in own if deck.learning) or tuple(deck.name for deck in own)
    settings = tuple((setting.name, 1) for setting in content.game.settings if setting.name == "end_asked")
    contest = Contest(name, spread(decks, players), (BOT,) * players, players, 1, False, settings)
    results = [one for chunk, _ in play_all(contest, games, jobs) for one in chunk]
    turns = middle([float(one.turns) for one in results])
    return Length(games, turns, middle([one.decisions / players for one in results]))


def spread(decks: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A deck for each player, from the first on, and again if there are too few."""
    return tuple(decks[n % len(decks)] for n in range(players))


def middle(counts: list[float]) -> tuple[int, int]:
    """The first and the third quartile."""
    first, _, third = quantiles(counts, n=4)
    return round(first), round(third)


def written(name: str, length: Length) -> str:
    """One game as the file has it."""
    key = name if name.isalpha() else f'"{name}"'
    turns, decisions = ([*pair] for pair in (length.turns, length.decisions))
    return f"\n[{key}]\ngames = {length.games}\nturns = {turns}\ndecisions = {decisions}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
