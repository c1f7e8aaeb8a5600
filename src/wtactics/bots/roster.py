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
    "random": "takes any option, each as likely as the others",
    "greedy": "plays each option to the end of the turn and takes what leaves it best",
}
JUDGEMENTS: Final[dict[str, Judgement]] = {"arc": ArcJudgement(), "slot": SlotJudgement()}


def make_bot(name: str, rules: Ruleset[Any], seed: int = 0) -> Bot:
    """A bot of this name for this ruleset; KeyError if there is none."""
    if name == "random":
        return AtRandom(seed)
    if name == "greedy":
        return Greedy(rules, JUDGEMENTS[rules.name], seed)
    raise KeyError(name)
