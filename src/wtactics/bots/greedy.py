"""The bot that looks one play ahead: it plays each option to the end of the turn and takes what leaves it best."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.bots.bot import Bot
from wtactics.engine.chance import base_of, drawn
from wtactics.engine.imagine import imagine
from wtactics.engine.library import Library
from wtactics.engine.match import Match, Row, all_steps
from wtactics.engine.places import Option, Seat, what_of
from wtactics.engine.step import Ruleset
from wtactics.engine.table import Table
from wtactics.engine.view import View
from wtactics.kits.judgement import Judgement

LEAVES: Final = 48  # so many ends are looked at for one option
WIDTH: Final = 12  # so many answers to a question in the middle of a play
PATIENCE: Final = 200  # questions, until a play is judged where it stands
LOWEST: Final = -(1 << 50)
SEEDS: Final = 1 << 30


class Greedy(Bot):
    """It imagines what it cannot see, and expects the usual of everybody for the rest of the turn."""

    def __init__(self, rules: Ruleset[Any], judgement: Judgement[Any], seed: i64 = 0) -> None:
        self.rules: Final = rules
        self.judgement: Final = judgement
        self.base: i64 = base_of(seed)
        self.throws: i64 = 0
        self.library: Library | None = None
        self.rows: list[Row] = []
        self.leaves: i64 = 0

    def sow(self, seed: i64) -> None:
        self.base = base_of(seed)
        self.throws = 0

    def choose(self, view: View) -> Option:
        return view.options()[self.choose_at(view)]

    def choose_at(self, view: View) -> i64:
        self.throws += 1
        table = imagine(view, drawn(self.base, self.throws, SEEDS))
        match = Match(table, self.rules, self.rows_for(table))
        best: i64 = 0
        most: i64 = LOWEST
        i: i64 = 0
        while i < len(table.options):
            worth = self.judged(match, table.options[i], view.seat)
            if worth > most:
                best, most = i, worth
            i += 1
        return best

    def rows_for(self, table: Table) -> list[Row]:
        """The steps of the rules and of this library's cards, laid out once."""
        if self.library is not table.library:
            self.library = table.library
            self.rows = all_steps(table, self.rules)
        return self.rows

    def judged(self, match: Match, option: Option, seat: Seat) -> i64:
        """What the seat has at the end of the turn if it takes this option."""
        worth = self.tried(match, option, seat, False)
        if self.judgement.hastes(what_of(option)):
            worth = max(worth, self.tried(match, option, seat, True))
        return worth

    def tried(self, match: Match, option: Option, seat: Seat, bold: bool) -> i64:
        """The worth of the option, carried on carefully or boldly."""
        self.leaves = LEAVES
        return self.followed(match, option, seat, bold, match.table.turn)

    def followed(self, match: Match, option: Option, seat: Seat, bold: bool, turn: i64) -> i64:
        """Take the option on a copy and go on by habit; where the play itself asks, or is contested, look at every answer."""
        ahead = match.clone()
        t = ahead.table
        ahead.act(option)
        ahead.run()
        patience: i64 = PATIENCE
        while not t.over and t.turn == turn and patience > 0:
            verb = what_of(t.options[len(t.options) - 1])
            contested = self.judgement.branches(verb) if t.asked == seat else self.judgement.contests(verb)
            if self.leaves > 1 and contested:
                return self.best_of(ahead, seat, bold, turn)
            ahead.act(self.judgement.habit(t, bold))
            ahead.run()
            patience -= 1
        self.leaves -= 1
        return self.judgement.worth(t, seat)

    def best_of(self, match: Match, seat: Seat, bold: bool, turn: i64) -> i64:
        """What the seat has after the best that whoever is asked can make of this question: for himself, not for the seat."""
        side: i64 = 1 if match.table.asked == seat else -1
        most: i64 = LOWEST
        options = match.table.options
        i: i64 = 0
        while i < len(options) and i < WIDTH and (i == 0 or self.leaves > 0):
            most = max(most, side * self.followed(match, options[i], seat, bold, turn))
            i += 1
        return side * most
