"""What somebody is advised to choose who asks for it: what a bot would, by the same view; nobody else hears of it."""

from __future__ import annotations

from typing import Final

from wtactics.bots.roster import JUDGEMENTS
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.games import Game
from wtactics.server.parts import made

SEED: Final = 1  # of what the seat cannot see, which is imagined; the advice is always the same


def suggested(game: Game, match: Match, seat: int) -> list[int]:
    """The picks that complete the choice from here on."""
    trial, picks = match.clone(), list[int]()
    judgement = JUDGEMENTS[game.rules.name]
    while True:
        view = game.view(trial.table, seat)
        advice = judgement.habit(imagine(view, SEED), bold=False)
        picks.append(list(view.options()).index(advice))
        if made(game, trial, view, picks[-1]):
            return picks
