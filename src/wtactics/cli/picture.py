"""The picture of a game for the README: real output of the program, from a game between two bots."""

from __future__ import annotations

import io
import re
from typing import Final

from rich.console import Console

from wtactics.bots.playout import play_out, sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.screen import Screen
from wtactics.content.content import content_of
from wtactics.engine.match import Match
from wtactics.engine.table import Table
from wtactics.kits.verbs import MOVE, PLAY

SEED: Final = 11
TURN: Final = 9  # the picture is taken in this turn or a later one, when the first player has something to play
WEB_FONTS: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # a picture fetches nothing


def picture() -> str:
    """The table and the question in the middle of a game, as SVG."""
    match, game = middle_of_a_game(), content_of("arc").game
    told = Screen(game, match, game.view(match.table, 0), ("you", "greedy"))
    console = Console(record=True, width=84, file=io.StringIO(), highlight=False, force_terminal=True)
    for line in (told.picture(), *told.asked()):
        console.print(line)
    console.print("A> ")
    return WEB_FONTS.sub("", console.export_svg(title="wtactics play", unique_id="game")) + "\n"


def middle_of_a_game() -> Match:
    """A match between two bots in which player A is asked what to do next."""
    content = content_of("arc")
    match = content.match(content.deck_names()[-2:], SEED, {"first_player": 0})
    bots = [make_bot("greedy", content.game) for _ in range(2)]
    sow_all(bots, SEED)
    while not match.over and not is_picturesque(match.table):
        play_out(match, bots, 1)
    return match


def is_picturesque(table: Table) -> bool:
    """Is player A asked, in a late turn of his, and can he both play cards and move creatures?"""
    verbs = [int(option) & 63 for option in table.options]
    return table.turn >= TURN and table.asked == table.active == 0 and PLAY in verbs and MOVE in verbs
