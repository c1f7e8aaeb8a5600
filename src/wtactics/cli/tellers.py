"""Who tells of which ruleset's matches at the terminal."""

from __future__ import annotations

from typing import Final

from wtactics.cli.teller import Teller
from wtactics.cli.teller_arc import ArcTeller
from wtactics.engine.match import Match
from wtactics.engine.view import View
from wtactics.games import Game

TELLERS: Final[dict[str, type[Teller]]] = {"arc": ArcTeller}  # all others are told of by their layouts


def teller(game: Game, match: Match, view: View, players: tuple[str, ...]) -> Teller:
    """The teller of this match for this seat."""
    return TELLERS.get(game.ruleset, Teller)(game, match, view, players)
