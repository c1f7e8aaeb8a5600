"""The bots by name: whoever adds one adds a line here, and it appears everywhere."""

from __future__ import annotations

from typing import Any, Final

from wtactics.bots.arc import ArcJudgement
from wtactics.bots.at_random import AtRandom
from wtactics.bots.bot import Bot
from wtactics.bots.greedy import Greedy
from wtactics.bots.judgement import Judgement
from wtactics.bots.slot import SlotJudgement
from wtactics.engine.step import Ruleset

BOTS: Final = {
    "random": "takes any option by chance, good or bad: to learn the moves against",
    "greedy": "tries each option to the end of the turn and takes what leaves it best",
}
LEVELS: Final = {"random": "Easy", "greedy": "Normal"}  # for people who choose an opponent
JUDGEMENTS: Final[dict[str, Judgement]] = {"arc": ArcJudgement(), "slot": SlotJudgement()}


def bot_name(bot: str, nth: int = 1) -> str:
    """What people call a bot of this level at a table; all but the first have numbers."""
    return f"{LEVELS[bot]} bot" + (f" {nth}" if nth > 1 else "")


def make_bot(name: str, rules: Ruleset[Any], seed: int = 0) -> Bot:
    """A bot of this name for this ruleset; KeyError if there is none."""
    if name == "random":
        return AtRandom(seed)
    if name == "greedy":
        return Greedy(rules, JUDGEMENTS[rules.name], seed)
    raise KeyError(name)
