"""Playthroughs: whole games as text for people, with every question, every option, what happened and what each seat saw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.bots.bot import Bot
from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.content.content import Content, content_of
from wtactics.engine.digest import digest_of, fold, fold_all
from wtactics.engine.match import Match
from wtactics.engine.table import Table
from wtactics.games import ruleset
from wtactics.golden.pages import Pages, folded
from wtactics.kits.game import Game, GoldenGame


def playthrough(name: str, one: GoldenGame) -> str:
    """A game of this ruleset between bots, told from beginning to end."""
    content, match, bots = begun(name, one)
    seat_name = content.game.show.seat_name
    seats = "\n".join(
        f"{seat_name(seat)}: {deck}, played by the bot {one.bot!r}" for seat, deck in enumerate(one.decks)
    )
    head = f"A game of {content.game.title}, seed {one.seed}\n{seats}"
    return "\n".join([head, *Playthrough(content.game, match, bots).lines()]) + "\n"


def begun(name: str, one: GoldenGame) -> tuple[Content, Match, list[Bot]]:
    """The match at its first question, and the bots that play it."""
    content = content_of(name)
    match = content.match(content.take_decks(one.decks), one.seed, {})
    bots = [make_bot(one.bot, content.game) for _ in one.decks]
    sow_all(bots, one.seed)
    return content, match, bots


def digests(name: str) -> str:
    """The games of this ruleset that nobody reads, a line and a number each for all that happened in them."""
    return "".join(digest(one, *played_out(name, one)) for one in ruleset(name).digested)


def digest(one: GoldenGame, table: Table, decisions: int, folded: int) -> str:
    """The line of a game."""
    return f"{one.seed} {one.bot} {' / '.join(one.decks)}: {table.turn} turns, {decisions} decisions, {folded:x}\n"


def played_out(name: str, one: GoldenGame) -> tuple[Table, int, int]:
    """The table at the end with all that was noted, how many decisions that took, and all options and answers as a number."""
    content, match, bots = begun(name, one)
    table = match.table
    table.listen()
    folded, decisions = 0, 0
    while not table.over:
        answer = bots[table.asked].choose_at(content.game.view(table, table.asked))
        folded = fold(fold_all(folded, table.options), answer)
        decisions += 1
        match.choose_at(answer)
    return table, decisions, fold_all(fold(folded, digest_of(table)), table.facts)


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
        view = self.game.view(table, table.asked)
        labels = self.game.labels(view)
        answer = self.bots[table.asked].choose_at(view)
        labels[answer] = f"[{labels[answer]}]"
        asked = f"{self.game.show.seat_name(table.asked)} {self.game.question(view)}"
        yield from folded(f"{asked} {' | '.join(labels)}")
        self.match.choose_at(answer)
        yield from (f"  {line}" for line in self.pages.happened())
