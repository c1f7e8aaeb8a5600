"""The pages of a playthrough: the table at the beginning of a turn and what happened, by the layout of a ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from wtactics.cli.board import Board
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.engine.telling import forget_facts
from wtactics.kits.game import Game
from wtactics.kits.sentences import plain

WIDTH: Final = 120


class Pages:
    """What is written of a table, as every ruleset tells it."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game: Final = game
        self.table: Final = table

    def picture(self) -> Iterator[str]:
        """The table at the beginning of a turn: what all see, then what each seat sees beside that."""
        table = self.table
        yield ""
        active = self.game.show.seat_name(table.active)
        yield f"==== turn {table.turn}: {active} ====" if table.turn else "==== setup ===="
        yield from self.standing()
        for seat in range(table.seats):
            yield from folded(self.secrets(seat))
        yield ""

    def standing(self) -> Iterator[str]:
        """What all see of each player."""
        board = Board(self.game, self.game.view(self.table, NOBODY))
        for seat in range(self.table.seats):
            for line in board.player(seat):
                yield from folded(line.plain)

    def secrets(self, seat: int) -> str:
        """The hidden cards whose faces this seat sees, by where they lie."""
        return Board(self.game, self.game.view(self.table, seat)).secrets(self.game.view(self.table, NOBODY))

    def happened(self) -> Iterator[str]:
        """What was noted on the table, with nothing hidden; then it is forgotten."""
        lines = [plain(line.text) for line in self.game.show.log(self.table, self.table.facts) if not line.turn]
        forget_facts(self.table)
        yield from lines


def folded(line: str) -> list[str]:
    """A long line as several, the later ones indented."""
    return wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
