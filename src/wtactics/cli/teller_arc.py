"""What the terminal tells of a match of ARC, whose table it draws in a picture of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from wtactics.cli.board import draw
from wtactics.cli.eyes import Eyes
from wtactics.cli.question import asked
from wtactics.cli.teller import Teller
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, card_of
from wtactics.engine.telling import chain_data
from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.kits.asked import in_window
from wtactics.kits.told.names import seat_name
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import option_names, phrase, question


class ArcTeller(Teller):
    """Tells one seat of a match of ARC."""

    def __init__(self, game: Game, match: Match, view: View, players: tuple[str, ...]) -> None:
        super().__init__(game, match, view, players)
        table = match.table
        assert isinstance(table, ArcTable)
        self.table: Final[ArcTable] = table
        self.eyes: Final = Eyes(view, players)

    def picture(self) -> RenderableType:
        return draw(self.eyes, option_names(self.table) if self.view.mine else {})

    def asked(self) -> Iterator[Text]:
        return asked(self.eyes, self.table, self.warning)

    def is_quiet(self) -> bool:
        chain = chain_data(self.view)
        mine = not chain or chain[-1]["seat"] == self.view.seat
        return in_window(self.table) and mine and self.eyes.view.defending != self.view.seat

    def piles(self) -> Iterator[str]:
        for seat in range(self.view.seats):
            names = [self.eyes.name(c) for c in self.eyes.grave(seat)]
            yield f"graveyard of {seat_name(seat)}: {', '.join(names) or 'empty'}"

    def choice(self, i: int) -> tuple[str, str, int]:
        option, names = self.table.options[i], option_names(self.table)
        start = f"{seat_name(self.table.asked)}, {question(self.table)}"
        whole = f"{start} {phrase(self.table, option, names)}"
        card = int(card_of(option))
        if self.view.mine or card not in names or self.view.name(card) != NOBODY:
            return whole, "", NOBODY
        return whole, f"{start} {phrase(self.table, option, names | {card: 'a card'})}", card
