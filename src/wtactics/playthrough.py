"""Playthroughs: whole games as text for people, with every question, every option, what happened and what each seat saw."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.bots.bot import Bot
from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.shelf import shelf
from wtactics.engine.match import Match
from wtactics.engine.table import Table
from wtactics.kits.game import Game
from wtactics.pages import Pages, folded


def playthrough(name: str, seed: int, bot: str, *decks: str) -> str:
    """The game of this ruleset and seed with these decks, one for each seat, all played by bots of this name."""
    stage = shelf(name)
    brought = stage.take_decks(decks)
    match = stage.match(brought, seed, {})
    bots = [make_bot(bot, stage.game) for _ in brought]
    sow_all(bots, seed)
    seat_name = stage.game.show.seat_name
    seats = "\n".join(f"{seat_name(seat)}: {name}, played by the bot {bot!r}" for seat, name in enumerate(brought))
    head = f"A game of {stage.game.title}, seed {seed}\n{seats}"
    return "\n".join([head, *Playthrough(stage.game, match, bots).lines()]) + "\n"


class Playthrough:
    """A game that is told while it is played."""

    def __init__(self, game: Game, match: Match, bots: list[Bot]) -> None:
        self.game: Final = game
        self.match: Final = match
        self.bots: Final = bots
        self.turn = -1
        self.table: Final[Table] = match.table
        self.table.listen()
        self.pages: Final = Pages(game, match.table)

    def lines(self) -> Iterator[str]:
        """The whole game, from the open question on."""
        table = self.table
        while not table.over:
            if table.turn != self.turn:
                self.turn = table.turn
                yield from self.pages.picture()
            yield from self.decision()
        yield from ("", "==== the end ====")
        yield from self.pages.standing()

    def decision(self) -> Iterator[str]:
        """The open question, its options with the chosen one in brackets, and what came of it."""
        table = self.table
        labels = self.game.labels(table)
        answer = self.bots[table.asked].choose_at(self.game.view(table, table.asked))
        labels[answer] = f"[{labels[answer]}]"
        asked = f"{self.game.show.seat_name(table.asked)} {self.game.question(table)}"
        yield from folded(f"{asked} {' | '.join(labels)}")
        self.match.choose_at(answer)
        yield from (f"  {line}" for line in self.pages.happened())
