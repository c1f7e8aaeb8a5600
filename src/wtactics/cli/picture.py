"""The picture of a game for the README: real output of the program, from a game between two bots."""

from __future__ import annotations

import io
import re
from typing import Final

from rich.console import Console
from rich.text import Text

from wtactics.bots.playout import play_out, sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.board import draw
from wtactics.cli.eyes import Eyes
from wtactics.cli.shelf import shelf
from wtactics.kits.verbs import MOVE, PLAY
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.view import ArcView
from wtactics.rulesets.arc.words import labels, option_names, question

SEED: Final = 11
TURN: Final = 9  # the picture is taken in this turn or a later one, when the first player has something to play
WEB_FONTS: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # a picture fetches nothing


def picture() -> str:
    """The table and the question in the middle of a game, as SVG."""
    table = middle_of_a_game()
    console = Console(record=True, width=84, file=io.StringIO(), highlight=False, force_terminal=True)
    console.print(draw(Eyes(ArcView(table, 0), ("you", "greedy")), option_names(table)))
    console.print(Text(f"\n{question(table)}", "bold"))
    for number, label in enumerate(labels(table), 1):
        console.print(Text.assemble((f"{number:>4} ", "bold"), label))
    console.print("A> ")
    return WEB_FONTS.sub("", console.export_svg(title="wtactics play", unique_id="game")) + "\n"


def middle_of_a_game() -> ArcTable:
    """A table between two bots in which player A is asked what to do next."""
    stage = shelf("arc")
    match = stage.match(stage.deck_names()[-2:], SEED, {"first_player": 0})
    bots = [make_bot("greedy", stage.game.rules) for _ in range(2)]
    sow_all(bots, SEED)
    table = match.table
    assert isinstance(table, ArcTable)
    while not table.over and not is_picturesque(table):
        play_out(match, bots, 1)
    return table


def is_picturesque(table: ArcTable) -> bool:
    """Is player A asked, in a late turn of his, and can he both play cards and move creatures?"""
    verbs = [int(option) & 63 for option in table.options]
    return table.turn >= TURN and table.asked == table.active == 0 and PLAY in verbs and MOVE in verbs
