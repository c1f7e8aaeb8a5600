"""What somebody is advised to choose who asks for it: what a bot would, by the same view; nobody else hears of it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.imagine import imagine
from wtactics.server.rooms.trial import Trial

SEED: Final = 1  # of what the seat cannot see, which is imagined; the advice is always the same


def suggested(trial: Trial) -> list[int]:
    """The ids of the options that complete the choice from here on, which the trial has chosen then."""
    picks = list[int]()
    while not trial.whole:
        picks.append(int(trial.game.judgement.habit(imagine(trial.view, SEED), bold=False)))
        trial.choose(picks[-1])
    return picks
