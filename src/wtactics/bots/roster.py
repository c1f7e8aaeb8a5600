"""The bots by name: whoever adds one adds a line here, and it appears everywhere."""

from __future__ import annotations

from typing import Final

from wtactics.bots.at_random import AtRandom
from wtactics.bots.bot import Bot
from wtactics.bots.greedy import Greedy
from wtactics.kits.game import Game

BOTS: Final = {
    "random": "takes any option by chance, good or bad: to learn the moves against",
    "greedy": "tries each option to the end of the turn and takes what leaves it best",
}
LEVELS: Final = {"random": "Easy", "greedy": "Normal"}  # for people who choose an opponent


def bot_name(bot: str, nth: int = 1) -> str:
    """What people call a bot of this level at a table; all but the first have numbers."""
    return f"{LEVELS[bot]} bot" + (f" {nth}" if nth > 1 else "")


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot of this name for this game; KeyError if there is none."""
    if name == "random":
        return AtRandom(seed)
    if name == "greedy":
        return Greedy(game.rules, game.judgement, seed)
    raise KeyError(name)
